"""Bid calibration, drawn: what was made against what was bid, level by level."""

from typing import Any

from games.rules.words import figure as plain
from games.selectors.club.frame import count_words
from games.stats.charts.axis import reaching
from games.stats.charts.columns import Column, columns_chart
from games.stats.charts.drawing import Said, Table
from games.stats.figures import LEAST_BIDS, Mean
from games.stats.person.behind import Behind
from games.stats.person.bids import Alike, sorted_by
from games.stats.person.levels import Level, levels_by_bid, levels_of
from games.stats.person.margins import Margins, margins_of, middle_of, points_in

HEADS = ("Bid", "Over", "8 of 10 hands", "Hands")
DESC = (
    "For each level of bids what meld and tricks came to over or under the bid, on average. "
    "The bar holds 8 hands of 10. {levels}."
)


def calibration_chart(bids: list[Alike], behind: Behind) -> dict[str, Any] | None:
    """For `_chart.html`; None while no level has enough hands."""
    played = [bid for bid in bids if bid.margin is not None]
    levels = levels_of(played)
    at = levels_by_bid(levels, {bid.bid for bid in played})
    found = sorted_by(played, lambda bid: at[bid.bid])
    columns = [column(level, margins_of(found[level]), behind) for level in levels]
    known = [end for each in columns if each.value is not None for end in (each.low, each.high)]
    if not known:
        return None
    said = Said(
        "calibration", "Over and short of the bid", describe(columns), "Over and under in figures"
    )
    rows = [row(each) for each in columns]
    return columns_chart(
        said,
        columns,
        Table(HEADS, rows, [each.href for each in columns]),
        ticks=reaching([0, *(end for end in known if end is not None)], 10),
        strong=0,
    )


def column(level: Level, margins: Margins, behind: Behind) -> Column:
    """A level: the average margin, and between which margins 8 of 10 hands lie."""
    hands = margins.total()
    mean = Mean(points_in(margins), hands, LEAST_BIDS)
    low, high = middle_of(margins)
    href = behind.bids(**level.asked, played="margin")
    count = count_words(hands, "hand")
    label = short(level)
    if mean.value is None:
        return Column(label, f"{hands}", None, href=href, said=f"{level.label}: {count}")
    said = f"{level.label}: {mean.signed} on average, {count}"
    return Column(label, f"{hands}", mean.total / mean.count, low, high, href, said)


def short(level: Level) -> str:
    """A label that fits under a column: "300", "300+"."""
    return str(level.first) if level.first == level.last else f"{level.first}+"


def row(column: Column) -> tuple[str, ...]:
    """Its figures in the table."""
    if column.value is None or column.low is None or column.high is None:
        return column.label, "–", "–", column.second
    ends = f"{plain(round(column.low))} to {plain(round(column.high))}"
    return column.label, plain(round(column.value)), ends, column.second


def describe(columns: list[Column]) -> str:
    """The drawing in words."""
    known = [each for each in columns if each.value is not None]
    return DESC.format(levels="; ".join(each.said for each in known))
