"""A club's seasons: added, changed, put away, taken out again. They may overlap."""

from datetime import date
from typing import Any, NamedTuple

from django.utils import timezone

from games.models import Club, ClubProfile, Season
from games.models.club import SEASON_LONGEST, Standing
from games.models.table import VARIANTS
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.services.club_errors import ClubRefused
from games.services.roster import locked
from games.services.transaction import write

NO_START = "On which day does it begin?"
ENDS_FIRST = "The last day comes before the first."
NO_GAME = "Choose one of the games, or all."
NO_STANDING = "What counts? Choose wins, points, average or rating."
OTHER_GAME = "These rules are of another game than the season."


class SeasonFacts(NamedTuple):
    """What is said of a season; `profile` is one of the club's, or None."""

    name: str
    starts_on: date | None
    ends_on: date | None = None
    variant: str = ""
    standing: str = Standing.WINS
    profile: ClubProfile | None = None


def save_season(
    *,
    club: Club,
    facts: SeasonFacts,
    season: Season | None = None,
    others: tuple[Problem, ...] = (),
) -> Season:
    """Add a season, or change one. The same one added twice is one.

    `others` are problems of form, told together.

    :raises ClubRefused: all problems at once; fields as in `SeasonFacts`.
    """
    values = check_season(facts, others)
    with write():
        locked(club)
        if season is None:
            same = Season.objects.filter(club=club, hidden_at=None, **values).first()
            return same or Season.objects.create(club=club, **values)
        Season.objects.filter(pk=season.pk).update(**values)
        return Season.objects.get(pk=season.pk)


def check_season(facts: SeasonFacts, others: tuple[Problem, ...]) -> dict[str, Any]:
    """The columns of a season.

    :raises ClubRefused: every problem.
    """
    problems = list(others)
    try:
        name = read_text(facts.name, field="name", what="The name", longest=SEASON_LONGEST)
    except TextRefused as refused:
        problems += refused.problems
    told = {problem.field for problem in others}
    checks = (
        ("starts_on", facts.starts_on is None, NO_START),
        ("ends_on", ends_first(facts), ENDS_FIRST),
        ("variant", facts.variant not in ("", *VARIANTS), NO_GAME),
        ("standing", facts.standing not in Standing.values, NO_STANDING),
        ("profile", is_of_another_game(facts), OTHER_GAME),
    )
    problems += [
        Problem("not_allowed", field, text)
        for field, is_wrong, text in checks
        if is_wrong and field not in told
    ]
    if problems:
        raise ClubRefused(problems)
    return facts._asdict() | {"name": name}


def ends_first(facts: SeasonFacts) -> bool:
    return bool(facts.starts_on and facts.ends_on and facts.ends_on < facts.starts_on)


def is_of_another_game(facts: SeasonFacts) -> bool:
    return bool(facts.profile and facts.variant and facts.profile.variant != facts.variant)


def hide_season(*, season: Season) -> None:
    """Put a season away; its games stay. Twice is no error."""
    with write():
        Season.objects.filter(pk=season.pk, hidden_at=None).update(hidden_at=timezone.now())


def restore_season(*, season: Season) -> None:
    """Take a season out again."""
    with write():
        Season.objects.filter(pk=season.pk).update(hidden_at=None)
