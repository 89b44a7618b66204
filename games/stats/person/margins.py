"""Over- and underbid: how much more or less the bidders took than they had bid.

Only hands with tricks have a margin. What was taken over a bid that was made could have been bid:
it was left on the table.
"""

from collections.abc import Iterable
from typing import NamedTuple

from games.stats.person.bids import Bid

WIDTHS = {"double-deck": 10}
WIDTH = 50
ENDS = (-2, 4)  # in widths: the lowest bar holds all below, the highest all above


class Bar(NamedTuple):
    """Hands whose margin is from `low` to `high`; None: open at that end."""

    low: int | None
    high: int | None
    hands: int


def margins_of(bids: Iterable[Bid]) -> list[int]:
    """The margins of those that were played."""
    return [bid.margin for bid in bids if bid.margin is not None]


def left_of(bids: Iterable[Bid]) -> list[int]:
    """What was left on the table, bid by bid that was made and played."""
    return [bid.margin for bid in bids if bid.is_made and bid.margin is not None]


def width_of(variant: str) -> int:
    """How wide a bar is, in points of that game."""
    return WIDTHS.get(variant, WIDTH)


def spread(margins: Iterable[int], width: int) -> list[Bar]:
    """The margins in bars of that width, from far under the bid to far over it."""
    lowest, highest = ENDS
    counts = dict.fromkeys(range(lowest - 1, highest + 1), 0)
    for margin in margins:
        counts[min(max(margin // width, lowest - 1), highest)] += 1
    return [
        Bar(
            None if step < lowest else step * width,
            None if step == highest else (step + 1) * width - 1,
            hands,
        )
        for step, hands in counts.items()
    ]


def middle_of(margins: list[int]) -> tuple[float, float]:
    """Between which two margins 8 of 10 lie."""
    ranked, cut = sorted(margins), len(margins) // 10
    return float(ranked[cut]), float(ranked[-1 - cut])
