"""Overtime: against a climb rung by rung, with and without a cap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.ending import end_hand
from games.rules.options import read_rules
from tests.rules.hands import NAMES


def end(variant, rules, before, delta, bidder="A", made=True, target=None, scored=None):
    """The ending for totals and deltas told as lists."""
    house = read_rules(variant, rules)
    return end_hand(
        house,
        dict(zip("ABC", before, strict=False)),
        target or house.target,
        dict(zip("ABC", delta, strict=False)),
        bidder,
        made,
        scored,
        NAMES[variant],
    )


def test_equal_at_the_cap_plays_on():
    rules = {"tie_rule": "overtime", "overtime_cap": 1250}
    ending = end("cutthroat", rules, [1200, 1240, 0], [60, 20, 0])
    assert (ending.winner, ending.target_after) == (None, 1250)


def test_target_beyond_the_cap_stays():
    rules = {"tie_rule": "overtime", "overtime_cap": 1250}
    ending = end("cutthroat", rules, [1500, 1500, 0], [60, 20, 0], target=1500)
    assert (ending.winner, ending.target_after) == ("A", 1500)


def climb(totals, target, step, cap, exceed):
    """Overtime rung by rung: (winner, target)."""
    while True:
        over = [side for side in totals if totals[side] >= target + exceed]
        if len(over) <= 1:
            return (over[0] if over else None), target
        if cap is not None and target >= cap:
            best = max(totals[side] for side in over)
            tops = [side for side in over if totals[side] == best]
            return (tops[0] if len(tops) == 1 else None), target
        target += step
        if cap is not None:
            target = min(target, cap)


@given(
    st.lists(st.integers(900, 2200), min_size=3, max_size=3),
    st.integers(1, 400),
    st.one_of(st.none(), st.integers(1000, 2000)),
    st.booleans(),
)
def test_overtime_against_a_climb(totals, step, cap, exceed):
    rules = {"tie_rule": "overtime", "overtime_step": step, "overtime_cap": cap}
    rules["target_comparison"] = "exceed" if exceed else "reach"
    ending = end("cutthroat", rules, totals, [0, 0, 0])
    side_totals = dict(zip("ABC", totals, strict=True))
    assert (ending.winner, ending.target_after) == climb(side_totals, 1000, step, cap, exceed)


def test_huge_overtime_takes_no_time():
    rules = {"tie_rule": "overtime", "overtime_step": 1}
    ending = end("cutthroat", rules, [10**9, 10**9, 0], [0, 1, 0])
    assert (ending.winner, ending.target_after) == ("B", 10**9 + 1)


@pytest.mark.parametrize(
    ("totals", "winner"), [([1200, 1050, 0], "A"), ([1060, 1050, 0], None), ([1200, 1150, 0], "A")]
)
def test_a_cap_below_the_next_rung_is_the_last_target(totals, winner):
    rules = {"tie_rule": "overtime", "overtime_cap": 1100}
    ending = end("cutthroat", rules, totals, [0, 0, 0])
    assert (ending.winner, ending.target_after) == (winner, 1100)
