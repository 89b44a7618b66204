"""The one place that opens a transaction for writing (architecture §3).

SQLite lets one connection write at a time. Its own waiting is a lottery, so writers of this
process queue at a lock first, outermost, so that it is still held when the commit happens.
Nothing slow and no rendering belongs inside.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DatabaseError, InterfaceError, OperationalError, connection, transaction

from games.services import nudge
from games.services.errors import Busy

WAIT = 2.0  # seconds

_writing = threading.Lock()


@contextmanager
def write() -> Iterator[None]:
    """A durable transaction: when the block is left without an error, it is on the disk.

    Then, with the lock free again, those who listen are told what changed.

    :raises Busy: no turn within two seconds, here or at the database; or that is not there.
    """
    with nudge.afterwards(), turn():
        try:
            with transaction.atomic(durable=True):
                yield
        except OperationalError as problem:
            if will_pass(problem):
                raise Busy from problem
            raise


def will_pass(problem: DatabaseError) -> bool:
    """Whether the same may go well in a moment: others hold the database, or it is just not there.

    What PostgreSQL calls operational is never a fault of a statement; SQLite is less precise.
    """
    if connection.vendor == "sqlite":
        return "locked" in str(problem)
    return isinstance(problem, OperationalError | InterfaceError)


@contextmanager
def turn() -> Iterator[None]:
    """Hold this process's write lock, where the database wants one.

    :raises Busy: others held it for two seconds.
    """
    if connection.vendor != "sqlite":
        yield
        return
    if not _writing.acquire(timeout=WAIT):
        raise Busy
    try:
        yield
    finally:
        _writing.release()
