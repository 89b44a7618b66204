"""The hands in which a person bid, in order: one query.

They are read one by one: streaks need them in order, and grouping them by trump, level, place and
partner in the database takes longer than reading them.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from django.db.models import Q

from games.models import HandSeat
from games.models.statistics import Part


class Bid(NamedTuple):
    """A hand of the bidder's, as in `HandSeat`: points are those of the bidder's side."""

    person: int
    game: int
    seq: int
    bid: int
    trump: str
    place: int
    partner: int | None
    result: str
    is_made: bool
    margin: int | None
    meld: int
    meld_lost: int
    tricks: int | None
    delta: int


RENAMED = {"person": "person_id", "game": "game_id", "partner": "partner_id"}
FIELDS = tuple(RENAMED.get(name, name) for name in Bid._fields)


def bids_of(who: Q) -> list[Bid]:
    """What fits, in the order of the hands."""
    rows = HandSeat.objects.filter(who, part=Part.BIDDER).order_by("on", "game_id", "seq")
    return [Bid._make(row) for row in rows.values_list(*FIELDS)]


class Tally(NamedTuple):
    """Bids added up; `margins` counts those that were played, `margin_points` is theirs."""

    bids: int = 0
    made: int = 0
    bid_points: int = 0
    margins: int = 0
    margin_points: int = 0


def tally(bids: Iterable[Bid]) -> Tally:
    """These bids added up."""
    bids = list(bids)
    margins = [bid.margin for bid in bids if bid.margin is not None]
    made = sum(bid.is_made for bid in bids)
    return Tally(len(bids), made, sum(bid.bid for bid in bids), len(margins), sum(margins))


def sorted_by(bids: Iterable[Bid], key: Callable[[Bid], Hashable]) -> dict[Hashable, list[Bid]]:
    """The bids of each kind."""
    found: dict[Hashable, list[Bid]] = {}
    for bid in bids:
        found.setdefault(key(bid), []).append(bid)
    return found
