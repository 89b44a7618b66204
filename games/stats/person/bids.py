"""The hands in which a person bid, in order: one query, which an index answers by itself.

They are read one by one, for streaks and records need them so; whatever is counted is counted of
bids that are alike.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from django.db.models import IntegerField, Q
from django.db.models.functions import Cast

from games.models import HandSeat
from games.stats.bidders import BIDDERS


class Bid(NamedTuple):
    """A hand of the bidder's, as in `HandSeat`: points are those of the bidder's side.

    `is_made` is 1 or 0, as the database has it: nothing is made of thousands of rows.
    """

    person: int
    game: int
    seq: int
    partner: int | None
    variant: str
    bid: int
    trump: str
    place: int
    is_made: int
    margin: int | None
    meld: int
    delta: int


RENAMED = {"person": "person_id", "game": "game_id", "partner": "partner_id", "is_made": "made"}
FIELDS = tuple(RENAMED.get(name, name) for name in Bid._fields)


def bids_of(who: Q) -> list[Bid]:
    """What fits, in the order of the hands."""
    rows = HandSeat.objects.filter(BIDDERS, who).order_by("on", "game_id", "seq")
    rows = rows.annotate(made=Cast("is_made", IntegerField()))
    return [Bid._make(row) for row in rows.values_list(*FIELDS)]


class Alike(NamedTuple):
    """So many bids that are the same in all this."""

    bid: int
    trump: str
    place: int
    is_made: int
    margin: int | None
    count: int


def alike(bids: Iterable[Bid]) -> list[Alike]:
    """These bids, counted."""
    counted = Counter((bid.bid, bid.trump, bid.place, bid.is_made, bid.margin) for bid in bids)
    return [Alike(*kind, count) for kind, count in counted.items()]


class Tally(NamedTuple):
    """Bids added up; `margins` counts those that were played, `margin_points` is theirs."""

    bids: int = 0
    made: int = 0
    bid_points: int = 0
    margins: int = 0
    margin_points: int = 0


def tally(kinds: Iterable[Alike]) -> Tally:
    """These bids added up."""
    bids = made = bid_points = margins = margin_points = 0
    for bid, _trump, _place, is_made, margin, count in kinds:
        bids += count
        bid_points += bid * count
        if is_made:
            made += count
        if margin is not None:
            margins += count
            margin_points += margin * count
    return Tally(bids, made, bid_points, margins, margin_points)


def sorted_by(
    kinds: Iterable[Alike], key: Callable[[Alike], Hashable]
) -> dict[Hashable, list[Alike]]:
    """The bids of each kind."""
    found: dict[Hashable, list[Alike]] = {}
    for kind in kinds:
        found.setdefault(key(kind), []).append(kind)
    return found
