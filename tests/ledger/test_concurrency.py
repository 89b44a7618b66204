"""Many phones at once: nothing lost, nothing doubled, no gaps, and everybody is told the same."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection

from games import services
from games.ids import new_id
from games.models import Entry, Game, Table
from games.selectors.ledger import load_game, sheet_of
from games.services.errors import HandAlreadyWritten, StaleStep, WriteFailed
from tests.factories import DeviceFactory, a_game, a_table, hand
from tests.ledger.story import fresh, owner, penalise

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

PHONES = 25


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    """What each call came to, an error as a value; all start together, each on its own thread."""
    results: list[Any] = [None] * len(calls)
    start = threading.Barrier(len(calls))

    def run(place: int) -> None:
        start.wait(10)
        try:
            results[place] = calls[place]()
        except WriteFailed as failed:
            results[place] = failed
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return results


def sending(game: Game, facts: dict[str, Any], key: str, number: int = 1) -> Callable[[], Entry]:
    by = owner(game)
    return lambda: services.record_hand(
        game=game, hand_number=number, facts=facts, seen_version=0, key=key, by=by
    )


def test_one_key_from_25_phones_is_one_entry():
    game, key = a_game(), new_id()
    entries = at_once([sending(game, hand(), key)] * PHONES)
    assert {entry.pk for entry in entries} == {Entry.objects.get().pk}
    assert fresh(game).totals == {"A": 320, "B": 120}


def test_25_hands_of_one_number_are_one_and_the_others_see_it():
    game = a_game()
    hands = [hand(bid=250 + 10 * (n % 7), note=f"phone {n}") for n in range(PHONES)]
    results = at_once([sending(game, facts, new_id()) for facts in hands])
    (stored,) = Entry.objects.all()
    kept = [result for result in results if isinstance(result, Entry)]
    turned_down = [result for result in results if isinstance(result, HandAlreadyWritten)]
    assert (kept, len(turned_down)) == ([stored], PHONES - 1)
    assert {result.entry for result in turned_down} == {stored}


def test_25_penalties_are_all_kept_without_a_gap():
    game = a_game()
    by = owner(game)
    at_once([lambda: penalise(game, by=by)] * PHONES)
    now = fresh(game)
    assert [entry.seq for entry in now.entry_list] == list(range(1, PHONES + 1))
    assert now.totals == {"A": -50 * PHONES, "B": 0} == dict(sheet_of(now).totals)


def test_25_steps_from_one_revision_are_one():
    game = a_game()
    by = owner(game)
    step = {"game": game, "hand_number": 1, "step": "bid", "revision": 0, "by": by}
    bids = [{"bid": 250 + 10 * n} for n in range(PHONES)]
    results = at_once([lambda bid=bid: services.save_step(facts=bid, **step) for bid in bids])
    stale = [result for result in results if isinstance(result, StaleStep)]
    assert len(stale) == PHONES - 1
    draft = fresh(game).draft
    assert {result.draft.entry["bid"] for result in stale} == {draft.entry["bid"]}
    assert draft.revisions["bid"] == 1


def test_a_double_tap_on_start_makes_one_table():
    device, key = DeviceFactory(), new_id()
    tables = at_once([lambda: a_table(device, key=key)] * 10)
    assert {table.pk for table in tables} == {Table.objects.get().pk}
    assert Game.objects.count() == 1


def test_a_double_tap_on_again_makes_one_game():
    game = a_game()
    by, key = owner(game), new_id()
    services.end_game(game=game, key=new_id(), by=by)
    games = at_once([lambda: services.start_game(table=game.table, by=by, key=key)] * 10)
    assert {each.number for each in games} == {2}
    assert load_game(game.table).number == 2


def test_undo_and_the_next_hand_at_once_leave_a_sheet_that_adds_up():
    game = a_game()
    first = sending(game, hand(), new_id())()
    by = owner(game)
    undo = {"game": game, "target_seq": first.seq, "by": by}
    at_once(
        [
            lambda: services.undo_hand(key=new_id(), **undo),
            lambda: services.undo_hand(key=new_id(), **undo),
            sending(game, hand(bid=300), new_id(), number=2),
            sending(game, hand(bid=310), new_id(), number=2),
        ]
    )
    now = fresh(game)
    assert [entry.seq for entry in now.entry_list] == list(range(1, now.version + 1))
    assert now.totals == dict(sheet_of(now).totals)
    assert sum(entry.kind == "void" for entry in now.entry_list) == 1
