"""How many queries each thing takes, with the transaction's own two; the same for a long game."""

import pytest

from games import access, services
from games.ids import new_id
from games.models import Device
from games.selectors.ledger import load_game, sheet_of
from games.selectors.tables import my_tables
from tests.factories import DeviceFactory, a_club, a_game, a_table, hand
from tests.ledger.story import (
    correct,
    end,
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

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SET = hand(bid=320, trick_points={"A": 0, "B": 250})


def long_game(hands):
    game = a_game()
    for _ in range(hands):
        record(game, SET)
    return game


def sent(game):
    now = load_game(game.table)
    return {
        "hand_number": now.hand_number,
        "facts": SET,
        "seen_version": now.version,
        "key": new_id(),
    }


@pytest.mark.parametrize("hands", [0, 3])
def test_saving_a_hand_with_access_and_everything_for_the_answer(hands, django_assert_num_queries):
    game = long_game(hands)
    device, address, new = owner(game), game.table.address, sent(game)
    with django_assert_num_queries(10):
        found = access.get_game_or_404(device, address, action="record")
        entry = services.record_hand(game=found, by=device, **new)
        assert sheet_of(entry.game).version == hands + 1
        assert entry.game.seat_list[0].player.name == "Ann"


@pytest.mark.parametrize("hands", [0, 3])
def test_saving_a_hand_in_a_club(hands, django_assert_num_queries):
    """Two more for its statistics; one more again from when somebody has sat down for another."""
    game = a_game(club=a_club())
    for _ in range(hands):
        record(game, SET)
    device, address = owner(game), game.table.address
    for most in (12, 13):
        if most == 13:
            seat(game, 2, "Eve", from_hand=hands + 2)
        new = sent(game)
        with django_assert_num_queries(most):
            found = access.get_game_or_404(device, address, action="record")
            services.record_hand(game=found, by=device, **new)


def test_changing_the_past_in_a_club(django_assert_num_queries):
    """Four more: the game's rows are written anew."""
    game = a_game(club=a_club())
    for _ in range(5):
        record(game, SET)
    device, address = owner(game), game.table.address
    for change, args in ((strike, (2,)), (restore, (2,)), (penalise, ()), (end, ())):
        with django_assert_num_queries(13):
            found = access.get_game_or_404(device, address, action="record")
            change(found, *args, by=device)


@pytest.mark.parametrize("hands", [0, 3])
def test_loading_a_game(hands, django_assert_num_queries):
    table = long_game(hands).table
    with django_assert_num_queries(3):
        game = load_game(table)
        sheet_of(game)
        assert game.draft.next_step == "bid"


def test_each_service(django_assert_num_queries):
    game = a_game()
    device, new = owner(game), sent(game)
    step = {"game": game, "hand_number": 1, "step": "bid", "revision": 0, "by": device}
    with django_assert_num_queries(6):
        services.save_step(facts={"bid": 320}, **step)
    with django_assert_num_queries(5):
        services.save_step(facts={"bid": 320}, **step)
    with django_assert_num_queries(6):
        services.clear_draft(game=game, hand_number=1, by=device)
    with django_assert_num_queries(8):
        first = services.record_hand(game=game, by=device, **new)
    with django_assert_num_queries(5):
        assert services.record_hand(game=game, by=device, **new) == first
    with django_assert_num_queries(8):
        services.undo_hand(game=game, target_seq=1, key=new_id(), by=device)
    for write in (penalise, end, reopen):
        with django_assert_num_queries(7):
            write(game, by=device)
    with django_assert_num_queries(3):
        services.hide_table(table=game.table, by=device)


CHANGES = {
    "correct": (9, correct, (1, hand(bid=300))),
    "strike": (9, strike, (1,)),
    "strike-the-last": (10, strike, (3,)),
    "restore": (9, restore, (2,)),
    "undo": (9, undo, (1,)),
    "rules": (10, rule, ({"target": 5000},)),
    "somebody-new": (11, seat, (1, "Zoe", 2)),
    "somebody-known": (10, seat, (1, "Eve", 2)),
}


@pytest.mark.parametrize(("most", "change", "args"), CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("hands", [3, 5])
def test_changing_the_past_with_access(hands, most, change, args, django_assert_num_queries):
    game = long_game(hands)
    seat(game, 1, "Eve")
    undo(game, hands + 1)
    strike(game, 2)
    device, address = owner(game), game.table.address
    args = (hands,) if change is strike and args == (3,) else args
    seen = {"seen_version": hands + 3} if change is correct else {}
    with django_assert_num_queries(most):
        found = access.get_game_or_404(device, address, action="record")
        entry = change(found, *args, by=device, **seen)
        assert sheet_of(entry.game).version == hands + 4


@pytest.mark.parametrize("device", [Device(), None], ids=["new", "known"])
def test_making_a_table(device, django_assert_num_queries):
    device = device or DeviceFactory()
    with django_assert_num_queries(15):  # one asks whose people they are
        a_table(device)


def test_home_with_fifty_tables(django_assert_num_queries):
    device = DeviceFactory()
    for number in range(50):
        a_table(device, title=f"Table {number}")
    with django_assert_num_queries(2):
        assert len(my_tables(device)) == 50
