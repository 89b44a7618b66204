"""Levels of one's bids, in bands that hold enough of them to say something."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.stats.levels import Level as Counted
from games.stats.levels import grouped


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


def levels_of(bids: Iterable[int]) -> list[Level]:
    """Levels that hold all these bids, ascending."""
    counted = [Counted(bid, count, 0) for bid, count in sorted(Counter(bids).items())]
    return [Level(group[0].bid, group[-1].bid) for group in grouped(counted)]


def level_at(levels: Iterable[Level], bid: int) -> Level:
    """The level that holds a bid."""
    return next(level for level in levels if level.first <= bid <= level.last)
