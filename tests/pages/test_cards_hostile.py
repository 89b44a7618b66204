"""Odd forms at the pages of cards, piles and buried cards: none breaks one, none stores by halves."""

from typing import Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.models import Game
from games.selectors.ledger import load_game
from tests.browser.score_pad import take
from tests.examples import examples
from tests.factories import a_game
from tests.pages.burying import at_bury
from tests.pages.test_hostile import TEXTS
from tests.pages.visiting import at, form_to, sign_in

pytestmark = pytest.mark.django_db

LINES = ["AS x2", "2xAS", "AKQ of", "S - H -", "aces of spades", "9S " * 300, "AS" * 900, "Cards:"]
LINES += ["Cards:AS", "♠" * 1999, "x2" * 900, "2x" * 900, "of " * 600, "AS;" * 48, "🂡", "\ud800"]
VALUE = st.none() | TEXTS | st.sampled_from(LINES) | st.lists(TEXTS, min_size=2, max_size=2)
FIELDS = {
    "cards": ["cards", "figure", "seat", "take", "next", "add", "remove", "clear", "hand"],
    "pile": ["cards.A.A", "cards.B.K", "points.A", "points.C", "buried", "buried_points", "last"],
    "bury": ["cards", "card", "add", "choose", "forget", "take", "hand"],
}
SEEN = ["revision", "game", "press", "take"]
QUERY = [
    "cards",
    "trump",
    "game",
    "table",
    "profile",
    "rules",
    "was",
    "add",
    "remove",
    "clear",
    "form",
]
SLOW = settings(max_examples=examples(12), suppress_health_check=list(HealthCheck), deadline=None)


def odd(fields: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(fields), VALUE, max_size=4)


def whole(fields: dict[str, Any]) -> dict[str, Any]:
    """Without what is left out, and without what no browser can send."""
    return {
        name: value for name, value in fields.items() if value is not None and value != "\ud800"
    }


def played(path: str, client: Client) -> Game:
    if path == "bury":
        return at_bury(client)
    game = a_game(variant="cutthroat" if path == "pile" else "single-deck")
    bid = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
    melds = {"A": 150, "B": 40} | ({"C": 20} if path == "pile" else {})
    take(game, bid=bid, meld={"meld": melds})
    sign_in(client, game)
    return game


@pytest.mark.parametrize("path", FIELDS)
@given(data=st.data())
@SLOW
def test_no_form_breaks_a_page_of_cards(path: str, data: st.DataObject) -> None:
    client = Client()
    game = played(path, client)
    before = load_game(game.table).draft.facts
    form = form_to(client.get(at(game, f"{path}/")), f"/{path}/")
    fields = whole(form.fields | data.draw(odd(FIELDS[path] + SEEN)))
    answer = client.post(form.action, fields)
    assert answer.status_code in (200, 303, 409, 422), fields
    if answer.status_code != 303:
        assert load_game(game.table).draft.facts == before
    client.get(at(game), follow=True)
    query = whole(data.draw(odd(["seat", *FIELDS[path]])))
    assert client.get(at(game, f"{path}/"), query).status_code in (200, 303)


@given(query=odd(QUERY))
@SLOW
def test_no_address_breaks_the_calculator(query: dict[str, Any]) -> None:
    answer = Client().get("/meld/", whole(query))
    assert answer.status_code in (200, 302, 404, 422), query
