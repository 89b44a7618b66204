"""After the tricks: only the questions whose answers matter; and one-tap mends of the sums."""

import pytest

from games.rules.options import read_rules
from games.rules.questions import questions
from games.rules.repairs import repairs
from tests.rules.hands import NAMES, hand, unplayed

MINUS = "\u2212"
SWEPT = {"trick_points": {"A": 250, "B": 0}}
BURIED = {
    "bid": 150,
    "under_the_gun": True,
    "meld": {"A": 200, "B": 40, "C": 20},
    "trick_points": {"A": 30, "B": 120, "C": 100},
}


def asked(variant="single-deck", rules=None, **changes):
    found = questions(read_rules(variant, rules), hand(variant, **changes), NAMES[variant])
    return [(each.field, each.answers) for each in found]


def yes_no(yes, no):
    return ((True, f"Yes: {yes}"), (False, f"No: {no}"))


def test_did_he_win_a_trick():
    entry = hand("cutthroat", trick_points={"A": 200, "B": 0, "C": 50})
    (question,) = questions(read_rules("cutthroat"), entry, NAMES["cutthroat"])
    assert (question.field, question.side, question.rule) == ("took_trick.B", "B", "CT16")
    assert question.sentence == "Sol has no trick points. Did Sol win a trick?"
    assert question.detail == "Without one, the 40 in meld is lost."
    assert question.answers == yes_no("+40", "0")


def test_all_points_can_lie_buried():
    (question,) = questions(
        read_rules("cutthroat"), hand("cutthroat", **BURIED), NAMES["cutthroat"]
    )
    assert (question.field, question.rule) == ("took_trick.A", "CT17")
    assert question.sentence == "The 30 points of Ruth can all lie buried. Did Ruth win a trick?"
    assert question.answers == yes_no("+230", f"{MINUS}150")


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "expected"),
    [
        ("cutthroat", {}, {}, []),
        (
            "cutthroat",
            {},
            {"trick_points": {"A": 250, "B": 0, "C": 0}},
            [("took_trick.B", yes_no("+40", "0")), ("took_trick.C", yes_no("+20", "0"))],
        ),
        (
            "cutthroat",
            {},
            {"trick_points": {"A": 250, "B": 0, "C": 0}, "took_trick": {"B": False, "C": True}},
            [],
        ),
        (
            "cutthroat",
            {},
            {"trick_points": {"A": 200, "B": 0, "C": 50}, "meld": {"A": 150, "B": 0, "C": 0}},
            [],
        ),
        ("cutthroat", {}, BURIED | {"took_trick": {"A": False}}, []),
        (
            "cutthroat",
            {},
            BURIED | {"buried_points": 30},
            [("took_trick.A", yes_no("+230", f"{MINUS}150"))],
        ),
        ("cutthroat", {}, BURIED | {"buried_points": 20}, []),
        ("cutthroat", {}, BURIED | {"bid": 300}, []),
        ("cutthroat", {}, BURIED | {"trick_points": {"A": 40, "B": 110, "C": 100}}, []),
        (
            "cutthroat",
            {},
            BURIED | {"trick_points": {"A": 0, "B": 150, "C": 100}},
            [("took_trick.A", yes_no("+200", f"{MINUS}150"))],
        ),
        (
            "cutthroat",
            {"saves_meld": "one_point"},
            BURIED,
            [
                (
                    "buried_points",
                    ((0, "0: +230"), (10, "10: +230"), (20, "20: +230"), (30, f"30: {MINUS}150")),
                )
            ],
        ),
        ("cutthroat", {"saves_meld": "one_point"}, BURIED | {"buried_points": 10}, []),
        (
            "cutthroat",
            {"buried_counters_to": "defenders"},
            {"trick_points": {"A": 190, "B": 30, "C": 30}, "took_trick": {"C": True}},
            [("took_trick.B", yes_no("+70", "+30"))],
        ),
        ("single-deck", {}, SWEPT, []),
        ("single-deck", {"saves_meld": "one_trick"}, SWEPT, [("took_trick.B", yes_no("+60", "0"))]),
        (
            "single-deck",
            {"moon": {"win": 900, "lose": 900}},
            SWEPT | {"moon": True},
            [("took_trick.B", yes_no(f"{MINUS}900", "+900"))],
        ),
        (
            "single-deck",
            {"dix_always_safe": True},
            SWEPT | {"meld": {"A": 140, "B": 20}},
            [("only_dix.B", yes_no("+20", "0"))],
        ),
        ("single-deck", {"dix_always_safe": True}, SWEPT, []),
        (
            "single-deck",
            {"dix_always_safe": True},
            SWEPT | {"meld": {"A": 140, "B": 20}, "only_dix": {"B": False}},
            [],
        ),
        ("single-deck", {}, {"trick_points": {"A": 170, "B": 70}}, []),
        ("single-deck", {}, {"trick_points": ...}, []),
    ],
)
def test_asked(variant, rules, changes, expected):
    assert asked(variant, rules, **changes) == expected


def test_moon_tells_what_is_at_stake():
    rules = read_rules("single-deck", {"moon": {"win": 900, "lose": 900}})
    (question,) = questions(rules, hand(moon=True, **SWEPT), NAMES["single-deck"])
    assert question.sentence == "Cy & Dee have no trick points. Did Cy & Dee win a trick?"
    assert (question.detail, question.rule) == ("One trick lost, and the moon is missed.", "moon")


def test_unplayed_hands_and_other_names_ask_nothing():
    rules = read_rules("cutthroat")
    assert questions(rules, unplayed("cutthroat", "conceded_after_widow")) == ()
    entry = hand("cutthroat", **BURIED) | {"note": "x", "bidder_seat": 1}
    assert len(questions(rules, entry)) == 1


def mended(variant="single-deck", rules=None, **changes):
    found = repairs(read_rules(variant, rules), hand(variant, **changes), NAMES[variant])
    return [(each.label, each.changes) for each in found]


def test_the_last_trick_was_forgotten():
    assert mended(trick_points={"A": 40, "B": 200}) == [
        ("Last trick: Ann & Bob", {"trick_points.A": 50}),
        ("Last trick: Cy & Dee", {"trick_points.B": 210}),
    ]


@pytest.mark.parametrize(
    ("variant", "points", "expected"),
    [
        ("single-deck", {"A": 170, "B": 80}, []),
        ("single-deck", {"A": 170}, [("Cy & Dee: 80", {"trick_points.B": 80})]),
        ("single-deck", {"A": 260}, []),
        ("single-deck", {}, []),
        (
            "single-deck",
            {"A": 170, "B": 40},
            [
                ("Ann & Bob: 210", {"trick_points.A": 210}),
                ("Cy & Dee: 80", {"trick_points.B": 80}),
            ],
        ),
        (
            "single-deck",
            {"A": 250, "B": 20},
            [("Ann & Bob: 230", {"trick_points.A": 230}), ("Cy & Dee: 0", {"trick_points.B": 0})],
        ),
        (
            "single-deck",
            {"A": 240, "B": 40},
            [
                ("Ann & Bob: 210", {"trick_points.A": 210}),
                ("Cy & Dee: 10", {"trick_points.B": 10}),
            ],
        ),
        ("single-deck", {"A": 165, "B": 80}, []),
        ("cutthroat", {"A": 200, "B": 0}, [("Tess: 50", {"trick_points.C": 50})]),
        ("cutthroat", {"A": 200}, []),
        (
            "double-deck",
            {"A": 28, "B": 20},
            [
                ("Last trick: Ann & Bob", {"trick_points.A": 30}),
                ("Last trick: Cy & Dee", {"trick_points.B": 22}),
            ],
        ),
        (
            "double-deck",
            {"A": 50, "B": 30},
            [("Ann & Bob: 20", {"trick_points.A": 20}), ("Cy & Dee: 0", {"trick_points.B": 0})],
        ),
        ("double-deck", {"A": 60, "B": 10}, [("Ann & Bob: 40", {"trick_points.A": 40})]),
    ],
)
def test_mends(variant, points, expected):
    assert mended(variant, trick_points=points) == expected
