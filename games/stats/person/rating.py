"""A person's rating and how it came to be: one query. It is over all games of the club."""

from datetime import date
from typing import NamedTuple

from games.models import RatingStep
from games.stats.figures import LEAST_GAMES
from games.stats.person.sat import is_within
from games.stats.scope import Scope

BEGIN = 25.0


class Step(NamedTuple):
    """The rating after a game."""

    on: date
    mu: float
    sigma: float
    games: int


class Rating(NamedTuple):
    """What the rating was `before` the games looked at, its `steps` in them, and where it stands
    after them (`now`, None before any game)."""

    before: float
    steps: list[Step]
    now: Step | None

    @property
    def is_shown(self) -> bool:
        return self.now is not None and self.now.games >= LEAST_GAMES


def rating_of(scope: Scope, person: int) -> Rating:
    """The rating up to the last day of the scope, whatever game it looks at."""
    rows = RatingStep.objects.filter(club_id=scope.club.pk, person_id=person).order_by("pk")
    ever = [Step._make(row) for row in rows.values_list(*Step._fields)]
    known = [step for step in ever if scope.last is None or step.on <= scope.last]
    steps = [step for step in known if is_within(scope, step.on)]
    earlier = known[: len(known) - len(steps)]
    return Rating(earlier[-1].mu if earlier else BEGIN, steps, known[-1] if known else None)
