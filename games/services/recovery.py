"""The private recovery link: a new phone becomes an owner's phone, and lost links are shut."""

from django.utils import timezone

from games.links import opens
from games.models import Device, Grant, Link, Table
from games.models.table import Role
from games.services.devices import lock_device
from games.services.errors import LinkRefused
from games.services.transaction import write


def open_recovery(*, table: Table, secret: str, by: Device) -> Grant:
    """Make `by` an owner of the table, by the table's recovery link.

    :raises LinkRefused: the secret opens nothing (any more).
    """
    with write():
        links = Link.objects.filter(table=table, role=Role.OWNER, revoked_at=None)
        if not any(opens(link, secret) for link in links):
            raise LinkRefused
        device = lock_device(by)
        owner = {"role": Role.OWNER, "hidden_at": None, "revoked_at": None}
        return Grant.objects.update_or_create(device=device, table=table, defaults=owner)[0]


def renew_recovery(*, table: Table, by: Device) -> Link:
    """Shut the table's recovery link and make another. Phones that used the old one stay."""
    with write():
        locked = Table.objects.select_for_update().get(pk=table.pk)
        links = locked.links.filter(role=Role.OWNER, revoked_at=None)
        links.update(revoked_at=timezone.now())
        return Link.objects.create(table=locked, role=Role.OWNER)
