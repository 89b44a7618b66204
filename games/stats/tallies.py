"""What everybody did, day by day or month by month: one look at a club's games for standings,
counts of games, and the race.

Only finished games count for places: wins, draws and points are theirs. A game is won by whom it
is credited to; points are everybody's who played in it. Bids count in every game.
"""

from typing import NamedTuple

from django.db.models import CharField, Count, Exists, OuterRef, Q, Sum
from django.db.models.functions import Cast, Coalesce, Substr

from games.models import GameSeat
from games.models.statistics import State
from games.stats.scope import Scope

BY_DAY, BY_MONTH = 10, 7  # how much of 2026-11-30 names a period
MOST_DAYS = 60
FINISHED = Q(state=State.FINISHED)
CREDITED = FINISHED & Q(is_credited=True)


class Tally(NamedTuple):
    """One person in one period. The last three count games by the row that stands for each."""

    person: int
    period: str
    games: int
    won: int
    drawn: int
    lent: int
    points: int
    bids: int
    made: int
    finished: int
    called: int
    running: int

    @property
    def sat(self) -> int:
        """The finished games that points were written in: the own ones, and those lent a hand in."""
        return self.games + self.lent


def tallies_of(scope: Scope) -> list[Tally]:
    """In the order of the periods. Two queries."""
    rows = GameSeat.objects.filter(scope.rows)
    period = Substr(Cast("on", CharField()), 1, grain(scope))
    sums = rows.annotate(period=period).values("person_id", "period").annotate(**COUNTED)
    named = sums.values_list("person_id", "period", *COUNTED)
    return sorted((Tally(*row) for row in named), key=lambda each: each.period)


def counted(which: Q) -> Count:
    return Count("id", filter=which)


# A person may sit at two seats of a game, one after the other: it is one game all the same.
OTHER_SEAT = GameSeat.objects.filter(
    Q(is_credited=True) | Q(hands__gt=0, id__lt=OuterRef("id")),
    game=OuterRef("game"),
    person=OuterRef("person"),
)
LENT = FINISHED & Q(is_credited=False, hands__gt=0) & ~Exists(OTHER_SEAT)
COUNTED = {
    "n_games": counted(CREDITED),
    "n_won": counted(CREDITED & Q(is_won=True)),
    "n_drawn": counted(CREDITED & Q(is_draw=True)),
    "n_lent": counted(LENT),
    "n_points": Coalesce(Sum("delta", filter=FINISHED), 0),
    "n_bids": Sum("bids"),
    "n_made": Sum("made"),
    "n_finished": counted(FINISHED & Q(is_first=True)),
    "n_called": counted(Q(state=State.CALLED, is_first=True)),
    "n_running": counted(Q(state=State.RUNNING, is_first=True)),
}


def grain(scope: Scope) -> int:
    """By day, or by month where there are too many days with games."""
    days = GameSeat.objects.filter(scope.rows).aggregate(days=Count("on", distinct=True))["days"]
    return BY_DAY if days <= MOST_DAYS else BY_MONTH


def added(tallies: list[Tally]) -> dict[int, Tally]:
    """Each person's tallies added up over all periods."""
    found: dict[int, Tally] = {}
    for each in tallies:
        before = found.get(each.person)
        found[each.person] = plus(before, each) if before else each
    return found


def plus(one: Tally, other: Tally) -> Tally:
    """Two tallies of one person."""
    figures = (a + b for a, b in zip(one[2:], other[2:], strict=True))
    return Tally(one.person, other.period, *figures)
