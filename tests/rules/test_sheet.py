"""The score sheet: hands, strikes, corrections, penalties, the dealer, the end."""

import pytest

from games.rules.errors import LedgerRefused
from games.rules.sheet import Start
from tests.rules.ledgers import (
    FOUR,
    book,
    confirmation,
    correction,
    hand,
    numbers,
    passed_out,
    penalty,
    plain,
    restore,
    sheet,
    void,
)

MADE = {"A": 310, "B": 140}
SET = {"trick_points": {"A": 150, "B": 100}}
WINS = {"meld": {"A": 1500, "B": 60}}


def test_empty():
    empty = sheet()
    assert (empty.lines, empty.totals, empty.target) == ((), {"A": 0, "B": 0}, 1500)
    assert (empty.dealer, empty.hand_number, empty.version) == (1, 1, 0)
    assert (empty.winner, empty.is_over, empty.is_draw, empty.ending) == (None, False, False, None)
    assert (empty.names, empty.people) == ({"A": "Ann & Bob", "B": "Cy & Dee"}, FOUR)
    assert empty.playing == ("A", "B")


def test_hands():
    found = sheet(hand(bidder_seat=3), hand(**SET))
    first, second = found.lines
    assert (first.seq, first.number, first.kind, first.state) == (1, "1", "hand", "live")
    assert (first.delta, first.totals_after) == (MADE, MADE)
    assert (first.verdict.headline, first.bidder_name) == (
        "Ann & Bob made 300 with 10 to spare.",
        "Bob",
    )
    assert first.reasons == first.verdict.reasons
    assert (second.delta, second.totals_after) == ({"A": -300, "B": 160}, {"A": 10, "B": 300})
    assert second.bidder_name == "Ann & Bob"
    assert (found.totals, found.version, found.hand_number) == ({"A": 10, "B": 300}, 2, 3)
    assert (first.dealer, second.dealer, found.dealer) == (1, 2, 3)
    assert found.leaders == ("B",)
    assert (first.by, first.at, first.version_seq) == ("Ann", "", 1)


def test_paper_start():
    start = Start(FOUR, 4, {"A": 500, "B": -40}, 7, 2000)
    found = sheet(hand(), start=start)
    assert found.totals == {"A": 810, "B": 100}
    assert (found.lines[0].number, found.lines[0].dealer, found.dealer) == ("8", 4, 1)
    assert (found.target, found.hand_number) == (2000, 9)


def test_correction_keeps_both_versions():
    found = sheet(hand(), hand(), correction(1, **SET))
    first = found.lines[0]
    assert [version.seq for version in first.versions] == [1, 3]
    assert [version.delta for version in first.versions] == [MADE, {"A": -300, "B": 160}]
    assert first.versions[0].verdict.short == "made"
    assert (first.seq, first.version_seq, first.delta["A"]) == (1, 3, -300)
    assert found.totals == {"A": 10, "B": 300}
    assert found.dealer == 3
    assert found.line(3) is first
    assert found.line(99) is None
    assert found.line("1") is None


def test_correction_of_a_correction():
    found = sheet(hand(), correction(1, **SET), correction(2, bid=310))
    assert [version.seq for version in found.lines[0].versions] == [1, 2, 3]
    assert found.totals == MADE


def test_an_old_version_that_the_rules_refuse_has_no_verdict():
    found = sheet(hand(bid=400), correction(1), plain("rules", rules={"widow": 0}))
    assert found.lines[0].versions[0].verdict is not None
    house = {"impossible_contract": "must_concede"}
    found = sheet(hand(bid=400), correction(1), plain("rules", rules=house))
    assert found.lines[0].versions[0].verdict is None
    assert found.lines[0].versions[0].delta == {"A": 0, "B": 0}
    assert found.totals == MADE


def test_strike_and_restore():
    found = sheet(hand(), hand(**SET), void(1))
    assert numbers(found) == ["1 struck", "2 live"]
    assert found.lines[0].delta == MADE
    assert found.lines[0].totals_after == {"A": 0, "B": 0}
    assert found.totals == {"A": -300, "B": 160}
    again = sheet(hand(), hand(**SET), void(1), restore(3))
    assert numbers(again) == ["1 live", "2 live"]
    assert again.totals == {"A": 10, "B": 300}


def test_confirmations_are_of_a_version():
    found = sheet(hand(), confirmation(1, "Cy"), confirmation(1, "Dee"))
    assert found.lines[0].confirmations == ("Cy", "Dee")
    found = sheet(hand(), confirmation(1), correction(1, **SET), confirmation(3, "Dee"))
    assert found.lines[0].confirmations == ("Dee",)


class TestDealer:
    """G7, G8."""

    @pytest.mark.parametrize(
        ("entries", "dealer", "number"),
        [
            ((hand(),), 2, 2),
            ((hand(), hand(), hand(), hand()), 1, 5),
            ((hand(), hand(), void(2)), 2, 2),
            ((hand(), hand(), void(1)), 3, 3),
            ((hand(), hand(), void(2), hand()), 3, 3),
            ((hand(), hand(), void(2), restore(2)), 3, 3),
            ((hand(), hand(), void(2), hand(), restore(2)), 3, 3),
            ((hand(), hand(), void(2), void(1)), 1, 1),
            ((hand(), hand(), void(2), void(1), restore(1)), 2, 2),
            ((hand(), hand(), void(1), void(2)), 2, 1),
            ((hand(), hand(), correction(1, **SET)), 3, 3),
            ((hand(), hand(), penalty(A=-50, target=1)), 3, 3),
        ],
    )
    def test_single_deck(self, entries, dealer, number):
        found = sheet(*entries)
        assert (found.dealer, found.hand_number) == (dealer, number)

    def test_passed_out_deals_again(self):
        found = sheet(passed_out(), variant="double-deck")
        assert (found.dealer, found.hand_number) == (1, 2)
        assert found.lines[0].verdict.short == "passed out"

    def test_what_was_passed_out_was_played_after_all(self):
        played = correction(1, "double-deck")
        assert sheet(passed_out(), played, variant="double-deck").dealer == 2
        later = (passed_out(), hand("double-deck"), correction(1, "double-deck"))
        assert sheet(*later, variant="double-deck").dealer == 2


class TestPenalty:
    """G10."""

    def test_stands_under_its_hand(self):
        found = sheet(hand(), penalty(B=-60), hand(), penalty(A=-10, B=5), penalty(A=1, target=1))
        assert numbers(found) == ["1 live", "1a live", "1b live", "2 live", "2a live"]
        assert [line.totals_after["A"] for line in found.lines] == [310, 310, 311, 621, 611]
        assert found.totals == {"A": 611, "B": 225}
        (reason,) = found.lines[1].reasons
        assert (reason.side, reason.points, reason.text, reason.rule) == ("B", -60, "renege", "G10")
        assert sheet(penalty(note="", A=5)).lines[0].reasons[0].text == "penalty"

    def test_before_the_first_hand(self):
        found = sheet(penalty(A=-20), hand(), variant="single-deck")
        assert numbers(found) == ["0a live", "1 live"]
        assert found.totals == {"A": 290, "B": 140}

    def test_is_struck_alone_or_with_its_hand(self):
        alone = sheet(hand(), penalty(B=-60), void(2))
        assert numbers(alone) == ["1 live", "1a struck"]
        assert alone.totals == MADE
        together = sheet(hand(), penalty(B=-60), void(1))
        assert numbers(together) == ["1 struck", "1a struck"]
        assert together.totals == {"A": 0, "B": 0}
        misdeal = sheet(hand(), hand(), void(2), penalty(B=-60))
        assert numbers(misdeal) == ["1 live", "1a live", "2 struck"]

    def test_of_a_penalty_stands_under_the_same_hand(self):
        assert numbers(sheet(hand(), penalty(B=-60), penalty(B=10, target=2)))[2] == "1b live"

    def test_can_end_the_game_and_undo_it(self):
        before = hand(meld={"A": 1300, "B": 60})
        lifted = sheet(before, penalty(A=30))
        assert (lifted.winner, lifted.totals["A"]) == ("A", 1500)
        sunk = sheet(hand(**WINS), penalty(A=-400), hand(**SET))
        assert (sunk.winner, sunk.totals["A"]) == (None, 970)

    def test_under_a_passed_out_hand_is_tested_too(self):
        found = sheet(
            passed_out(), penalty(A=500), variant="double-deck", rules={"tie_rule": "overtime"}
        )
        assert found.winner == "A"

    def test_many(self):
        lines = sheet(hand(), *[penalty(A=1) for _ in range(28)]).lines
        assert [line.number for line in lines[26:]] == ["1z", "1-27", "1-28"]


class TestEnd:
    """G9, G12."""

    def test_first_winner_ends_the_game(self):
        found = sheet(hand(**WINS), hand(), penalty(B=-10))
        assert numbers(found) == ["1 live", "2 after the end", "2a after the end"]
        assert (found.winner, found.is_over, found.totals) == ("A", True, {"A": 1670, "B": 140})
        assert found.lines[1].delta == MADE
        assert found.lines[1].totals_after == {"A": 1670, "B": 140}
        assert (found.ending.sentence, found.ending.rule) == (
            "Ann & Bob are over 1500 alone.",
            "SD15",
        )
        assert found.lines[0].ending is found.ending

    def test_a_correction_opens_the_game_again(self):
        found = sheet(hand(**WINS), hand(), plain("reopen"), correction(1))
        assert numbers(found) == ["1 live", "2 live"]
        assert (found.winner, found.is_over, found.totals) == (None, False, {"A": 620, "B": 280})
        assert found.ending is None

    def test_reopened_until_something_is_written(self):
        reopened = sheet(hand(**WINS), plain("reopen"))
        assert (reopened.winner, reopened.is_over) == (None, False)
        seated = plain("seat", seat=1, player="Zoe", from_hand=1)
        assert not sheet(hand(**WINS), plain("reopen"), seated, confirmation(1)).is_over
        again = sheet(hand(**WINS), plain("reopen"), hand())
        assert (again.winner, again.is_over) == ("A", True)
        undone = sheet(hand(**WINS), plain("reopen"), plain("end"))
        assert (undone.winner, undone.is_over, undone.is_called) == ("A", True, False)

    def test_called_off(self):
        found = sheet(hand(), plain("end"))
        assert (found.is_over, found.is_called, found.winner, found.is_draw) == (
            True,
            True,
            None,
            False,
        )
        assert found.ending.sentence == "Called off: Ann & Bob lead with 310."
        assert found.ending.rule == "G12"
        assert not sheet(hand(), plain("end"), plain("reopen")).is_over

    def test_called_off_level(self):
        found = sheet(plain("end"))
        assert found.is_draw
        assert found.ending.sentence == "Called off: Ann & Bob and Cy & Dee are level at 0, a draw."
        assert [note.seq for note in found.notes] == [1]

    def test_overtime_is_replayed(self):
        rules = {"tie_rule": "overtime", "overtime_step": 500}
        over = hand(meld={"A": 1400, "B": 1450})
        found = sheet(over, hand(), rules=rules)
        assert (found.target, found.lines[0].target, found.winner) == (2000, 2000, None)
        assert found.lines[0].ending.sentence == (
            "Ann & Bob and Cy & Dee are over 1500: the game goes on to 2000."
        )
        assert sheet(over, hand(), void(1), rules=rules).target == 1500

    def test_fixed_number_of_deals_counts_scored_hands(self):
        rules = {"number_of_deals": 3, "pass_out": "redeal"}
        deals = (hand(), passed_out(), hand())
        assert not sheet(*deals, rules=rules).is_over
        assert sheet(*deals, hand(), rules=rules).winner == "A"
        assert sheet(hand(), rules=rules, start=Start(FOUR, 1, {}, 2)).winner == "A"


def test_rules_hold_from_the_first_hand():
    house = plain("rules", rules={"set_penalty": "double"})
    found = sheet(hand(**SET), hand(), house)
    assert found.totals == {"A": -290, "B": 300}
    assert found.rules.set_penalty == "double"
    back = sheet(hand(**SET), house, plain("rules", rules={}))
    assert back.totals == {"A": -300, "B": 160}
    assert sheet(hand(), plain("rules", rules={"target": 300})).winner == "A"


def test_rules_under_which_a_hand_cannot_be():
    house = {"impossible_contract": "must_concede"}
    with pytest.raises(LedgerRefused) as caught:
        sheet(hand(), hand(bid=400), hand(bid=410), plain("rules", rules=house))
    assert [(each.code, each.field) for each in caught.value.problems] == [
        ("must_concede", "hands.2.entry.outcome"),
        ("must_concede", "hands.3.entry.outcome"),
    ]
    assert caught.value.problems[0].message.startswith("Hand 2: Ann & Bob need 260")
    assert sheet(hand(bid=400), void(1), plain("rules", rules=house)).totals["A"] == 0


def test_somebody_else_sits_down():
    seat = {"seat": 1, "player": "Zoe", "from_hand": 2}
    found = sheet(hand(bidder_seat=1), hand(bidder_seat=1), plain("seat", **seat))
    assert [line.bidder_name for line in found.lines] == ["Ann", "Zoe"]
    assert found.lines[1].names["A"] == "Zoe & Bob"
    assert found.lines[1].verdict.headline == "Zoe & Bob made 300 with 10 to spare."
    assert found.people == ("Zoe", "Cy", "Bob", "Dee")
    whole = sheet(hand(bidder_seat=1), plain("seat", seat=1, player=7, name="Zoe", from_hand=1))
    assert whole.lines[0].bidder_name == "Zoe"
    assert whole.notes[0].facts["seat"] == 1


class TestFourOrFive:
    """CT25."""

    def test_totals_of_those_who_sit_out(self):
        found = sheet(
            hand(
                "cutthroat",
                playing=["A", "C", "D"],
                meld={"A": 150, "C": 40, "D": 20},
                trick_points={"A": 160, "C": 60, "D": 30},
            ),
            variant="cutthroat",
            start=Start(("Ann", "Bob", "Cy", "Dee"), 2),
        )
        assert found.totals == {"A": 310, "B": 0, "C": 100, "D": 50}
        assert found.lines[0].delta["B"] == 0
        assert found.dealer == 3
        assert found.playing == ("A", "B", "D")

    @pytest.mark.parametrize(
        ("people", "dealer", "totals", "playing"),
        [
            (3, 2, {}, "ABC"),
            (4, 1, {}, "BCD"),
            (4, 4, {}, "ABC"),
            (5, 1, {}, "BDE"),
            (5, 4, {}, "BCE"),
            (5, 5, {}, "ACD"),
            (4, 1, {"A": 1040, "B": 1040}, "ABD"),
            (4, 1, {"A": 1040, "B": 20, "C": 1040}, "ACD"),
            (5, 1, {"A": 1040, "D": 1040}, "ADE"),
            (4, 1, dict.fromkeys("ABCD", 1040), "BCD"),
        ],
    )
    def test_who_plays_next(self, people, dealer, totals, playing):
        start = Start(("Ann", "Bob", "Cy", "Dee", "Eve")[:people], dealer, totals)
        assert sheet(variant="cutthroat", start=start).playing == tuple(playing)


@pytest.mark.parametrize(
    ("entry", "code", "field"),
    [
        (plain("wish"), "unknown_name", "kind"),
        (void(7), "not_allowed", "target"),
        (void(None), "not_allowed", "target"),
        (restore(True), "not_allowed", "target"),
        (correction(9), "not_allowed", "target"),
        (confirmation(9), "not_allowed", "target"),
        (penalty(A=1, target=9), "not_allowed", "target"),
        (plain("rules", rules={"foo": 1}), "unknown_name", "rules.foo"),
        (hand(bid=None), "missing", "hands.2.entry.bid"),
    ],
)
def test_what_must_never_have_been_stored(entry, code, field):
    with pytest.raises(LedgerRefused) as caught:
        sheet(hand(), entry)
    assert [(each.code, each.field) for each in caught.value.problems] == [(code, field)]


def test_entries_are_left_as_they_are():
    entries = book(hand(), correction(1, **SET), void(1))
    before = repr(entries)
    sheet(*entries)
    assert repr(entries) == before
