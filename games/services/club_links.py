"""A club's links: opened, which gives a phone its right, made anew, and shut; and stepping down.

One link of each role is open at a time. Whoever shuts one takes the right from every phone that
came by it, but never from the own.
"""

from django.utils import timezone

from games.club_access import can
from games.links import opens
from games.models import Club, ClubGrant, ClubLink, Device
from games.models.club import ClubRole
from games.services.club_errors import ClubLinkRefused, ClubRightIsGone, LastOrganiser
from games.services.devices import lock_device
from games.services.links import come_again
from games.services.roster import locked
from games.services.transaction import write

RANK = (ClubRole.VIEWER, ClubRole.MEMBER, ClubRole.ORGANISER)


def open_club_link(*, club: Club, secret: str, by: Device) -> ClubGrant:
    """Give `by` what the link allows; a phone that may more already keeps what it has.

    :raises ClubLinkRefused: the secret opens nothing (any more).
    """
    with write():
        links = ClubLink.objects.select_for_update().filter(club=club, revoked_at=None)
        found = [link for link in links if opens(link, secret)]
        if not found:
            raise ClubLinkRefused
        return give(lock_device(by), found[0])


def give(device: Device, link: ClubLink) -> ClubGrant:
    """The right of a link for a locked device: a new one, a renewed one, or a higher one."""
    usual = {"role": link.role, "link": link}
    grant, is_new = ClubGrant.objects.get_or_create(
        device=device, club_id=link.club_id, defaults=usual
    )
    return grant if is_new else come_again(grant, link.role, link, RANK)


def renew_club_link(*, club: Club, role: str, by: Device) -> ClubLink:
    """Shut the club's link of that role, if one is open, and make another."""
    with write():
        shut(locked(club), role, by)
        return ClubLink.objects.create(club=club, role=role)


def revoke_club_link(*, club: Club, role: str, by: Device) -> None:
    """Shut the club's link of that role; there is none until one is made."""
    with write():
        shut(locked(club), role, by)


def shut(club: Club, role: str, by: Device) -> None:
    """Nobody opens the link any more, and the phones that came by it may nothing.

    :raises ClubRightIsGone: who shuts it is an organiser no more.
    """
    if not can(by, "run", club):
        raise ClubRightIsGone
    links = list(club.links.select_for_update().filter(role=role, revoked_at=None))
    now = timezone.now()
    ClubLink.objects.filter(pk__in=[link.pk for link in links]).update(revoked_at=now)
    gone = club.grants.filter(link__in=links, revoked_at=None).exclude(device_id=by.pk)
    gone.update(revoked_at=now)


def leave_club(*, club: Club, by: Device) -> None:
    """This phone may do nothing in the club any more. Twice is no error.

    :raises LastOrganiser: there is no other organiser; open that link elsewhere first.
    """
    with write():
        grants = ClubGrant.objects.filter(club=locked(club), revoked_at=None)
        own = grants.filter(device_id=by.pk)
        is_organiser = own.filter(role=ClubRole.ORGANISER).exists()
        others = grants.filter(role=ClubRole.ORGANISER).exclude(device_id=by.pk)
        if is_organiser and not others.exists():
            raise LastOrganiser
        own.update(revoked_at=timezone.now())
