"""Levels of one's bids, in bands that hold enough of them to say something."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.stats.levels import Level as Counted
from games.stats.levels import grouped
from games.stats.person.bids import Alike


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


def levels_of(kinds: Iterable[Alike]) -> list[Level]:
    """Levels that hold all these bids, ascending."""
    return [Level(group[0].bid, group[-1].bid) for group in grouped(counted(kinds))]


def counted(kinds: Iterable[Alike]) -> list[Counted]:
    """Each height of bids with how many there were and how many of them were made."""
    found: Counter[int] = Counter()
    made: Counter[int] = Counter()
    for kind in kinds:
        found[kind.bid] += kind.count
        made[kind.bid] += kind.count if kind.made else 0
    return [Counted(height, count, made[height]) for height, count in sorted(found.items())]


def levels_by_bid(levels: Iterable[Level], bids: Iterable[int]) -> dict[int, Level]:
    """The level that holds each bid."""
    levels = list(levels)
    return {bid: each for bid in bids for each in levels if each.first <= bid <= each.last}
