"""How a hand can end at each table, and how it cannot."""

import pytest

from tests.rules.hands import hand, problems, unplayed

GIVEN = "conceded_after_widow"

UNSEEN = "conceded_before_widow"


def refusal(variant, rules=None, outcome=None, **changes):
    make = hand if outcome is None else lambda v, **c: unplayed(v, outcome, **c)
    found, sentences = problems(variant, make(variant, **changes), rules)
    assert len(found) == 1
    return (*found[0], sentences[0])


@pytest.mark.parametrize(
    ("variant", "outcome", "rules"),
    [
        ("cutthroat", "thrown_in", {}),
        ("cutthroat", "short_meld", {}),
        ("cutthroat", "no_marriage", {}),
        ("cutthroat", GIVEN, {"widow": 0}),
        ("cutthroat", "passed_out", {"pass_out": "dealer"}),
        ("single-deck", UNSEEN, {}),
        ("single-deck", GIVEN, {}),
        ("single-deck", "short_meld", {}),
        ("single-deck", "no_marriage", {}),
        ("single-deck", "passed_out", {}),
        ("double-deck", UNSEEN, {}),
        ("double-deck", "short_meld", {"minimum_meld": 0}),
        ("double-deck", "no_marriage", {"trump_needs_marriage": False}),
        ("double-deck", "passed_out", {"trump_needs_marriage": False}),
    ],
)
def test_outcome_not_in_this_game(variant, outcome, rules):
    changes = {"trump": None} if outcome in (UNSEEN, "no_marriage", "passed_out") else {}
    if outcome == "passed_out":
        changes |= {"bidder": None, "bid": None}
    code, field, sentence = refusal(variant, rules, outcome, **changes)
    assert (code, field) == ("outcome_not_in_this_game", "entry.outcome")
    assert sentence.startswith("At this table no hand ends as ")


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("cutthroat", {}), ("double-deck", {}), ("single-deck", {"pass_out": "redeal"})],
)
def test_passed_out_where_it_can_be(variant, rules):
    entry = unplayed(variant, "passed_out", bidder=None, bid=None, trump=None, meld=...)
    assert problems(variant, entry, rules) == ([], [])


def test_never_given_up_but_must_be_conceded():
    rules = {"concede": "never"}
    assert problems("cutthroat", unplayed("cutthroat", GIVEN, bid=410), rules) == ([], [])


def test_moon_needs_no_reachable_bid():
    rules = {"moon": {"win": 1000, "lose": 1000}}
    assert problems("cutthroat", hand("cutthroat", bid=500, moon=True), rules) == ([], [])
