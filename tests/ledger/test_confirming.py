"""Others say that a hand is right: once a side, by its player or for it, late or never."""

import pytest

from games import services
from games.ids import new_id
from games.models import Grant
from games.models.table import Role
from games.rules.errors import LedgerRefused
from games.selectors.ledger import sheet_of
from games.services.errors import GameIsOver, KeyReused, NothingToConfirm, NothingToUndo
from tests.factories import GrantFactory, a_game, hand, played
from tests.ledger.story import (
    ask,
    confirm,
    correct,
    end,
    fresh,
    owner,
    penalise,
    record,
    restore,
    strike,
    undo,
    win,
)
from tests.ledger.test_concurrency import at_once

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SET = hand(trick_points=played(100))


def asking(**table):
    """A game at a table that asks, with one hand, written on a phone that sits nowhere."""
    game = ask(a_game(**table))
    record(game)
    return game


def sit(game, seat, role=Role.SEAT):
    """Another phone at that seat."""
    return GrantFactory(table=game.table, role=role, seat=seat).device


def said(game, at=0):
    """Who agrees with a line, as "side by"."""
    line = sheet_of(fresh(game)).lines[at]
    return [f"{each.side} {each.by}".strip() for each in line.confirmations]


def test_by_a_player_of_the_other_side_and_for_them():
    game = asking()
    entry = confirm(game, 1, by=sit(game, 2))
    assert (entry.seq, entry.kind, entry.by) == (2, "confirmation", "Cy")
    assert entry.facts == {"target": 1, "side": "B", "stands": True}
    assert confirm(game, 1, "A").by == ""
    assert said(game) == ["B Cy", "A"]


def test_nothing_moves_and_nothing_waits():
    game = asking()
    before = fresh(game)
    confirm(game, 1)
    now = fresh(game)
    assert (now.totals, now.hand_number, now.next_dealer, now.last_sentence) == (
        before.totals,
        before.hand_number,
        before.next_dealer,
        before.last_sentence,
    )
    assert now.version == 2
    record(game)
    confirm(game, 3)
    assert [said(game, 0), said(game, 1)] == [["B"], ["B"]]


def test_once_a_side():
    game = asking()
    first = confirm(game, 1)
    assert confirm(game, 1) == first
    assert confirm(game, 1, by=sit(game, 4)) == first
    assert fresh(game).version == 2


def test_the_same_key_again():
    game = asking()
    key = new_id()
    first = confirm(game, 1, key=key)
    correct(game, 1, SET)
    assert confirm(game, 1, key=key) == first
    with pytest.raises(KeyReused):
        confirm(game, 1, "A", key=key)


def test_those_who_wrote_it_are_not_asked():
    game = ask(a_game())
    Grant.objects.filter(table=game.table).update(seat=1)
    record(game)
    with pytest.raises(NothingToConfirm, match="Hand 1 was written by Ann & Bob"):
        confirm(game, 1, "A", by=sit(game, 3))
    assert confirm(game, 1, by=sit(game, 4)).by == "Dee"
    correct(game, 1, SET, by=sit(game, 2, Role.SCORER))
    with pytest.raises(NothingToConfirm, match="Cy & Dee"):
        confirm(game, 3)
    assert confirm(game, 3, "A").by == "Ann"


def test_a_correction_clears_it():
    game = asking()
    confirm(game, 1)
    correct(game, 1, SET)
    assert said(game) == []
    with pytest.raises(NothingToConfirm, match="corrected in the meantime"):
        confirm(game, 1, "A")
    confirm(game, 3)
    assert said(game) == ["B"]


def test_a_struck_hand_and_what_is_no_hand():
    game = asking()
    penalise(game)
    confirm(game, 1)
    strike(game, 1)
    for target, told in ((1, "struck out"), (2, "no such hand"), (9, "no such hand")):
        with pytest.raises(NothingToConfirm, match=told):
            confirm(game, target, "A")
    restore(game, 1)
    assert said(game) == ["B"]


@pytest.mark.parametrize("side", ["C", "", "x" * 500, None, 1])
def test_a_side_that_there_is_not(side):
    with pytest.raises(LedgerRefused):
        confirm(asking(), 1, side)


def test_a_table_that_does_not_ask():
    game = asking()
    confirm(game, 1)
    services.set_confirms(table=game.table, is_on=False, by=owner(game))
    with pytest.raises(NothingToConfirm, match="does not ask"):
        confirm(game, 1, "A")
    assert said(game) == ["B"]
    confirm(game, 1, stands=False)
    assert said(game) == []


def test_taken_back_and_said_again():
    game = asking()
    cy = sit(game, 2)
    confirm(game, 1, by=cy)
    assert confirm(game, 1, stands=False, by=cy).by == "Cy"
    assert said(game) == []
    with pytest.raises(NothingToConfirm, match="Nobody of that side"):
        confirm(game, 1, stands=False, by=cy)
    confirm(game, 1, by=cy)
    assert said(game) == ["B Cy"]


def test_undone_from_the_history():
    game = asking()
    confirm(game, 1)
    undo(game, 2)
    assert said(game) == []
    with pytest.raises(NothingToUndo):
        undo(game, 2)
    undo(game, 3)
    assert said(game) == ["B"]
    undo(game, 1)
    with pytest.raises(NothingToUndo):
        undo(game, 4)


def test_a_finished_game_takes_it_and_stays_what_it_was():
    game = ask(a_game())
    win(game)
    confirm(game, 1)
    undo(game, 2)
    confirm(game, 1)
    assert fresh(game).winner == "A"
    undo(game, 1)
    assert not fresh(game).is_over


def test_an_end_that_was_agreed_on_is_still_the_last():
    game = asking()
    end(game)
    confirm(game, 1)
    with pytest.raises(GameIsOver):
        undo(game, 1)
    undo(game, 2)
    assert not fresh(game).is_over


def test_three_and_more_sides():
    game = ask(a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma"]))
    record(game, hand("cutthroat", playing=["A", "B", "C"]))
    assert confirm(game, 1, "D", by=sit(game, 4)).by == "Uma"
    assert confirm(game, 1, "C", by=sit(game, 5)).by == ""
    assert said(game) == ["D Uma", "C"]


def test_queries(django_assert_num_queries):
    game = asking()
    device = owner(game)
    with django_assert_num_queries(8):
        confirm(game, 1, by=device)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("same_key", [True, False])
def test_many_phones_at_once_say_it_once(same_key):
    game = asking()
    device, key = owner(game), new_id()
    keys = [key if same_key else new_id() for _ in range(8)]
    told = {"game": game, "target_seq": 1, "side": "B", "by": device}
    results = at_once([lambda k=k: services.confirm_hand(**told, key=k) for k in keys])
    assert {entry.seq for entry in results} == {2}
    assert fresh(game).version == 2
