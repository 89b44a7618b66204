"""What the bidder may do now beside playing."""

import pytest

from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from tests.rules.hands import NAMES, hand

MINUS = "\u2212"


def ahead(variant="single-deck", rules=None, **changes):
    entry = hand(variant, **({"trick_points": ...} | changes))
    return look_ahead(read_rules(variant, rules), entry, NAMES[variant])


def choices(outlook):
    return [(c.label, c.sentence, c.rule, c.forced) for c in outlook.outcomes]


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "offered", "may_play"),
    [
        (
            "single-deck",
            {},
            {"bid": 330, "meld": {"A": 70, "B": 60}},
            [("Throw in", f"{MINUS}330 for Ann & Bob, +60 for Cy & Dee.", "SD8", False)],
            True,
        ),
        (
            "single-deck",
            {"concede": "free"},
            {"meld": {"A": 140}},
            [("Throw in", f"{MINUS}300 for Ann & Bob.", "concede", False)],
            True,
        ),
        (
            "single-deck",
            {"impossible_contract": "must_concede", "concede": "never"},
            {"bid": 400},
            [
                (
                    "Throw in",
                    f"{MINUS}400 for Ann & Bob, +60 for Cy & Dee.",
                    "impossible_contract",
                    True,
                )
            ],
            False,
        ),
        *(
            (
                "cutthroat",
                widow,
                {"bid": 410},
                [("Concede", f"{MINUS}410 for Ruth, +40 for Sol, +20 for Tess.", "CT15", True)],
                False,
            )
            for widow in ({}, {"widow": 0})
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 19, "B": 14}},
            [("Short meld", f"{MINUS}55 for Ann & Bob, +14 for Cy & Dee.", "DD10", True)],
            False,
        ),
        (
            "double-deck",
            {},
            {"trump": None, "meld": {"B": 24}},
            [("No marriage", f"{MINUS}55 for Ann & Bob, +24 for Cy & Dee.", "DD7", False)],
            True,
        ),
        ("double-deck", {}, {"meld": {}}, [], True),
        (
            "cutthroat",
            {},
            {"trump": None, "forced": True, "meld": ...},
            [("Concede unseen", f"{MINUS}300 for Ruth.", "CT13", False)],
            True,
        ),
        ("cutthroat", {}, {"trump": None, "meld": ...}, [], True),
        ("single-deck", {}, {"trump": None, "meld": ...}, [], True),
        ("single-deck", {"moon": {"win": 9, "lose": 9}}, {"moon": True, "bid": 400}, [], True),
    ],
)
def test_choices(variant, rules, changes, offered, may_play):
    outlook = ahead(variant, rules, **changes)
    assert choices(outlook) == offered
    assert outlook.may_play == may_play


def test_progressive_choice_tells_what_the_others_gain():
    outlook = ahead(rules={"set_penalty": "progressive"}, bid=400)
    assert choices(outlook)[0][1] == "0 for Ann & Bob, +460 for Cy & Dee."
