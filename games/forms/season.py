"""A season as it is posted: name, days, game, what counts, rules."""

from datetime import date

from django.http import QueryDict

from games.forms.figures import read_number
from games.models import Club
from games.rules.errors import Problem
from games.services.seasons import SeasonFacts

NO_DAY = "“{typed}” is no day. A day is written 2026-11-30."
NO_RULES = "The club has no such rules any more."


def read_season(club: Club, data: QueryDict) -> tuple[SeasonFacts, tuple[Problem, ...]]:
    """What is said of the season, and every problem of form."""
    problems: list[Problem] = []
    wanted = data.get("profile", "")
    profile = club.profiles.filter(pk=read_number(wanted)).first() if wanted else None
    if wanted and profile is None:
        problems.append(Problem("not_allowed", "profile", NO_RULES))
    facts = SeasonFacts(
        name=data.get("name", ""),
        starts_on=read_day(data, "starts_on", problems),
        ends_on=read_day(data, "ends_on", problems),
        variant=data.get("variant", ""),
        standing=data.get("standing", ""),
        profile=profile,
    )
    return facts, tuple(problems)


def read_day(data: QueryDict, field: str, problems: list[Problem]) -> date | None:
    """The day, None for a blank or for what is none."""
    typed = data.get(field, "").strip()
    try:
        return date.fromisoformat(typed) if typed else None
    except ValueError:
        problems.append(Problem("wrong_type", field, NO_DAY.format(typed=typed[:20])))
        return None
