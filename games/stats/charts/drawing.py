"""What every drawing has: its words, its gridlines, its table."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from games.rules.words import figure as plain
from games.stats.charts.axis import GAP, HEIGHT, RIGHT, WIDTH, Axis


class Table(NamedTuple):
    """The figures behind a drawing: a head for each column, the first for the rows' own heads.

    A row is its head and its figures; `hrefs` leads rows to their hands, "" for none.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    hrefs: Sequence[str] = ()

    @property
    def view(self) -> dict[str, Any]:
        hrefs = [*self.hrefs, *[""] * (len(self.rows) - len(self.hrefs))]
        rows = [
            {"head": row[0], "figures": row[1:], "href": href}
            for row, href in zip(self.rows, hrefs, strict=True)
        ]
        return {"heads": self.heads, "rows": rows}


class Said(NamedTuple):
    """A drawing's name (an id on the page), its title and its words for the ear.

    `summary` names the table behind.
    """

    name: str
    title: str
    desc: str
    summary: str = "The figures"


def drawing(said: Said, table: Table, height: int = HEIGHT, **parts: Any) -> dict[str, Any]:
    """For `_chart.html`; `parts` are what stands in it."""
    box = {"width": WIDTH, "height": height}
    return said._asdict() | box | {"table": table.view} | parts


def gridlines(
    axis: Axis, left: float, values: Iterable[int], strong: int | None = None, unit: str = ""
) -> list[dict[str, Any]]:
    """Level lines with their figures; the strong one is drawn heavier."""
    return [
        {
            "path": f"M{left:g} {axis.at(value):g}H{RIGHT}",
            "x": left - GAP,
            "y": round(axis.at(value) + 5, 1),
            "label": f"{plain(value)}{unit}",
            "is_strong": value == strong,
        }
        for value in values
    ]
