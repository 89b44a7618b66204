"""What the processes on one PostgreSQL tell each other: changes, rights taken back, who is here.

A thread with a connection of its own listens on one channel and sends on it, so no write waits for
a message. What cannot be sent is dropped: the tails of the others find it. A message is a letter,
the process it comes from, and what it says, divided by blanks.
"""

import logging
import random
import secrets
import select
import socket
import threading
import time
from collections import deque
from contextlib import closing
from typing import Any
from urllib.parse import quote, unquote

from django.db import connection

from scorekeeper.live.hub import Hub
from scorekeeper.live.tail import Tail

logger = logging.getLogger(__name__)

CHANNEL = "pinochle_live"
SEND = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"
LONGEST_QUEUE = 10_000
AT_ONCE = 200  # counts in one message; it may have 8,000 bytes
ENTERING_EVERY = 4.0  # seconds
COUNTS_EVERY = 4.0  # seconds
ALL_COUNTS_EVERY = 20.0  # seconds
LONGEST_PAUSE = 2.0  # seconds between two attempts


class Wire(threading.Thread):
    """Listens and sends until it is told to stop."""

    def __init__(self, hub: Hub, tail: Tail) -> None:
        super().__init__(name="live-wire", daemon=True)
        self.hub = hub
        self.tail = tail
        self.process = secrets.token_hex(4)
        self.waiting: deque[str] = deque(maxlen=LONGEST_QUEUE)
        self.bell, self.button = socket.socketpair()
        self.button.setblocking(False)
        self.counts: dict[str, int] = {}
        self.counted_at = self.all_counted_at = 0.0
        self.entered = (0, "", 0.0)
        self.is_done = False

    def changed(self, address: str, pulse: str) -> None:
        self.send("n", address, pulse)

    def revoked(self, grants: tuple[int, ...]) -> None:
        self.send("r", *map(str, grants))

    def given(self, grants: tuple[int, ...]) -> None:
        self.send("g", *map(str, grants))

    def entering(self, address: str, grant: int, words: str) -> None:
        now = time.monotonic()
        if (grant, address) != self.entered[:2] or now > self.entered[2]:
            self.entered = (grant, address, now + ENTERING_EVERY)
            self.send("e", address, str(grant), quote(words))

    def send(self, kind: str, *words: str) -> None:
        self.waiting.append(" ".join((kind, self.process, *words)))
        self.ring()

    def ring(self) -> None:
        try:
            self.button.send(b"!")
        except OSError:  # it rings already, or nobody is there any more
            return

    def stop(self) -> None:
        self.is_done = True
        self.ring()

    def run(self) -> None:
        pause = 0.1
        while not self.is_done:
            began = time.monotonic()
            try:
                with closing(connection.copy()) as own:
                    own.ensure_connection()
                    self.stay(own.connection)
            except Exception as problem:  # whatever it is, the next connection may be better
                logger.info("The wire between the processes is down: %r", problem)
            self.waiting.clear()
            pause = 0.1 if time.monotonic() - began > LONGEST_PAUSE else pause * 2
            time.sleep(0 if self.is_done else random.uniform(0.5, 1) * min(pause, LONGEST_PAUSE))

    def stay(self, wire: Any) -> None:
        """Listen and send while the connection holds. What was missed before it, the tail finds."""
        wire.execute(f"LISTEN {CHANNEL}")
        self.tail.look_at_all()
        self.counts = {}
        while not self.is_done:
            ready, _, _ = select.select([wire.fileno(), self.bell], [], [], COUNTS_EVERY)
            if self.bell in ready:
                self.bell.recv(4096)
            self.count()
            if told := [self.waiting.popleft() for _ in range(len(self.waiting))]:
                wire.execute(SEND, (CHANNEL, told))
            for heard in wire.notifies(timeout=0):
                self.hear(heard.payload)

    def hear(self, message: str) -> None:
        kind, process, *words = message.split(" ")
        if process == self.process:
            return
        if kind == "n":
            self.hub.changed(*words)
        elif kind == "r":
            self.hub.revoked(map(int, words))
        elif kind == "g":
            self.hub.given(map(int, words))
        elif kind == "e":
            self.hub.entering(words[0], int(words[1]), unquote(words[2]))
        elif kind == "h":
            pairs = (word.split("=") for word in words)
            self.hub.counted(process, {address: int(count) for address, count in pairs})

    def count(self) -> None:
        """Now and then, say how many phones are here: where that has changed, or at all tables."""
        now = time.monotonic()
        if now - self.counted_at < COUNTS_EVERY:
            return
        is_all = now - self.all_counted_at > ALL_COUNTS_EVERY
        here = {table.address: len(table.grants) for table in list(self.hub.tables.values())}
        told = dict.fromkeys(self.counts, 0) | here
        words = [f"{at}={told[at]}" for at in told if is_all or told[at] != self.counts.get(at)]
        for start in range(0, len(words), AT_ONCE):
            message = ("h", self.process, *words[start : start + AT_ONCE])
            self.waiting.append(" ".join(message))
        self.counts, self.counted_at = here, now
        self.all_counted_at = now if is_all else self.all_counted_at
