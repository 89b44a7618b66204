"""A phone that listens, without a browser: the words of its stream, with the time of each."""

import json
import queue
import socket
import threading
import time
from typing import Any

from tests.live.site import Site

HEAD = "GET /live/{} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n"


class Listening:
    """One stream; `.word()` is the next word, `.until(...)` waits for one, `.end()` for its end."""

    def __init__(self, site: Site, told: str) -> None:
        self.words: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.line = socket.create_connection(("127.0.0.1", site.port), timeout=30)
        self.line.sendall(HEAD.format(told).encode())
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        try:
            with self.line.makefile("rb") as lines:
                for line in lines:
                    if line.startswith(b"data: "):
                        self.words.put(json.loads(line[6:]))
        except (OSError, ValueError):
            pass
        self.words.put(None)

    def word(self, within: float = 10) -> dict[str, Any] | None:
        return self.words.get(timeout=within)

    def until(self, within: float = 10, **told: Any) -> float:
        """How many seconds it took until a word said this."""
        began = time.monotonic()
        while True:
            word = self.word(began + within - time.monotonic())
            assert word is not None, "the stream has ended"
            if told.items() <= word.items():
                return time.monotonic() - began

    def end(self, within: float = 10) -> float:
        """How many seconds it took to end."""
        began = time.monotonic()
        while self.word(began + within - time.monotonic()) is not None:
            pass
        return time.monotonic() - began

    def hang_up(self) -> None:
        self.line.shutdown(socket.SHUT_RDWR)
