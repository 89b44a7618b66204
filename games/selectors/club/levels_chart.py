"""Bids made by level as a drawing with its headline: of a club, or of somebody in it."""

from typing import Any

from games.selectors.club.frame import GAMES, count_words
from games.stats.charts.columns import Column, columns_chart
from games.stats.charts.drawing import Said, Table
from games.stats.figures import LEAST_BIDS, Rate
from games.stats.levels import BID, Band, Level, bands_of, headline, most_bid
from games.stats.links import hands_href
from games.stats.scope import Scope

TICKS = (0, 25, 50, 75, 100)
LETTERS = 38  # that stand under all columns together
WORDS = (
    "Bids made, per cent, from each level up to the next. "
    "The bar is where the true rate lies, 8 times in 10."
)


def levels_view(
    scope: Scope, levels: dict[str, list[Level]], **asked: object
) -> dict[str, Any] | None:
    """For `_levels.html`; None where nobody bid. Of several games the one with most bids is drawn.

    `asked` goes into the links to the hands (`person=7, part="bidder"`).
    """
    variant = most_bid(levels)
    if not variant:
        return None
    drawn = scope._replace(variant=variant)
    bands = bands_of(drawn, levels[variant], **asked)
    total = Rate(sum(each.rate.part for each in bands), sum(each.rate.whole for each in bands))
    return {
        "title": headline(bands),
        "words": WORDS,
        "chart": levels_chart(bands) if len(bands) > 1 else None,
        "foot": foot(total, GAMES[variant] if len(levels) > 1 else ""),
        "hands": hands_href(drawn, **BID | asked, bid_from=levels[variant][0].bid),
    }


def foot(total: Rate, game: str) -> str:
    """ "95 of 131 bids made, 73%." with the game where there are others."""
    bids = f"{total.part:,} of {count_words(total.whole, 'bid')} made"
    said = f"{game} only: {bids}" if game else bids
    if not total.is_shown:
        return f"{said}. A rate is shown from {LEAST_BIDS} bids."
    return f"{said}, {total.text}."


def levels_chart(bands: list[Band]) -> dict[str, Any]:
    """For `_chart.html`."""
    said = Said("levels", "Bids made by level", desc(bands))
    table = Table(
        ["From", "made", "bids", "per cent", "true rate"],
        [row(band) for band in bands],
        [band.rate.href for band in bands],
    )
    fits = all(len(band.rate.counts) * len(bands) <= LETTERS for band in bands)
    columns = [column(band, fits) for band in bands]
    return columns_chart(said, columns, table, ticks=TICKS, strong=50)


def column(band: Band, fits: bool) -> Column:
    """A level; where its counts are too long to stand under it, only what it is divided by does."""
    rate = band.rate
    under = rate.counts if fits else str(rate.whole)
    if not rate.is_shown:
        return Column(band.label, under, None)
    low, high = band.ends
    said = f"{band.label}: {rate.part} of {rate.whole} made, {rate.text}. Its hands"
    value = 100 * rate.part / rate.whole
    return Column(band.label, under, value, low, high, rate.href, said)


def row(band: Band) -> list[str]:
    low, high = band.ends
    rate = band.rate
    ends = f"{low:.0f} to {high:.0f}" if rate.is_shown else "–"
    return [band.label, str(rate.part), str(rate.whole), rate.text, ends]


def desc(bands: list[Band]) -> str:
    """What one sees, for the ear."""
    told = [f"{band.label} {band.rate.text}" for band in bands if band.rate.is_shown]
    return f"A dot for each level of bids, with how many per cent were made: {', '.join(told)}."
