"""How a hand can end at each table, and how it cannot."""

import pytest

from games.rules.errors import HandRefused
from games.rules.options import read_rules
from games.rules.scoring import score_hand
from tests.rules.hands import hand, problems, refusal, unplayed

GIVEN = "conceded_after_widow"

UNSEEN = "conceded_before_widow"


@pytest.mark.parametrize(
    ("variant", "outcome", "rules"),
    [
        ("cutthroat", "thrown_in", {}),
        ("cutthroat", "short_meld", {}),
        ("cutthroat", "no_marriage", {}),
        ("cutthroat", UNSEEN, {"widow": 0}),
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


@pytest.mark.parametrize(
    ("variant", "rules", "stuck", "rule"),
    [
        ("single-deck", {}, "the last player is stuck with 250:", "SD4"),
        ("single-deck", {"forced_bid": 260}, "the last player is stuck with 260:", "SD4"),
        ("cutthroat", {"pass_out": "dealer"}, "the dealer is stuck with 300:", "pass_out"),
        ("double-deck", {"trump_needs_marriage": False}, "the dealer is stuck with 50:", "DD4"),
    ],
)
def test_where_nobody_can_pass_a_hand_out_the_one_who_is_stuck_is_named(
    variant, rules, stuck, rule
):
    entry = unplayed(variant, "passed_out", bidder=None, bid=None, trump=None)
    with pytest.raises(HandRefused) as refused:
        score_hand(read_rules(variant, rules), entry)
    (problem,) = refused.value.problems
    assert f"If nobody bids, {stuck} record that as the bid" in problem.message
    assert problem.rule == rule


def test_never_given_up_but_must_be_conceded():
    rules = {"concede": "never"}
    assert problems("cutthroat", unplayed("cutthroat", GIVEN, bid=410), rules) == ([], [])


def test_without_a_widow_a_dead_bid_can_still_be_conceded():
    """CT15 at a table whose widow is 0: the hand must not have nowhere to go."""
    played = [("must_concede", "entry.outcome")]
    assert problems("cutthroat", hand("cutthroat", bid=410), {"widow": 0})[0] == played
    assert problems("cutthroat", unplayed("cutthroat", GIVEN, bid=410), {"widow": 0}) == ([], [])


@pytest.mark.parametrize(
    ("variant", "outcome", "rule"),
    [
        ("cutthroat", "thrown_in", "CT14"),
        ("cutthroat", "no_marriage", "CT9"),
        ("cutthroat", "short_meld", "minimum_meld"),
        ("single-deck", UNSEEN, "SD9"),
        ("single-deck", GIVEN, "SD9"),
        ("single-deck", "no_marriage", "SD5"),
        ("single-deck", "passed_out", "SD4"),
        ("double-deck", UNSEEN, "DD15"),
    ],
)
def test_what_rules_an_outcome_out(variant, outcome, rule):
    nobody = {"bidder": None, "bid": None} if outcome == "passed_out" else {}
    named = {} if outcome in ("thrown_in", GIVEN, "short_meld") else {"trump": None}
    with pytest.raises(HandRefused) as refused:
        score_hand(read_rules(variant), unplayed(variant, outcome, **nobody, **named))
    assert [problem.rule for problem in refused.value.problems] == [rule]


def test_moon_needs_no_reachable_bid():
    rules = {"moon": {"win": 1000, "lose": 1000}}
    assert problems("cutthroat", hand("cutthroat", bid=500, moon=True), rules) == ([], [])
