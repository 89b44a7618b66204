"""Odd bids: warnings, because they may really have happened."""

import pytest

from tests.rules.hands import score


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "warned"),
    [
        ("single-deck", {}, {}, []),
        ("single-deck", {}, {"bid": 240}, ["bid_below_minimum"]),
        ("single-deck", {}, {"bid": 245}, ["bid_below_minimum", "bid_off_step"]),
        ("single-deck", {}, {"bid": 255}, ["bid_off_step"]),
        ("single-deck", {}, {"bid": 250, "forced": True}, []),
        ("single-deck", {}, {"bid": 260, "forced": True}, ["forced_bid_differs"]),
        ("single-deck", {"forced_bid": 195}, {"bid": 195, "forced": True}, []),
        ("cutthroat", {}, {"bid": 150, "under_the_gun": True}, []),
        ("cutthroat", {}, {"bid": 155, "under_the_gun": True}, ["bid_off_step"]),
        ("cutthroat", {}, {"bid": 140, "under_the_gun": True}, ["bid_below_minimum"]),
        ("cutthroat", {}, {"bid": 310, "under_the_gun": True}, []),
        ("cutthroat", {}, {"bid": 150, "under_the_gun": True, "forced": True}, []),
        (
            "cutthroat",
            {"under_the_gun_minimum": None},
            {"bid": 150, "under_the_gun": True},
            ["bid_below_minimum"],
        ),
        ("double-deck", {}, {"bid": 59}, []),
        ("double-deck", {}, {"bid": 62}, ["bid_off_step"]),
        ("double-deck", {"bid_steps": [[50, 5]]}, {"bid": 62}, ["bid_off_step"]),
    ],
)
def test_warnings(variant, rules, changes, warned):
    verdict = score(variant, rules, **changes)
    assert [warning.code for warning in verdict.warnings] == warned
    assert {warning.field for warning in verdict.warnings} <= {"entry.bid"}
    assert all(warning.rule for warning in verdict.warnings)


def test_warning_sentences():
    low, off = score(bid=245).warnings
    assert low.message == "A bid of 245 is below the lowest, 250."
    assert off.message == "245 is no bid: from 250 on bids go up by 10."
    (differs,) = score(bid=260, forced=True).warnings
    assert differs.message == "A forced bid is 250 at this table, not 260."
