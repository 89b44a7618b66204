"""The bid explorer: bids by level and trump, how often they were made and by how much.

Only bids of which it is known who made them. A bid that was given up before trump was named stands
under no suit; a hand without tricks has no margin.
"""

from typing import NamedTuple

from django.db.models import Count, Q, Sum
from django.db.models.functions import Coalesce

from games.models import HandSeat
from games.stats.asked import Asked
from games.stats.bidders import BIDDERS
from games.stats.figures import LEAST_BIDS, Mean, Rate
from games.stats.levels import Level, grouped
from games.stats.scope import Scope
from meld.decks import SUITS


class Tried(NamedTuple):
    """Bids that are alike: how many, how many made; over how many by how much in sum."""

    bids: int = 0
    made: int = 0
    margins: int = 0
    points: int = 0

    def plus(self, other: "Tried") -> "Tried":
        return Tried(*(one + more for one, more in zip(self, other, strict=True)))

    def rate(self, href: str) -> Rate:
        return Rate(self.made, self.bids, LEAST_BIDS, href)

    @property
    def margin(self) -> Mean:
        return Mean(self.points, self.margins, LEAST_BIDS)


class Line(NamedTuple):
    """Bids from `first` to `last` (None: and above) by trump ("" is all of them)."""

    first: int
    last: int | None
    tried: dict[str, Tried]

    @property
    def label(self) -> str:
        """ "330", "310–340", "400+"."""
        if self.last is None:
            return f"{self.first}+"
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


Tries = dict[tuple[int, str], Tried]


def tries_of(scope: Scope, asked: Asked) -> dict[str, Tries]:
    """By game (variant), then by bid and trump. One query."""
    conditions = {"person_id": asked.person, "partner_id": asked.partner, "place": asked.place}
    narrowed = Q(**{name: value for name, value in conditions.items() if value is not None})
    rows = HandSeat.objects.filter(scope.rows, BIDDERS, narrowed)
    counted = rows.values_list("variant", "bid", "trump").annotate(
        n=Count("bid"),
        n_made=Count("bid", filter=Q(is_made=True)),
        n_margins=Count("margin"),
        n_points=Coalesce(Sum("margin"), 0),
    )
    found: dict[str, Tries] = {}
    for variant, bid, trump, *figures in counted.order_by():
        found.setdefault(variant, {})[bid, trump] = Tried(*figures)
    return found


def total(tries: Tries, bids: "range | None" = None, trump: str = "") -> Tried:
    """All bids of these heights under this trump, or under any."""
    found = Tried()
    for (bid, suit), tried in tries.items():
        if (bids is None or bid in bids) and trump in ("", suit):
            found = found.plus(tried)
    return found


def lines_of(tries: Tries) -> list[Line]:
    """The levels, lowest first, in as few bands as a page has room for."""
    if not tries:
        return []
    groups = grouped(levels_of(tries))
    firsts = [group[0].bid for group in groups]
    return [
        line(tries, group[0].bid, group[-1].bid, after)
        for group, after in zip(groups, [*firsts[1:], None], strict=True)
    ]


def levels_of(tries: Tries) -> list[Level]:
    heights = sorted({bid for bid, _ in tries})
    each = [(bid, total(tries, range(bid, bid + 1))) for bid in heights]
    return [Level(bid, tried.bids, tried.made) for bid, tried in each]


def line(tries: Tries, first: int, last: int, after: int | None) -> Line:
    bids = range(first, last + 1)
    tried = {trump: total(tries, bids, trump) for trump in (*SUITS, "")}
    is_open = after is None and last > first
    return Line(first, None if is_open else last, tried)
