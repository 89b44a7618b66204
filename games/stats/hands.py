"""Hands of a club that are asked for, each told by one of its rows: that of the person asked about,
else of the bidder. Where nobody bid it is that of the first to speak, and where only the bidding
side is known, that of its first seat.
"""

from functools import reduce
from operator import or_
from typing import NamedTuple

from django.db.models import Count, Exists, F, OuterRef, Q, QuerySet

from games.models import HandSeat
from games.models.statistics import Part
from games.stats.asked import SIDE, UNNAMED, Asked
from games.stats.bidders import BIDDERS
from games.stats.game_asked import in_games
from games.stats.scope import Scope
from games.stats.stretch import in_stretch

AT_ONCE = 50
BIDDING = (Part.BIDDER, Part.PARTNER)
BY_OTHERS = Q(bidder=None) & (Q(part=Part.PARTNER, seat__lte=2) | Q(part=Part.NONE, place=1))
NEWEST = (F("on").desc(), F("game_id").desc(), F("seq").desc())
OLDEST = (F("on").asc(), F("game_id").asc(), F("seq").asc())
ORDERS = {
    "": NEWEST,
    "oldest": OLDEST,
    "delta": (F("delta").desc(), *NEWEST),
    "delta_low": (F("delta").asc(), *NEWEST),
    "bid": (F("bid").desc(), *NEWEST),
    "margin": (F("margin").desc(nulls_last=True), *NEWEST),
    "margin_low": (F("margin").asc(nulls_last=True), *NEWEST),
}
COUNTED = {
    "hands": Count("bid"),
    "bids": Count("bid", filter=Q(bid__gt=0)),
    "made": Count("bid", filter=Q(is_made=True)),
}
IN_INDEX = {"trump", "bid_from", "bid_to", "place", "result"}


class Counted(NamedTuple):
    """How many hands there are, in how many somebody bid, and in how many of those it was made."""

    hands: int
    bids: int
    made: int

    @property
    def pages(self) -> int:
        return max(-(-self.hands // AT_ONCE), 1)


def hands_of(scope: Scope, asked: Asked) -> QuerySet[HandSeat]:
    """One row for each hand that is asked for, in no order."""
    return rows_like(scope, asked).filter(reduce(or_, telling(asked)))


def telling(asked: Asked) -> list[Q]:
    """Which rows tell their hands: each kind of them has an index."""
    return [BIDDERS, BY_OTHERS] if asked.person is None else [Q(person_id=asked.person)]


def rows_like(scope: Scope, asked: Asked) -> QuerySet[HandSeat]:
    """All rows of which that is true which is asked for."""
    of_games = [*in_games(scope, asked), *in_stretch(scope, asked)]
    rows = HandSeat.objects.filter(scope.rows, *conditions(asked), *of_games)
    if asked.against is not None:
        rows = rows.filter(Exists(others(person_id=asked.against).exclude(side=OuterRef("side"))))
    if asked.part == SIDE and asked.place is not None:
        rows = rows.filter(Exists(others(part=Part.BIDDER, place=asked.place)))
    if asked.lost and asked.person is None:
        rows = rows.filter(Exists(others(meld_lost__gt=0)))
    return rows


def conditions(asked: Asked) -> list[Q]:
    """What the telling row itself says."""
    names = {
        "partner": "partner_id",
        "bidder": "bidder_id",
        "bid_from": "bid__gte",
        "bid_to": "bid__lte",
        "delta_from": "delta__gte",
        "delta_to": "delta__lte",
        "margin_from": "margin__gte",
        "margin_to": "margin__lte",
        "game": "game_id",
        "line": "seq",
    }
    found = [Q(**{names[name]: value}) for name, value in asked.told.items() if name in names]
    if asked.place is not None and asked.part != SIDE:
        found.append(Q(place=asked.place))
    if asked.part:
        found.append(Q(part__in=BIDDING) if asked.part == SIDE else Q(part=asked.part))
    if asked.bid_to is not None:
        found.append(Q(bid__gt=0))
    if asked.trump:
        found.append(Q(trump="" if asked.trump == UNNAMED else asked.trump, bid__gt=0))
    if asked.played:
        found.append(Q(**{f"{asked.played}__isnull": False}))
    if asked.lost and asked.person is not None:
        found.append(Q(meld_lost__gt=0))
    return [*found, *result(asked.result)]


def result(asked: str) -> list[Q]:
    """How the hand ended: made or not by whoever bid, or in one way alone."""
    if not asked:
        return []
    if asked in ("made", "not_made"):
        return [Q(is_made=asked == "made", bid__gt=0)]
    return [Q(result=asked)]


def others(**conditions: object) -> QuerySet[HandSeat]:
    """The rows of the same hand of which something is true."""
    return HandSeat.objects.filter(game_id=OuterRef("game_id"), seq=OuterRef("seq"), **conditions)


def count(scope: Scope, asked: Asked) -> Counted:
    """Of whoever bid, and of the few hands without a bidder. Two queries at most."""
    rows = rows_like(scope, asked)
    sums = [sum_up(rows.filter(told), is_in_index(asked)) for told in telling(asked)]
    return Counted(*(sum(column) for column in zip(*sums, strict=True)))


def is_in_index(asked: Asked) -> bool:
    """Whether the index over bids has all that is asked."""
    return asked.filters.keys() <= IN_INDEX and asked.result in ("", "made", "not_made")


def sum_up(rows: QuerySet[HandSeat], is_in_index: bool) -> list[int]:
    """The three counts. By game, in which the index over bids begins, so that it is taken."""
    if not is_in_index:
        return [number or 0 for number in rows.aggregate(**COUNTED).values()]
    games = rows.values_list("variant").annotate(**COUNTED).order_by()
    return [sum(column) for column in zip((0, 0, 0), *(each[1:] for each in games), strict=True)]


def ordered(rows: QuerySet[HandSeat], asked: Asked) -> QuerySet[HandSeat]:
    return rows.order_by(*ORDERS[asked.sort])


def page_of(rows: QuerySet[HandSeat], asked: Asked, number: int) -> list[HandSeat]:
    """The rows of one page, from 1, with their games and tables. One query."""
    first = (number - 1) * AT_ONCE
    return list(ordered(rows, asked).select_related("game__table")[first : first + AT_ONCE])


def seats_of(page: list[HandSeat]) -> dict[tuple[int, int], list[HandSeat]]:
    """All rows of the hands on a page, by game and line, in the order of the seats. One query."""
    wanted = Q(pk__in=[])
    for row in page:
        wanted |= Q(game_id=row.game_id, seq=row.seq)
    found: dict[tuple[int, int], list[HandSeat]] = {}
    for row in HandSeat.objects.filter(wanted).order_by("game_id", "seq", "seat"):
        found.setdefault((row.game_id, row.seq), []).append(row)
    return found
