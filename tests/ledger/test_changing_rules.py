"""Rules changed in mid-game: they hold from hand 1, or nothing is stored (architecture §3)."""

import pytest

from games.ids import new_id
from games.models import Entry
from games.rules.errors import LedgerRefused, RulesRefused
from games.selectors.ledger import load_game, rules_of, sheet_of
from games.services import start_game
from games.services.errors import (
    GameIsOver,
    HandsRefused,
    KeyReused,
    NothingToChange,
    NothingToUndo,
    WriteRefused,
)
from tests.factories import a_game, hand, played
from tests.ledger.story import end, fresh, owner, record, reopen, rule, undo

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

DOUBLE = {"set_penalty": "double"}
MUST_CONCEDE = {"impossible_contract": "must_concede"}


def a_set():
    game = a_game()
    record(game, hand(trick_points=played(100)))
    record(game)
    return game


def test_the_game_is_scored_again():
    game = a_set()
    entry = rule(game, DOUBLE)
    now = fresh(game)
    assert (entry.kind, entry.facts) == ("rules", {"rules": DOUBLE})
    assert now.totals == {"A": -320, "B": 310}
    assert (now.rules, now.rules_now) == ({}, DOUBLE)
    assert rules_of(now).set_penalty == sheet_of(now).rules.set_penalty == "double"


def test_only_what_differs_is_kept():
    game = a_set()
    assert rule(game, DOUBLE | {"target": 1500}).facts == {"rules": DOUBLE}


def test_hands_that_could_not_be_are_named_and_nothing_is_stored():
    game = a_set()
    record(game, hand(bid=450, trick_points=played(100)))
    record(game, hand(bid=460, trick_points=played(100)))
    with pytest.raises(HandsRefused, match="Hand 3") as refused:
        rule(game, MUST_CONCEDE)
    hands = refused.value.hands
    assert [number for number, _ in hands] == [3, 4]
    assert [[problem.code for problem in problems] for _, problems in hands] == [
        ["must_concede"],
        ["must_concede"],
    ]
    assert (fresh(game).version, fresh(game).rules_now, game.table.rules) == (4, {}, {})


def test_rules_that_no_table_can_have():
    game = a_set()
    with pytest.raises(RulesRefused) as refused:
        rule(game, {"target": "x", "wish": 1})
    fields = sorted(problem.field for problem in refused.value.problems)
    assert fields == ["rules.target", "rules.wish"]
    with pytest.raises(LedgerRefused) as scale:
        rule(game, {"scale": "short"})
    assert [problem.field for problem in scale.value.problems] == ["rules.scale"]
    with pytest.raises(WriteRefused):
        rule(game, DOUBLE, key="x")


def test_the_same_rules_are_no_change():
    game = a_set()
    with pytest.raises(NothingToChange, match="already"):
        rule(game, {"target": 1500})


def test_sent_twice_is_written_once():
    game, key = a_set(), new_id()
    assert rule(game, DOUBLE, key=key) == rule(game, DOUBLE, key=key)
    with pytest.raises(KeyReused):
        rule(game, {}, key=key)
    assert Entry.objects.count() == 3


def test_a_lower_target_ends_the_game_and_undoing_opens_it():
    game = a_set()
    entry = rule(game, {"target": 300})
    assert (fresh(game).winner, fresh(game).target) == ("B", 300)
    with pytest.raises(GameIsOver, match="to change its rules"):
        rule(game, {})
    undo(game, entry.seq)
    assert (fresh(game).winner, fresh(game).target) == ("", 1500)


def test_a_finished_game_is_reopened_first():
    game = a_set()
    end(game)
    with pytest.raises(GameIsOver):
        rule(game, DOUBLE)
    reopen(game)
    rule(game, DOUBLE)


class TestUndoing:
    def test_the_rules_before_hold_again(self):
        game = a_game(rules={"target": 2000})
        rule(game, DOUBLE)
        rule(game, {"target": 1000})
        back = undo(game, 2)
        assert (back.kind, back.facts) == ("rules", {"rules": DOUBLE})
        assert undo(game, back.seq).facts == {"rules": {"target": 1000}}
        for seq in (1, 2, 3):
            with pytest.raises(NothingToUndo):
                undo(game, seq)

    def test_the_first_change_gives_the_first_rules_back(self):
        game, key = a_game(rules={"target": 2000}), new_id()
        rule(game, DOUBLE)
        assert undo(game, 1, key=key) == undo(game, 1, key=key)
        assert fresh(game).rules_now == {"target": 2000}

    def test_hands_of_the_new_rules_may_stand_against_it(self):
        game = a_game(rules=MUST_CONCEDE)
        rule(game, {})
        record(game, hand(bid=450, trick_points=played(100)))
        with pytest.raises(HandsRefused):
            undo(game, 1)


class TestTheNextGame:
    def test_follows_the_current_one(self):
        game = a_set()
        rule(game, DOUBLE)
        end(game)
        again = start_game(table=game.table, by=owner(game), key=new_id())
        assert again.rules == DOUBLE

    def test_is_left_alone_by_an_earlier_game(self):
        game = a_set()
        end(game)
        start_game(table=game.table, by=owner(game), key=new_id())
        reopen(game)
        rule(game, DOUBLE)
        assert load_game(game.table).table.rules == {}
