"""Telling those who listen that a table has changed, once the change is on the disk.

`write()` opens a story and tells it when its transaction is committed and its lock is free; what a
story is about is noticed where games are locked and begun. Whoever listens (scorekeeper/live) must
be quick. Telling never fails a write: what is not told, the listener's own tail finds out.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from games.models import Game
from games.selectors.pulse import pulse_of

logger = logging.getLogger(__name__)


class Listener(Protocol):
    """Who wants to know; called from any thread."""

    def changed(self, address: str, pulse: str) -> None: ...

    def revoked(self, grants: tuple[int, ...]) -> None: ...

    def entering(self, address: str, grant: int, words: str) -> None: ...


_listeners: list[Listener] = []


class Story:
    """What a write has in its hands: games with their marks before it, and rights taken back."""

    def __init__(self) -> None:
        self.games: list[tuple[Game, str]] = []
        self.grants: list[int] = []

    def tell(self) -> None:
        for game, before in self.games:
            if (now := pulse_of(game)) != before:
                nudge(game.table.address, now)
        if self.grants:
            take_back(tuple(self.grants))


class _Mine(threading.local):
    story: Story | None = None


_mine = _Mine()


def listen(listener: Listener) -> None:
    _listeners.append(listener)


def leave(listener: Listener) -> None:
    _listeners.remove(listener)


def is_heard() -> bool:
    """Whether anybody in this process listens, so that pages may count on being told."""
    return bool(_listeners)


@contextmanager
def afterwards() -> Iterator[None]:
    """Tell what the block has changed, when it is left without an error."""
    _mine.story = story = Story()
    try:
        yield
    finally:
        _mine.story = None
    try:
        story.tell()
    except Exception:
        logger.exception("A change was not told.")


def notice(game: Game, *, is_new: bool = False) -> None:
    """The running write has this game in its hands, in the state before it."""
    if _mine.story is not None:
        _mine.story.games.append((game, "" if is_new else pulse_of(game)))


def nudge(address: str, pulse: str) -> None:
    """The table at this address has this mark now."""
    for listener in _listeners:
        listener.changed(address, pulse)


def revoked(*grants: int) -> None:
    """These rights are taken back (ids of grants): their streams end, once the write is done."""
    if _mine.story is not None:
        _mine.story.grants.extend(grants)
    else:
        take_back(grants)


def entering(address: str, grant: int, words: str) -> None:
    """Somebody types at this table, with this right: what the others read of it. Nothing is kept."""
    for listener in _listeners:
        listener.entering(address, grant, words)


def take_back(grants: tuple[int, ...]) -> None:
    for listener in _listeners:
        listener.revoked(grants)
