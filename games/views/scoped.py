"""What every page of a club's figures begins with: the club, if this reader may see it, and which
games are looked at."""

from datetime import date
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import add_never_cache_headers

from games.club_access import get_club_or_404
from games.models import Club, Season
from games.rules.errors import Problem
from games.selectors.club.seasons import seasons_of
from games.selectors.dates import zone_of
from games.stats.scope import Scope, read_scope


class Scoped(NamedTuple):
    """The games that an address asks for, what one may choose instead, and what was not understood."""

    scope: Scope
    seasons: list[Season]
    problems: list[Problem]

    @property
    def club(self) -> Club:
        return self.scope.club


def get_scope_or_404(request: HttpRequest, address: str) -> Scoped:
    """The scope of a club's page, in three queries at most.

    :raises Http404: no such club, or none that this device may see.
    """
    return scoped(request, address, request.GET)


def scoped(request: HttpRequest, address: str, query: QueryDict) -> Scoped:
    """The same, asked for by a query that a form carries.

    :raises Http404: as in :func:`get_scope_or_404`.
    """
    club = get_club_or_404(request.device, address)
    seasons = seasons_of(club)
    today = timezone.now().astimezone(zone_of(club.time_zone)).date()
    scope, problems = read_scope(club, seasons, query, today)
    return Scoped(scope, seasons, problems)


def today_at(club: Club) -> date:
    """The day that it is where the club is."""
    return timezone.now().astimezone(zone_of(club.time_zone)).date()


def answer(request: HttpRequest, template: str, page: dict[str, Any]) -> HttpResponse:
    """A page of a club: nobody keeps a copy, for a correction changes it at once."""
    response = render(request, template, {"page": page})
    add_never_cache_headers(response)
    return response
