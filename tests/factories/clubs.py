"""A club with its people, a table whose players they are, seasons, and devices with rights there."""

from datetime import date, datetime
from typing import Any

from django.test import Client

from games import services
from games.devices import COOKIE, SIGNER
from games.ids import new_id
from games.models import Club, ClubGrant, Device, Game, Person, PersonName, Player, Season, Table
from games.models.club import ClubRole
from games.names import fold
from tests.factories.people import DeviceFactory
from tests.factories.whole import a_table

ROSTER = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"]


def a_club(names: list[str] | None = None, by: Device | None = None, **changes: Any) -> Club:
    """A private club with these people on its roster, organised by `by`."""
    usual: dict[str, Any] = {
        "by": by or DeviceFactory(),
        "name": "Tuesday",
        "people": ROSTER if names is None else names,
        "time_zone": "America/Chicago",
        "key": new_id(),
    }
    return services.create_club(**usual | changes)


def a_person(club: Club, name: str = "Ann", *also: str, **changes: Any) -> Person:
    """Somebody of the club who goes by this name, and by others `also`."""
    person = Person.objects.create(club=club, name=name, **changes)
    for each in (name, *also):
        PersonName.objects.create(club=club, person=person, name=each, folded=fold(each))
    return person


def who(club: Club, name: str) -> Person:
    """The person of that name, whom it counts as."""
    person = (
        PersonName.objects.select_related("person__stands_for")
        .get(club=club, folded=fold(name))
        .person
    )
    return person.stands_for or person


def a_season(club: Club, name: str = "Winter", **changes: Any) -> Season:
    """The first three months of 2026, all games, by wins."""
    usual = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 3, 31)}
    return Season.objects.create(club=club, name=name, **usual | changes)


def a_club_table(club: Club, at: datetime, **changes: Any) -> Table:
    """A table of the club, owned by whoever made the club, its first game begun `at`."""
    table = a_table(club.made_by, **{"time_zone": club.time_zone} | changes)
    Game.objects.filter(table=table).update(started_at=at)
    return bring(table, club)


def bring(table: Table, club: Club) -> Table:
    """Put the table into the club: its players are the people by their names, others are guests.

    Rows that stand already are not written here: services write them with the next save.
    """
    Table.objects.filter(pk=table.pk).update(club=club)
    table.club = club
    link_players(club)
    return table


def link_players(club: Club) -> None:
    """Give every player at the club's tables who is nobody yet the person of that name."""
    for player in Player.objects.filter(table__club=club, person=None):
        known = PersonName.objects.filter(club=club, folded=fold(player.name)).first()
        player.person = known.person if known else a_person(club, player.name, is_guest=True)
        player.save(update_fields=["person"])


def club_device(club: Club, kind: str) -> Device:
    """A device that is an organiser, a member, a viewer of the club, or a stranger to it."""
    device = DeviceFactory()
    if kind in ClubRole.values:
        ClubGrant.objects.create(club=club, device=device, role=kind)
    return device


def club_person(client: Client, club: Club, kind: str = "organiser") -> Device:
    """Make the client such a device's browser: `club_person(client, club, "viewer")`."""
    device = club_device(club, kind)
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return device
