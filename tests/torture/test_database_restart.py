"""PostgreSQL goes away and comes back while people write and watch: they go on as before."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests import postgres
from tests.live.listening import Listening
from tests.project.imports import ROOT
from tests.project.test_serve import PATIENCE, free_port, status
from tests.torture.conftest import Figure
from tests.torture.phone import Phone

pytestmark = pytest.mark.long

LINK = re.compile(r"/t/[\w-]+/in/[\w-]+/?")
WATCHERS, PAGES = 4, 5  # phones, and pages open on each
AWAY = 1.5  # seconds
FIRST_WRITE, ALL_CURRENT = 2, 5  # seconds after the database is back


class House:
    """A scorekeeper as `make run` starts it, on a PostgreSQL of its own."""

    def __init__(self, folder: Path) -> None:
        self.url = postgres.start()
        self.port = free_port()
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        told = {"PORT": str(self.port), "DATA_DIR": str(folder), "DATABASE_URL": self.url}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scorekeeper.serve"], cwd=ROOT, env=kept | told
        )
        until = time.monotonic() + 2 * PATIENCE
        while status(self.port, "/healthz/") != 200:
            assert time.monotonic() < until
            time.sleep(0.1)

    def restart(self) -> float:
        """Take the database away for a while; when it was back."""
        postgres.stop(self.url)
        time.sleep(AWAY)
        postgres.start_again(self.url)
        return time.monotonic()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path / ".data")
    yield opened
    opened.stop()


def test_writers_and_watchers_go_on(house: House, figure: Figure) -> None:
    owner = Phone(house.port)
    owner.get("/new/")
    address = owner.write("/new/", {"variant": "single-deck", "dealer": 1}).split("/")[2]
    streams = [each for _ in range(WATCHERS) for each in pages_of(house, owner, address)]
    written = 0
    for _ in range(3):
        written += 1
        owner.penalise(address, str(written))
        for stream in streams:
            stream.until(pulse=f"1.{written}.0")
        writer = threading.Thread(target=owner.penalise, args=(address, str(written + 1)))
        threading.Timer(AWAY / 2, writer.start).start()
        back = house.restart()
        writer.join(PATIENCE)
        first = time.monotonic() - back
        written += 1
        for stream in streams:
            stream.until(pulse=f"1.{written}.0")
        current = time.monotonic() - back
        figure(
            f"PostgreSQL back: first write after {first:.2f} s, all {len(streams)} pages current "
            f"after {current:.2f} s"
        )
        assert first < FIRST_WRITE
        assert current < ALL_CURRENT
    with psycopg.connect(house.url) as line:
        seqs = line.execute("SELECT seq FROM games_entry ORDER BY seq").fetchall()
    assert seqs == [(seq,) for seq in range(1, written + 1)]


def pages_of(house: House, owner: Phone, address: str) -> list[Listening]:
    """A phone that came by the watcher's link, with some pages open that listen."""
    found = LINK.search(owner.get(f"/t/{address}/share/").body)
    assert found
    phone = Phone(house.port)
    phone.get(found[0])
    phone.write(found[0], {})
    told = [phone.ask("GET", f"/t/{address}/live/pass/").body for _ in range(PAGES)]
    return [Listening(house, each.split('"/live/')[1].split('"')[0]) for each in told]
