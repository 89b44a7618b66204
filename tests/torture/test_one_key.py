"""One key from 25 phones at once, over the network: one entry, and all are told the same."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from games.ids import new_id
from games.models import Entry
from tests.factories import a_game
from tests.ledger.story import fresh
from tests.torture.conftest import Figure, phones_at
from tests.torture.phone import lost_hand
from tests.torture.server import Server

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

PHONES = 25


@pytest.mark.parametrize(
    "rounds", [3, pytest.param(20, marks=pytest.mark.long)], ids=["short", "long"]
)
def test_one_key_is_one_entry_and_one_answer(rounds: int, server: Server, figure: Figure) -> None:
    game = a_game()
    address = game.table.address
    phones = phones_at(server, game, PHONES)
    start = threading.Barrier(PHONES)
    for number in range(1, rounds + 1):
        key, sheet = new_id(), phones[0].sheet(address)
        sent = {
            "penalty": {"game": 1, "points.A": -1, "note": str(number)},
            "tricks": lost_hand(sheet, str(number)),
        }
        path = ("penalty", "tricks")[number % 2]

        def send(place: int, path: str = path, key: str = key, sent: dict = sent) -> str:
            start.wait(30)
            return phones[place].write(f"/t/{address}/{path}/", sent[path], key)

        with ThreadPoolExecutor(PHONES) as pool:
            answers = list(pool.map(send, range(PHONES)))
        assert answers == [f"/t/{address}/?saved={number}"] * PHONES
        assert Entry.objects.filter(key=key).count() == 1
    assert [entry.seq for entry in fresh(game).entry_list] == list(range(1, rounds + 1))
    figure(
        f"{connection.vendor}: one key from {PHONES} phones at once, {rounds} rounds: "
        f"{rounds} entries, {PHONES * rounds} equal answers"
    )
