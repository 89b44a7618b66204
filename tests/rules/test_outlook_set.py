"""The lines of a need that is made and missed, where points are rounded or a set keeps its meld."""

import pytest

from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from tests.rules.hands import NAMES, hand

ROUNDED = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "lines"),
    [
        (
            "single-deck",
            ROUNDED,
            {"meld": {"A": 150}},
            [
                (300, "or more, if they take 146: made", "SD13"),
                (-300, "if they take 145 or less: set", "SD14"),
                (None, "No throwing in: 150 + 250 covers 300", "SD8"),
            ],
        ),
        (
            "single-deck",
            ROUNDED | {"concede": "free"},
            {"bid": 250, "meld": {"A": 340}},
            [
                (340, "or more, if they take 2: made", "SD13"),
                (-250, "if they take no trick points: set", "SD12"),
            ],
        ),
        (
            "cutthroat",
            ROUNDED,
            {"meld": {"A": 150}},
            [
                (300, "or more, with 151 in tricks: made", "CT18"),
                (None, "with 142 to 150: the rounding decides", "round_trick_points"),
                (-300, "with 141 or less: set", "CT19"),
            ],
        ),
        (
            "single-deck",
            {"set_keeps_meld": True, "set_penalty": "double", "concede": "free"},
            {"meld": {"A": 150}},
            [
                (300, "or more, if they take 150: made", "SD13"),
                (-450, "if they take 10 to 140: set, the meld is kept", "set_keeps_meld"),
                (-600, "if they take no trick points: set", "SD14"),
                (None, "the bid counts twice", "set_penalty"),
            ],
        ),
        (
            "cutthroat",
            {"set_keeps_meld": True},
            {"bid": 320, "meld": {"A": 200}},
            [
                (320, "or more, with 120 in tricks: made", "CT18"),
                (-120, "with a trick and 110 or less: set, the meld is kept", "set_keeps_meld"),
                (-320, "without a trick: set", "CT19"),
            ],
        ),
        (
            "double-deck",
            {"set_keeps_meld": True, "concede": "free"},
            {"bid": 51, "meld": {"A": 30}},
            [
                (51, "or more, if they take 21: made", "DD12"),
                (-21, "if they take 20: set, the meld is kept", "set_keeps_meld"),
                (-51, "if they take 19 or less: set", "DD13"),
            ],
        ),
        (
            "double-deck",
            {"set_keeps_meld": True, "concede": "free"},
            {"bid": 50, "meld": {"A": 30}},
            [
                (50, "or more, if they take 20: made", "DD12"),
                (-50, "if they take 19 or less: set", "DD13"),
            ],
        ),
        (
            "single-deck",
            {"set_keeps_meld": True, "saves_meld": "none", "concede": "free"},
            {"bid": 500, "meld": {"A": 150}},
            [(-350, "if they take 250 or less: set, the meld is kept", "set_keeps_meld")],
        ),
        (
            "double-deck",
            {"saves_meld_points": 60, "concede": "free"},
            {"bid": 50, "meld": {"A": 30}},
            [(-50, "if they take 50 or less: set", "DD13")],
        ),
    ],
)
def test_lines(variant, rules, changes, lines):
    entry = hand(variant, **({"trick_points": ...} | changes))
    outlook = look_ahead(read_rules(variant, rules), entry, NAMES[variant])
    assert [(line.points, line.text, line.rule) for line in outlook.lines] == lines
