"""The server's thread that rates, beside those who write: nobody is in anybody's way."""

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from django.db import connection, transaction

from games.models import Club, Game, Person, RatingStep
from games.services import ratings
from games.services.club_tables import move_table, take_out
from games.services.merging import merge_people, undo_merge
from games.services.statistics import rebuild
from scorekeeper.rater import Rater
from tests.factories import a_game
from tests.factories.clubs import a_club, a_person, who
from tests.ledger.story import reopen, undo, win
from tests.stats.told import all_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

PATIENCE = 20.0  # seconds


@pytest.fixture
def rater() -> Iterator[Rater]:
    thread = Rater()
    thread.open()
    yield thread
    thread.close()
    assert not thread.is_alive()


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def is_rated(club: Club) -> bool:
    return Club.objects.get(pk=club.pk).ratings_from is None


def test_it_sees_to_what_was_left_and_to_what_comes(rater: Rater) -> None:
    club = a_club()
    rater.wake(club.pk)
    for _ in "12":
        win(a_game(club=club))
    wait_for(lambda: is_rated(club))
    assert RatingStep.objects.filter(club=club).count() == 8


def test_a_new_server_rates_what_the_last_one_left() -> None:
    club = a_club()
    ratings.take_on(print)
    try:
        win(a_game(club=club))
    finally:
        ratings.lay_down(print)
    assert not is_rated(club)
    thread = Rater()
    thread.open()
    wait_for(lambda: is_rated(club))
    thread.close()


def in_a_thread(work: Callable[[], object], failed: list[Any]) -> threading.Thread:
    def run() -> None:
        try:
            work()
        except Exception as problem:
            failed.append((problem, repr(problem.__cause__)))
        finally:
            connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_games_that_change_while_they_are_rated(rater: Rater) -> None:
    """Won games are reopened and won again, people merged, a table moved, while two raters work."""
    club, failed = a_club(), []
    twin = a_person(club, "Twin")
    games = [a_game(club=club, names=["Twin", "Bob", "Cy", "Dee"]) for _ in "12"]
    games.append(a_game(club=club))
    for game in games:
        win(game)
    other = Rater()
    other.open()
    threads = [in_a_thread(partial(change, game), failed) for game in games]
    threads.append(in_a_thread(partial(merge, twin, who(club, "Ann")), failed))
    threads.append(in_a_thread(partial(move, games[2], club), failed))
    for thread in threads:
        thread.join()
    wait_for(lambda: is_rated(club))
    other.close()
    assert failed == []
    live = all_of(club)
    rebuild(club)
    wait_for(lambda: is_rated(club))
    assert all_of(club) == live


def change(game: Game) -> None:
    for _ in range(5):
        undo(game, reopen(game).seq)


def merge(twin: Person, person: Person) -> None:
    for _ in range(5):
        merge_people(person=twin, into=person)
        undo_merge(person=twin)


def move(game: Game, club: Club) -> None:
    for _ in range(5):
        take_out(table=game.table)
        move_table(table=game.table, club=club, names={})


def test_a_club_that_another_process_is_at_is_left_to_it() -> None:
    if connection.vendor == "sqlite":
        pytest.skip("one writes at a time there")
    club, done, failed = a_club(), [], []
    ratings.take_on(print)
    win(a_game(club=club))
    with transaction.atomic():
        Club.objects.select_for_update().get(pk=club.pk)
        in_a_thread(lambda: done.append(ratings.rate_some(club.pk)), failed).join(PATIENCE)
    ratings.lay_down(print)
    assert (done, failed) == ([False], [])
    assert not is_rated(club)
