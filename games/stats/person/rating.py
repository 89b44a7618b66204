"""A person's rating and how it came to be. It is over all games of the club."""

from datetime import date
from typing import NamedTuple

from django.db.models import F, QuerySet
from django.db.models.functions import Mod

from games.models import RatingStep
from games.stats.figures import LEAST_GAMES
from games.stats.scope import Scope

BEGIN = 25.0
MOST = 60  # steps that are drawn


class Step(NamedTuple):
    """The rating after a game."""

    on: date
    mu: float
    sigma: float
    games: int


class Rating(NamedTuple):
    """What the rating was `before` the games looked at, its `steps` in them (so many at most, evenly
    apart), and where it stands after them (`now`, None before any game)."""

    before: Step | None
    steps: list[Step]
    now: Step | None

    @property
    def is_shown(self) -> bool:
        return self.now is not None and self.now.games >= LEAST_GAMES

    @property
    def began(self) -> float:
        """Where it stood before these games."""
        return self.before.mu if self.before else BEGIN

    @property
    def games(self) -> int:
        """How many of these games were rated."""
        return (self.now.games if self.now else 0) - (self.before.games if self.before else 0)


def rating_of(scope: Scope, person: int) -> Rating:
    """The rating up to the last day of the scope, whatever game it looks at. Three queries."""
    ever = RatingStep.objects.filter(club_id=scope.club.pk, person_id=person)
    known = ever if scope.last is None else ever.filter(on__lte=scope.last)
    earlier = ever.none() if scope.first is None else ever.filter(on__lt=scope.first)
    ends = Rating(last_of(earlier), [], last_of(known))
    if ends.now is None:
        return ends
    every = max(-(-ends.games // MOST), 1)
    evenly = known.annotate(left=Mod(ends.now.games - F("games"), every)).filter(left=0)
    steps = evenly.filter(games__gt=ends.now.games - ends.games)
    return ends._replace(steps=steps_of(steps.order_by("pk")))


def last_of(rows: QuerySet[RatingStep]) -> Step | None:
    return next(iter(steps_of(rows.order_by("-pk")[:1])), None)


def steps_of(rows: QuerySet[RatingStep]) -> list[Step]:
    return [Step._make(row) for row in rows.values_list(*Step._fields)]
