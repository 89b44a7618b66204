"""A person's hands by what was done in them, and by whom with: added up in one query, which an
index answers by itself."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db.models import Count, Q, Sum
from django.db.models.functions import Coalesce

from games.models import HandSeat
from games.models.statistics import Part


class Share(NamedTuple):
    """Hands of one kind: `played` had tricks, in `lost` the side's meld was lost."""

    variant: str
    part: str
    partner: int | None
    bidder: int | None
    result: str
    hands: int
    made: int
    meld: int
    played: int
    tricks: int
    delta: int
    lost: int

    @property
    def is_set(self) -> bool:
        return self.result == "set"


# In the order of the index, so that nothing is sorted.
GROUPS = ("part", "partner_id", "bidder_id", "result", "variant")


def shares_of(who: Q) -> list[Share]:
    """What fits, by game, part, partner, bidder and result."""
    rows = HandSeat.objects.filter(who).order_by().values_list(*GROUPS)
    counted = rows.annotate(
        n=Count("pk"),
        n_made=Count("pk", filter=Q(is_made=True)),
        melded=Sum("meld"),
        played=Count("tricks"),
        taken=Coalesce(Sum("tricks"), 0),
        written=Sum("delta"),
        n_lost=Count("pk", filter=Q(meld_lost__gt=0)),
    )
    return [
        Share(variant, part, partner, bidder, result, *figures)
        for part, partner, bidder, result, variant, *figures in counted
    ]


def as_bidder(shares: Iterable[Share]) -> list[Share]:
    return [share for share in shares if share.part == Part.BIDDER]


def as_defender(shares: Iterable[Share]) -> list[Share]:
    return [share for share in shares if share.part == Part.DEFENDER]


def shared_with(shares: Iterable[Share]) -> dict[int | None, list[Share]]:
    """The hands by partner, None where there was none."""
    found: dict[int | None, list[Share]] = {}
    for share in shares:
        found.setdefault(share.partner, []).append(share)
    return found


def as_side(share: Share) -> Share:
    """The same from the side: who bid is one of two."""
    is_ours = share.part == Part.PARTNER and share.bidder is not None
    return share._replace(part=Part.BIDDER.value) if is_ours else share


def hands_in(shares: Iterable[Share]) -> int:
    return sum(share.hands for share in shares)


def made_in(shares: Iterable[Share]) -> int:
    return sum(share.made for share in shares)


def sets_in(shares: Iterable[Share]) -> int:
    """In how many of them the bidder was set in play."""
    return sum(share.hands for share in shares if share.is_set)
