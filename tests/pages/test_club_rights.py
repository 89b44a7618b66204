"""Every address of a club, for everybody who may come: what each may see there and do.

A route that is not named here fails: whoever adds one says who may look at it and who may use it.
"""

import re
from datetime import date

import pytest
from django.test import Client
from django.urls import reverse

from games.links import secret_of
from games.models import Club, ClubLink, Person, Season
from games.services.clubs import set_public
from games.services.seasons import SeasonFacts, save_season
from tests.factories import NAMES, a_club, a_game
from tests.ledger.story import record
from tests.pages.club_people import KINDS, MAY, address_for, club_browser
from tests.pages.test_rights import check
from tests.pages.test_routes import routes
from tests.pages.visiting import forms_of, text_of

pytestmark = pytest.mark.django_db

FIGURES = ("see", None)  # to look and to post; None: nobody posts there
RIGHTS = {
    "club": FIGURES,
    "club-person": FIGURES,
    "club-pair": FIGURES,
    "club-against": FIGURES,
    "club-bids": FIGURES,
    "club-hands": FIGURES,
    "club-hands-csv": FIGURES,
    "club-recap": FIGURES,
    "club-records": FIGURES,
    "club-searches": (None, "bring"),
    "club-about": ("see", "run"),
    "club-people": ("see", "run"),
    "club-seasons": ("see", "run"),
    "club-profiles": ("see", "run"),
    "club-tables": ("see", "bring"),
    "club-person-edit": ("run", "run"),
    "club-season-edit": ("run", "run"),
    "club-share": ("run", "run"),
    "club-hide": (None, "hold"),
    "club-restore": (None, "hold"),
}
BY_SECRET = {"club-enter"}  # asks for no right: it gives one
OPEN = {"club-new"}
SENT = {"club-about": {"do": "rename"}, "club-share": {"do": "public"}}
SENT |= {"club-seasons": {"name": "Winter"}, "club-person-edit": {"do": "guest"}}


LINK = re.compile(r'href="(/(?:t|club|new)/[^"#]+)')


def in_clubs() -> dict[str, set[str]]:
    """Every route of a club, with the names of its parts."""
    found = {name.removeprefix("games:"): parts for name, parts in routes()}
    return {name: parts for name, parts in found.items() if name.startswith("club")}


@pytest.fixture
def club() -> Club:
    return a_public_club()


def a_public_club() -> Club:
    """A club with people, a season and a table."""
    club = a_club(NAMES)
    save_season(club=club, facts=SeasonFacts("Winter", date(2026, 1, 1)))
    record(a_game(club.made_by))
    set_public(club=club, is_on=True)
    return Club.objects.get(pk=club.pk)


def address_of(name: str, club: Club, address: str) -> str:
    people = Person.objects.filter(club=club).order_by("pk")
    own = {"person": people[0].pk, "partner": people[1].pk, "other": people[2].pk}
    own |= {"season": Season.objects.filter(club=club).first().pk, "address": address}
    return reverse(f"games:{name}", kwargs={part: own[part] for part in in_clubs()[name]})


def test_no_route_of_a_club_is_unknown() -> None:
    assert set(in_clubs()) == set(RIGHTS) | BY_SECRET | OPEN


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_gets_what_is_theirs_and_nothing_else(club: Club, kind: str) -> None:
    client, may = club_browser(club, kind), MAY.get(kind, set())
    for name, (looks, posts) in RIGHTS.items():
        address = address_of(name, club, address_for(club, kind))
        check(client.get(address), looks, may, (kind, "get", name))
        check(client.head(address), looks, may, (kind, "head", name))
        if posts is None or posts not in may:
            check(client.post(address, SENT.get(name, {})), posts, may, (kind, "post", name))
    for name, (_, posts) in RIGHTS.items():
        if posts in may and name != "club-tables":
            address = address_of(name, club, address_for(club, kind))
            check(client.post(address, SENT.get(name, {})), posts, may, (kind, "post", name))


@pytest.mark.parametrize("kind", ["member", "viewer", "public"])
def test_who_looks_on_is_offered_nothing_that_is_not_theirs(club: Club, kind: str) -> None:
    client, address = club_browser(club, kind), address_for(club, kind)
    for name, (looks, _) in RIGHTS.items():
        if looks not in MAY[kind]:
            continue
        answer = client.get(address_of(name, club, address))
        for form in [] if answer.streaming else forms_of(answer):
            if form.method == "post":
                assert action_at(form, club, address) in MAY[kind], (name, form.action)


def action_at(form, club: Club, address: str) -> str | None:
    """What a form that posts there must be allowed."""
    if {"name": "do", "value": "leave"}.items() <= (form.buttons or [{}])[0].items():
        return "hold"
    return {address_of(name, club, address): posts for name, (_, posts) in RIGHTS.items()}[
        form.action
    ]


@pytest.mark.parametrize("kind", [*MAY])
def test_every_link_of_a_page_leads_somewhere_for_whoever_gets_it(club: Club, kind: str) -> None:
    client, address = club_browser(club, kind), address_for(club, kind)
    looked, found = [name for name, (looks, _) in RIGHTS.items() if looks in MAY[kind]], {}
    for name in looked:
        page = client.get(address_of(name, club, address))
        links = [] if page.streaming else LINK.findall(text_of(page))
        found |= {href.split("?")[0]: (name, href.replace("&amp;", "&")) for href in links}
    assert len(found) >= len(looked)
    for path, (name, href) in found.items():
        assert client.get(href).status_code < 400, (name, href)
        is_private = club.address in path or path.startswith("/t/")
        assert kind != "public" or not is_private, (name, href)


def test_ids_of_another_club_are_none_of_this_one(club: Club) -> None:
    other = a_public_club()
    client = club_browser(club, "organiser")
    for name in ("club-person-edit", "club-season-edit", "club-person"):
        foreign = address_of(name, other, club.address)
        assert client.get(foreign).status_code == 404
        assert client.post(foreign, {"do": "guest"}).status_code in (404, 405)
    secret = secret_of(ClubLink.objects.get(club=other, role="organiser"))
    for ask in (client.get, client.post):
        assert ask(reverse("games:club-enter", args=[club.address, secret])).status_code == 404


def test_no_form_of_a_club_is_taken_without_its_token(club: Club) -> None:
    client = Client(enforce_csrf_checks=True)
    client.cookies = club_browser(club, "organiser").cookies
    posted = [name for name, (_, posts) in RIGHTS.items() if posts is not None]
    for address in [*(address_of(name, club, club.address) for name in posted), "/club/new/"]:
        assert client.post(address, {"key": "x" * 22}).status_code == 403, address


@pytest.mark.parametrize("odd", ["%00", "%FF", "é", "a" * 5000, "..%2f", "new%2f", "%0a"])
def test_odd_address_is_no_club(club: Club, odd: str) -> None:
    client = club_browser(club, "organiser")
    for tail in ("", "about/", "people/", "in/x/"):
        assert client.get(f"/club/{odd}/{tail}").status_code == 404
        assert client.post(f"/club/{odd}/{tail}").status_code == 404
