"""A search over a club's hands, what it found as a file, and the searches that the club keeps."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.http.response import StreamingHttpResponse
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_POST, require_safe

from games.club_access import get_club_or_404
from games.models import Club, SavedSearch
from games.selectors.club.hands_file import lines_of
from games.selectors.club.hands_view import hands_view, search_of
from games.services.club_errors import ClubRefused
from games.services.searches import hide_search, restore_search, save_search
from games.stats.asked import natural
from games.stats.hands import hands_of, ordered
from games.stats.links import club_href
from games.views.scoped import Scoped, get_scope_or_404, scoped


@require_safe
def hands(request: HttpRequest, address: str) -> HttpResponse:
    """The hands that are asked for, a page at a time."""
    return show(request, get_scope_or_404(request, address), request.GET)


def show(
    request: HttpRequest, asked: Scoped, query: QueryDict, status: int = 200, **more: object
) -> HttpResponse:
    """The page of a search; with `more` that a form beside it needs."""
    page = hands_view(
        *asked,
        search_of(asked.scope, query),
        device=request.device,
        number=natural(query.get("page", "")) or 1,
        away=query.get("away", ""),
    )
    response = render(request, "games/club/hands/hands.html", {"page": page | more}, status=status)
    add_never_cache_headers(response)
    return response


@require_safe
def hands_csv(request: HttpRequest, address: str) -> StreamingHttpResponse:
    """All hands that are asked for, as a file."""
    scope = get_scope_or_404(request, address).scope
    search = search_of(scope, request.GET)
    rows = ordered(hands_of(scope, search.asked), search.asked)
    response = StreamingHttpResponse(lines_of(rows, search.people), "text/csv; charset=utf-8")
    response["Content-Disposition"] = 'attachment; filename="hands.csv"'
    add_never_cache_headers(response)
    return response


@require_POST
def searches(request: HttpRequest, address: str) -> HttpResponse:
    """Keep a search under a name, put one away, take it out again."""
    club = get_club_or_404(request.device, address, "bring")
    if "hide" in request.POST:
        found = get_search_or_404(club.pk, request.POST["hide"])
        hide_search(search=found)
        return HttpResponseRedirect(to_hands(club, f"{found.query}&away={found.pk}"), status=303)
    if "restore" in request.POST:
        found = get_search_or_404(club.pk, request.POST["restore"])
        restore_search(search=found)
        return HttpResponseRedirect(to_hands(club, found.query), status=303)
    return keep(request, address)


def keep(request: HttpRequest, address: str) -> HttpResponse:
    """Keep the search that the form names, as it is understood."""
    query, name = QueryDict(request.POST.get("query", "")), request.POST.get("name", "")
    asked = scoped(request, address, query)
    search = search_of(asked.scope, query)
    told = asked.scope.query(**search.asked.told).removeprefix("?")
    try:
        save_search(club=asked.club, name=name, query=told)
    except ClubRefused as refused:
        return show(request, asked, query, 422, refused=refused.problems[0].message, name=name)
    return HttpResponseRedirect(to_hands(asked.club, told), status=303)


def get_search_or_404(club: int, wanted: str) -> SavedSearch:
    """:raises Http404: the club keeps no such search."""
    search = SavedSearch.objects.filter(club_id=club, pk=natural(wanted) or 0).first()
    if search is None:
        raise Http404("There is no such search.")
    return search


def to_hands(club: Club, query: str) -> str:
    return f"{club_href(club, 'club-hands')}?{query}"
