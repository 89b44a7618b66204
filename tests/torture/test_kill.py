"""The server is killed under twelve writers: what it said yes to is there once, in order."""

import os
import random
import signal
import threading
import time

import pytest
from django.db import connection

from games.models import Entry, Game
from games.services.ledger import projection_of
from tests.factories import a_game
from tests.ledger.story import fresh
from tests.torture.conftest import Figure, phones_at
from tests.torture.phone import Phone
from tests.torture.server import Server

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

TABLES = 3
PHONES = 4  # at each
BETWEEN = 15  # entries that are acknowledged before the next kill
PATIENCE = 60  # seconds


class Writer(threading.Thread):
    """Writes one entry after another, each until it is acknowledged; the first at a table hands."""

    def __init__(self, name: str, phone: Phone, game: Game, is_scorer: bool) -> None:
        super().__init__(name=name, daemon=True)
        self.phone, self.address = phone, game.table.address
        self.send = phone.hand if is_scorer else phone.penalise
        self.told: list[str] = []
        self.is_done = False
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.is_done:
                note = f"{self.name} {len(self.told) + 1}"
                self.send(self.address, note)
                self.told.append(note)
        except BaseException as fault:
            self.fault = fault


@pytest.mark.parametrize(
    "kills", [3, pytest.param(25, marks=pytest.mark.long)], ids=["short", "long"]
)
def test_nothing_acknowledged_is_lost_or_doubled(
    kills: int, server: Server, figure: Figure
) -> None:
    games = [a_game() for _ in range(TABLES)]
    writers = [
        Writer(f"{place}.{number}", phone, game, is_scorer=number == 0)
        for place, game in enumerate(games)
        for number, phone in enumerate(phones_at(server, game, PHONES))
    ]
    for writer in writers:
        writer.start()
    for number in range(kills):
        wait_for_entries(writers)
        kill(server, number)
    wait_for_entries(writers)
    for writer in writers:
        writer.is_done = True
    for writer in writers:
        writer.join(PATIENCE)
    assert [writer.fault for writer in writers if writer.fault] == []
    told = sorted(note for writer in writers for note in writer.told)
    assert sorted(entry.facts["note"] for entry in Entry.objects.all()) == told
    for game in games:
        check(fresh(game))
    attempts = sum(writer.phone.attempts for writer in writers)
    figure(
        f"{connection.vendor}: killed {kills} times under {len(writers)} writers: {len(told)} "
        f"entries acknowledged, 0 lost, 0 doubled ({attempts} requests)"
    )


def wait_for_entries(writers: list[Writer]) -> None:
    """Until some more entries are acknowledged; then for a moment that nobody chose."""
    before, until = count(writers), time.monotonic() + PATIENCE
    while count(writers) < before + BETWEEN:
        assert time.monotonic() < until, [writer.fault for writer in writers]
        time.sleep(0.02)
    time.sleep(random.uniform(0, 0.2))


def count(writers: list[Writer]) -> int:
    return sum(len(writer.told) for writer in writers)


def kill(server: Server, number: int) -> None:
    """All of it; where there are several processes, now and then one of them, which is replaced."""
    workers = server.workers()
    if number % 3 == 2 and len(workers) > 1:
        os.kill(random.choice(workers), signal.SIGKILL)
        server.wait()
    else:
        server.kill()
        server.start()


def check(game: Game) -> None:
    """No gap, every row as the replay has it, and a database that finds no fault with itself."""
    assert [entry.seq for entry in game.entry_list] == list(range(1, len(game.entry_list) + 1))
    assert projection_of(game) == {name: getattr(game, name) for name in projection_of(game)}
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA integrity_check")
            assert cursor.fetchall() == [("ok",)]
