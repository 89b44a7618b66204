"""Making a club, calling it another name, hiding it on a phone and bringing it back.

Clubs are never destroyed; a hidden one is hidden for this device only.
"""

from django.utils import timezone

from games.canonical import sha256_of
from games.ids import new_id
from games.models import Club, ClubGrant, ClubLink, Device
from games.models.club import CLUB_LONGEST, ClubRole
from games.names import TextRefused, read_text
from games.services.club_errors import ClubRefused
from games.services.devices import lock_device
from games.services.errors import KeyReused
from games.services.ledger import check_sent
from games.services.tables import known_zone
from games.services.transaction import write


def create_club(*, by: Device, name: str, time_zone: str = "", key: str) -> Club:
    """Make a club that `by` is the organiser of. The same key again gives the same club.

    :raises ClubRefused: the name cannot stand; field `name`.
    :raises KeyReused: the key has made another club.
    :raises WriteRefused: no usable key.
    """
    asked = sha256_of(check_sent(key, {"name": name}))
    name = check_club_name(name)
    with write():
        device = lock_device(by)
        if made := Club.objects.filter(made_by=device, key=key).first():
            return same_club(made, asked)
        zone = known_zone(time_zone)
        club = Club.objects.create(name=name, time_zone=zone, made_by=device, key=key, asked=asked)
        ClubGrant.objects.create(device=device, club=club, role=ClubRole.ORGANISER)
        ClubLink.objects.bulk_create(ClubLink(club=club, role=role) for role in ClubRole)
        return club


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
        locked = Club.objects.select_for_update().get(pk=club.pk)
        if is_on != (locked.public_address is not None):
            locked.public_address = new_id() if is_on else None
            locked.save(update_fields=["public_address"])


def hide_club(*, club: Club, by: Device) -> None:
    """Take the club off this device's list. It stays as it is for everybody."""
    with write():
        grants = ClubGrant.objects.filter(device_id=by.pk, club=club, hidden_at=None)
        grants.update(hidden_at=timezone.now())


def restore_club(*, club: Club, by: Device) -> None:
    """Put a hidden club back on this device's list."""
    with write():
        ClubGrant.objects.filter(device_id=by.pk, club=club).update(hidden_at=None)
