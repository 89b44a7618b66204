"""Bids: by trump, by level, by seat; over and under what was made."""

from typing import Any

from games.rules.words import figure as plain
from games.selectors.club.person.cells import (
    Cell,
    Row,
    count_cell,
    mean_cell,
    rate_cell,
    signed_cell,
    table,
)
from games.selectors.table.words import SUIT_NAMES, suit
from games.stats.asked import UNNAMED
from games.stats.charts.bars import row_bars
from games.stats.figures import LEAST_BIDS, Mean
from games.stats.person.behind import Behind
from games.stats.person.bids import Alike, sorted_by, tally
from games.stats.person.levels import levels_by_bid, levels_of
from games.stats.person.margins import (
    Bar,
    Margins,
    left_of,
    margins_of,
    points_in,
    spread,
    width_of,
)
from games.stats.person.rates import average_bid, average_margin, made

SEATS = ("first to speak", "second", "third", "fourth")
DEALER = "dealer"


def bid_cells(bids: list[Alike], behind: Behind, **asked: object) -> list[Cell]:
    """How often made, the average bid, the average margin; `asked` says which bids they are."""
    sums, href = tally(bids), behind.bids(**asked)
    return [
        rate_cell(made(sums, href)),
        mean_cell(average_bid(sums, href)),
        signed_cell(average_margin(sums, behind.bids(**asked, played="margin"))),
    ]


def by_trump(bids: list[Alike], behind: Behind) -> dict[str, Any]:
    """By the suit that was named."""
    found = sorted_by(bids, lambda bid: bid.trump)
    rows = [
        Row(SUIT_NAMES[code], cells, suit=suit(code))
        for code in "SHDC"
        if code in found
        for cells in [bid_cells(found[code], behind, trump=code)]
    ]
    if "" in found:
        rows.append(Row("not named", bid_cells(found[""], behind, trump=UNNAMED)))
    return table("By trump", ("trump", "made", "bid", "over"), rows)


def by_level(bids: list[Alike], behind: Behind) -> dict[str, Any]:
    """By what was bid."""
    levels = levels_of(bids)
    at = levels_by_bid(levels, {bid.bid for bid in bids})
    found = sorted_by(bids, lambda bid: at[bid.bid])
    rows = [
        Row(level.label, [cells[0], cells[2]])
        for level in levels
        for cells in [bid_cells(found[level], behind, **level.asked)]
    ]
    return table("By what was bid", ("bid", "made", "over"), rows)


def by_place(bids: list[Alike], behind: Behind, variant: str) -> dict[str, Any]:
    """By when the bidder's turn to speak was."""
    last = 3 if variant == "cutthroat" else 4
    found = sorted_by(bids, lambda bid: bid.place)
    rows = [
        Row(place_words(place, last), bid_cells(found[place], behind, place=place))
        for place in range(1, 5)
        if place in found
    ]
    return table("By seat", ("spoke", "made", "bid", "over"), rows)


def place_words(place: int, last: int) -> str:
    """ "first to speak", "dealer"."""
    return DEALER if place == last else SEATS[place - 1]


def margins_view(bids: list[Alike], behind: Behind, variant: str) -> dict[str, Any]:
    """How far over and under the bids were, and what was left on the table."""
    margins, left = margins_of(bids), left_of(bids)
    href = behind.bids(played="margin")
    over = Mean(points_in(margins), margins.total(), LEAST_BIDS, href)
    href = behind.bids(result="made", played="margin")
    kept = Mean(points_in(left), left.total(), LEAST_BIDS, href)
    return {
        "heading": margin_words(over),
        "over": signed_cell(over),
        "left": mean_cell(kept),
        "bars": spread_table(margins, width_of(variant), behind),
    }


def margin_words(over: Mean) -> str:
    """What the margins say, in a few words."""
    if over.value is None:
        return "Over and under the bid"
    if over.value == 0:
        return "On average just what was bid"
    return f"On average {plain(abs(over.value))} {'over' if over.value > 0 else 'under'} the bid"


def spread_table(margins: Margins, width: int, behind: Behind) -> dict[str, Any]:
    """How many hands were how far off."""
    bars = spread(margins, width)
    drawn = row_bars([bar.hands for bar in bars])
    rows = [
        Row(
            bar_words(bar),
            [count_cell(bar.hands, behind.bids(margin_from=bar.low, margin_to=bar.high))],
            bar=drawing,
        )
        for bar, drawing in zip(bars, drawn, strict=True)
    ]
    return table("Over or short of the bid", ("points", "hands"), rows if margins else [])


def bar_words(bar: Bar) -> str:
    """ "under −100", "−50 to −1", "over 200"."""
    if bar.low is None:
        return f"under {plain((bar.high or 0) + 1)}"
    if bar.high is None:
        return f"{bar.low} and more"
    return f"{plain(bar.low)} to {plain(bar.high)}"
