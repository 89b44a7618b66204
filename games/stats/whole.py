"""What all games of a scope come to together: bids and how they failed, and meld. One query."""

from typing import NamedTuple

from django.db.models import Sum

from games.models import GameSeat
from games.stats.figures import LEAST_BIDS, LEAST_HANDS, Mean
from games.stats.scope import Scope


class Whole(NamedTuple):
    """Sums over everybody in one game (variant). `shares` counts a hand once for each who played
    it, and `meld` adds up what the side of each of them melded in it."""

    variant: str
    bids: int
    made: int
    sets: int
    conceded: int
    thrown_in: int
    bid_points: int
    shares: int
    meld: int

    @property
    def average_bid(self) -> Mean:
        return Mean(self.bid_points, self.bids, LEAST_BIDS)

    @property
    def meld_a_hand(self) -> Mean:
        """Of a side, in one hand."""
        return Mean(self.meld, self.shares, LEAST_HANDS)


SUMS = ("bids", "made", "sets", "conceded", "thrown_in", "bid_points", "hands", "meld_points")


def wholes_of(scope: Scope) -> list[Whole]:
    """One for each game that was played, the one with most bids first."""
    rows = GameSeat.objects.filter(scope.rows).values_list("variant")
    sums = rows.annotate(**{f"n_{name}": Sum(name) for name in SUMS}).order_by()
    return sorted((Whole(*row) for row in sums), key=lambda each: (-each.bids, each.variant))
