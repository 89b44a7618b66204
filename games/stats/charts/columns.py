"""A drawing of columns side by side: a dot in each, the bar in which the true value lies, a line.

The whole column is what a finger touches; what it was counted from stands under it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.stats.charts.axis import BOTTOM, RIGHT, TOP, Axis, labels_room, upright
from games.stats.charts.drawing import Said, Table, drawing, gridlines
from games.stats.charts.marks import mark

BAR = 12
DOT = 5.5
LABEL, SECOND = 22, 40  # how far under the ground the two lines of a label stand


class Column(NamedTuple):
    """`label` and `second` stand under it; `value` None leaves it empty; `low` to `high` is its
    bar. `said` is the link's name for the ear."""

    label: str
    second: str
    value: float | None
    low: float | None = None
    high: float | None = None
    href: str = ""
    said: str = ""


def columns_chart(
    said: Said,
    columns: Sequence[Column],
    table: Table,
    *,
    ticks: Sequence[int],
    strong: int | None = None,
    unit: str = "",
) -> dict[str, Any]:
    """For `_chart.html`. `ticks` are the gridlines, from the ground to the top."""
    y = upright(ticks[0], ticks[-1])
    left = labels_room([f"{tick}{unit}" for tick in ticks])
    wide = (RIGHT - left) / max(len(columns), 1)
    x = Axis(0, len(columns), left, RIGHT)
    shown = [column_view(x.at(at + 0.5), y, wide, column) for at, column in enumerate(columns)]
    dots = [f"{each['x']:g},{each['y']:g}" for each in shown if each["dot"]]
    return drawing(
        said,
        table,
        grid=gridlines(y, left, ticks, strong, unit),
        labels=[label for at, c in enumerate(columns) for label in labels(x.at(at + 0.5), c)],
        bars=[each["bar"] for each in shown if each["bar"]],
        lines=[{"at": 0, "line": " ".join(dots), "marks": ""}],
        columns=shown,
    )


def column_view(x: float, y: Axis, wide: float, column: Column) -> dict[str, Any]:
    """A column: where it is touched, its bar and its dot."""
    height = None if column.value is None else y.at(column.value)
    return {
        "x": x,
        "y": height,
        "href": column.href,
        "said": column.said,
        "touch": f"M{x - wide / 2:.4g} {TOP}h{wide:.4g}V{BOTTOM + SECOND + 6}h-{wide:.4g}Z",
        "dot": "" if height is None else mark(0, x, height, DOT),
        "bar": bar(x, y, column),
    }


def bar(x: float, y: Axis, column: Column) -> str:
    """The bar from the low end to the high one."""
    if column.low is None or column.high is None:
        return ""
    low, high = y.at(column.low), y.at(column.high)
    return f"M{x - BAR / 2:.4g} {high:g}h{BAR}V{low:g}h-{BAR}Z"


def labels(x: float, column: Column) -> list[dict[str, Any]]:
    """What it is, and what it was counted from."""
    return [
        {"x": x, "y": BOTTOM + LABEL, "text": column.label, "is_second": False},
        {"x": x, "y": BOTTOM + SECOND, "text": column.second, "is_second": True},
    ]
