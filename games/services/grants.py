"""Whose phone this is: asking for a seat, letting in, leaving it, stepping down, being removed.

A seat is one phone's. The table's row is locked throughout, so that there is always an owner and
never two phones at a seat.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db.models import Case, F, QuerySet, Value, When
from django.utils import timezone

from games.access import allows
from games.models import Device, Grant, Table
from games.models.table import Role
from games.services import nudge
from games.services.errors import LastOwner, NobodyAsks, RightIsGone
from games.services.links import check_owns, revoke
from games.services.transaction import write


@contextmanager
def grants_of(table: Table) -> Iterator[QuerySet[Grant]]:
    """The rights at a table that hold, within a transaction that nobody else changes them in."""
    with write():
        Table.objects.select_for_update().get(pk=table.pk)
        yield Grant.objects.filter(table=table, revoked_at=None)


def ask_for_seat(*, table: Table, seat: int, by: Device) -> Grant:
    """Ask the owner for a seat; owners and scorers sit down at once. 0 asks for none any more."""
    with grants_of(table) as grants:
        grant = own_of(grants, by)
        if allows(grant, "record") and seat:
            return sit(grants, grant, seat)
        grant.seat_asked = None if seat in (0, grant.seat) else seat
        grant.save(update_fields=["seat_asked"])
        return grant


def let_in(*, table: Table, asking: int, by: Device) -> Grant:
    """Give the phone of grant `asking` the seat that it asks for; whoever held it watches.

    :raises NobodyAsks: it does not ask any more.
    """
    with grants_of(table) as grants:
        grant = asker(grants, asking)
        return sit(grants, grant, grant.seat_asked)


def turn_away(*, table: Table, asking: int, by: Device) -> Grant:
    """Leave the phone of grant `asking` without the seat that it asks for.

    :raises NobodyAsks: it does not ask any more.
    """
    with grants_of(table) as grants:
        grant = asker(grants, asking)
        grant.seat_asked = None
        grant.save(update_fields=["seat_asked"])
        nudge.given(grant.pk)
        return grant


def own_of(grants: QuerySet[Grant], by: Device) -> Grant:
    """:raises RightIsGone: it was taken from this phone in the meantime."""
    grant = grants.filter(device_id=by.pk).first()
    if grant is None:
        raise RightIsGone
    return grant


def asker(grants: QuerySet[Grant], asking: int) -> Grant:
    grant = grants.filter(pk=asking).exclude(seat_asked=None).first()
    if grant is None:
        raise NobodyAsks
    return grant


def sit(grants: QuerySet[Grant], grant: Grant, seat: int) -> Grant:
    """Seat this phone, after the one that sat there got up."""
    others = grants.filter(seat=seat).exclude(pk=grant.pk)
    for other in others:
        get_up(other)
    grant.seat, grant.seat_asked = seat, None
    grant.role = Role.SEAT if grant.role == Role.WATCHER else grant.role
    grant.save(update_fields=["seat", "seat_asked", "role"])
    nudge.given(grant.pk)
    return grant


def get_up(grant: Grant) -> None:
    """The phone stays at the table, without a seat."""
    grant.seat, grant.seat_asked = None, None
    grant.role = Role.WATCHER if grant.role == Role.SEAT else grant.role
    grant.save(update_fields=["seat", "seat_asked", "role"])
    nudge.given(grant.pk)


def free_seat(table: Table, seat: int) -> None:
    """Somebody else sits there from now on: the phone that did is nobody's. One query."""
    watching = Case(When(role=Role.SEAT, then=Value(Role.WATCHER)), default=F("role"))
    table.grants.filter(seat=seat).update(seat=None, role=watching)


def follow_people(table: Table, before: list[str], after: list[str]) -> None:
    """In the next game each phone sits where its player does, on a locked table."""
    if before == after:
        return
    seated = {grant: before[grant.seat - 1] for grant in table.grants.filter(seat__lte=len(before))}
    for grant in seated:
        get_up(grant)
    for grant, name in seated.items():
        if after.count(name) == before.count(name) == 1:
            sit(table.grants.all(), grant, after.index(name) + 1)


def leave_seat(*, table: Table, by: Device) -> None:
    """This phone is nobody's any more."""
    with grants_of(table) as grants:
        get_up(own_of(grants, by))


def step_down(*, table: Table, by: Device) -> Grant:
    """An owner or a scorer becomes a watcher, or stays at the own seat.

    :raises LastOwner: there is no other owner; open the owner's link elsewhere first.
    """
    with grants_of(table) as grants:
        grant = own_of(grants, by)
        owners = grants.filter(role=Role.OWNER).exclude(pk=grant.pk)
        if grant.role == Role.OWNER and not owners.exists():
            raise LastOwner
        grant.role = Role.WATCHER if grant.seat is None else Role.SEAT
        grant.link = None
        grant.save(update_fields=["role", "link"])
        return grant


def remove_device(*, table: Table, removed: int, by: Device) -> None:
    """Take the right of grant `removed`; one does not remove oneself. Twice is no error.

    :raises RightIsGone: the own was taken in the meantime: two owners never shut each other out.
    """
    with grants_of(table) as grants:
        check_owns(table, by)
        revoke(grants.filter(pk=removed).exclude(device_id=by.pk))


def note_visit(*, grant: Grant) -> None:
    """Remember that this phone was here just now."""
    with write():
        Grant.objects.filter(pk=grant.pk).update(seen_at=timezone.now())
