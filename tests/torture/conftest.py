"""A server that is killed, phones at its tables, and figures that are printed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.models.table import Role
from tests.live.site import owner_of, watcher_of
from tests.torture.phone import Phone
from tests.torture.server import Server

Figure = Callable[[str], None]


@pytest.fixture
def server(transactional_db: Any) -> Iterator[Server]:
    served = Server()
    served.start()
    yield served
    served.kill()


@pytest.fixture
def figure(record_property: Callable[[str, str], None]) -> Figure:
    """Says a line at the end of the run (tests/conftest.py)."""
    return lambda line: record_property("figure", line)


def phones_at(server: Server, game: Any, count: int) -> list[Phone]:
    """The owner's phone, and others that may write there too."""
    others = [watcher_of(game, Role.SCORER).device_id for _ in range(count - 1)]
    return [Phone(server.port, device) for device in (owner_of(game).device_id, *others)]
