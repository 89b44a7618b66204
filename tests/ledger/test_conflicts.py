"""Keeping this phone's version of a hand that stands: a correction, and what goes with it."""

import pytest

from games import services
from games.ids import new_id
from games.models import Entry, Game
from games.services import conflicts
from games.services.errors import GameIsOver, HandChanged, KeyReused
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import as_usual, correct, fresh, record, win

pytestmark = pytest.mark.django_db

MINE = hand(trick_points=played(180))


def keep(game: Game, **changes: object) -> Entry:
    """This phone's figures over hand 1, by somebody who sees the sheet as it is."""
    usual = {"target_seq": 1, "facts": MINE, "seen_version": fresh(game).version}
    return services.keep_mine(**as_usual(game, usual | changes))


def kinds(game: Game) -> list[str]:
    return [entry.kind for entry in fresh(game).entry_list]


def test_it_is_a_correction() -> None:
    game = a_game()
    record(game)
    assert (keep(game).seq, kinds(game)) == (2, ["hand", "correction"])
    assert fresh(game).totals == {"A": 330, "B": 110}


def test_sent_twice_is_written_once() -> None:
    game, key = a_game(), new_id()
    record(game)
    assert keep(game, key=key).seq == keep(game, key=key).seq == 2
    with pytest.raises(KeyReused):
        keep(game, key=key, facts=hand())
    assert kinds(game) == ["hand", "correction"]


def test_what_stands_already_is_written_no_more() -> None:
    game = a_game()
    record(game, MINE)
    assert keep(game).seq == 1


def test_a_hand_that_ended_the_game_is_reopened_with_it() -> None:
    game, key = a_game(), new_id()
    win(game)
    assert keep(game, key=key).seq == keep(game, key=key).seq == 3
    assert kinds(game) == ["hand", "reopen", "correction"]
    assert not fresh(game).is_over


def test_mine_may_end_the_game_too() -> None:
    game, key = a_game(), new_id()
    win(game)
    facts = hand(bid=700, meld=melded(1600, 40))
    assert keep(game, key=key, facts=facts).seq == keep(game, key=key, facts=facts).seq == 3
    assert fresh(game).winner == "A"


def test_reopening_falls_with_the_correction(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    win(game)

    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(conflicts, "write_correction", fail)
    with pytest.raises(RuntimeError):
        keep(game)
    assert (kinds(game), fresh(game).is_over) == (["hand"], True)


def test_a_game_that_another_hand_ended_stays_over() -> None:
    game = a_game()
    record(game)
    win(game)
    with pytest.raises(GameIsOver):
        keep(game)
    assert kinds(game) == ["hand", "hand"]


def test_a_third_version_is_told() -> None:
    game = a_game()
    record(game)
    correct(game, 1, hand(bid=300))
    with pytest.raises(HandChanged):
        keep(game, seen_version=1)
    assert kinds(game) == ["hand", "correction"]
