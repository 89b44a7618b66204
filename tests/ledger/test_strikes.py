"""Lines struck out and restored, with a reason or without; a penalty goes with its hand (G10)."""

import pytest

from games.ids import new_id
from games.names import TextRefused
from games.services.errors import (
    GameIsOver,
    HandsRefused,
    NothingToUndo,
)
from tests.factories import a_game, hand, played
from tests.ledger.story import (
    correct,
    end,
    fresh,
    penalise,
    record,
    restore,
    rule,
    strike,
    undo,
    win,
)

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SET = hand(trick_points=played(100))
SET_DELTA = {"A": -320, "B": 190}


def three_hands(**table):
    game = a_game(**table)
    for _ in range(3):
        record(game)
    return game


def test_with_a_reason():
    game = three_hands()
    entry = strike(game, 1, note="misdeal")
    assert entry.facts == {"target": 1, "reason": "misdeal"}
    assert fresh(game).totals == {"A": 640, "B": 240}
    with pytest.raises(NothingToUndo, match="hand does not stand"):
        strike(game, 1)
    with pytest.raises(NothingToUndo, match="line does not stand"):
        strike(game, 9)
    with pytest.raises(TextRefused):
        strike(game, 2, note="\0")


def test_a_corrected_hand_comes_back_to_the_draft_as_it_stood():
    game = a_game()
    record(game)
    correct(game, 1, SET, note="why")
    strike(game, 2)
    draft = fresh(game).draft
    assert (draft.entry, draft.hand_number, draft.taken_back) == (SET, 1, 1)
    restore(game, 2)
    now = fresh(game)
    assert (now.draft.facts, now.draft.hand_number) == ({}, 2)
    assert now.totals == SET_DELTA


def test_what_was_entered_meanwhile_stays():
    game = three_hands()
    strike(game, 2)
    strike(game, 3)
    assert fresh(game).draft.hand_number == 2
    restore(game, 2)
    draft = fresh(game).draft
    assert (draft.hand_number, draft.taken_back, draft.entry) == (3, 3, hand())


def test_restored_by_any_of_its_entries_and_only_when_struck():
    game = three_hands()
    with pytest.raises(NothingToUndo, match="Hand 1 is not struck out"):
        restore(game, 1)
    with pytest.raises(NothingToUndo, match="no such line"):
        restore(game, 9)
    void, key = strike(game, 1), new_id()
    first = restore(game, void.seq, key=key)
    assert restore(game, void.seq, key=key) == first
    assert fresh(game).totals == {"A": 960, "B": 360}


def test_undone_and_undone_again():
    game = three_hands()
    void = strike(game, 1)
    back = undo(game, void.seq)
    assert (back.kind, fresh(game).totals["A"]) == ("restore", 960)
    again = undo(game, back.seq)
    assert (again.kind, fresh(game).totals["A"]) == ("void", 640)
    for seq in (void.seq, back.seq, 1):
        with pytest.raises(NothingToUndo):
            undo(game, seq)


def test_a_penalty_goes_and_comes_with_its_hand():
    game = a_game()
    record(game)
    penalise(game)
    strike(game, 1)
    for make in (restore, strike):
        with pytest.raises(NothingToUndo):
            make(game, 2)
    with pytest.raises(NothingToUndo, match="restore that hand"):
        restore(game, 2)
    restore(game, 1)
    assert fresh(game).totals == {"A": 270, "B": 120}


def test_a_hand_that_the_rules_of_today_refuse_stays_struck():
    game = a_game()
    record(game, hand(bid=450, trick_points=played(100)))
    strike(game, 1)
    rule(game, {"impossible_contract": "must_concede"})
    with pytest.raises(HandsRefused, match="Hand 1") as refused:
        restore(game, 1)
    assert [number for number, _ in refused.value.hands] == [1]


def test_the_winning_hand_struck_and_restored():
    game = a_game()
    win(game)
    strike(game, 1)
    assert not fresh(game).is_over
    restore(game, 1)
    assert fresh(game).winner == "A"
    strike(game, 1)
    end(game)
    with pytest.raises(GameIsOver):
        restore(game, 1)
