"""How the pages on which a club is run answer: what was not done and why, or on to the next page."""

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers

from games.models import Club
from games.rules.errors import Refused
from games.services.errors import KeyReused, WriteFailed
from games.stats.links import club_href

Told = dict[str, list[str]]  # sentences by form field


class NotDone(NamedTuple):
    """Why nothing was written: sentences by field, one for the whole page, and the answer's status."""

    told: Told
    notice: str = ""
    status: int = 422
    retry_after: int = 0
    is_reused: bool = False  # the page has made something else before


def tried(act: Callable[[], object]) -> NotDone | None:
    """Do it; None when it was done."""
    try:
        act()
    except WriteFailed as failed:
        is_reused = isinstance(failed, KeyReused)
        return NotDone({}, failed.message, failed.status, failed.retry_after, is_reused)
    except Refused as refused:
        told: Told = {}
        for problem in refused.problems:
            told.setdefault(problem.field, []).append(problem.message)
        return NotDone(told)
    return None


def show(
    request: HttpRequest, template: str, page: dict[str, Any], wrong: NotDone | None = None
) -> HttpResponse:
    """A page of a club, with what was not done; nobody keeps a copy."""
    notice = wrong.notice if wrong else ""
    page = {"notice": notice, "told": wrong.told if wrong else {}} | page
    status = wrong.status if wrong else 200
    response = render(request, f"games/club/{template}", {"page": page}, status=status)
    if wrong and wrong.retry_after:
        response["Retry-After"] = str(wrong.retry_after)
    add_never_cache_headers(response)
    return response


def go(club: Club, name: str, *ids: int, **asked: object) -> HttpResponseRedirect:
    """On to a page of the club, after something was done."""
    query = f"?{urlencode(asked)}" if asked else ""
    return HttpResponseRedirect(club_href(club, name, *ids) + query, status=303)
