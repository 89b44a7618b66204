"""How often bids are made, level by level, in bands that hold enough of them to say something."""

from collections.abc import Sequence
from typing import NamedTuple

from django.db.models import Count, Q

from games.models import HandSeat
from games.stats.bidders import BIDDERS
from games.stats.charts.interval import interval
from games.stats.figures import LEAST_BIDS, Rate
from games.stats.links import hands_href
from games.stats.scope import Scope
from meld.words import large

MOST_BANDS = 7
BID = {"part": "bidder"}  # only hands of which it is known who bid
TOSS = (40, 60)  # per cent made: within these, and where 50 may be true, it is a coin's toss


class Level(NamedTuple):
    """All bids of one height."""

    bid: int
    bids: int
    made: int


class Band(NamedTuple):
    """Bids from one level up to the next; `last` None is the band without an upper end."""

    first: int
    last: int | None
    rate: Rate

    @property
    def label(self) -> str:
        """ "330", "350+"."""
        return f"{self.first}+" if self.last is None else str(self.first)

    @property
    def spoken(self) -> str:
        """ "at 330", "from 350 up"."""
        return f"from {self.first} up" if self.last is None else f"at {self.first}"

    @property
    def ends(self) -> tuple[float, float]:
        """Where the true rate lies, 8 times in 10, in per cent."""
        low, high = interval(self.rate.part, self.rate.whole)
        return 100 * low, 100 * high


def levels_of(scope: Scope, *also: Q) -> dict[str, list[Level]]:
    """The levels that were bid, lowest first, by game (variant); `also` narrows to some hands.

    Hands of which nobody knows who bid them are left out. One query.
    """
    rows = HandSeat.objects.filter(scope.rows, BIDDERS, *also)
    counted = rows.values("variant", "bid").annotate(
        n=Count("bid"), n_made=Count("bid", filter=Q(is_made=True))
    )
    found: dict[str, list[Level]] = {}
    for variant, *level in sorted(counted.values_list("variant", "bid", "n", "n_made")):
        found.setdefault(variant, []).append(Level(*level))
    return found


def most_bid(levels: dict[str, list[Level]]) -> str:
    """The game in which most bids were made, "" for none."""
    return max(levels, key=lambda variant: sum(each.bids for each in levels[variant]), default="")


def bands_of(scope: Scope, levels: Sequence[Level], **asked: object) -> list[Band]:
    """The levels in a few bands of about as many bids each, none under the minimum if it can be.

    `asked` goes into the links to the hands.
    """
    groups = grouped(levels)
    firsts = [group[0].bid for group in groups]
    return [
        band(scope, group, after, asked)
        for group, after in zip(groups, [*firsts[1:], None], strict=False)
    ]


def grouped(levels: Sequence[Level]) -> list[list[Level]]:
    enough = max(LEAST_BIDS, -(-sum(each.bids for each in levels) // MOST_BANDS))
    groups: list[list[Level]] = []
    for level in levels:
        if groups and sum(each.bids for each in groups[-1]) < enough:
            groups[-1].append(level)
        else:
            groups.append([level])
    if len(groups) > 1 and sum(each.bids for each in groups[-1]) < LEAST_BIDS:
        groups[-2:] = [groups[-2] + groups[-1]]
    return groups


def band(scope: Scope, group: list[Level], after: int | None, asked: dict[str, object]) -> Band:
    last = None if after is None else group[-1].bid
    href = hands_href(scope, **BID | asked, bid_from=group[0].bid, bid_to=last)
    made, bids = sum(each.made for each in group), sum(each.bids for each in group)
    return Band(group[0].bid, last, Rate(made, bids, href=href))


def headline(bands: Sequence[Band]) -> str:
    """What the bands say, as far as they say it: a sentence that is true of the figures."""
    shown = [band for band in bands if band.rate.is_shown]
    if len(shown) < 2:
        return "Bids made"
    toss = next((band for band in shown if is_toss(band)), None)
    failing = next((band for band in shown if band.ends[1] < 50), None)
    if toss and not (failing and failing.first < toss.first):
        return f"{large(toss.spoken)} it is a coin’s toss"
    if failing:
        return f"{large(failing.spoken)} more bids fail than are made"
    if all(band.ends[0] > 50 for band in shown):
        return f"Even {shown[-1].spoken} most bids are made"
    return "Bids made, level by level"


def is_toss(band: Band) -> bool:
    """Whether the band may well be made as often as not."""
    low, high = band.ends
    return TOSS[0] <= (band.rate.percent or 0) <= TOSS[1] and low <= 50 <= high
