"""The course of an auction: turns, final passes, who has it, stuck players and new deals."""

import pytest

from tests.rules.questions import auction


@pytest.mark.parametrize(
    ("variant", "dealer", "first"),
    [
        ("single-deck", 4, 1),
        ("single-deck", 1, 2),
        ("double-deck", 3, 4),
        ("cutthroat", 3, 1),
        ("cutthroat", 1, 2),
        ("cutthroat", 2, 3),
    ],
)
def test_dealers_left_speaks_first(variant, dealer, first):
    answer = auction("", variant, dealer)
    assert answer["next_seat"] == first
    assert (answer["over"], answer["winner"], answer["bid"]) == (False, None, None)


def test_the_last_one_in_wins_at_his_bid():
    answer = auction("1:250 2:260 3:pass 4:pass 1:280 2:pass")
    assert (answer["over"], answer["winner"], answer["bid"]) == (True, 1, 280)
    assert (answer["next_seat"], answer["legal_bids"], answer["may_pass"]) == (None, [], False)
    assert (answer["forced"], answer["under_the_gun"]) == (False, False)
    assert all(call["legal"] for call in answer["calls"])


def test_the_turn_skips_who_has_passed():
    answer = auction("1:250 2:pass 3:260 4:pass 1:270")
    assert (answer["next_seat"], answer["bid"], answer["may_pass"]) == (3, 270, True)


@pytest.mark.parametrize(
    ("variant", "passes", "seat", "bid"),
    [
        pytest.param("single-deck", "1:pass 2:pass 3:pass", 4, 250, id="last-player-SD4"),
        pytest.param("double-deck", "1:pass 2:pass 3:pass", 4, 50, id="dealer-DD4"),
    ],
)
def test_the_last_one_is_stuck_and_not_asked(variant, passes, seat, bid):
    answer = auction(passes, variant)
    assert (answer["winner"], answer["bid"], answer["forced"]) == (seat, bid, True)
    assert (answer["next_seat"], answer["may_pass"], answer["legal_bids"]) == (None, False, [])


def test_cutthroat_passed_out_is_dealt_again():
    answer = auction("1:pass 2:pass", "cutthroat")
    assert (answer["over"], answer["next_seat"], answer["legal_bids"][0]) == (False, 3, 300)
    answer = auction("1:pass 2:pass 3:pass", "cutthroat")
    assert (answer["over"], answer["winner"], answer["bid"]) == (True, None, None)
    assert (answer["forced"], answer["may_pass"]) == (False, False)


def test_the_last_to_speak_may_take_it_where_a_redeal_threatens():
    answer = auction("1:pass 2:pass 3:310", "cutthroat")
    assert (answer["winner"], answer["bid"], answer["forced"]) == (3, 310, False)


@pytest.mark.parametrize("pass_out", ["dealer", "last_player"])
def test_a_table_may_stick_the_cutthroat_dealer(pass_out):
    answer = auction("1:pass 2:pass", "cutthroat", pass_out=pass_out, forced_bid=200)
    assert (answer["winner"], answer["bid"], answer["forced"]) == (3, 200, True)
    assert not answer["under_the_gun"]


def test_a_table_may_deal_again_in_single_deck():
    answer = auction("1:pass 2:pass 3:pass 4:pass", pass_out="redeal")
    assert (answer["over"], answer["winner"], answer["forced"]) == (True, None, False)


def test_a_pass_before_the_opening_says_no_meld():
    first, second = auction("1:pass 2:300", "cutthroat")["calls"]
    assert (first["legal"], first["rule"]) == (True, "CT4")
    assert "must open" in first["reason"]
    assert second["rule"] == "CT5"
    free = auction("1:pass", "cutthroat", open_duty="free")["calls"][0]
    assert (free["rule"], free["reason"]) == ("CT3", "A pass is final.")
    assert auction("1:300 2:pass", "cutthroat")["calls"][1]["rule"] == "CT3"


class TestIrregularBid:
    """IR10: void, to be made good or passed; it stands once the next player has called."""

    def test_as_last_call_it_is_void(self):
        answer = auction("1:250 2:300")
        assert (answer["next_seat"], answer["bid"]) == (2, 250)
        assert answer["legal_bids"] == [260, 270]
        void = answer["calls"][1]
        assert (void["legal"], void["rule"], void["meaning"]) == (False, "SD3", None)
        assert void["reason"].endswith("Make it good or pass (IR10).")

    def test_it_is_made_good(self):
        answer = auction("1:250 2:300 2:270")
        assert (answer["next_seat"], answer["bid"]) == (3, 270)
        assert [call["legal"] for call in answer["calls"]] == [True, False, True]

    def test_it_is_passed(self):
        answer = auction("1:250 2:240 2:pass 3:260")
        assert (answer["next_seat"], answer["bid"]) == (4, 260)

    def test_it_stands_once_the_next_player_has_called(self):
        answer = auction("1:250 2:300 3:310")
        assert (answer["next_seat"], answer["bid"]) == (4, 310)
        assert [call["legal"] for call in answer["calls"]] == [True, False, True]
        assert answer["calls"][1]["reason"].endswith("so it stands (IR10).")

    def test_it_can_win(self):
        answer = auction("1:250 2:255 3:pass 4:pass 1:pass")
        assert (answer["over"], answer["winner"], answer["bid"]) == (True, 2, 255)

    def test_a_low_opening_that_stands_is_not_under_the_gun(self):
        answer = auction("1:pass 2:200 3:210 2:pass", "cutthroat")
        assert (answer["winner"], answer["bid"], answer["under_the_gun"]) == (3, 210, False)
        assert answer["calls"][1]["legal"] is False
