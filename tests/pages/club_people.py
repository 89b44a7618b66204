"""Everybody who may come to a club's address: `club_browser(club, kind)`, each with a browser."""

from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from games.models import Club, ClubGrant
from games.services.people import known_person
from tests.factories import DeviceFactory, a_club
from tests.pages.people import browser_of

KINDS = ("nobody", "stranger", "removed", "public", "viewer", "member", "organiser")
MAY = {
    "public": {"see"},
    "viewer": {"see", "hold"},
    "member": {"see", "hold", "bring"},
    "organiser": {"see", "hold", "bring", "run"},
}


def club_browser(club: Club, kind: str) -> Client:
    """A browser with that right in the club; the organiser is the one who made it."""
    if kind in ("nobody", "public"):
        return Client()
    if kind == "organiser":
        return browser_of(club.made_by)
    device = DeviceFactory()
    if kind == "stranger":
        a_club([], device)
    else:
        ClubGrant.objects.create(device=device, club=club, **right(kind))
    return browser_of(device)


def right(kind: str) -> dict:
    if kind == "removed":
        return {"role": "organiser", "revoked_at": timezone.now()}
    return {"role": kind}


def address_for(club: Club, kind: str) -> str:
    """The address that such a reader has."""
    return club.public_address if kind == "public" else club.address


def in_club(club: Club, path: str = "") -> str:
    return f"/club/{club.address}/{path}"


def edit(club: Club, name: str) -> str:
    """Where one of the people is changed."""
    return in_club(club, f"people/{known_person(club, name).pk}/edit/")


def do(client: Client, address: str, what: str, **fields: object) -> HttpResponse:
    """Post one thing to do."""
    return client.post(address, {"do": what} | fields)
