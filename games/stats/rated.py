"""Ratings as pages show them: mean and deviation, withheld until enough games were rated."""

from typing import NamedTuple

from django.db.models import OuterRef, QuerySet, Subquery

from games.models import Person, RatingStep
from games.stats.figures import LEAST_GAMES
from games.stats.scope import Scope


class Rated(NamedTuple):
    """A rating after `games` rated games."""

    mu: float
    sigma: float
    games: int

    @property
    def is_shown(self) -> bool:
        return self.games >= LEAST_GAMES

    @property
    def text(self) -> str:
        """ "27.9", or a dash."""
        return f"{self.mu:.1f}" if self.is_shown else "–"

    @property
    def spread(self) -> str:
        """ "± 2.1", or that there are too few games."""
        return f"± {self.sigma:.1f}" if self.is_shown else "too few"


NOT_RATED = Rated(0.0, 0.0, 0)


def ratings_at(scope: Scope) -> dict[int, Rated]:
    """Everybody's rating at the end of the scope; ratings are over all games of the club. One query."""
    last = Subquery(steps_of(scope).order_by("-id").values("id")[:1])
    people = Person.objects.filter(club=scope.club, stands_for=None).annotate(step=last)
    wanted = people.exclude(step=None).values("step")
    found = RatingStep.objects.filter(pk__in=wanted).values_list(
        "person_id", "mu", "sigma", "games"
    )
    return {person: Rated(mu, sigma, games) for person, mu, sigma, games in found}


def steps_of(scope: Scope) -> QuerySet[RatingStep]:
    """The steps of the person that an outer query speaks of, until the scope's last day."""
    steps = RatingStep.objects.filter(club=scope.club, person=OuterRef("pk"))
    return steps if scope.last is None else steps.filter(on__lte=scope.last)
