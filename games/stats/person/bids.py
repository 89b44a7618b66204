"""The hands in which a person bid, in order: one query, which an index answers by itself.

They are read one by one, for streaks and records need them so; whatever is counted is counted of
bids that are alike. They stay as the database gives them, `row[MADE]`: a row's name or class would
cost more than the row. Points are those of the bidder's side.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from django.db.models import Case, Q, Value, When

from games.models import HandSeat
from games.stats.bidders import BIDDERS

FIELDS = ("person_id", "game_id", "seq", "partner_id", "variant", "bid", "trump", "place")
FIELDS += ("made", "margin", "meld", "delta")
PERSON, GAME, SEQ, PARTNER, VARIANT, BID, TRUMP, PLACE, MADE, MARGIN, MELD, DELTA = range(12)
IS_MADE = Case(When(is_made=True, then=Value("made")), default=Value(""))
Bid = tuple[Any, ...]


def bids_of(who: Q) -> list[Bid]:
    """What fits, in the order of the hands; `row[MADE]` is "made" or ""."""
    rows = HandSeat.objects.filter(BIDDERS, who).order_by("on", "game_id", "seq")
    return list(rows.annotate(made=IS_MADE).values_list(*FIELDS))


class Alike(NamedTuple):
    """So many bids that are the same in all this."""

    bid: int
    trump: str
    place: int
    made: str
    margin: int | None
    count: int


def alike(bids: Iterable[Bid]) -> list[Alike]:
    """These bids, counted."""
    counted = Counter(map(itemgetter(BID, TRUMP, PLACE, MADE, MARGIN), bids))
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
