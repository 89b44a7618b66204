"""Levels of bids: each bid that was made by itself, or neighbours together where there are many."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

MOST = 7


class Level(NamedTuple):
    """Bids from `first` to `last`."""

    first: int
    last: int

    @property
    def label(self) -> str:
        """ "300", "300–320"."""
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"

    @property
    def asked(self) -> dict[str, int]:
        """How the search over hands is asked for it."""
        return {"bid_from": self.first, "bid_to": self.last}


def levels_of(bids: Iterable[int], most: int = MOST) -> list[Level]:
    """Levels that hold all these bids, ascending: about as many bids in each."""
    counts = sorted(Counter(bids).items())
    if len(counts) <= most:
        return [Level(bid, bid) for bid, _ in counts]
    share, levels, held, first = sum(count for _, count in counts) / most, [], 0, counts[0][0]
    for at, (bid, count) in enumerate(counts):
        held += count
        is_last = at + 1 == len(counts)
        if is_last or (held >= share * (len(levels) + 1) and len(levels) < most - 1):
            levels.append(Level(first, bid))
            first = bid if is_last else counts[at + 1][0]
    return levels


def level_at(levels: Iterable[Level], bid: int) -> Level:
    """The level that holds a bid."""
    return next(level for level in levels if level.first <= bid <= level.last)
