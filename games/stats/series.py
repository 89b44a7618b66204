"""How often people played and won, alone and together, since the beginning: series and milestones.

A series counts finished games that are credited. A milestone is its 10th, 25th, 50th ... game.
"""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from django.db.models import Count, Max, Q

from games.models import GameSeat
from games.stats.person.milestones import ROUND, is_near, next_round
from games.stats.person.sat import Score
from games.stats.scope import Scope
from games.stats.tallies import CREDITED

MOST_TOLD = 6
Who = tuple[int, int | None]  # a person, or two who sat together


class Series(NamedTuple):
    """Of one person, or of two together: until the scope's last day, and before its first."""

    who: Who
    now: Score
    before: Score

    @property
    def within(self) -> Score:
        """What was played in the scope."""
        return Score(*(a - b for a, b in zip(self.now, self.before, strict=True)))


class Milestone(NamedTuple):
    """Game `number` of a series, on its day, and how the series stood then."""

    who: Who
    number: int
    on: date
    score: Score


def series_of(scope: Scope) -> list[Series]:
    """Everybody's, then those of two together. One query."""
    days = Q() if scope.last is None else Q(on__lte=scope.last)
    games = Q(variant=scope.variant) if scope.variant else Q()
    rows = GameSeat.objects.filter(CREDITED & days & games, club=scope.club)
    early = Q(pk__in=()) if scope.first is None else Q(on__lt=scope.first)
    sums = rows.values("person_id", "partner_id").annotate(**counted(early))
    named = sums.values_list("person_id", "partner_id", *counted(early))
    found = [
        Series((person, partner), Score(*figures[:3]), Score(*figures[3:]))
        for person, partner, *figures in named
    ]
    return [*alone(found), *(each for each in found if each.who[1] and each.who[0] < each.who[1])]


def counted(early: Q) -> dict[str, Count]:
    """What is counted of the rows: all of them, and the early ones."""
    return {
        f"{name}_{end}": count
        for name, which in (("now", Q()), ("before", early))
        for end, count in counted_ends(which).items()
    }


def counted_ends(which: Q) -> dict[str, Count]:
    """How the games of these rows ended, as in :class:`Score`."""
    ends = {"won": Q(is_won=True), "lost": Q(is_won=False, is_draw=False), "drawn": Q(is_draw=True)}
    return {name: Count("id", filter=which & end) for name, end in ends.items()}


def alone(found: Iterable[Series]) -> list[Series]:
    """Each person's series with all partners."""
    people: dict[int, Series] = {}
    for each in found:
        person = each.who[0]
        old = people.get(person, Series((person, None), Score(), Score()))
        people[person] = Series(old.who, plus(old.now, each.now), plus(old.before, each.before))
    return list(people.values())


def milestones_in(scope: Scope, series: Iterable[Series]) -> list[Milestone]:
    """Those reached in the scope, the roundest first. One query for each."""
    reached = [(last_round(each.now.games), each) for each in series]
    told = [(number, each) for number, each in reached if number > each.before.games]
    told.sort(key=lambda pair: (-pair[0], pair[1].who[1] is None, pair[1].who[0]))
    return [milestone(scope, number, each) for number, each in told[:MOST_TOLD]]


def last_round(games: int) -> int:
    """The last number worth a word that was reached, 0 for none."""
    return max((number for number in ROUND if number <= games), default=0)


def milestone(scope: Scope, number: int, series: Series) -> Milestone:
    """How the series stood at that game."""
    person, partner = series.who
    rows = GameSeat.objects.filter(scope.rows & CREDITED, person=person)
    rows = rows if partner is None else rows.filter(partner=partner)
    first = rows.order_by("on", "started_at", "game_id")[: number - series.before.games]
    ends = first.aggregate(day=Max("on"), **counted_ends(Q()))
    return Milestone(series.who, number, ends.pop("day"), plus(series.before, Score(**ends)))


def coming(series: Iterable[Series]) -> list[tuple[int, Series]]:
    """The milestones of 25 games and more that are near: how far away each is, nearest first."""
    near = [each for each in series if is_near(each.now.games) and next_round(each.now.games) > 10]
    away = [(next_round(each.now.games) - each.now.games, each) for each in near]
    return sorted(away, key=lambda pair: (pair[0], -pair[1].now.games, pair[1].who[0]))[:MOST_TOLD]


def best_pair(series: Iterable[Series], least: int) -> list[Series]:
    """Those two who won the largest part of their games in the scope; several where they are equal."""
    pairs = [each for each in series if each.who[1] is not None and each.within.games >= least]
    best = max((rate(each) for each in pairs), default=None)
    return [each for each in pairs if rate(each) == best]


def rate(series: Series) -> float:
    return series.within.won / series.within.games


def plus(one: Score, other: Score) -> Score:
    return Score(*(a + b for a, b in zip(one, other, strict=True)))
