"""Two processes on PostgreSQL: a write in one is heard at once by those who listen at the other."""

import os
import signal
import time

import pytest
from django.db import connection

from tests.factories import a_game
from tests.live.listening import Listening
from tests.live.site import pass_of, watcher_of
from tests.torture.conftest import Figure, phones_at
from tests.torture.server import Server, wait_for_end

on_postgresql = pytest.mark.skipif(
    "connection.vendor != 'postgresql'", reason="several processes are for PostgreSQL"
)
pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True), on_postgresql]

STREAMS = 24
SOON = 2  # seconds
FIRST_WRITE, ALL_CURRENT = 2, 5  # seconds after the database is back


def at_one(server: Server, told: list[str], asleep: int) -> list[Listening]:
    """Streams that only the other process can have taken, because this one slept."""
    os.kill(asleep, signal.SIGSTOP)
    try:
        streams = [Listening(server, each) for each in told]
        for stream in streams:
            stream.word()
    finally:
        os.kill(asleep, signal.SIGCONT)
    return streams


def test_streams_at_both_processes_hear_at_once(server: Server, figure: Figure) -> None:
    game = a_game()
    first, second = server.workers()
    told = [pass_of(watcher_of(game)) for _ in range(STREAMS)]
    streams = at_one(server, told[::2], asleep=first) + at_one(server, told[1::2], asleep=second)
    for stream in streams:
        stream.until(here=STREAMS, within=15)
    (phone,) = phones_at(server, game, 1)
    slowest = 0.0
    for number in range(1, 6):
        phone.penalise(game.table.address, str(number))
        began = time.monotonic()
        for stream in streams:
            stream.until(pulse=f"1.{number}.0", within=SOON)
        slowest = max(slowest, time.monotonic() - began)
    figure(
        f"two processes with {STREAMS // 2} streams each: all heard within {1000 * slowest:.0f} ms"
    )
    throw_everybody_out()
    began = time.monotonic()
    phone.penalise(game.table.address, "and on")
    written = time.monotonic() - began
    for stream in streams:
        stream.until(pulse="1.6.0")
    current = time.monotonic() - began
    figure(
        f"all lines to PostgreSQL cut: written after {written:.2f} s, all heard in {current:.2f} s"
    )
    assert written < FIRST_WRITE
    assert current < ALL_CURRENT


def throw_everybody_out() -> None:
    """What a restart of the database does to the server's connections."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


def test_a_process_that_dies_is_replaced(server: Server) -> None:
    first, second = server.workers()
    os.kill(first, signal.SIGKILL)
    until = time.monotonic() + 10
    while len(server.workers()) < 2 or first in server.workers():
        assert time.monotonic() < until
        time.sleep(0.05)
    server.wait()
    assert second in server.workers()


@pytest.mark.long
def test_all_stop_when_told_and_when_their_parent_is_killed(server: Server) -> None:
    assert server.stop() < 10
    server.start()
    workers = server.workers()
    assert server.process
    server.process.kill()
    server.process.wait()
    wait_for_end(workers)
