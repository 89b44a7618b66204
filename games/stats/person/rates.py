"""Figures of bids and hands, each with its divisor and its hands."""

from collections.abc import Iterable
from typing import NamedTuple

from games.models.statistics import Part
from games.stats.figures import LEAST_BIDS, LEAST_HANDS, Mean, Rate
from games.stats.person.bids import Tally
from games.stats.person.shares import Share, hands_in, made_in


def made(sums: Tally, href: str = "") -> Rate:
    """Bids made of bids."""
    return Rate(sums.made, sums.bids, LEAST_BIDS, href)


def made_of(bids: list[Share], href: str = "") -> Rate:
    """The same of hands in which it was bid."""
    return Rate(made_in(bids), hands_in(bids), LEAST_BIDS, href)


def average_bid(sums: Tally, href: str = "") -> Mean:
    return Mean(sums.bid_points, sums.bids, LEAST_BIDS, href)


def average_margin(sums: Tally, href: str = "") -> Mean:
    """What was taken over the bid, of those that were played."""
    return Mean(sums.margin_points, sums.margins, LEAST_BIDS, href)


class Hands(NamedTuple):
    """Hands added up, with the points of the person's side; `lost` had meld that was lost."""

    hands: int = 0
    meld: int = 0
    played: int = 0
    tricks: int = 0
    delta: int = 0
    lost: int = 0

    def meld_a_hand(self, href: str = "") -> Mean:
        return Mean(self.meld, self.hands, LEAST_HANDS, href)

    def tricks_a_hand(self, href: str = "") -> Mean:
        """Of the hands that were played."""
        return Mean(self.tricks, self.played, LEAST_HANDS, href)

    def delta_a_hand(self, href: str = "") -> Mean:
        return Mean(self.delta, self.hands, LEAST_HANDS, href)


def hands_of(shares: Iterable[Share]) -> Hands:
    """All of them together."""
    rows = [(s.hands, s.meld, s.played, s.tricks, s.delta, s.lost) for s in shares]
    return Hands(*map(sum, zip(*rows, strict=True))) if rows else Hands()


def by_part(shares: Iterable[Share]) -> dict[str, Hands]:
    """The hands as bidder, as partner, as defender, and where nobody bid."""
    shares = list(shares)
    return {part: hands_of(share for share in shares if share.part == part) for part in Part.values}
