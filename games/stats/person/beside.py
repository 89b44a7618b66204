"""The hands in which a person was the bidder's partner or defended: added up in one query."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db.models import Count, Q, Sum

from games.models import HandSeat
from games.models.statistics import Part


class Beside(NamedTuple):
    """Hands of one kind: `played` had tricks, in `lost` the side's meld was lost."""

    variant: str
    part: str
    bidder: int | None
    partner: int | None
    result: str
    hands: int
    meld: int
    played: int
    tricks: int
    delta: int
    lost: int

    @property
    def is_set(self) -> bool:
        return self.result == "set"


GROUPS = ("variant", "part", "bidder_id", "partner_id", "result")


def hands_beside(who: Q) -> list[Beside]:
    """What fits, by game, part, bidder, partner and result."""
    rows = HandSeat.objects.filter(who, part__in=(Part.PARTNER, Part.DEFENDER, Part.NONE))
    return [
        Beside(*row[:8], row[8] or 0, *row[9:])
        for row in rows.order_by()
        .values_list(*GROUPS)
        .annotate(
            hands=Count("pk"),
            melded=Sum("meld"),
            played=Count("tricks"),
            taken=Sum("tricks"),
            written=Sum("delta"),
            lost=Count("pk", filter=Q(meld_lost__gt=0)),
        )
    ]


def defended(rows: Iterable[Beside]) -> list[Beside]:
    return [row for row in rows if row.part == Part.DEFENDER]


def hands_in(rows: Iterable[Beside]) -> int:
    return sum(row.hands for row in rows)


def sets_in(rows: Iterable[Beside]) -> int:
    """In how many of them the bidder was set in play."""
    return sum(row.hands for row in rows if row.is_set)
