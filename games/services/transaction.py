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
# PostgreSQL's words for: no line, roll-back and again, shutting down, a lock, too many connections.
PASSING = ("08", "40", "57", "55P03", "53300")

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


def will_pass(problem: DatabaseError | InterfaceError) -> bool:
    """Whether the same may go well in a moment: others hold the database, or it is just not there.

    A full disk is another thing.
    """
    is_lost = isinstance(problem, InterfaceError)
    if isinstance(problem, OperationalError):
        state = getattr(problem.__cause__, "sqlstate", "of SQLite")
        is_lost = state is None or state.startswith(PASSING)
    return is_lost or "locked" in str(problem)


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
