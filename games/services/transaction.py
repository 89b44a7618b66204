"""The one place that opens a transaction for writing (architecture §3).

SQLite lets one connection write at a time. Its own waiting is a lottery, so writers of this
process queue at a lock first, outermost, so that it is still held when the commit happens.
Nothing slow and no rendering belongs inside.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import OperationalError, connection, transaction

from games.services import nudge
from games.services.errors import Busy

WAIT = 2.0  # seconds

_writing = threading.Lock()


@contextmanager
def write() -> Iterator[None]:
    """A durable transaction: when the block is left without an error, it is on the disk.

    Then, with the lock free again, those who listen are told what changed.

    :raises Busy: no turn within two seconds, here or at the database.
    """
    with nudge.afterwards(), turn():
        try:
            with transaction.atomic(durable=True):
                yield
        except OperationalError as problem:
            if "locked" in str(problem):
                raise Busy from problem
            raise


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
