"""A drawing of lines over places in order (days, games), each with its own mark; one may have a
band about it in which the true value lies."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.rules.words import figure as plain
from games.stats.charts.axis import BOTTOM, GAP, RIGHT, Axis, labels_room, reaching, thin, upright
from games.stats.charts.drawing import Said, Table, drawing, gridlines
from games.stats.charts.marks import mark, size_of

LETTER = 7.2  # the width of a letter under the ground
LABEL = 22
HEIGHT = BOTTOM + 32


class Series(NamedTuple):
    """A value for each place, None where there is none; `band` holds the ends about each value."""

    name: str
    values: Sequence[float | None]
    band: Sequence[tuple[float, float] | None] = ()
    href: str = ""
    said: str = ""


def lines_chart(
    said: Said,
    places: Sequence[str],
    series: Sequence[Series],
    table: Table,
    *,
    least: int = 1,
    strong: int | None = None,
) -> dict[str, Any]:
    """For `_chart.html`. `least` is the least distance of gridlines, `strong` a heavier one."""
    ticks = reaching([*all_values(series), *([] if strong is None else [strong])], least)
    left = labels_room([plain(tick) for tick in ticks])
    y, x = upright(ticks[0], ticks[-1]), Axis(0, max(len(places) - 1, 1), left + 6, RIGHT - 8)
    return drawing(
        said,
        table,
        HEIGHT,
        grid=gridlines(y, left, ticks, strong),
        labels=place_labels(x, places),
        bands=[band(x, y, each) for each in series if each.band],
        lines=[line(x, y, at, each) for at, each in enumerate(series)],
        legend=[legend(at, each) for at, each in enumerate(series)] if len(series) > 1 else [],
    )


def all_values(series: Sequence[Series]) -> list[float]:
    """All that must fit on the drawing."""
    values = [value for each in series for value in each.values if value is not None]
    ends = [end for each in series for pair in each.band if pair for end in pair]
    return [*values, *ends] or [0]


def line(x: Axis, y: Axis, at: int, series: Series) -> dict[str, Any]:
    """A line with a mark at each place, or at each few where they would touch."""
    points = [(x.at(n), y.at(v)) for n, v in enumerate(series.values) if v is not None]
    size = size_of(len(points))
    kept = thin(len(points), 2 * size + 3, points[-1][0] - points[0][0]) if points else []
    return {
        "at": at,
        "line": " ".join(f"{across:g},{up:g}" for across, up in points),
        "marks": "".join(mark(at, *points[n], size) for n in kept),
    }


def band(x: Axis, y: Axis, series: Series) -> str:
    """The outline of a band: its upper ends from left to right, its lower ones back."""
    ends = [(x.at(n), pair) for n, pair in enumerate(series.band) if pair]
    upper = [f"{across:g},{y.at(high):g}" for across, (_low, high) in ends]
    lower = [f"{across:g},{y.at(low):g}" for across, (low, _high) in reversed(ends)]
    return " ".join([*upper, *lower])


def place_labels(x: Axis, places: Sequence[str]) -> list[dict[str, Any]]:
    """The places that there is room to name: the last one, within the edge, and each few before it."""
    room = max((len(place) for place in places), default=1) * LETTER + GAP
    kept = thin(len(places), room, x.end - x.start)
    labels = [
        {
            "x": min(x.at(at), round(RIGHT - len(places[at]) * LETTER / 2, 1)),
            "y": BOTTOM + LABEL,
            "text": places[at],
            "is_second": False,
        }
        for at in kept
    ]
    if len(labels) > 1 and labels[-1]["x"] - labels[-2]["x"] < room:
        del labels[-2]
    return labels


def legend(at: int, series: Series) -> dict[str, Any]:
    """The line's mark with its name, and what it came to."""
    shape = mark(at, 7, 7, 5)
    return {"at": at, "mark": shape, "name": series.name, "href": series.href, "said": series.said}
