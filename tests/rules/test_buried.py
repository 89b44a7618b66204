"""Buried cards: whose points they are, and that they win no trick (CT12, CT17)."""

import pytest

from tests.rules.hands import hand, lines, problems, score


def test_shut_out_by_trick_rests_on_its_rule():
    verdict = score(
        "cutthroat",
        bid=150,
        under_the_gun=True,
        meld={"A": 200, "B": 0, "C": 0},
        trick_points={"A": 20, "B": 130, "C": 100},
        took_trick={"A": False},
    )
    assert lines(verdict, "A") == [
        (0, "meld of 200 lost: no trick won", "CT17"),
        (0, "trick points of 20 do not count", "CT17"),
        (-150, "set: nothing saved, so the bid of 150 is lost", "CT17"),
    ]


def test_buried_counters_of_the_defenders():
    rules = {"buried_counters_to": "defenders"}
    points = {"A": 190, "B": 30, "C": 30}
    won = score("cutthroat", rules, trick_points=points)
    assert list(won.delta.values()) == [340, 70, 50]
    buried = {"trick_points": points, "took_trick": {"B": False}, "buried_points": 30}
    assert list(score("cutthroat", rules, **buried).delta.values()) == [340, 30, 50]
    assert problems("cutthroat", hand("cutthroat", **buried))[0] == [
        ("trick_points_without_a_trick", "entry.took_trick.B")
    ]
    mine = {"trick_points": {"A": 30, "B": 190, "C": 30}, "took_trick": {"A": False}}
    assert problems("cutthroat", hand("cutthroat", **mine), rules)[0] == [
        ("trick_points_without_a_trick", "entry.took_trick.A")
    ]


@pytest.mark.parametrize(("buried", "meld"), [(None, 50), (30, 0), (20, 50)])
def test_buried_cards_win_no_points(buried, meld):
    rules = {"saves_meld": "one_point", "set_keeps_meld": True}
    points = {"A": 30, "B": 120, "C": 100}
    changes = {"meld": {"A": 50, "B": 0, "C": 0}, "trick_points": points, "buried_points": buried}
    assert score("cutthroat", rules, **changes).delta["A"] == -300 + meld


def test_points_without_a_trick_save_nothing():
    changes = {
        "meld": {"A": 50, "B": 0, "C": 0},
        "trick_points": {"A": 30, "B": 120, "C": 100},
        "took_trick": {"A": False},
    }
    rules = {"saves_meld": "one_point", "set_keeps_meld": True}
    assert score("cutthroat", rules, **changes).delta["A"] == -300
