"""The running hand: each step stored when taken, and nobody's thumb overwritten."""

import pytest

from games import services
from games.ids import new_id
from games.services.errors import GameIsOver, StaleStep, WriteRefused
from tests.factories import a_game
from tests.ledger.story import fresh, owner, record, undo

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H"}


def save(game, step="bid", facts=BID, **changes):
    usual = {"game": game, "hand_number": 1, "step": step, "revision": 0, "facts": facts}
    return services.save_step(**usual | {"by": owner(game)} | changes)


def test_a_step_is_stored_when_taken():
    game = a_game()
    save(game)
    draft = fresh(game).draft
    assert (draft.entry, draft.next_step) == (BID, "meld")
    assert draft.revisions == {"bid": 1, "meld": 0, "tricks": 0}


def test_steps_do_not_disturb_each_other():
    game = a_game()
    save(game, "meld", {"meld": {"A": 150, "B": 40}})
    save(game)
    draft = fresh(game).draft
    assert draft.entry == BID | {"meld": {"A": 150, "B": 40}}
    assert draft.next_step == "tricks"


def test_the_same_step_again_is_no_change():
    game = a_game()
    save(game)
    assert save(game).revisions["bid"] == 1


def test_a_step_can_be_changed_by_who_has_seen_it():
    game = a_game()
    save(game)
    save(game, facts=BID | {"bid": 330}, revision=1)
    assert fresh(game).draft.entry["bid"] == 330


@pytest.mark.parametrize("revision", [0, 2, -1, None, "1"])
def test_a_step_based_on_another_revision_is_stale(revision):
    game = a_game()
    save(game)
    with pytest.raises(StaleStep, match="bid of hand 1 changed") as stale:
        save(game, facts=BID | {"bid": 330}, revision=revision)
    assert stale.value.draft.entry == BID
    assert fresh(game).draft.entry == BID


def test_a_step_of_a_written_hand_is_stale():
    game = a_game()
    record(game)
    with pytest.raises(StaleStep, match="Hand 1 is written already; this is hand 2"):
        save(game)


def test_a_step_of_a_hand_that_was_taken_back_is_stale():
    game = a_game()
    record(game)
    save(game, hand_number=2, revision=1)
    undo(game, 1)
    with pytest.raises(StaleStep, match="this is hand 1 again"):
        save(game, hand_number=2, revision=2)
    with pytest.raises(StaleStep, match="changed"):
        save(game, facts=BID | {"bid": 500}, hand_number=1, revision=0)


@pytest.mark.parametrize("step", ["", "play", None])
def test_a_step_that_there_is_not(step):
    with pytest.raises(WriteRefused):
        save(a_game(), step)


@pytest.mark.parametrize("facts", [[], "bid", None, {"note": "\x00"}, {"bid": float("nan")}])
def test_facts_that_cannot_be_stored(facts):
    with pytest.raises(WriteRefused):
        save(a_game(), facts=facts)


def test_clearing_forgets_the_steps_and_keeps_the_count():
    game = a_game()
    save(game)
    draft = services.clear_draft(game=game, hand_number=1, by=owner(game))
    assert (draft.facts, draft.revisions["bid"]) == ({}, 2)
    with pytest.raises(StaleStep):
        services.clear_draft(game=game, hand_number=2, by=owner(game))


def test_a_finished_game_has_no_running_hand_until_it_is_reopened():
    game = a_game()
    save(game)
    services.end_game(game=game, key=new_id(), by=owner(game))
    with pytest.raises(GameIsOver):
        save(game, "meld", {"meld": {}})
    services.reopen_game(game=game, key=new_id(), by=owner(game))
    assert fresh(game).draft.entry == BID


def test_the_draft_brings_its_game_along(django_assert_num_queries):
    draft = save(a_game())
    with django_assert_num_queries(0):
        assert draft.game.seat_list[0].player.name == "Ann"
