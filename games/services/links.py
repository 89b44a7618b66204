"""A table's links: opened, which gives this phone its right, made anew, and shut.

One link of each role is open at a time. Whoever shuts one takes the right from every phone that
came by it, but never from the own.
"""

from typing import TypeVar

from django.db.models import QuerySet
from django.utils import timezone

from games.access import can
from games.links import opens
from games.models import ClubGrant, ClubLink, Device, Grant, Link, Table
from games.models.table import LINKED, Role
from games.services import nudge
from games.services.devices import lock_device
from games.services.errors import LinkRefused, RightIsGone
from games.services.transaction import write

Right = TypeVar("Right", Grant, ClubGrant)
RANK = (Role.WATCHER, Role.SEAT, Role.SCORER, Role.OWNER)


def open_link(*, table: Table, secret: str, by: Device) -> Grant:
    """Give `by` what the link allows; a phone that may more already keeps what it has.

    :raises LinkRefused: the secret opens nothing (any more).
    """
    with write():
        links = Link.objects.select_for_update().filter(table=table, revoked_at=None)
        found = [link for link in links if opens(link, secret)]
        if not found:
            raise LinkRefused
        return give(lock_device(by), table, found[0].role, found[0])


def give(device: Device, table: Table, role: str, link: Link | None = None) -> Grant:
    """A right for a device that was locked: a new one, a renewed one, or a higher one."""
    usual = {"role": role, "link": link}
    grant, is_new = Grant.objects.get_or_create(device=device, table=table, defaults=usual)
    return grant if is_new else come_again(grant, role, link, RANK)


def come_again(
    grant: Right, role: str, link: Link | ClubLink | None, rank: tuple[str, ...]
) -> Right:
    """A right that is there already, at a table or in a club: renewed, or made a higher one."""
    if grant.revoked_at is not None:
        grant.made_at, grant.revoked_at = timezone.now(), None
        grant.role, grant.link = role, link
    elif rank.index(role) > rank.index(grant.role):
        grant.role, grant.link = role, link
    elif role == grant.role and grant.link_id is not None:
        grant.link = link
    grant.hidden_at = None
    grant.save()
    return grant


def renew_link(*, table: Table, role: str, by: Device) -> Link:
    """Shut the table's link of that role, if one is open, and make another."""
    with write():
        locked = Table.objects.select_for_update().get(pk=table.pk)
        shut(locked, role, by)
        return Link.objects.create(table=locked, role=role)


def revoke_link(*, table: Table, role: str, by: Device) -> None:
    """Shut the table's link of that role; there is none until one is made."""
    with write():
        shut(Table.objects.select_for_update().get(pk=table.pk), role, by)


def shut(table: Table, role: str, by: Device) -> None:
    """Nobody opens the link any more, and the phones that came by it may nothing.

    :raises RightIsGone: who shuts it is an owner no more.
    """
    check_owns(table, by)
    links = list(table.links.select_for_update().filter(role=role, revoked_at=None))
    Link.objects.filter(pk__in=[link.pk for link in links]).update(revoked_at=timezone.now())
    revoke(table.grants.filter(link__in=links).exclude(device_id=by.pk))


def check_owns(table: Table, by: Device) -> None:
    """On a locked table, so that there is always an owner. One query.

    :raises RightIsGone: `by` is none any more.
    """
    if not can(by, "own", table):
        raise RightIsGone


def revoke(grants: QuerySet[Grant]) -> None:
    """Take these rights: such a phone sits nowhere and asks for nothing."""
    gone = list(grants.filter(revoked_at=None).values_list("pk", flat=True))
    taken = {"seat": None, "seat_asked": None, "revoked_at": timezone.now()}
    rows = Grant.objects.filter(pk__in=gone)
    rows.filter(role=Role.SEAT).update(role=Role.WATCHER)
    rows.update(**taken)
    nudge.revoked(*gone)


def make_links(table: Table) -> None:
    """The links of a new table. One query."""
    Link.objects.bulk_create(Link(table=table, role=role) for role in LINKED)
