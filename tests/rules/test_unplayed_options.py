"""Options that touch hands which are not played."""

import pytest

from games.rules.options import read_rules
from games.rules.scoring import score_hand
from tests.rules.hands import lines, unplayed

CONCEDED = {"bid": 350, "meld": {"A": 80, "B": 60, "C": 10}}

THROWN = {"bid": 80, "meld": {"A": 25, "B": 14}}


@pytest.mark.parametrize(
    ("variant", "outcome", "rules", "changes", "delta"),
    [
        ("cutthroat", "conceded_after_widow", {}, CONCEDED, [-350, 60, 10]),
        (
            "cutthroat",
            "conceded_after_widow",
            {"defenders_on_concession": "nothing"},
            CONCEDED,
            [-350, 0, 0],
        ),
        (
            "cutthroat",
            "conceded_after_widow",
            {"defenders_on_concession": "meld_plus", "concession_bonus": 25},
            CONCEDED,
            [-350, 85, 35],
        ),
        ("cutthroat", "conceded_after_widow", {"concession_bonus": 25}, CONCEDED, [-350, 60, 10]),
        ("cutthroat", "conceded_after_widow", {"minimum_meld": 20}, CONCEDED, [-350, 60, 0]),
        ("cutthroat", "conceded_after_widow", {"set_penalty": "double"}, CONCEDED, [-700, 60, 10]),
        (
            "cutthroat",
            "conceded_after_widow",
            {"set_penalty": "progressive"},
            CONCEDED,
            [0, 410, 360],
        ),
        (
            "cutthroat",
            "conceded_before_widow",
            {"set_penalty": "double", "defenders_on_concession": "meld_plus"},
            {"forced": True, "trump": None},
            [-300, 0, 0],
        ),
        ("double-deck", "thrown_in", {}, THROWN, [-80, 0]),
        ("double-deck", "thrown_in", {"minimum_meld": 0}, THROWN, [-80, 14]),
        ("double-deck", "short_meld", {}, {"meld": {"A": 12, "B": 14}}, [-55, 14]),
        (
            "double-deck",
            "short_meld",
            {"defenders_meld_when_bidders_short": "nothing"},
            {"meld": {"A": 12, "B": 34}},
            [-55, 0],
        ),
        (
            "double-deck",
            "no_marriage",
            {"defenders_meld_when_bidders_short": "minimum"},
            {"meld": {"B": 14}, "trump": None},
            [-55, 0],
        ),
        (
            "double-deck",
            "short_meld",
            {
                "defenders_meld_when_bidders_short": "nothing",
                "defenders_on_concession": "meld_plus",
                "concession_bonus": 50,
            },
            {"meld": {"A": 12, "B": 34}},
            [-55, 50],
        ),
        (
            "single-deck",
            "short_meld",
            {"minimum_meld": 20},
            {"meld": {"A": 10, "B": 60}},
            [-300, 60],
        ),
        (
            "cutthroat",
            "no_marriage",
            {"trump_needs_marriage": True},
            {"meld": {"B": 60, "C": 0}, "trump": None},
            [-300, 60, 0],
        ),
    ],
)
def test_not_played(variant, outcome, rules, changes, delta):
    verdict = score_hand(read_rules(variant, rules), unplayed(variant, outcome, **changes))
    assert list(verdict.delta.values()) == delta


@pytest.mark.parametrize(
    ("rules", "rule"),
    [
        ({"defenders_on_concession": "nothing"}, "defenders_on_concession"),
        ({"minimum_meld": 100}, "minimum_meld"),
    ],
)
def test_lost_meld_without_play_names_its_rule(rules, rule):
    entry = unplayed("cutthroat", "conceded_after_widow", **CONCEDED)
    verdict = score_hand(read_rules("cutthroat", rules), entry)
    assert lines(verdict, "B") == [(0, "meld of 60 does not count", rule)]


def test_short_meld_limits_name_their_rule():
    rules = read_rules("double-deck", {"defenders_meld_when_bidders_short": "nothing"})
    entry = unplayed("double-deck", "short_meld", meld={"A": 0, "B": 14})
    assert lines(score_hand(rules, entry), "B") == [
        (0, "meld of 14 does not count", "defenders_meld_when_bidders_short")
    ]
