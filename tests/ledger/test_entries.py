"""Penalties, calling it now, reopening, and undoing each of them."""

import pytest

from games import services
from games.ids import new_id
from games.models import Entry
from games.services.errors import (
    GameIsOver,
    GameIsRunning,
    KeyReused,
    NothingToUndo,
    PenaltyRefused,
    WriteRefused,
)
from tests.factories import a_game, hand, melded
from tests.ledger.story import end, fresh, owner, penalise, record, reopen, undo, win

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def test_a_penalty_moves_the_totals_and_not_the_deal():
    game = a_game()
    record(game)
    entry = penalise(game, {"B": -100}, note="Renege, Cy’s ♠")
    now = fresh(game)
    assert entry.facts == {"points": {"B": -100}, "note": "Renege, Cy’s ♠"}
    assert (now.totals, now.hand_number, now.next_dealer) == ({"A": 320, "B": 20}, 2, 2)


def test_a_penalty_before_the_first_hand():
    game = a_game()
    penalise(game, {"A": -50})
    assert fresh(game).totals == {"A": -50, "B": 0}
    assert record(game).seq == 2


def test_a_penalty_can_end_the_game():
    game = a_game()
    record(game, hand(bid=500, meld=melded(1300, 40)))
    penalise(game, {"A": 50, "B": 0})
    assert (fresh(game).is_over, fresh(game).winner) == (True, "A")
    undo(game, 2)
    assert not fresh(game).is_over


def test_a_penalty_does_not_touch_the_draft():
    game = a_game()
    services.save_step(
        game=game, hand_number=1, step="bid", revision=0, facts={"bid": 320}, by=owner(game)
    )
    penalise(game)
    assert fresh(game).draft.entry == {"bid": 320}


@pytest.mark.parametrize(
    ("amounts", "fields"),
    [
        ({}, ["points"]),
        ({"A": 0, "B": 0}, ["points"]),
        ({"Z": 5}, ["points.Z"]),
        ({"A": "5", "B": 1.5}, ["points.A", "points.B"]),
        ({"A": True}, ["points.A"]),
        ({"A": 100_001}, ["points.A"]),
        ([], ["points"]),
        ("A", ["points"]),
    ],
)
def test_a_penalty_that_is_none(amounts, fields):
    game = a_game()
    with pytest.raises(PenaltyRefused) as refused:
        penalise(game, amounts, note="a\nb")
    assert [problem.field for problem in refused.value.problems] == [*fields, "note"]
    assert fresh(game).version == 0


@pytest.mark.parametrize("make", [penalise, end], ids=["penalty", "end"])
def test_the_same_key_writes_once(make):
    game, key = a_game(), new_id()
    assert make(game, key=key) == make(game, key=key)
    assert Entry.objects.count() == 1


def test_the_same_key_for_something_else_is_refused():
    game, key = a_game(), new_id()
    stored = penalise(game, {"A": -50}, key=key)
    for other in (
        lambda: penalise(game, {"A": -60}, key=key),
        lambda: penalise(game, {"A": -50}, note="why", key=key),
        lambda: end(game, key=key),
        lambda: undo(game, 1, key=key),
        lambda: record(game, key=key),
    ):
        with pytest.raises(KeyReused) as reused:
            other()
        assert reused.value.stored == stored
    assert fresh(game).version == 1


@pytest.mark.parametrize("make", [penalise, end, reopen])
def test_a_key_without_form_is_refused(make):
    with pytest.raises(WriteRefused):
        make(a_game(), key="x")


def test_called_off_is_over_without_a_winner():
    game = a_game()
    record(game)
    end(game)
    now = fresh(game)
    assert (now.is_over, now.winner, now.version) == (True, "", 2)
    assert now.last_sentence


def test_a_finished_game_takes_only_reopening():
    game = a_game()
    record(game)
    end(game)
    for make in (penalise, end, record, lambda game: undo(game, 1)):
        with pytest.raises(GameIsOver, match="over"):
            make(game)
    reopen(game)
    assert not fresh(game).is_over
    assert record(game).seq == 4


def test_a_running_game_is_not_reopened():
    with pytest.raises(GameIsRunning):
        reopen(a_game())


def test_a_game_that_was_won_can_be_played_on_and_ends_again():
    game = a_game()
    win(game)
    assert fresh(game).winner == "A"
    reopen(game)
    assert not fresh(game).is_over
    record(game)
    assert (fresh(game).is_over, fresh(game).winner) == (True, "A")


def test_undoing_an_end_goes_on_and_undoing_that_ends_again():
    game = a_game()
    record(game)
    end(game)
    undo(game, 2)
    assert not fresh(game).is_over
    undo(game, 3)
    now = fresh(game)
    assert (now.is_over, now.winner) == (True, "")


def test_undoing_a_reopening_gives_the_win_back():
    game = a_game()
    win(game)
    won = fresh(game)
    reopen(game)
    undo(game, 2)
    now = fresh(game)
    assert (now.is_over, now.winner, now.last_sentence) == (True, "A", won.last_sentence)


def test_only_the_last_reopening_can_be_undone():
    game = a_game()
    end(game)
    reopen(game)
    record(game)
    for seq in (1, 2):
        with pytest.raises(NothingToUndo):
            undo(game, seq)


def test_a_struck_penalty_cannot_be_struck_again():
    game, key = a_game(), new_id()
    penalise(game)
    assert undo(game, 1, key=key) == undo(game, 1, key=key)
    assert fresh(game).totals == {"A": 0, "B": 0}
    with pytest.raises(NothingToUndo):
        undo(game, 1)


@pytest.mark.parametrize("seq", [0, 1, 9, None, "1"])
def test_undo_of_what_is_not_there(seq):
    game = a_game()
    undo(game, record(game).seq)
    with pytest.raises(NothingToUndo):
        undo(game, seq)
