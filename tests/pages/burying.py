"""A cutthroat bidder's 18 cards at a table, and what becomes of three of them: `choose(client, game)`."""

from typing import Any

from django.http import HttpResponse
from django.test import Client

from games.models import Game
from games.selectors.ledger import load_game, sheet_of
from tests.browser.score_pad import take
from tests.factories import a_game
from tests.pages.visiting import at, follow, send, sign_in

BID = {"bidder": "A", "bidder_seat": 1, "bid": 300, "trump": "H", "outcome": "played"}
HELD = [
    "AH",
    "10H",
    "KH",
    "QH",
    "JH",
    "QS",
    "JD",
    "9H",
    "9C",
    "9C",
    "JC",
    "JS",
    "10C",
    "10D",
    "KC",
    "QD",
    "9S",
    "9D",
]  # run, pinochle, dix
MELD = {"meld": {"A": 240, "B": 60, "C": 20}}
BEST = ["10C", "10D", "KC"]


def with_cards(held: list[str] = HELD, **meld: Any) -> dict[str, Any]:
    return MELD | {"meld_by_seat": {"1": 240}, "cards_by_seat": {"1": held}} | meld


def at_bury(client: Client, rules: Any = None, **bid: Any) -> Game:
    """A cutthroat game whose bidder's 18 cards are written, with its owner's browser."""
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"], rules=rules or {})
    take(game, bid=BID | bid, meld=with_cards())
    sign_in(client, game)
    return game


def draft(game: Game) -> Any:
    return load_game(game.table).draft


def choose(client: Client, game: Game, **changes: Any) -> HttpResponse:
    chosen = {"cards": " ".join(BEST)} | changes
    return send(client, client.get(at(game, "bury/")), "/bury/", **chosen)


def recorded(game: Game) -> dict[str, Any]:
    return sheet_of(load_game(game.table)).lines[-1].facts


def written(client: Client, game: Game) -> None:
    """The hand with its buried cards on the sheet."""
    page = follow(client, choose(client, game))
    tricks = {"tricks__A": "150", "tricks__B": "50", "tricks__C": "50"}
    follow(client, send(client, page, "/tricks/", **tricks))
