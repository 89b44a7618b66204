"""Figures of bids and hands, each with its divisor and its hands."""

from collections.abc import Iterable
from typing import NamedTuple

from games.models.statistics import Part
from games.stats.figures import LEAST_BIDS, LEAST_HANDS, Mean, Rate
from games.stats.person.beside import Beside
from games.stats.person.bids import Bid, Tally


def made(sums: Tally, href: str = "") -> Rate:
    """Bids made of bids."""
    return Rate(sums.made, sums.bids, LEAST_BIDS, href)


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

    def __add__(self, other: object) -> "Hands":
        return Hands(*map(sum, zip(self, other, strict=True)))  # type: ignore[call-overload]

    def meld_a_hand(self, href: str = "") -> Mean:
        return Mean(self.meld, self.hands, LEAST_HANDS, href)

    def tricks_a_hand(self, href: str = "") -> Mean:
        """Of the hands that were played."""
        return Mean(self.tricks, self.played, LEAST_HANDS, href)

    def delta_a_hand(self, href: str = "") -> Mean:
        return Mean(self.delta, self.hands, LEAST_HANDS, href)


def bid_hands(bids: Iterable[Bid]) -> Hands:
    """The hands of these bids."""
    bids = list(bids)
    tricks = [bid.tricks for bid in bids if bid.tricks is not None]
    return Hands(
        len(bids),
        sum(bid.meld for bid in bids),
        len(tricks),
        sum(tricks),
        sum(bid.delta for bid in bids),
        sum(bid.meld_lost > 0 for bid in bids),
    )


def hands_beside_of(rows: Iterable[Beside]) -> Hands:
    """The hands in which others bid."""
    sums = Hands()
    for row in rows:
        sums += Hands(row.hands, row.meld, row.played, row.tricks, row.delta, row.lost)
    return sums


def by_part(bids: Iterable[Bid], beside: Iterable[Beside]) -> dict[str, Hands]:
    """The hands as bidder, as partner and as defender."""
    beside = list(beside)
    parts = {Part.BIDDER.value: bid_hands(bids)}
    for part in (Part.PARTNER.value, Part.DEFENDER.value, Part.NONE.value):
        parts[part] = hands_beside_of(row for row in beside if row.part == part)
    return parts
