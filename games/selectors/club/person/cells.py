"""Tables of figures: what stands in their cells, for `person/_table.html`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.selectors.club.frame import count_words
from games.stats.figures import Mean, Rate

MOST_ROWS = 8


class Cell(NamedTuple):
    """A figure over what it was made of; a dash while that is too little."""

    figure: str
    of: str = ""
    href: str = ""
    is_shown: bool = True


class Row(NamedTuple):
    """A row of a table: a name or a suit, its figures, perhaps a bar."""

    label: str
    cells: Sequence[Cell]
    href: str = ""
    suit: dict[str, str] | None = None
    bar: dict[str, Any] | None = None


def rate_cell(rate: Rate) -> Cell:
    """ "78%" over "31/40"."""
    return Cell(rate.text, rate.counts, rate.href, rate.is_shown)


def mean_cell(mean: Mean) -> Cell:
    """ "308" over "33"."""
    return Cell(mean.text, f"{mean.count:,}", mean.href, mean.is_shown)


def signed_cell(mean: Mean) -> Cell:
    """ "+12" over "33"."""
    return mean_cell(mean)._replace(figure=mean.signed)


def count_cell(count: int, href: str = "") -> Cell:
    """A bare count; none leads nowhere."""
    return Cell(f"{count:,}", href=href if count else "")


def table(caption: str, heads: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    """A table with a head for each column, the first for the names. Nothing where it has no row.

    Of a long one the first rows are shown, the others where one asks for them.
    """
    if not rows:
        return {}
    shown = MOST_ROWS if len(rows) > MOST_ROWS + 2 else len(rows)
    head = {"caption": caption, "head": heads[0], "heads": heads[1:]}
    more = {"words": f"{len(rows) - shown} more", "rows": rows[shown:]} if rows[shown:] else None
    return head | {"rows": rows[:shown], "more": more}


class Fact(NamedTuple):
    """A line of its own: words, a figure, and what is said below; `sheet` leads to the table."""

    label: str
    figure: str
    detail: str = ""
    href: str = ""
    sheet: str = ""


def big(figure: Rate | Mean, words: str, of: str) -> dict[str, Any]:
    """One of the four large figures."""
    return {
        "figure": figure.text,
        "is_shown": figure.is_shown,
        "words": words,
        "of": of,
        "href": figure.href,
    }


def four_figures(made: Rate, average: Mean, meld: Mean, sets: Rate) -> list[dict[str, Any]]:
    """The four large figures; of sets caused the plain count."""
    return [
        big(made, "of the bids made", f"{made.part:,} of {made.whole:,}"),
        big(average, "average bid", count_words(average.count, "bid")),
        big(meld, "meld a hand", count_words(meld.count, "hand")),
        big(sets, "sets caused", f"of {sets.whole:,} defended")
        | {"figure": f"{sets.part:,}", "is_shown": True},
    ]
