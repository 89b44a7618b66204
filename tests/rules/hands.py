"""Hands as the table tells them: a valid one for each game, of which a test changes one fact."""

import json
from pathlib import Path

from games.rules.errors import HandRefused
from games.rules.options import read_rules
from games.rules.scoring import score_hand

PARTNERS = {"A": "Ann & Bob", "B": "Cy & Dee"}
ALONE = {"A": "Ruth", "B": "Sol", "C": "Tess"}
NAMES = {"cutthroat": ALONE, "single-deck": PARTNERS, "double-deck": PARTNERS}
VALID = {
    "cutthroat": {
        "bidder": "A",
        "bid": 300,
        "meld": {"A": 150, "B": 40, "C": 20},
        "trick_points": {"A": 160, "B": 60, "C": 30},
    },
    "single-deck": {
        "bidder": "A",
        "bid": 300,
        "meld": {"A": 140, "B": 60},
        "trick_points": {"A": 170, "B": 80},
    },
    "double-deck": {
        "bidder": "A",
        "bid": 55,
        "meld": {"A": 30, "B": 24},
        "trick_points": {"A": 28, "B": 22},
    },
}


def cases(name):
    """The rows of one file of right answers."""
    return json.loads((Path(__file__).parent.parent / "cases" / f"{name}.json").read_text())


def hand(variant="single-deck", **changes):
    """A valid played hand with these facts changed; a fact that is ... is left out."""
    facts = VALID[variant] | {"trump": "S", "outcome": "played"} | changes
    return {name: value for name, value in facts.items() if value is not ...}


def unplayed(variant, outcome, **changes):
    """A hand that ended without play."""
    return hand(variant, **({"outcome": outcome, "trick_points": ...} | changes))


def score(variant="single-deck", rules=None, **changes):
    """The verdict of `hand` under these differences."""
    return score_hand(read_rules(variant, rules), hand(variant, **changes), NAMES[variant])


def problems(variant, entry, rules=None):
    """What is wrong with an entry: a list of (code, field), and the sentences."""
    try:
        score_hand(read_rules(variant, rules), entry, NAMES[variant])
    except HandRefused as refused:
        found = refused.problems
        return [(each.code, each.field) for each in found], [each.message for each in found]
    return [], []


def refusal(variant, rules=None, outcome=None, **changes):
    """The one thing that is wrong with a hand, played or ended so: code, field, sentence."""
    entry = hand(variant, **changes) if outcome is None else unplayed(variant, outcome, **changes)
    found, sentences = problems(variant, entry, rules)
    assert len(found) == 1
    return (*found[0], sentences[0])


def lines(verdict, side):
    """The reasons of a side as (points, text, rule)."""
    return [(each.points, each.text, each.rule) for each in verdict.of_side(side)]
