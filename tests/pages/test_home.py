"""Home: my tables with their scores, put away and brought back."""

from datetime import UTC, datetime

import pytest

from games.devices import COOKIE, SIGNER
from games.selectors.dates import spoken_day
from games.services import hide_table, save_step
from tests.factories import DeviceFactory, a_club, a_game, a_table, hand
from tests.ledger.story import record

pytestmark = pytest.mark.django_db


@pytest.fixture
def me(client):
    """The device whose browser `client` is."""
    device = DeviceFactory()
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return device


def text(response):
    assert response.status_code == 200
    return response.content.decode()


def test_a_new_browser_sees_the_way_in(client):
    page = text(client.get("/"))
    assert "No table yet." in page
    assert "New table" in page
    assert "My tables" not in page


def test_the_running_table_stands_large_above_the_others(client, me):
    a_table(me, title="Sunday", names=["Eve", "Cy", "Flo", "Dee"])
    a_table(me, start={"totals": {"A": 980, "B": -40}, "hands_before": 7})
    page = text(client.get("/"))
    card, rest = page.split("My tables", 1)
    assert "Ann &amp; Bob" in card
    assert "980" in card
    assert "−40" in card
    assert "Hand 8, Ann deals" in card
    assert "Eve &amp; Flo" in rest
    assert "Sunday, single deck, hand 1, running" in rest


def test_the_card_says_where_the_hand_stands(client, me):
    game = a_game(me)
    facts = {"bidder": "B", "bidder_seat": 4, "bid": 330, "trump": "S", "outcome": "played"}
    save_step(game=game, hand_number=1, step="bid", revision=0, facts=facts, by=me)
    page = text(client.get("/"))
    assert "Dee bid 330" in page
    assert "spades" in page
    assert "; meld is next" in page


def test_a_finished_table_says_who_won_and_when(client, me):
    game = a_game(me, start={"totals": {"A": 1400, "B": 0}})
    record(game, hand())
    page = text(client.get("/"))
    assert "pair__total--won" in page
    assert "single deck, today" in page
    assert "Go on" not in page


def test_a_table_is_put_away_and_brought_back(client, me):
    """PD-115: one slip takes nothing away that is not offered again on the next page."""
    table = a_table(me)
    assert "Put away" in text(client.get("/?tidy=1"))
    answer = client.post(f"/t/{table.address}/hide/")
    assert (answer.status_code, answer["Location"]) == (303, f"/?away={table.address}")
    page = text(client.get(answer["Location"]))
    assert "Bring back" in page
    assert "No table yet." in page
    assert client.post(f"/t/{table.address}/restore/").status_code == 303
    assert "Bring back" not in text(client.get("/"))


@pytest.mark.parametrize("path", ["hide", "restore"])
def test_looking_changes_nothing(client, me, path):
    table = a_table(me)
    assert client.get(f"/t/{table.address}/{path}/").status_code == 405
    assert "Ann &amp; Bob" in text(client.get("/"))


@pytest.mark.parametrize("path", ["hide", "restore"])
def test_a_stranger_is_told_there_is_no_such_table(client, me, path):
    table = a_table()
    assert client.post(f"/t/{table.address}/{path}/").status_code == 404
    assert "Ann" not in text(client.get("/"))


def test_home_takes_no_posts(client):
    assert client.post("/").status_code == 405


def test_the_same_queries_for_fifty_tables(client, me, django_assert_num_queries):
    for number in range(50):
        a_table(me, title=f"Table {number}", variant=("single-deck", "cutthroat")[number % 2])
        a_club([], me, name=f"Club {number}")
    hide_table(table=a_table(me, title="Old"), by=me)
    with django_assert_num_queries(5):
        page = text(client.get("/"))
    assert "Table 0" in page
    assert "Old" in page


def test_names_come_as_typed_and_harmless(client, me):
    a_table(me, names=["<b>Ann</b>", "O'Hara", "שָׁלוֹם", "🦊"])
    page = text(client.get("/"))
    assert "&lt;b&gt;Ann&lt;/b&gt; &amp; שָׁלוֹם" in page
    assert "O&#x27;Hara &amp; 🦊" in page


@pytest.mark.parametrize(
    ("day", "said"),
    [
        (datetime(2026, 11, 30, 8, tzinfo=UTC), "today"),
        (datetime(2026, 11, 29, 22, 30, tzinfo=UTC), "yesterday"),
        (datetime(2026, 11, 26, 8, tzinfo=UTC), "last Thursday"),
        (datetime(2026, 10, 30, 8, tzinfo=UTC), "30 October"),
        (datetime(2025, 12, 31, 8, tzinfo=UTC), "31 December 2025"),
    ],
)
def test_days_as_one_speaks_of_them(day, said):
    now = datetime(2026, 11, 30, 20, tzinfo=UTC)
    assert spoken_day(day, now, "") == said


def test_the_day_is_that_of_the_table():
    late, now = datetime(2026, 11, 29, 23, 30, tzinfo=UTC), datetime(2026, 11, 30, 9, tzinfo=UTC)
    assert spoken_day(late, now, "Europe/Berlin") == "today"
    assert spoken_day(late, now, "no such zone") == "yesterday"
