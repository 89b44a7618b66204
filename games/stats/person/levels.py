"""Levels of one's bids, in bands that hold enough of them to say something."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.stats.levels import Level as Counted
from games.stats.levels import grouped
from games.stats.person.bids import Bid


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


def levels_of(bids: Iterable[Bid]) -> list[Level]:
    """Levels that hold all these bids, ascending."""
    return [Level(group[0].bid, group[-1].bid) for group in grouped(counted(bids))]


def counted(bids: Iterable[Bid]) -> list[Counted]:
    """Each height of bids with how many there were and how many of them were made."""
    bids = list(bids)
    all_bids = Counter(bid.bid for bid in bids)
    made = Counter(bid.bid for bid in bids if bid.is_made)
    return [Counted(height, count, made[height]) for height, count in sorted(all_bids.items())]


def level_at(levels: Iterable[Level], bid: int) -> Level:
    """The level that holds a bid."""
    return next(level for level in levels if level.first <= bid <= level.last)
