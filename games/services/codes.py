"""A table's code: made, stopped, and typed by somebody who wants to join.

Wrong codes are counted in the database, for the block of addresses that they come from and for
the whole site, so that guessing is as slow with many processes as with one. Whoever has guessed
too often waits; a link and its picture work all the same.
"""

from datetime import datetime, timedelta

from django.db.models import F
from django.utils import timezone

from games.codes import new_code, read_code
from games.models import Code, Device, Grant, Guesses, Table
from games.models.table import Role
from games.services.devices import lock_device
from games.services.errors import CodeRefused, TooManyGuesses
from games.services.links import give
from games.services.transaction import write

GOOD_FOR = timedelta(hours=12)
SITE = "site"
MOST = {"block": 20, SITE: 1000}  # wrong codes an hour


def make_code(*, table: Table, by: Device) -> Code:
    """Another code, good for twelve hours; the one before is good no more."""
    with write():
        locked = Table.objects.select_for_update().get(pk=table.pk)
        now = timezone.now()
        locked.codes.filter(revoked_at=None).update(revoked_at=now)
        return Code.objects.create(table=locked, text=new_code(), expires_at=now + GOOD_FOR)


def revoke_code(*, table: Table, by: Device) -> None:
    """Stop the table's code. Who came by it stays."""
    with write():
        locked = Table.objects.select_for_update().get(pk=table.pk)
        locked.codes.filter(revoked_at=None).update(revoked_at=timezone.now())


def join_by_code(*, typed: str, block: str, by: Device) -> Grant:
    """Let `by` watch the table whose code was typed. `block` is where the request comes from.

    The answer is the same for a code that never was, has run out or was stopped.

    :raises CodeRefused: no table has this code now; it is counted.
    :raises TooManyGuesses: too many wrong ones within this hour; nothing was looked up.
    """
    text = read_code(typed)
    if not text:
        raise CodeRefused
    with write():
        hour = timezone.now().replace(minute=0, second=0, microsecond=0)
        check_guesses(block, hour)
        found = Code.objects.filter(text=text, revoked_at=None, expires_at__gt=timezone.now())
        code = found.select_related("table").select_for_update(of=("self",)).first()
        if code is not None:
            return give(lock_device(by), code.table, Role.WATCHER)
        count_guess(block, hour)
    raise CodeRefused


def check_guesses(block: str, hour: datetime) -> None:
    """Lock the two counters of this hour and look at them.

    :raises TooManyGuesses: one of them is full.
    """
    blocks = (block, SITE)
    Guesses.objects.bulk_create(
        [Guesses(block=each, hour=hour) for each in blocks], ignore_conflicts=True
    )
    rows = Guesses.objects.select_for_update().filter(block__in=blocks, hour=hour).order_by("block")
    if any(row.count >= MOST.get(row.block, MOST["block"]) for row in rows):
        raise TooManyGuesses


def count_guess(block: str, hour: datetime) -> None:
    """One wrong code more; counters of past hours go."""
    Guesses.objects.filter(block__in=(block, SITE), hour=hour).update(count=F("count") + 1)
    Guesses.objects.filter(hour__lt=hour).delete()
