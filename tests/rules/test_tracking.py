"""An auction as it really went: lawful ones as `state_of_auction` has them, others followed and marked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.auction import state_of_auction
from games.rules.options import read_rules
from games.rules.tracking import doubts_about, follow_calls

ORDER = (2, 3, 4, 1)
VARIANTS = ["single-deck", "double-deck", "cutthroat"]


def rules_of(variant="single-deck", **differences):
    return read_rules(variant, differences)


def track(*calls, variant="single-deck"):
    order = (2, 3, 1) if variant == "cutthroat" else ORDER
    return follow_calls(rules_of(variant), order, calls)


@given(st.data(), st.sampled_from(VARIANTS))
def test_lawful_auction_is_followed_as_the_rules_have_it(data, variant):
    rules, order, calls = rules_of(variant), (2, 3, 1), []
    while True:
        state = state_of_auction(rules, order, tuple(calls))
        assert follow_calls(rules, order, tuple(calls)).auction.as_dict() == state.as_dict()
        if state.is_over or len(calls) > 12:
            return
        bid = data.draw(st.sampled_from([None, None, *state.legal_bids[:3]]))
        assert (
            doubts_about(
                rules, follow_calls(rules, order, tuple(calls)).floor, state.next_seat, bid
            )
            == ()
        )
        calls.append((state.next_seat, bid))


@given(st.lists(st.tuples(st.integers(1, 5), st.none() | st.integers(1, 500)), max_size=12))
def test_any_calls_can_be_followed(calls):
    auction = track(*calls).auction
    assert len(auction.calls) == len([call for call in calls if call[0] in ORDER])
    assert auction.is_over or auction.next_seat in ORDER


@pytest.mark.parametrize(
    ("calls", "code", "turn"),
    [
        ([(2, 240)], "bid_below_minimum", 3),
        ([(2, 255)], "bid_off_step", 3),
        ([(2, 400)], "raise_too_large", 3),
        ([(4, 250)], "not_your_turn", 1),
        ([(4, None)], "not_your_turn", 1),
        ([(2, None), (3, 250), (2, 260)], "already_passed", 3),
    ],
    ids=["low", "off-step", "raise", "out-of-turn", "pass-out-of-turn", "after-a-pass"],
)
def test_irregular_call_stands_and_is_marked(calls, code, turn):
    auction = track(*calls).auction
    assert auction.calls[-1].code == code
    assert auction.next_seat == turn
    assert auction.bid == calls[-1][1]


def test_bid_after_a_pass_out_of_turn_names_both():
    floor = track((2, None), (3, 250)).floor
    assert doubts_about(rules_of(), floor, 2, 240) == ("already_passed", "bid_below_minimum")


def test_whoever_bids_after_a_pass_may_win():
    auction = track((2, None), (3, 250), (2, 260), (4, None), (1, None), (3, None)).auction
    assert (auction.winner, auction.bid) == (2, 260)
