"""Somebody else sits down, from a hand on or all along."""

import pytest

from games.ids import new_id
from games.models import Entry, Player
from games.selectors.ledger import sheet_of
from games.selectors.people import side_names
from games.selectors.tables import my_tables
from games.services import start_game
from games.services.errors import (
    GameIsOver,
    KeyReused,
    NothingToChange,
    NothingToUndo,
    SeatRefused,
    WriteRefused,
)
from tests.factories import a_game, hand
from tests.ledger.story import end, fresh, owner, record, reopen, seat, undo

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def two_hands():
    game = a_game()
    record(game)
    record(game, hand(bid=300))
    return game


def bidders(game):
    return [line.bidder_name for line in sheet_of(fresh(game)).lines]


def test_from_a_hand_on():
    game = two_hands()
    entry = seat(game, 1, " Zoe ", 2)
    zoe = Player.objects.get(name="Zoe")
    assert entry.facts == {"seat": 1, "name": "Zoe", "from_hand": 2, "player": zoe.pk}
    now = fresh(game)
    assert bidders(game) == ["Ann", "Zoe"]
    assert now.people_now == ["Zoe", "Cy", "Bob", "Dee"]
    assert side_names(now) == {"A": "Zoe & Bob", "B": "Cy & Dee"}
    assert now.last_sentence == "Zoe & Bob made 300 with 20 to spare."
    assert now.totals == {"A": 640, "B": 240}


def test_all_along():
    game = two_hands()
    seat(game, 1, "Zoe")
    assert bidders(game) == ["Zoe", "Zoe"]


def test_lists_and_the_next_game_know():
    game = two_hands()
    seat(game, 3, "Zoe", 3)
    (row,) = my_tables(owner(game))
    assert (row.title, row.dealer) == ("Ann & Zoe · Cy & Dee", "Zoe")
    end(game)
    again = start_game(table=game.table, by=owner(game), key=new_id())
    assert [each.player.name for each in again.seat_list] == ["Ann", "Cy", "Zoe", "Dee"]
    assert Player.objects.count() == 5


def test_somebody_the_table_knows():
    game = two_hands()
    ann = Player.objects.get(name="Ann").pk
    seat(game, 1, "Zoe", 2)
    assert seat(game, 1, "Ann", 3).facts["player"] == ann
    assert Player.objects.count() == 5


def test_sent_twice_sits_once():
    game, key = two_hands(), new_id()
    first = seat(game, 1, "Zoe", 2, key=key)
    assert seat(game, 1, "Zoe", 2, key=key) == first
    with pytest.raises(KeyReused):
        seat(game, 1, "Zoe", 1, key=key)
    with pytest.raises(WriteRefused):
        seat(game, 1, "Zoe", 1, key="x")
    assert (Entry.objects.count(), Player.objects.count()) == (3, 5)


@pytest.mark.parametrize(
    ("args", "fields"),
    [
        ((0, "Zoe", 1), ["seat"]),
        ((5, "Zoe", 1), ["seat"]),
        (("1", "Zoe", 1), ["seat"]),
        ((1, "", 1), ["name"]),
        ((1, None, 1), ["name"]),
        ((1, "Zoe", 0), ["from_hand"]),
        ((1, "Zoe", 4), ["from_hand"]),
        ((None, "a\nb", True), ["seat", "name", "from_hand"]),
        ((1, "Bob", 1), ["name"]),
    ],
)
def test_nobody_can_sit_so(args, fields):
    game = two_hands()
    with pytest.raises(SeatRefused) as refused:
        seat(game, *args)
    assert [problem.field for problem in refused.value.problems] == fields
    assert (fresh(game).version, Player.objects.count()) == (2, 4)


def test_who_sits_there_already():
    game = two_hands()
    with pytest.raises(NothingToChange, match="Ann sits there already"):
        seat(game, 1, "Ann", 2)
    seat(game, 1, "Zoe", 2)
    with pytest.raises(NothingToChange):
        seat(game, 1, "Zoe", 3)
    seat(game, 1, "Zoe", 1)


def test_a_finished_game_is_reopened_first():
    game = two_hands()
    end(game)
    with pytest.raises(GameIsOver, match="to change who sat there"):
        seat(game, 1, "Zoe")
    reopen(game)
    seat(game, 1, "Zoe")


class TestUndoing:
    def test_back_and_back_again(self):
        game = two_hands()
        entry = seat(game, 1, "Zoe", 2)
        back = undo(game, entry.seq)
        assert (back.kind, back.facts) == ("seat", {"target": 3, "stands": False})
        assert bidders(game) == ["Ann", "Ann"]
        again = undo(game, back.seq)
        assert again.facts == {"target": 3, "stands": True}
        assert bidders(game) == ["Ann", "Zoe"]
        for seq in (entry.seq, back.seq):
            with pytest.raises(NothingToUndo):
                undo(game, seq)

    def test_what_was_said_of_other_hands_stays(self):
        game = two_hands()
        seat(game, 1, "Zoe", 2)
        all_along = seat(game, 1, "Yan", 1)
        assert bidders(game) == ["Yan", "Yan"]
        undo(game, all_along.seq)
        assert bidders(game) == ["Ann", "Zoe"]

    def test_sent_twice(self):
        game, key = two_hands(), new_id()
        seat(game, 1, "Zoe", 2)
        assert undo(game, 3, key=key) == undo(game, 3, key=key)
