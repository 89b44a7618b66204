"""What everybody did, day by day or month by month: one look at a club's games for standings,
counts of games, and the race.

Only finished games count for places: wins, draws and points are theirs. A game is won by whom it
is credited to; points are everybody's who played in it. Bids count in every game.
"""

from typing import NamedTuple

from django.db.models import CharField, Count, Exists, OuterRef, Q, QuerySet, Sum
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
    lent: int
    games: int
    won: int
    drawn: int
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
    """In the order of the periods. Three queries."""
    period = Substr(Cast("on", CharField()), 1, grain(scope))
    rows = GameSeat.objects.filter(scope.rows).annotate(period=period)
    lent = lent_in(rows)
    sums = rows.values("person_id", "period").annotate(**COUNTED)
    named = sums.values_list("person_id", "period", *COUNTED)
    found = [
        Tally(person, period, lent.get((person, period), 0), *of) for person, period, *of in named
    ]
    return sorted(found, key=lambda each: each.period)


def lent_in(rows: QuerySet[GameSeat]) -> dict[tuple[int, str], int]:
    """In how many finished games somebody lent a hand, by person and period; they are few."""
    lent = rows.filter(FINISHED, ~Exists(OTHER_SEAT), is_credited=False, hands__gt=0)
    counted = lent.values("person_id", "period").annotate(n=Count("id"))
    return {
        (person, period): n for person, period, n in counted.values_list("person_id", "period", "n")
    }


# A person may sit at two seats of a game, one after the other: it is one game all the same.
OTHER_SEAT = GameSeat.objects.filter(
    Q(is_credited=True) | Q(hands__gt=0, id__lt=OuterRef("id")),
    game=OuterRef("game"),
    person=OuterRef("person"),
    on=OuterRef("on"),  # as it is anyway, but with it an index leads there at once
)
COUNTED = {
    "n_games": Count("id", filter=CREDITED),
    "n_won": Count("id", filter=CREDITED & Q(is_won=True)),
    "n_drawn": Count("id", filter=CREDITED & Q(is_draw=True)),
    "n_points": Coalesce(Sum("delta", filter=FINISHED), 0),
    "n_bids": Sum("bids"),
    "n_made": Sum("made"),
    "n_finished": Count("id", filter=FINISHED & Q(is_first=True)),
    "n_called": Count("id", filter=Q(state=State.CALLED, is_first=True)),
    "n_running": Count("id", filter=Q(state=State.RUNNING, is_first=True)),
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
