"""The slow tail: a thread that reads the marks of the tables that are listened to.

It tells the mark of a table that somebody has just come to, and heals what nobody told: a write of
another process or command, a message that was lost. On SQLite it looks when `PRAGMA data_version`
says that another connection has written; on PostgreSQL, where nothing says so, every time. It asks
for the tables that are listened to, each found by its index, never for all that have changed.
"""

import logging
import threading
import time
from collections.abc import Iterator
from typing import Any

from django.db import connection

from games.selectors.pulse import pulses_at, still_granted
from scorekeeper.live.hub import Hub

logger = logging.getLogger(__name__)

PAUSES = {"sqlite": 1.0, "postgresql": 2.0}  # seconds between two looks
GRANTS_EVERY = 5.0  # seconds
AT_ONCE = 400  # tables or grants in one query


class Tail(threading.Thread):
    """Looks until it is told to stop, with a connection of its own."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(name="live-tail", daemon=True)
        self.hub = hub
        self.woken = threading.Event()
        self.is_done = False
        self.is_asked_for_all = True
        self.seen: int | None = None
        self.grants_at = 0.0
        self.has_grants_to_see = False

    def wake(self) -> None:
        """Somebody has come to a table whose mark is not known."""
        self.woken.set()

    def look_at_all(self) -> None:
        """Messages may have been lost."""
        self.is_asked_for_all = True
        self.woken.set()

    def stop(self) -> None:
        self.is_done = True
        self.woken.set()

    def run(self) -> None:
        pause = PAUSES.get(connection.vendor, 1.0)
        while not self.is_done:
            try:
                self.look()
            except Exception as problem:  # whatever it is, the next look may go well
                logger.info("The tail of the live updates has to wait: %r", problem)
                self.is_asked_for_all = True
                connection.close()
            self.woken.wait(pause)
            self.woken.clear()
        connection.close()

    def look(self) -> None:
        """One look: at every table if something may have changed, else at those not known yet."""
        tables = list(self.hub.tables.values())
        if not tables:
            return
        is_all = self.may_have_changed() or self.is_asked_for_all
        self.is_asked_for_all = False
        wanted = [table.address for table in tables if is_all or not table.pulse]
        for addresses in in_parts(wanted):
            read_at = time.monotonic()
            self.hub.found(pulses_at(addresses), read_at)
        self.has_grants_to_see |= is_all
        if self.has_grants_to_see and time.monotonic() - self.grants_at > GRANTS_EVERY:
            self.look_at_grants()

    def look_at_grants(self) -> None:
        """End the streams of those whose right was taken back where nobody told it."""
        self.grants_at, self.has_grants_to_see = time.monotonic(), False
        for grants in in_parts(list(self.hub.grants)):
            if gone := set(grants) - still_granted(grants):
                self.hub.revoked(gone)

    def may_have_changed(self) -> bool:
        """Whether any other connection has written since the last look."""
        if connection.vendor != "sqlite":
            return True
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA data_version")
            now = cursor.fetchone()[0]
        was, self.seen = self.seen, now
        return now != was


def in_parts(all_of_them: list[Any]) -> Iterator[list[Any]]:
    for start in range(0, len(all_of_them), AT_ONCE):
        yield all_of_them[start : start + AT_ONCE]
