"""Which games a page looks at: a club's, in a season or between two days, of one game or all.

A scope is read from an address and can be written into one, so that a link keeps it. Bad input is
told and left out; the page still answers.
"""

from collections.abc import Mapping
from datetime import date
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.db.models import Q

from games.models import Club, Season
from games.models.table import VARIANTS
from games.rules.errors import Problem


class Scope(NamedTuple):
    """Rows of `club` from `first` to `last` (both included, None: open), of `variant` ("": all).

    `season` is the one it was taken from, None for none.
    """

    club: Club
    season: Season | None = None
    variant: str = ""
    first: date | None = None
    last: date | None = None

    @property
    def rows(self) -> Q:
        """The condition on `HandSeat` and `GameSeat` (both carry club, on and variant)."""
        asked = Q(club_id=self.club.pk)
        if self.variant:
            asked &= Q(variant=self.variant)
        return asked & self.days

    @property
    def days(self) -> Q:
        """The condition on the days alone."""
        asked = Q()
        if self.first is not None:
            asked &= Q(on__gte=self.first)
        if self.last is not None:
            asked &= Q(on__lte=self.last)
        return asked

    @property
    def told(self) -> dict[str, str]:
        """What an address must say to ask for the same."""
        if self.season is not None:
            told = {"season": str(self.season.pk)}
            return told | ({"variant": self.variant} if self.own_variant else {})
        days = {"from": self.first, "to": self.last}
        told = {name: day.isoformat() for name, day in days.items() if day is not None}
        told |= {"variant": self.variant} if self.variant else {}
        return {"season": "all"} | told

    @property
    def own_variant(self) -> bool:
        """Whether the game was asked for beside what the season says."""
        return bool(self.variant) and self.season is not None and not self.season.variant

    def query(self, **more: object) -> str:
        """The query of an address, with what is asked beside: `?season=3&person=7`."""
        told = self.told | {
            name: str(value) for name, value in more.items() if value not in ("", None)
        }
        return f"?{urlencode(told)}"


def season_scope(club: Club, season: Season, variant: str = "") -> Scope:
    """The games of a season; of one game only where the season counts all."""
    return Scope(club, season, season.variant or variant, season.starts_on, season.ends_on)


def read_scope(
    club: Club, seasons: list[Season], asked: Mapping[str, Any], today: date
) -> tuple[Scope, list[Problem]]:
    """The scope that an address asks for, and what of it could not be read.

    `season` is an id, or "all"; without it, and without days, the season of today, else the last
    one, else all. `from` and `to` are days (2026-11-30), `variant` is one of the three games.
    """
    problems: list[Problem] = []
    variant = read_variant(asked.get("variant", ""), problems)
    first = read_day(asked.get("from", ""), "from", problems)
    last = read_day(asked.get("to", ""), "to", problems)
    wanted = asked.get("season", "")
    if not wanted and not (first or last):
        season = current_season(seasons, today)
    else:
        season = next((each for each in seasons if str(each.pk) == wanted), None)
        if wanted not in ("", "all") and season is None:
            problems.append(
                Problem("not_allowed", "season", "There is no such season; all games are shown.")
            )
    if season is not None:
        return season_scope(club, season, variant), problems
    if first and last and last < first:
        problems.append(
            Problem("not_allowed", "to", "The last day comes before the first: all days are shown.")
        )
        first = last = None
    return Scope(club, None, variant, first, last), problems


def current_season(seasons: list[Season], today: date) -> Season | None:
    """The season that today is in (the latest to begin), else the last one that has begun."""
    begun = sorted((s for s in seasons if s.starts_on <= today), key=lambda s: (s.starts_on, s.pk))
    running = [s for s in begun if s.ends_on is None or s.ends_on >= today]
    return (running or begun or [None])[-1]


def read_variant(text: str, problems: list[Problem]) -> str:
    if text in ("", *VARIANTS):
        return text
    problems.append(Problem("unknown_name", "variant", "There is no such game; all are shown."))
    return ""


def read_day(text: str, field: str, problems: list[Problem]) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        problems.append(
            Problem("not_allowed", field, "A day is written 2026-11-30. All days are shown.")
        )
        return None
