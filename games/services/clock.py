"""What time it is for what is written: now, or the evening on which a made-up game is played."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime

from django.utils import timezone

_told: ContextVar[datetime | None] = ContextVar("told", default=None)


def now() -> datetime:
    """The instant that a write is dated by."""
    return _told.get() or timezone.now()


@contextmanager
def told(at: datetime) -> Iterator[None]:
    """Within the block it is that instant."""
    before = _told.set(at)
    try:
        yield
    finally:
        _told.reset(before)
