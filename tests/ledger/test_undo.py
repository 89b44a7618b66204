"""Taking hands back: struck through on the sheet, filled in again in the draft (G8, G9)."""

import pytest

from games import services
from games.ids import new_id
from games.services.errors import GameIsOver, KeyReused, NothingToUndo
from tests.factories import a_game, hand, played
from tests.ledger.story import fresh, owner, record, undo, win

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def test_undo_strikes_the_hand_and_fills_the_draft():
    game = a_game()
    record(game)
    last = record(game, hand(bid=300))
    services.save_step(
        game=game, hand_number=3, step="bid", revision=2, facts={"bid": 250}, by=owner(game)
    )
    void = services.undo_hand(game=game, target_seq=last.seq, key=new_id(), by=owner(game))
    now = fresh(game)
    assert (void.kind, void.facts, void.seq) == ("void", {"target": 2}, 3)
    assert (now.totals, now.hand_number, now.next_dealer) == ({"A": 320, "B": 120}, 2, 2)
    assert (now.draft.entry, now.draft.hand_number) == (hand(bid=300), 2)
    assert now.draft.taken_back == 2
    assert sorted(now.draft.facts) == ["bid", "meld", "tricks"]


def test_what_was_taken_back_can_be_written_again():
    game = a_game()
    undo(game, record(game).seq)
    assert record(game).seq == 3
    assert fresh(game).totals == {"A": 320, "B": 120}


def test_undo_sent_twice_strikes_once():
    game, key = a_game(), new_id()
    record(game)
    record(game, hand(bid=300))
    first = services.undo_hand(game=game, target_seq=2, key=key, by=owner(game))
    assert services.undo_hand(game=game, target_seq=2, key=key, by=owner(game)) == first
    with pytest.raises(KeyReused):
        services.undo_hand(game=game, target_seq=1, key=key, by=owner(game))
    with pytest.raises(NothingToUndo, match="does not stand"):
        services.undo_hand(game=game, target_seq=2, key=new_id(), by=owner(game))


@pytest.mark.parametrize("seq", [0, 2, 99, -1, "1", None])
def test_undo_of_nothing(seq):
    game = a_game()
    record(game)
    with pytest.raises(NothingToUndo):
        services.undo_hand(game=game, target_seq=seq, key=new_id(), by=owner(game))


def test_undo_of_an_older_hand_leaves_the_draft_alone():
    game = a_game()
    record(game)
    record(game, hand(bid=300))
    facts = {"bid": 250}
    services.save_step(
        game=game, hand_number=3, step="bid", revision=2, facts=facts, by=owner(game)
    )
    undo(game, 1)
    now = fresh(game)
    assert now.draft.facts == {"bid": facts}
    assert now.draft.hand_number == now.hand_number


def test_the_hand_that_won_can_be_taken_back():
    game = a_game()
    record(game)
    win(game)
    with pytest.raises(GameIsOver):
        undo(game, 1)
    undo(game, 2)
    now = fresh(game)
    assert (now.is_over, now.winner, now.hand_number) == (False, "", 2)
    record(game, hand(trick_points=played(180)))
