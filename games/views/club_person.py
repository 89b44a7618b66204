"""A club's people: one of them, two as partners, one against another."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.selectors.club.frame import frame_view
from games.selectors.club.person.against_page import against_page
from games.selectors.club.person.pair_page import pair_page
from games.selectors.club.person.person_page import person_page
from games.stats.links import opened_by, page_href
from games.stats.people import Shown, people_of
from games.views.scoped import Scoped, answer, get_scope_or_404

OfTwo = Callable[..., dict[str, Any]]


@require_safe
def person(request: HttpRequest, address: str, person: int) -> HttpResponse:
    """What one person did. Whoever was merged into another is found there."""
    asked = get_scope_or_404(request, address)
    people = people_of(asked.club, asked.scope)
    shown = get_people_or_404(people, person)
    if shown[0].id != person:
        return moved(request, asked, "club-person", shown)
    page = person_page(asked.scope, shown[0], people, request.device)
    return show(request, asked, page, "person")


@require_safe
def pair(request: HttpRequest, address: str, person: int, partner: int) -> HttpResponse:
    """What two did as partners."""
    return of_two(request, address, "pair", pair_page, person, partner)


@require_safe
def against(request: HttpRequest, address: str, person: int, other: int) -> HttpResponse:
    """One against another."""
    return of_two(request, address, "against", against_page, person, other)


def of_two(
    request: HttpRequest, address: str, name: str, view: OfTwo, person: int, other: int
) -> HttpResponse:
    """A page about two people of the club; it leads back to the first."""
    asked = get_scope_or_404(request, address)
    people = people_of(asked.club, asked.scope)
    shown = get_people_or_404(people, person, other)
    if [each.id for each in shown] != [person, other]:
        return moved(request, asked, f"club-{name}", shown)
    page = view(asked.scope, *shown, people, request.device)
    return show(request, asked, page, name, back=page_href(asked.scope, "club-person", person))


def get_people_or_404(people: dict[int, Shown], *ids: int) -> list[Shown]:
    """These people of the club, each another one.

    :raises Http404: one is not of this club, or both are the same.
    """
    found = [people[pk] for pk in ids if pk in people]
    if len({each.id for each in found}) != len(ids):
        raise Http404("There is nobody of that number here.")
    return found


def moved(request: HttpRequest, asked: Scoped, name: str, shown: list[Shown]) -> HttpResponse:
    """To the page of whom they count as, with what was asked."""
    ids = [each.id for each in shown]
    href = reverse(f"games:{name}", args=[opened_by(asked.club), *ids])
    query = request.GET.urlencode()
    return HttpResponseRedirect(f"{href}?{query}" if query else href)


def show(
    request: HttpRequest, asked: Scoped, page: dict[str, Any], name: str, back: str = ""
) -> HttpResponse:
    """The page in the club's frame."""
    frame = frame_view(asked.club, *asked, page["title"], back=back)
    return answer(request, f"games/club/person/{name}.html", page | {"frame": frame})
