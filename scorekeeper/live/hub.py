"""Who listens to which table in this process, and the mark that each table has.

All of it happens on the server's event loop, except `changed` and `revoked`, which any thread may
call. A phone that does not read costs nothing: nothing is queued for it, it is told how things
stand when it is ready.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress

from games.live_pass import LASTS, Pass

MOST_OF_A_GRANT = 6  # streams: pages that one phone has open
MOST_AT_A_TABLE = 3_000
MOST = 10_000
KNOWN_FOR = 45.0  # seconds that the count of another process holds
TYPES_FOR = 12.0  # seconds after the last key
Call = Callable[[], object]


class Stream:
    """One phone's page that listens."""

    __slots__ = ("grant", "is_ended", "table", "times_given", "wake")

    def __init__(self, table: "Table", grant: int) -> None:
        self.table = table
        self.grant = grant
        self.wake = asyncio.Event()
        self.is_ended = False
        self.times_given = 0  # how often its right has become another since it listens

    def words(self) -> bytes:
        """What it says now, as an event."""
        table = self.table
        told = {"pulse": table.pulse, "here": table.here, "given": self.times_given}
        told["entering"] = table.entered_by_others(self.grant)
        return b"data: %b\n\n" % json.dumps(told).encode()

    def end(self) -> None:
        self.is_ended = True
        self.wake.set()


class Table:
    """A table that somebody listens to. `pulse` is "" until it is known."""

    __slots__ = ("address", "elsewhere", "entering", "grants", "pulse", "streams", "told_at")

    def __init__(self, address: str) -> None:
        self.address = address
        self.pulse = ""
        self.told_at = 0.0
        self.streams: set[Stream] = set()
        self.grants: Counter[int] = Counter()
        self.elsewhere: dict[str, tuple[int, float]] = {}
        self.entering = (0, "", 0.0)  # by which right, what is read of it, until when

    @property
    def here(self) -> int:
        """How many phones are at the table: those of this process, and what others have told."""
        now = time.monotonic()
        others = (count for count, until in self.elsewhere.values() if until > now)
        return len(self.grants) + sum(others)

    def entered_by_others(self, grant: int) -> str:
        """What this right reads of somebody else who types."""
        who, words, until = self.entering
        return words if who != grant and until > time.monotonic() else ""

    def wake(self) -> None:
        for stream in self.streams:
            stream.wake.set()


class Hub:
    """All tables that somebody listens to in this process."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.grants: Counter[int] = Counter()
        self.refused: dict[int, float] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ask: Call = bool  # is called when a table's mark is not known

    # From any thread.

    def changed(self, address: str, pulse: str) -> None:
        """A write has given this table another mark."""
        if address in self.tables:
            self.soon(lambda: self.tell(address, pulse))

    def revoked(self, grants: Iterable[int]) -> None:
        """These rights are taken back."""
        gone = tuple(grants)
        self.soon(lambda: self.refuse(gone))

    def given(self, grants: Iterable[int]) -> None:
        """These rights have become others."""
        others = tuple(grants)
        self.soon(lambda: self.give(others))

    def entering(self, address: str, grant: int, words: str) -> None:
        """Somebody types at this table."""
        if address in self.tables:
            self.soon(lambda: self.enter(address, grant, words))

    def found(self, pulses: dict[str, str], read_at: float) -> None:
        """What the tail has read; a table that was told of since knows better."""
        self.soon(lambda: [self.heal(*each, read_at) for each in pulses.items()])

    def counted(self, process: str, counts: dict[str, int]) -> None:
        """How many phones another process has at some tables."""
        self.soon(lambda: self.count(process, counts))

    def close(self) -> None:
        """Every stream ends; so the server need not wait for them."""
        self.soon(lambda: [each.end() for table in self.tables.values() for each in table.streams])

    def soon(self, call: Call) -> None:
        if self.loop is not None:
            with suppress(RuntimeError):  # the loop has ended, and with it all streams
                self.loop.call_soon_threadsafe(call)

    # On the loop.

    def join(self, told: Pass) -> Stream | None:
        """A stream for this pass; None when there are too many."""
        table = self.tables.get(told.address) or Table(told.address)
        is_full = self.grants.total() >= MOST or len(table.streams) >= MOST_AT_A_TABLE
        if is_full or table.grants[told.grant] >= MOST_OF_A_GRANT:
            return None
        stream = Stream(table, told.grant)
        table.streams.add(stream)
        self.tables[told.address] = table
        for counted in (table.grants, self.grants):
            counted[told.grant] += 1
        if not table.pulse:
            self.ask()
        return stream

    def part(self, stream: Stream) -> None:
        table = stream.table
        table.streams.discard(stream)
        for counted in (table.grants, self.grants):
            counted[stream.grant] -= 1
            if counted[stream.grant] <= 0:
                del counted[stream.grant]
        if not table.streams:
            self.tables.pop(table.address, None)

    def tell(self, address: str, pulse: str) -> None:
        table = self.tables.get(address)
        if table is None:
            return
        table.told_at = time.monotonic()
        if table.pulse != pulse:
            table.pulse, table.entering = pulse, (0, "", 0.0)
            table.wake()

    def enter(self, address: str, grant: int, words: str) -> None:
        table = self.tables.get(address)
        if table is None:
            return
        now = time.monotonic()
        who, _, until = table.entering
        table.entering = (grant, words, now + TYPES_FOR)
        if who != grant or until < now:
            table.wake()

    def heal(self, address: str, pulse: str, read_at: float) -> None:
        table = self.tables.get(address)
        if table is not None and table.told_at < read_at:
            self.tell(address, pulse)

    def refuse(self, grants: tuple[int, ...]) -> None:
        now = time.monotonic()
        self.refused = {grant: until for grant, until in self.refused.items() if until > now}
        self.refused |= dict.fromkeys(grants, now + LASTS.total_seconds())
        for table in self.tables.values():
            for stream in table.streams:
                if stream.grant in grants:
                    stream.end()

    def give(self, grants: tuple[int, ...]) -> None:
        for table in self.tables.values():
            for stream in table.streams:
                if stream.grant in grants:
                    stream.times_given += 1
                    stream.wake.set()

    def is_refused(self, grant: int) -> bool:
        """Whether the right was taken back since a pass for it may have been made."""
        return self.refused.get(grant, 0) > time.monotonic()

    def count(self, process: str, counts: dict[str, int]) -> None:
        until = time.monotonic() + KNOWN_FOR
        for address, number in counts.items():
            if address in self.tables:
                self.tables[address].elsewhere[process] = (number, until)
