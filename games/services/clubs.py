"""Making a club, calling it another name, hiding it on a phone and bringing it back.

Clubs are never destroyed; a hidden one is hidden for this device only.
"""

from collections.abc import Iterable

from django.utils import timezone

from games.canonical import sha256_of
from games.ids import new_id
from games.models import Club, ClubGrant, ClubLink, Device, Table
from games.models.club import CLUB_LONGEST, ClubRole
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.selectors.club.lineups import own_names
from games.services.club_errors import ClubRefused
from games.services.club_tables import locked_table, take_in
from games.services.devices import lock_device
from games.services.errors import KeyReused
from games.services.ledger import check_sent
from games.services.roster import locked, read_names, write_people
from games.services.transaction import write
from games.services.zones import known_zone


def create_club(
    *,
    by: Device,
    name: str,
    people: Iterable[str] = (),
    time_zone: str = "",
    table: Table | None = None,
    key: str,
) -> Club:
    """Make a club that `by` is the organiser of. The same key again gives the same club.

    `people` go on its roster; the games of `table` count there, its players by their own names.

    :raises ClubRefused: all that is wrong with the names; fields `name`, `names`.
    :raises KeyReused: the key has made another club.
    :raises WriteRefused: no usable key.
    """
    lines = list(people)
    sent = {"name": name, "people": lines, "table": table.pk if table else None}
    asked = sha256_of(check_sent(key, sent))
    name, names = check_new_club(name, lines)
    with write():
        device = lock_device(by)
        if made := Club.objects.filter(made_by=device, key=key).first():
            return same_club(made, asked)
        zone = known_zone(time_zone)
        club = Club.objects.create(name=name, time_zone=zone, made_by=device, key=key, asked=asked)
        ClubGrant.objects.create(device=device, club=club, role=ClubRole.ORGANISER)
        ClubLink.objects.bulk_create(ClubLink(club=club, role=role) for role in ClubRole)
        write_people(club, names)
        if table:
            place = locked_table(table)
            take_in(place, club, own_names(place), is_guest=False)
        return club


def check_new_club(name: object, lines: list[str]) -> tuple[str, list[str]]:
    """The club's name and those of its people.

    :raises ClubRefused: everything that is wrong with them.
    """
    problems: list[Problem] = []
    try:
        names = read_names(lines)
    except ClubRefused as refused:
        problems += refused.problems
    try:
        name = check_club_name(name)
    except ClubRefused as refused:
        problems += refused.problems
    if problems:
        raise ClubRefused(problems)
    return name, names


def check_club_name(name: object) -> str:
    """The name as it will stand.

    :raises ClubRefused: why it cannot.
    """
    try:
        return read_text(name, field="name", what="The club's name", longest=CLUB_LONGEST)
    except TextRefused as refused:
        raise ClubRefused(refused.problems) from refused


def same_club(club: Club, asked: str) -> Club:
    """The club that this key made, if it was asked for with the same words.

    :raises KeyReused: it was not.
    """
    if club.asked != asked:
        raise KeyReused(club)
    return club


def rename_club(*, club: Club, name: str) -> None:
    """:raises ClubRefused: the name cannot stand; field `name`."""
    name = check_club_name(name)
    with write():
        Club.objects.filter(pk=club.pk).update(name=name)


def set_public(*, club: Club, is_on: bool) -> None:
    """Give the club a public address, another one each time, or none."""
    with write():
        club = locked(club)
        if is_on != (club.public_address is not None):
            club.public_address = new_id() if is_on else None
            club.save(update_fields=["public_address"])


def hide_club(*, club: Club, by: Device) -> None:
    """Take the club off this device's list. It stays as it is for everybody."""
    with write():
        grants = ClubGrant.objects.filter(device_id=by.pk, club=club, hidden_at=None)
        grants.update(hidden_at=timezone.now())


def restore_club(*, club: Club, by: Device) -> None:
    """Put a hidden club back on this device's list."""
    with write():
        ClubGrant.objects.filter(device_id=by.pk, club=club).update(hidden_at=None)
