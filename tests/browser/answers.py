"""What the live server is still answering when a test is over, so that no test leaves it to the next.

A page that is closed takes its requests back, but the server goes on with them: it would write
while the tables are emptied, or read where no test may read any more.
"""

from threading import Condition
from typing import Any

from django.core.signals import request_finished, request_started

PATIENCE = 20  # seconds


class Answers:
    """Counts, within its `with`, the requests that are being answered."""

    def __init__(self) -> None:
        self.open = 0
        self.changed = Condition()

    def __enter__(self) -> "Answers":
        request_started.connect(self.begin)
        request_finished.connect(self.end)
        return self

    def __exit__(self, *_: object) -> None:
        request_started.disconnect(self.begin)
        request_finished.disconnect(self.end)

    def begin(self, **_: Any) -> None:
        self.add(1)

    def end(self, **_: Any) -> None:
        self.add(-1)

    def add(self, one: int) -> None:
        with self.changed:
            self.open += one
            self.changed.notify_all()

    def wait(self) -> None:
        """Until all is answered."""
        with self.changed:
            is_done = self.changed.wait_for(lambda: self.open == 0, PATIENCE)
        assert is_done, f"{self.open} requests are not answered"
