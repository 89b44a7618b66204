"""Telling those who listen that a table has changed, once the change is on the disk.

`write()` opens a story and tells it when its transaction is committed and its lock is free; what a
story is about is noticed where games are locked and begun. Whoever listens (scorekeeper/live) must
be quick. Telling never fails a write: what is not told, the listener's own tail finds out.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from games.models import Game
from games.selectors.pulse import pulse_of

logger = logging.getLogger(__name__)


class Listener(Protocol):
    """Who wants to know; called from any thread."""

    def changed(self, address: str, pulse: str) -> None: ...

    def revoked(self, grants: tuple[int, ...]) -> None: ...

    def given(self, grants: tuple[int, ...]) -> None: ...

    def entering(self, address: str, grant: int, words: str) -> None: ...


_listeners: list[Listener] = []


class Story:
    """What a write has in its hands: games with their marks before it, and what else it tells."""

    def __init__(self) -> None:
        self.games: list[tuple[Game, str]] = []
        self.others: list[Callable[[], object]] = []

    def tell(self) -> None:
        for game, before in self.games:
            if (now := pulse_of(game)) != before:
                nudge(game.table.address, now)
        for tell in self.others:
            tell()


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
    once_done(lambda: [each.revoked(grants) for each in _listeners])


def given(*grants: int) -> None:
    """These rights are others than before (a seat, a role): their own pages look again."""
    once_done(lambda: [each.given(grants) for each in _listeners])


def once_done(tell: Callable[[], object]) -> None:
    """Tell after the running write, or at once where there is none."""
    if _mine.story is not None:
        _mine.story.others.append(tell)
    else:
        tell()


def entering(address: str, grant: int, words: str) -> None:
    """Somebody types at this table, with this right: what the others read of it. Nothing is kept."""
    for listener in _listeners:
        listener.entering(address, grant, words)
