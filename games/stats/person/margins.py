"""Over- and underbid: how far over what they needed the bidders were, or short of it.

Only hands with tricks have a margin. What was taken over a bid that was made could have been bid:
it was left on the table.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.stats.person.bids import Alike

WIDTHS = {"double-deck": 10}
WIDTH = 50
ENDS = (-2, 4)  # in widths: the lowest bar holds all below, the highest all above
Margins = Counter[int]  # how many hands had which margin


class Bar(NamedTuple):
    """Hands whose margin is from `low` to `high`; None: open at that end."""

    low: int | None
    high: int | None
    hands: int


def margins_of(kinds: Iterable[Alike]) -> Margins:
    """The margins of those that were played."""
    found: Margins = Counter()
    for kind in kinds:
        if kind.margin is not None:
            found[kind.margin] += kind.count
    return found


def left_of(kinds: Iterable[Alike]) -> Margins:
    """What was left on the table, of the bids that were made and played."""
    return margins_of(kind for kind in kinds if kind.made)


def points_in(margins: Margins) -> int:
    """All margins added up."""
    return sum(margin * count for margin, count in margins.items())


def width_of(variant: str) -> int:
    """How wide a bar is, in points of that game."""
    return WIDTHS.get(variant, WIDTH)


def spread(margins: Margins, width: int) -> list[Bar]:
    """The margins in bars of that width, from far under the bid to far over it."""
    lowest, highest = ENDS
    counts = dict.fromkeys(range(lowest - 1, highest + 1), 0)
    for margin, count in margins.items():
        counts[min(max(margin // width, lowest - 1), highest)] += count
    return [
        Bar(
            None if step < lowest else step * width,
            None if step == highest else (step + 1) * width - 1,
            hands,
        )
        for step, hands in counts.items()
    ]


def middle_of(margins: Margins) -> tuple[float, float]:
    """Between which two margins 8 of 10 lie."""
    cut = margins.total() // 10
    ranked = sorted(margins.items())
    return float(reached(ranked, cut)), float(reached(ranked[::-1], cut))


def reached(ranked: list[tuple[int, int]], cut: int) -> int:
    """The margin of the hand after the first `cut` of them."""
    for margin, count in ranked:
        cut -= count
        if cut < 0:
            return margin
    return 0
