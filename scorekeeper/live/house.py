"""Opens the live updates with the server, and closes them before it waits for its connections."""

import asyncio
import resource
import signal
from collections.abc import Callable
from types import FrameType
from typing import Any

from django.db import connection

from games.services import nudge
from scorekeeper.live.hub import Hub
from scorekeeper.live.tail import Tail
from scorekeeper.live.wire import Wire


class House:
    """The hub of this process with what feeds it."""

    def __init__(self) -> None:
        self.hub = Hub()
        self.threads: list[Tail | Wire] = []

    def open(self) -> None:
        """From the server's event loop, before it answers anybody."""
        self.hub.loop = asyncio.get_running_loop()
        tail = Tail(self.hub)
        self.hub.ask = tail.wake
        self.threads = [tail]
        nudge.listen(self.hub)
        if connection.vendor == "postgresql":
            wire = Wire(self.hub, tail)
            nudge.listen(wire)
            self.threads.append(wire)
        for thread in self.threads:
            thread.start()
        allow_many_connections()
        for number in (signal.SIGINT, signal.SIGTERM):
            before_the_server(number, self.hub.close)

    def close(self) -> None:
        self.hub.close()
        nudge.leave(self.hub)
        for thread in self.threads:
            thread.stop()
            if isinstance(thread, Wire):
                nudge.leave(thread)
            thread.join(timeout=2)
        self.hub.loop = None


def allow_many_connections() -> None:
    """As many open files as the system lets this process have: every stream is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def before_the_server(number: signal.Signals, call: Callable[[], Any]) -> None:
    """When told to stop, the server waits for open answers: end the streams first."""
    stops = signal.getsignal(number)
    if not callable(stops):
        return

    def handle(signum: int, frame: FrameType | None) -> None:
        call()
        stops(signum, frame)

    try:
        signal.signal(number, handle)
    except ValueError:  # not the main thread: whoever runs the server there sees to it
        return
