"""Every option that touches a played hand acts: the same hand with it and without it."""

import pytest

from games.rules.options import read_rules
from games.rules.scoring import score_hand
from tests.rules.hands import hand, lines, problems, score

SWEEP = {"trick_points": {"A": 250, "B": 0}}

SHORT = {"trick_points": {"A": 100, "B": 150}}

C_SWEEP = {"trick_points": {"A": 250, "B": 0, "C": 0}}

D_LOW = {"trick_points": {"A": 36, "B": 14}}


@pytest.mark.parametrize(
    ("variant", "rules", "changes", "standard", "house"),
    [
        ("single-deck", {"saves_meld": "none"}, SWEEP, [390, 0], [390, 60]),
        (
            "single-deck",
            {"saves_meld": "one_trick"},
            SWEEP | {"took_trick": {"B": True}},
            [390, 0],
            [390, 60],
        ),
        (
            "single-deck",
            {"saves_meld": "points", "saves_meld_points": 100},
            {},
            [310, 140],
            [310, 80],
        ),
        (
            "single-deck",
            {"saves_meld": "points", "saves_meld_points": 100, "unsaved_side": "lose_all"},
            {},
            [310, 140],
            [310, 0],
        ),
        ("single-deck", {"defenders_save_points": 90}, {}, [310, 140], [310, 80]),
        ("cutthroat", {"defenders_save_points": 40}, {}, [310, 100, 50], [310, 100, 30]),
        ("double-deck", {"saves_meld_points": 10}, D_LOW, [66, 0], [66, 38]),
        ("double-deck", {"unsaved_side": "lose_meld"}, D_LOW, [66, 0], [66, 14]),
        ("double-deck", {"saves_meld": "one_point"}, D_LOW, [66, 0], [66, 38]),
        ("double-deck", {"minimum_meld": 25}, {}, [58, 46], [58, 22]),
        ("single-deck", {"minimum_meld": 100}, {}, [310, 140], [310, 80]),
        (
            "single-deck",
            {"dix_always_safe": True},
            SWEEP | {"meld": {"A": 140, "B": 20}, "only_dix": {"B": True}},
            [390, 0],
            [390, 20],
        ),
        (
            "cutthroat",
            {"dix_always_safe": True},
            C_SWEEP | {"meld": {"A": 150, "B": 10, "C": 20}, "only_dix": {"B": True}},
            [400, 0, 0],
            [400, 10, 0],
        ),
        ("single-deck", {"set_penalty": "double"}, SHORT, [-300, 210], [-600, 210]),
        ("single-deck", {"set_penalty": "progressive"}, SHORT, [-300, 210], [0, 510]),
        ("single-deck", {"set_keeps_meld": True}, SHORT, [-300, 210], [-160, 210]),
        (
            "single-deck",
            {"set_keeps_meld": True},
            {"bid": 250, "meld": {"A": 100, "B": 0}, "trick_points": {"A": 0, "B": 250}},
            [-250, 250],
            [-250, 250],
        ),
        (
            "single-deck",
            {"set_keeps_meld": True, "set_penalty": "progressive"},
            SHORT,
            [-300, 210],
            [140, 510],
        ),
        (
            "cutthroat",
            {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"},
            {"trick_points": {"A": 160, "B": 60, "C": 30}},
            [310, 100, 50],
            [310, 100, 50],
        ),
        ("single-deck", {"moon": {"win": 900, "lose": 900}}, {}, [310, 140], [310, 140]),
        (
            "double-deck",
            {"counter_values": "10-10-10", "saves_meld_points": 200},
            {"trick_points": {"A": 28, "B": 22}},
            [58, 46],
            None,
        ),
    ],
)
def test_option_acts(variant, rules, changes, standard, house):
    assert list(score(variant, None, **changes).delta.values()) == standard
    if house is None:
        assert problems(variant, hand(variant, **changes), rules)[0]
    else:
        assert list(score(variant, rules, **changes).delta.values()) == house


@pytest.mark.parametrize(
    ("points", "counted"),
    [
        ({"A": 158, "B": 61, "C": 31}, [160, 60, 30]),
        ({"A": 160, "B": 55, "C": 35}, [150, 60, 40]),
        ({"A": 242, "B": 4, "C": 4}, [250, 0, 0]),
        ({"A": 0, "B": 125, "C": 125}, [0, 130, 130]),
    ],
)
def test_rounding(points, counted):
    rules = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}
    took = dict.fromkeys("ABC", True)
    changes = {"bid": 150, "under_the_gun": True, "trick_points": points, "took_trick": took}
    verdict = score("cutthroat", rules, **changes)
    assert list(verdict.delta.values()) == [150 + counted[0], 40 + counted[1], 20 + counted[2]]
    assert score("cutthroat", {"counter_values": "11-10-4-3-2"}, **changes).delta["B"] == (
        40 + points["B"]
    )


def test_rounding_is_told():
    rules = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}
    verdict = score("cutthroat", rules, trick_points={"A": 158, "B": 61, "C": 31})
    assert lines(verdict, "B")[1] == (60, "trick points, 61 rounded", "round_trick_points")


def test_reasons_name_the_option_that_decided():
    keeps = score(rules={"set_keeps_meld": True}, **SHORT)
    assert lines(keeps, "A")[-1] == (140, "meld, kept beside the lost bid", "set_keeps_meld")
    double = score(rules={"set_penalty": "double"}, **SHORT)
    assert lines(double, "A")[-1] == (-300, "a lost bid costs twice", "set_penalty")
    given = score(rules={"set_penalty": "progressive"}, **SHORT)
    assert lines(given, "A")[-1] == (
        0,
        "the bid of 300 goes to each opponent instead",
        "set_penalty",
    )
    assert lines(given, "B")[-1] == (300, "the bid that Ann & Bob lost", "set_penalty")
    assert lines(score(rules={"minimum_meld": 100}), "B")[0] == (
        0,
        "meld of 60 may not be laid: 100 is the least",
        "minimum_meld",
    )
    saved = score(rules={"defenders_save_points": 90})
    assert lines(saved, "B")[0] == (
        0,
        "meld of 60 lost: 80 pulled, 90 needed",
        "defenders_save_points",
    )
    safe = score(
        rules={"dix_always_safe": True},
        meld={"A": 140, "B": 20},
        only_dix={"B": True},
        trick_points={"A": 250, "B": 0},
    )
    assert lines(safe, "B")[0] == (20, "meld, nines alone are safe", "dix_always_safe")
    lost = score("double-deck", **D_LOW)
    assert lines(lost, "B")[1] == (0, "trick points of 14 do not count: nothing saved", "DD14")
    no_trick = score("cutthroat", **C_SWEEP)
    assert lines(no_trick, "B")[0] == (0, "meld of 40 lost: no trick won", "CT16")


def test_four_at_the_table():
    entry = hand(
        "cutthroat",
        playing=["D", "A", "C"],
        bidder="D",
        meld={"A": 0, "C": 20, "D": 150},
        trick_points={"A": 40, "C": 50, "D": 160},
    )
    verdict = score_hand(read_rules("cutthroat"), entry)
    assert verdict.delta == {"A": 40, "C": 70, "D": 310}
