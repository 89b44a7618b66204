"""Every address of the site: for nobody, for a stranger, for the owner, by every method.

A route that this test does not know fails it: whoever adds one says here who may go there.
"""

from collections.abc import Iterator

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from games.models import Game
from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.ledger.story import record
from tests.pages.visiting import at, forms_of, sign_in

pytestmark = pytest.mark.django_db

OPEN = {"health", "engine-bundle", "api-meld", "api-score", "api-tricks", "api-auction"}
OPEN |= {"csrf", "worker", "manifest", "offline", "outbox"}
OPEN |= {"api-help", "api-bury", "api-pile", "api-fit"}
OPEN |= {"api-ruling", "api-audit", "api-count", "api-played", "api-calls"}
OPEN |= {
    "api",
    "api-schema",
    "api-docs",
    "meld:calculator",
    "games:home",
    "games:table-new",
    "games:recover",
    "games:enter",
    "games:join",
    "games:rules-standard",
    "games:settle",
    "games:settle-question",
    "games:settle-audit",
    "games:rulebook",
    "games:rulebook-strategy",
    "games:rule",
    "games:judge-tricks",
    "games:judge-auction",
}
OF_A_TABLE = {"table", "table-hide", "table-restore", "game", "step-bid", "step-meld"}
OF_A_TABLE |= {"step-tricks", "preview", "entry-undo", "penalty", "end", "reopen", "again", "about"}
OF_A_TABLE |= {"auction", "line-strike", "line-restore", "correct", "correct-preview"}
OF_A_TABLE |= {"correct-review", "seats", "history", "game-history"}
OF_A_TABLE |= {"table-judge-tricks", "table-judge-auction"}
OF_A_TABLE |= {"rules", "rules-review", "game-rules"}
OF_A_TABLE |= {"table-settle", "table-settle-question", "table-settle-audit", "what-if"}
OF_A_TABLE |= {"board", "cards", "correct-cards", "line-confirm", "phone"}
OF_A_TABLE |= {"share", "seat", "own-cards", "live", "live-pass"}
OF_A_TABLE |= {"conflict", "table-offline", "pile", "bury", "correct-pile", "correct-bury"}
PARTS = {
    "variant": "single-deck",
    "rule_id": "SD1",
    "key": "extra-king",
    "digest": "x",
    "number": 1,
    "seq": 1,
    "secret": "x" * 22,
    "step": "bid",
}
METHODS = ("get", "head", "post", "put", "options")
SILENT = (204, 302, 303)


def routes(resolver: URLResolver | None = None, space: str = "") -> Iterator[tuple[str, set[str]]]:
    """Every named address of the site, with the names of its parts."""
    for pattern in (resolver or get_resolver()).url_patterns:
        if isinstance(pattern, URLPattern):
            yield f"{space}{pattern.name}", set(pattern.pattern.converters)
        else:
            inner = f"{pattern.namespace}:" if pattern.namespace else ""
            yield from routes(pattern, space + inner)


def outside_clubs() -> dict[str, set[str]]:
    """Those that are no club's: who may go there says test_club_rights.py."""
    return {name: parts for name, parts in routes() if not name.startswith("games:club")}


def addresses(game: Game, *, of_a_table: bool) -> list[str]:
    """The addresses that need a right at this table, or those that need none."""
    found = []
    for name, parts in outside_clubs().items():
        given = {part: PARTS[part] for part in parts - {"address"}}
        if "address" in parts:
            given["address"] = game.table.address
        if (name.removeprefix("games:") in OF_A_TABLE) == of_a_table:
            found.append(reverse(name, kwargs=given))
    return found


def answers(client: Client, address: str) -> Iterator[tuple[str, HttpResponse]]:
    """What each method gets, plainly and from htmx."""
    for method in METHODS:
        for headers in ({}, {"HX-Request": "true"})[: 2 if method in ("get", "post") else 1]:
            answer = getattr(client, method)(address, headers=headers)
            is_silent = method == "head" or answer.status_code in SILENT
            assert answer.status_code < 500, (method, address)
            assert is_silent or answer.content, (method, address, answer.status_code)
            yield method, answer


@pytest.fixture
def game() -> Game:
    game = a_game()
    record(game)
    return game


def test_no_route_is_unknown() -> None:
    known = OPEN | {f"games:{name}" for name in OF_A_TABLE}
    assert set(outside_clubs()) - known == set()


def test_nobody_and_strangers_find_no_table(game: Game) -> None:
    stranger = Client()
    sign_in(stranger, a_game())
    for client in (Client(), stranger):
        for address in addresses(game, of_a_table=True):
            statuses = {answer.status_code for _, answer in answers(client, address)}
            assert statuses <= {404, 405}, address
    assert load_game(game.table).version == 1


def test_owner_gets_an_answer_everywhere(game: Game) -> None:
    owner = Client()
    sign_in(owner, game)
    for address in addresses(game, of_a_table=True):
        for method, answer in answers(owner, address):
            assert answer.status_code in (200, 204, 302, 303, 404, 405, 409, 422), (method, address)
    assert load_game(game.table).version == 1


def test_open_pages_answer_everybody(game: Game) -> None:
    for address in addresses(game, of_a_table=False):
        assert [answer for _, answer in answers(Client(), address)]


def test_no_form_is_taken_without_its_token(game: Game) -> None:
    owner = Client(enforce_csrf_checks=True)
    sign_in(owner, game)
    for address in [*addresses(game, of_a_table=True), reverse("games:table-new")]:
        answer = owner.post(address, {"key": "x" * 22})
        assert answer.status_code == 403, address
        assert "This page got old" in answer.content.decode()


@pytest.mark.parametrize(
    "path", ["", "?hand=1", "?saved=1", "penalty/", "end/", "?step=bid", "auction/"]
)
def test_every_form_of_a_table_names_its_game(game: Game, path: str) -> None:
    owner = Client()
    sign_in(owner, game)
    forms = forms_of(owner.get(at(game, path)))
    assert forms
    assert {form.fields.get("game") for form in forms} == {"1"}


ODD = ["%00", "%ED%A0%80", "%FF", "é", "😀", "a%2Fb", "a" * 10000, "..%2f", "%3Cscript%3E", "%0a"]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_address_is_no_table(game: Game, odd: str) -> None:
    owner = Client()
    sign_in(owner, game)
    for tail in ("", "bid/", "entries/1/undo/", "own/x/"):
        for answer in (owner.get(f"/t/{odd}/{tail}"), owner.post(f"/t/{odd}/{tail}")):
            assert answer.status_code == 404
            assert "Nothing here" in answer.content.decode()
    for asked in (f"/?away={odd}", f"/new/?again={odd}", at(game, f"?hand={odd}&step={odd}")):
        assert owner.get(asked).status_code == 200
