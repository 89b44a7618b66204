"""The lines under the need."""

import pytest

from games.rules.options import read_rules
from games.rules.outlook import look_ahead
from tests.rules.hands import NAMES, hand


def ahead(variant="single-deck", rules=None, **changes):
    entry = hand(variant, **({"trick_points": ...} | changes))
    return look_ahead(read_rules(variant, rules), entry, NAMES[variant])


def told(outlook):
    return [(line.points, line.text, line.rule) for line in outlook.lines]


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "lines"),
    [
        (
            "single-deck",
            {},
            {"bid": 330, "meld": {"A": 70}},
            [(-330, "played on, it ends set all the same", "SD10")],
        ),
        (
            "double-deck",
            {},
            {"bid": 90, "meld": {"A": 30}},
            [(-90, "played on, it ends set all the same", "DD15")],
        ),
        (
            "cutthroat",
            {},
            {"bid": 150, "meld": {"A": 200}},
            [
                (200, "or more, with one trick: made", "CT18"),
                (-150, "without a trick: set", "CT17"),
            ],
        ),
        (
            "cutthroat",
            {"shut_out_bidder": "zero"},
            {"bid": 150, "meld": {"A": 200}},
            [
                (200, "or more, with one trick: made", "CT18"),
                (0, "without a trick: nothing", "shut_out_bidder"),
            ],
        ),
        (
            "single-deck",
            {"saves_meld": "none"},
            {"bid": 250, "meld": {"A": 340, "B": 40}},
            [
                (340, "or more, whatever is taken: made", "SD13"),
                (40, "stays Cy & Dee’s whatever is taken", "saves_meld"),
                (None, "No throwing in: 340 + 250 covers 250", "SD8"),
            ],
        ),
        (
            "single-deck",
            {"concede": "free"},
            {"bid": 250, "meld": {"A": 340}},
            [
                (350, "or more, if they take 10: made", "SD13"),
                (-250, "if they take no trick points: set", "SD12"),
            ],
        ),
        (
            "single-deck",
            {"concede": "free", "shut_out_bidder": "zero"},
            {"bid": 250, "meld": {"A": 340}},
            [
                (350, "or more, if they take 10: made", "SD13"),
                (0, "if they take no trick points: nothing", "shut_out_bidder"),
            ],
        ),
        (
            "double-deck",
            {"concede": "free", "shut_out_bidder": "zero"},
            {"bid": 60, "meld": {"A": 65}},
            [
                (85, "or more, if they take 20: made", "DD12"),
                (0, "if they take 19 or less: nothing", "shut_out_bidder"),
            ],
        ),
        (
            "double-deck",
            {"concede": "free", "saves_meld_points": 15},
            {"bid": 60, "meld": {"A": 65}},
            [
                (80, "or more, if they take 15: made", "DD12"),
                (-60, "if they take 14 or less: set", "saves_meld_points"),
            ],
        ),
        (
            "single-deck",
            {"set_penalty": "double", "concede": "never"},
            {},
            [
                (300, "or more, if they take 160: made", "SD13"),
                (-600, "if they take 150 or less: set", "SD14"),
                (None, "the bid counts twice", "set_penalty"),
                (60, "stays Cy & Dee’s with one counter", "SD11"),
                (None, "No throwing in at this table", "concede"),
            ],
        ),
        (
            "single-deck",
            {"set_penalty": "progressive", "concede": "free"},
            {"meld": {"A": 140, "B": 0}},
            [
                (300, "or more, if they take 160: made", "SD13"),
                (0, "if they take 150 or less: set", "SD14"),
                (300, "and the bid of 300 goes to each opponent", "set_penalty"),
            ],
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 30, "B": 14}},
            [
                (55, "or more, if they take 25: made", "DD12"),
                (-55, "if they take 24 or less: set", "DD13"),
                (0, "14 of Cy & Dee’s may not be laid: 20 is the least", "DD9"),
                (None, "No throwing in: 30 + 50 covers 55", "DD15"),
            ],
        ),
        (
            "double-deck",
            {"defenders_save_points": 15},
            {"meld": {"A": 30, "B": 24}},
            [
                (55, "or more, if they take 25: made", "DD12"),
                (-55, "if they take 24 or less: set", "DD13"),
                (24, "stays Cy & Dee’s with 15 in tricks", "defenders_save_points"),
                (None, "No throwing in: 30 + 50 covers 55", "DD15"),
            ],
        ),
        (
            "double-deck",
            {},
            {"meld": {"A": 19, "B": 34}},
            [
                (-55, "minus the bid, without play", "DD10"),
                (34, "stays Cy & Dee’s without a trick", "DD10"),
            ],
        ),
        (
            "double-deck",
            {"defenders_meld_when_bidders_short": "nothing"},
            {"meld": {"A": 19, "B": 34}},
            [
                (-55, "minus the bid, without play", "DD10"),
                (0, "34 of Cy & Dee’s does not count", "defenders_meld_when_bidders_short"),
            ],
        ),
        (
            "cutthroat",
            {},
            {"bid": 350, "meld": {"A": 80, "B": 60}},
            [
                (-350, "minus the bid, without play", "CT15"),
                (60, "stays Sol’s without a trick", "CT15"),
            ],
        ),
        (
            "cutthroat",
            {"dix_always_safe": True},
            {"meld": {"A": 150, "B": 10, "C": 0}, "only_dix": {"B": True}},
            [
                (300, "or more, with 150 in tricks: made", "CT18"),
                (-300, "with 140 or less: set", "CT19"),
                (10, "stays Sol’s whatever is taken", "dix_always_safe"),
            ],
        ),
        (
            "cutthroat",
            {"concede": "when_impossible"},
            {"bid": 250, "meld": {"A": 0, "B": 10, "C": 0}},
            [
                (250, "or more, with 250 in tricks: made", "CT18"),
                (-250, "with 240 or less: set", "CT19"),
                (10, "stays Sol’s with one trick", "CT16"),
                (
                    None,
                    "both nines of trump are in some hand: all meld together is 20 at least",
                    "G15",
                ),
                (None, "No conceding: 0 + 250 covers 250", "concede"),
            ],
        ),
        (
            "single-deck",
            {"moon": {"win": 1500, "lose": 500}},
            {"moon": True},
            [(1500, "with every trick", "moon"), (-500, "with one trick lost", "moon")],
        ),
    ],
)
def test_lines(variant, rules, changes, lines):
    assert told(ahead(variant, rules, **changes)) == lines


def test_unsaved_meld_that_scores_nothing_is_not_told_as_a_set():
    rules = read_rules("double-deck", {"shut_out_bidder": "zero"})
    entry = hand("double-deck", bid=60, meld={"A": 65, "B": 24}, trick_points=...)
    outlook = look_ahead(rules, entry, NAMES["double-deck"])
    assert outlook.sentence == "Ann & Bob need 20 in tricks; 31 leaves them nothing."
