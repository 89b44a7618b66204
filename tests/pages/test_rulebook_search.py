"""Searching the rulebook without a script, and what a table plays noted beside its rules."""

import re

import pytest
from django.test import Client

from games.rulebook import BOOK
from games.rules.finding import find
from games.selectors.book_search import index_of
from games.selectors.rulebook import title
from tests.factories import a_game
from tests.ledger.story import win
from tests.pages.visiting import at, sign_in, text_of

pytestmark = pytest.mark.django_db
GAMES = ("cutthroat", "single-deck", "double-deck")
HOUSE = {"target": 1000, "set_penalty": "double", "meld_values": {"pinochle": [50, 300]}}


@pytest.fixture
def game():
    """A single-deck game with three house rules."""
    return a_game(rules=HOUSE)


def found(page: str) -> list[str]:
    """The ids of what was found, in the order of the page."""
    part = page.split("data-list")[1].split("</div>")[0]
    return re.findall(r'<a class="rule" href="#([^"]+)"', part)


def search(query: str, variant: str = "cutthroat", **more: str) -> str:
    return text_of(Client().get(f"/rulebook/{variant}/", {"q": query, **more}))


def paragraph(page: str, id: str) -> str:
    """What stands in the book under an id."""
    return page.split(f'id="{id}"')[1].split("</article>")[0]


@pytest.mark.parametrize(
    ("query", "variant", "id"),
    [
        ("kitty", "cutthroat", "CT8"),
        ("widdow", "cutthroat", "CT8"),
        ("blind", "cutthroat", "CT8"),
        ("flush", "single-deck", "M1"),
        ("rope", "double-deck", "N1"),
        ("family", "single-deck", "M1"),
        ("hundred aces", "single-deck", "M6"),
        ("aces around", "double-deck", "N5"),
        ("renege", "single-deck", "IR4"),
        ("revoke", "single-deck", "IR4"),
        ("deece", "single-deck", "M4"),
        ("deese", "cutthroat", "M4"),
        ("pinocle", "double-deck", "N4"),
        ("throw in", "single-deck", "SD8"),
        ("gate", "single-deck", "SD8"),
        ("shoot the moon", "double-deck", "moon"),
        ("bete", "cutthroat", "CT19"),
        ("pass across", "single-deck", "SD6"),
        ("CT16", "cutthroat", "CT16"),
        ("q dd 5", "double-deck", "Q-DD5"),
        ("misdeel", "cutthroat", "IR5"),
        ("who leads", "single-deck", "T1"),
        ("skunk", "single-deck", "SD12"),
        ("five nines", "single-deck", "IR6"),
        ("table talk", "double-deck", "DD5"),
        ("discard", "cutthroat", "CT11"),
    ],
)
def test_a_search_finds_first_what_is_meant(query: str, variant: str, id: str) -> None:
    assert found(search(query, variant))[0] == id


@pytest.mark.parametrize("variant", GAMES)
def test_every_rule_is_found_by_its_id_and_its_title(variant: str) -> None:
    mine = [each for each in BOOK.values() if variant in each.games]
    for each in mine:
        assert find(index_of(variant), each.id).ids[0] == each.id
        assert each.id in find(index_of(variant), title(each)).ids[:2]


def test_what_is_typed_comes_back_and_the_book_stays() -> None:
    page = search('kitty "<b>')
    assert 'value="kitty &quot;&lt;b&gt;"' in page
    assert 'id="CT1"' in page
    assert page.count('id="CT8"') == 1


@pytest.mark.parametrize("query", ["", "   ", "\x00", "é", "!?", "x" * 5000, "%", "\ud83d\ude00"])
def test_odd_searches_find_nothing_and_stop_nothing(query: str) -> None:
    answer = Client().get("/rulebook/cutthroat/", {"q": query.encode("utf-8", "replace")})
    assert answer.status_code == 200
    assert found(text_of(answer)) == []


def test_nothing_found_is_told_with_what_is_near() -> None:
    page = search("passinglyish", "single-deck")
    assert "Nothing here speaks of “passinglyish”." in page
    assert 'href="/rulebook/single-deck/?q=passing"' in page
    assert 'href="/rulebook/cutthroat/?q=passinglyish"' in page


def test_spelling_that_was_mended_is_told() -> None:
    assert "“widdow” was taken for “widow”. " in search("widdow")


def test_an_index_is_made_once() -> None:
    assert index_of("cutthroat") is index_of("cutthroat")


def test_a_table_notes_what_it_plays_otherwise(client: Client, game) -> None:
    sign_in(client, game)
    page = text_of(client.get("/rulebook/single-deck/", {"table": game.table.address}))
    head = page.split('id="here"')[1].split("</section>")[0]
    assert "What this table plays otherwise" in head
    assert all(f'href="#{key}"' in head for key in HOUSE)
    assert "minus twice the bid" in head
    assert "50 for one, 300 for two" in paragraph(page, "M5")
    assert "Target: 1000" in paragraph(page, "SD15")
    assert "Standard: 1500." in paragraph(page, "target")
    assert "At this table:</b> 1000" in paragraph(page, "target")
    assert "minus twice the bid" in paragraph(page, "SD14")
    assert "At this table" not in paragraph(page, "SD11")
    assert f'href="{at(game)}"' in page
    assert f'href="{at(game, "rules/")}"' in page
    assert f'name="table" value="{game.table.address}"' in page


def test_a_standard_table_is_told_so(client: Client) -> None:
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    page = text_of(client.get("/rulebook/cutthroat/", {"table": game.table.address}))
    assert "This table plays the standard game." in page
    assert "At this table:" not in page


def test_a_table_reads_its_own_game(client: Client, game) -> None:
    sign_in(client, game)
    asked = {"table": game.table.address}
    for tail in ("", "strategy/"):
        answer = client.get(f"/rulebook/double-deck/{tail}", asked)
        address = f"/rulebook/single-deck/{tail}?table={game.table.address}"
        assert (answer.status_code, answer["Location"]) == (302, address)


@pytest.mark.parametrize("tail", ["", "strategy/"])
@pytest.mark.parametrize("odd", ["x", "a" * 22, "\x00", "é" * 22, "x" * 5000, "../../x"])
def test_no_table_is_no_page(client: Client, tail: str, odd: str) -> None:
    assert client.get(f"/rulebook/single-deck/{tail}", {"table": odd}).status_code == 404


@pytest.mark.parametrize("tail", ["", "strategy/"])
def test_a_stranger_is_told_of_no_table(tail: str, game) -> None:
    stranger = Client()
    asked = {"table": game.table.address}
    assert stranger.get(f"/rulebook/single-deck/{tail}", asked).status_code == 404
    sign_in(stranger, a_game())
    assert stranger.get(f"/rulebook/single-deck/{tail}", asked).status_code == 404


def test_an_earlier_game_has_its_own_rules(client: Client) -> None:
    game = a_game()
    win(game)
    sign_in(client, game)
    asked = {"table": game.table.address, "game": "1"}
    assert client.get("/rulebook/single-deck/", asked).status_code == 200
    assert client.get("/rulebook/single-deck/", asked | {"game": "7"}).status_code == 404
    assert client.get("/rulebook/single-deck/", asked | {"game": "x"}).status_code == 200


def test_notes_are_for_one_device(client: Client, game) -> None:
    sign_in(client, game)
    answer = client.get("/rulebook/single-deck/", {"table": game.table.address})
    assert "no-store" in answer["Cache-Control"]


def test_a_shared_rule_is_read_in_the_game_one_plays(client: Client) -> None:
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    assert client.get("/rule/G11/")["Location"] == "/rulebook/cutthroat/#G11"
    assert client.get("/rule/SD11/")["Location"] == "/rulebook/single-deck/#SD11"
    assert client.get("/rule/G11/?game=double-deck")["Location"] == "/rulebook/double-deck/#G11"
    assert Client().get("/rule/G11/")["Location"] == "/rulebook/single-deck/#G11"


@pytest.mark.parametrize(("path", "queries"), [("", 0), ("?q=kitty", 0), ("strategy/", 0)])
def test_the_book_asks_no_database(django_assert_num_queries, path: str, queries: int) -> None:
    with django_assert_num_queries(queries):
        Client().get(f"/rulebook/single-deck/{path}")


def test_notes_take_few_queries(client: Client, django_assert_max_num_queries, game) -> None:
    sign_in(client, game)
    with django_assert_max_num_queries(8):
        client.get("/rulebook/single-deck/", {"table": game.table.address})
