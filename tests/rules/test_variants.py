"""The three games: seats, sides and the bids that the chips offer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.options import read_rules
from games.rules.variants import (
    VARIANT_BY_NAME,
    VARIANT_NAMES,
    VARIANTS,
    seats_of_side,
    side_of_seat,
    title_at,
    usual_bids,
)


def test_rows():
    assert tuple(row.name for row in VARIANTS) == VARIANT_NAMES
    assert VARIANT_BY_NAME["cutthroat"].people == (3, 4, 5)
    assert [row.is_partnership for row in VARIANTS] == [False, True, True]


def test_sides():
    assert [side_of_seat("single-deck", seat) for seat in (1, 2, 3, 4)] == ["A", "B", "A", "B"]
    assert [side_of_seat("cutthroat", seat) for seat in (1, 2, 3, 4, 5)] == list("ABCDE")
    assert seats_of_side("double-deck", "B", 4) == (2, 4)
    assert seats_of_side("cutthroat", "D", 5) == (4,)


@pytest.mark.parametrize(
    ("variant", "differences", "past", "bids"),
    [
        ("single-deck", {}, (), tuple(range(250, 340, 10))),
        ("cutthroat", {}, (), tuple(range(300, 390, 10))),
        ("double-deck", {}, (), (50, 51, 52, 53, 54, 55, 60, 65, 70)),
        ("double-deck", {"scale": "times_ten"}, (), (500, 510, 520, 530, 540, 550, 600, 650, 700)),
        (
            "double-deck",
            {"bid_steps": [[55, 1], [60, 5]]},
            (),
            (55, 56, 57, 58, 59, 60, 65, 70, 75),
        ),
        ("cutthroat", {"scale": "short"}, (), tuple(range(30, 39))),
        ("single-deck", {}, (300, 350, 360), tuple(range(310, 400, 10))),
        ("single-deck", {}, (255,), tuple(range(250, 340, 10))),
        ("single-deck", {}, (100,), tuple(range(250, 340, 10))),
        ("double-deck", {}, (60,), (56, 57, 58, 59, 60, 65, 70, 75, 80)),
        ("double-deck", {}, (64,), (56, 57, 58, 59, 60, 65, 70, 75, 80)),
    ],
)
def test_usual_bids(variant, differences, past, bids):
    assert usual_bids(read_rules(variant, differences), past) == bids


@given(
    st.sampled_from(VARIANT_NAMES),
    st.lists(st.tuples(st.integers(1, 400), st.integers(1, 60)), min_size=1, max_size=3),
    st.lists(st.integers(1, 10**9), max_size=5),
)
def test_nine_ascending_bids_on_the_steps(variant, steps, past):
    levels = dict(steps)
    rules = read_rules(variant, {"bid_steps": sorted(levels.items())})
    bids = usual_bids(rules, past)
    assert len(bids) == 9
    assert list(bids) == sorted(set(bids))
    for bid in bids:
        low = max(low for low in levels if low <= bid)
        assert (bid - low) % levels[low] == 0


@pytest.mark.parametrize(
    ("variant", "people", "title"),
    [
        ("cutthroat", 3, "Three players"),
        ("cutthroat", 4, "Four players"),
        ("cutthroat", 5, "Five players"),
        ("single-deck", 4, "Single deck"),
        ("double-deck", 4, "Double deck"),
    ],
)
def test_title_at_a_table_of_so_many(variant, people, title):
    assert title_at(variant, people) == title


def test_a_game_has_one_name_where_nobody_sits():
    titles = {name: row.title for name, row in VARIANT_BY_NAME.items()}
    assert titles["cutthroat"] == "Cutthroat"
