"""One of a club's people, as organisers change them."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from games.club_access import get_club_or_404
from games.forms.figures import read_number
from games.models import Club, Person
from games.selectors.club.person_edit_view import person_edit_view
from games.selectors.club.plain import plain_page
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.roster import add_nickname, drop_nickname, rename_person, set_guest
from games.stats.links import club_href
from games.views.club_answering import go, show, tried

Act = Callable[[HttpRequest, Person], object]


def of_club(club: Club, pk: int) -> Person:
    """:raises Http404: nobody of this club."""
    return get_object_or_404(club.people.select_related("stands_for"), pk=pk)


def typed(request: HttpRequest, name: str) -> str:
    return request.POST.get(name, "")


def number(request: HttpRequest, name: str) -> int:
    return read_number(typed(request, name))


def merge(request: HttpRequest, person: Person) -> None:
    merge_people(person=person, into=of_club(person.club, number(request, "into")))


def part(request: HttpRequest, person: Person) -> None:
    """Take somebody out of this person, or this one out of whom it counts as."""
    undo_merge(person=of_club(person.club, number(request, "person")))


ACTS: dict[str, Act] = {
    "rename": lambda request, one: rename_person(person=one, name=typed(request, "name")),
    "nickname": lambda request, one: add_nickname(person=one, name=typed(request, "nickname")),
    "drop": lambda request, one: drop_nickname(person=one, nickname=number(request, "nickname")),
    "guest": lambda request, one: set_guest(person=one, is_guest=True),
    "regular": lambda request, one: set_guest(person=one, is_guest=False),
    "merge": merge,
    "part": part,
    "anonymous": lambda request, one: make_anonymous(person=one),
}


def person_edit(request: HttpRequest, address: str, person: int) -> HttpResponse:
    """Names, guest or not, merging; `?anonymous=1` asks whether the name shall go for good."""
    club = get_club_or_404(request.device, address, "run")
    one = of_club(club, person)
    if request.method == "POST":
        return act(request, club, one)
    if "anonymous" in request.GET and one.name:
        return show(request, "anonymous.html", anonymous_page(club, one))
    return show(request, "person_edit.html", person_edit_view(club, one))


def act(request: HttpRequest, club: Club, person: Person) -> HttpResponse:
    do = ACTS.get(typed(request, "do"))
    if do is None:
        raise Http404("There is nothing of that name to do.")
    if wrong := tried(lambda: do(request, person)):
        now = of_club(club, person.pk)
        page = person_edit_view(club, now, wrong.told, request.POST.dict())
        return show(request, "person_edit.html", page, wrong)
    return go(club, "club-person-edit", of_club(club, person.pk).root_id)


def anonymous_page(club: Club, person: Person) -> dict:
    """The step before a name goes for good."""
    back = club_href(club, "club-person-edit", person.pk)
    return plain_page(club, "Make anonymous") | {"name": person.name, "action": back, "back": back}
