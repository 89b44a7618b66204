"""The drawings' values, against places that were worked out by hand."""

from itertools import pairwise

import pytest

from games.stats.charts.axis import GAP, RIGHT, Axis, grid_step, reaching, thin
from games.stats.charts.bars import row_bars
from games.stats.charts.columns import Column, columns_chart
from games.stats.charts.drawing import Said, Table
from games.stats.charts.interval import interval
from games.stats.charts.lines import LETTER, Series, lines_chart
from games.stats.charts.marks import SHAPES

SAID = Said("made", "Made", "Words.")
TABLE = Table(["Level", "made"], [["250", "17/19"]], ["/hands"])


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    # By Wilson's formula with z = 1.2816, on paper: 1/2 gives 0.5 -+ sqrt(z2 / (n + z2)) / 2.
    [(1, 2, 0.1642, 0.8358), (50, 100, 0.4364, 0.5636), (0, 10, 0.0, 0.1411), (10, 10, 0.8589, 1)],
)
def test_interval(part: int, whole: int, low: float, high: float) -> None:
    assert interval(part, whole) == pytest.approx((low, high), abs=0.0001)


def test_interval_of_nothing_is_everything() -> None:
    assert interval(0, 0) == (0, 1)


def test_axis_puts_the_ends_at_the_ends() -> None:
    axis = Axis(0, 100, 166, 12)
    assert [axis.at(value) for value in (0, 50, 100)] == [166, 89, 12]


def test_axis_of_one_value_divides_by_no_zero() -> None:
    assert Axis(3, 3, 0, 10).at(3) == 0


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0, 9], [0, 2, 4, 6, 8, 10]),
        ([24.2, 27.9], [24, 25, 26, 27, 28]),
        ([-120, 300], [-200, -100, 0, 100, 200, 300]),
        ([5], [5, 6]),
    ],
)
def test_gridlines_hold_all_values(values: list[float], ticks: list[int]) -> None:
    assert reaching(values) == ticks


def test_grid_reaches_the_target() -> None:
    assert grid_step(1600, 1500) == 500


def test_labels_thin_out_and_the_last_stays() -> None:
    assert thin(10, 30, 90) == [4, 9]
    assert thin(1, 30, 90) == [0]


@pytest.mark.parametrize("count", range(1, 60))
def test_no_two_dates_touch(count: int) -> None:
    """The last one is moved in from the edge; the one before it goes where they would touch."""
    places = [f"{10 + n % 20} Nov" for n in range(count)]
    labels = lines_chart(SAID, places, [Series("Ann", range(count))], TABLE)["labels"]
    assert labels[-1]["text"] == places[-1]
    wide = len(places[0]) * LETTER
    for one, other in pairwise(labels):
        assert other["x"] - one["x"] >= wide + GAP - 0.1  # places are rounded
    assert labels[-1]["x"] + wide / 2 <= RIGHT


def test_column_is_touched_from_edge_to_edge() -> None:
    columns = [
        Column("250", "1/2", 50, 16, 84, "/hands?a", "250: 1 of 2"),
        Column("300", "0/0", None),
    ]
    chart = columns_chart(SAID, columns, TABLE, ticks=[0, 50, 100], strong=50)
    # Three figures of 8 and air of 12 leave 36 to 324: two columns of 144, the middles 108, 252.
    assert [each["x"] for each in chart["columns"]] == [108, 252]
    assert chart["columns"][0]["y"] == 89
    assert chart["columns"][0]["touch"].startswith("M36 12h144V")
    assert chart["columns"][1]["dot"] == ""
    assert chart["lines"][0]["line"] == "108,89"
    assert len(chart["bars"]) == 1
    assert [row["is_strong"] for row in chart["grid"]] == [False, True, False]
    assert chart["table"]["rows"] == [{"head": "250", "figures": ["17/19"], "href": "/hands"}]


def test_lines_leave_out_what_is_not_known() -> None:
    series = [Series("Ann", [None, 1, 2]), Series("Bob", [0, 1, None])]
    chart = lines_chart(SAID, ["1 May", "2 May", "3 May"], series, TABLE)
    assert [len(line["line"].split()) for line in chart["lines"]] == [2, 2]
    assert [key["name"] for key in chart["legend"]] == ["Ann", "Bob"]


def test_one_line_needs_no_key_and_has_its_band() -> None:
    chart = lines_chart(SAID, ["1", "2"], [Series("Ann", [25, 26], [(23, 27), (24, 28)])], TABLE)
    assert chart["legend"] == []
    assert len(chart["bands"][0].split()) == 4


def test_every_line_has_a_mark_of_its_own() -> None:
    assert len({shape(10, 10, 4) for shape in SHAPES}) == len(SHAPES) >= 6


def test_bars_start_at_a_common_zero() -> None:
    rows = row_bars([30, -10, None])
    assert [row["zero"] for row in rows] == [25, 25, 25]
    assert [row["path"] for row in rows] == ["M25 3h75v14H25Z", "M25 3h-25v14H25Z", ""]
