"""Each service is one story: break its last write, and the first is gone as well."""

import threading

import pytest
from django.db import OperationalError, transaction

from games import services
from games.ids import new_id
from games.models import Device, Draft, Entry, Game, Grant, Link, Player, Seat, Table
from games.services import transaction as writing
from games.services.errors import Busy
from tests.factories import DeviceFactory, a_game, a_table, hand
from tests.ledger.story import (
    correct,
    end,
    fresh,
    owner,
    penalise,
    record,
    reopen,
    restore,
    rule,
    seat,
    strike,
    undo,
)

MODELS = (Device, Draft, Entry, Game, Grant, Link, Player, Seat, Table)
both = pytest.mark.both_databases


class Broken(Exception):
    """The disk is full, say."""


def everything():
    """All that the database holds, to compare."""
    return {model: list(model.objects.order_by("pk").values()) for model in MODELS}


def breaks(monkeypatch, where):
    def fail(*args, **kwargs):
        raise Broken

    monkeypatch.setattr(where, fail)


def again(game):
    services.start_game(table=game.table, by=owner(game), key=new_id())


def ended(game):
    end(game)


def hand_written(game):
    record(game)


def hand_struck(game):
    record(game)
    strike(game, 1)


def write_again(game):
    correct(game, 1, hand(bid=300))


def sit_down(game):
    seat(game, 1, "Zoe")


def new_rules(game):
    rule(game, {"target": 1000})


def nothing(game):
    pass


STORIES = {
    "create_table": (nothing, lambda game: a_table(), "games.services.starting.project"),
    "start_game": (ended, again, "games.services.starting.project"),
    "record_hand": (nothing, record, "games.services.hands.project"),
    "undo_hand": (hand_written, lambda game: undo(game, 1), "games.services.lines.project"),
    "correct_hand": (hand_written, write_again, "games.services.corrections.project"),
    "strike_line": (hand_written, lambda game: strike(game, 1), "games.services.lines.project"),
    "restore_line": (hand_struck, lambda game: restore(game, 1), "games.services.lines.project"),
    "substitute_player": (nothing, sit_down, "games.services.ledger.project"),
    "change_rules": (nothing, new_rules, "games.services.ledger.project"),
    "undo_entry": (new_rules, lambda game: undo(game, 1), "games.services.ledger.project"),
    "record_penalty": (nothing, penalise, "games.services.ledger.project"),
    "end_game": (nothing, end, "games.services.ledger.project"),
    "reopen_game": (ended, reopen, "games.services.ledger.project"),
}


@both
@pytest.mark.django_db
@pytest.mark.parametrize(("before", "story", "last"), STORIES.values(), ids=STORIES)
def test_a_broken_last_write_takes_the_first_with_it(before, story, last, monkeypatch):
    game = a_game()
    before(game)
    DeviceFactory()
    was = everything()
    with monkeypatch.context() as patch:
        breaks(patch, last)
        with pytest.raises(Broken):
            story(game)
    assert {m: r for m, r in everything().items() if m is not Device} == {
        m: r for m, r in was.items() if m is not Device
    }
    story(game)
    assert everything() != was


@both
@pytest.mark.django_db
def test_a_draft_is_cleared_with_its_hand_or_not_at_all(monkeypatch):
    game = a_game()
    services.save_step(
        game=game, hand_number=1, step="bid", revision=0, facts={"bid": 320}, by=owner(game)
    )
    breaks(monkeypatch, "games.services.hands.project")
    with pytest.raises(Broken):
        record(game)
    assert fresh(game).draft.entry == {"bid": 320}


@both
@pytest.mark.django_db(transaction=True)
def test_no_story_inside_another_transaction():
    with pytest.raises(RuntimeError, match="durable"), transaction.atomic(), writing.write():
        pass
    with writing.write():
        pass


@pytest.mark.django_db
def test_a_writer_who_waits_too_long_is_told_to_come_again(monkeypatch):
    game = a_game()
    monkeypatch.setattr(writing, "WAIT", 0.05)
    held, free = threading.Event(), threading.Event()

    def hold():
        with writing._writing:
            held.set()
            free.wait(5)

    other = threading.Thread(target=hold)
    other.start()
    held.wait(5)
    with pytest.raises(Busy, match="busy") as busy:
        record(game)
    free.set()
    other.join()
    assert (busy.value.status, busy.value.retry_after) == (503, 2)
    assert record(game).seq == 1


@both
@pytest.mark.django_db
def test_a_locked_database_is_busy_and_other_trouble_is_not():
    with pytest.raises(Busy), writing.write():
        raise OperationalError("database is locked")
    with pytest.raises(OperationalError, match="disk"), writing.write():
        raise OperationalError("disk is full")
