"""Two processes on one PostgreSQL: what one writes, the phones of the other hear at once."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection

from games.models import Grant
from games.models.table import Role
from games.selectors.pulse import pulse_at, pulse_of
from games.services import remove_device
from tests.factories import a_game
from tests.live.crowd import apart, ask, hand_of
from tests.live.listening import Listening
from tests.live.site import Site, owner_of, pass_of, watcher_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

AT_ONCE = 1.0  # seconds; the tail would take up to two


@pytest.fixture
def other(transactional_db: Any) -> Iterator[Site]:
    if connection.vendor != "postgresql":
        pytest.skip("one process on SQLite")
    served = Site()
    served.start()
    yield served
    served.stop()


def save(site: Site, writer: Grant, number: int) -> None:
    assert apart(ask(site.port, writer, "tricks/", hand_of(number))) == 303


def test_what_one_process_writes_the_other_tells(site: Site, other: Site) -> None:
    game = a_game()
    phones = [Listening(each, pass_of(watcher_of(game))) for each in (site, other)]
    for phone in phones:
        phone.until(pulse=pulse_of(game))
    for number in range(1, 6):
        save(site, owner_of(game), number)
        for phone in phones:
            phone.until(pulse=pulse_at(game.table), within=AT_ONCE)


def test_how_many_are_here_adds_up(site: Site, other: Site) -> None:
    game = a_game()
    phones = [Listening(each, pass_of(watcher_of(game))) for each in (site, site, other)]
    for phone in phones:
        phone.until(here=3, within=15)
    phones[0].hang_up()
    phones[2].until(here=2, within=15)


def test_a_broken_wire_is_mended_and_what_was_missed_is_found(site: Site, other: Site) -> None:
    game = a_game()
    phone = Listening(other, pass_of(watcher_of(game)))
    phone.until(pulse=pulse_of(game))
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    save(site, owner_of(game), 1)
    phone.until(pulse=pulse_at(game.table), within=5)
    save(site, owner_of(game), 2)
    phone.until(pulse=pulse_at(game.table), within=5)


def test_a_right_taken_back_at_one_process_ends_streams_at_the_other(
    site: Site, other: Site
) -> None:
    game = a_game()
    gone = watcher_of(game, Role.SCORER)
    phone = Listening(other, pass_of(gone))
    phone.until(pulse=pulse_of(game))
    remove_device(table=game.table, removed=gone.pk, by=owner_of(game).device)
    phone.end(within=25)
