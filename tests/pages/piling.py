"""Piles at a table, by the page's own form: `count(client, game, cards__A__A="5")`."""

from typing import Any

from django.http import HttpResponse
from django.test import Client

from games.models import Game
from games.selectors.ledger import load_game
from tests.browser.score_pad import take
from tests.pages.visiting import at, send

BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played"}
MELD = {"A": 150, "B": 40}
THREE = {"A": 150, "B": 40, "C": 20}
CARDS = {"cards__A__A": "5", "cards__A__10": "6", "cards__A__K": "5"}


def at_tricks(game: Game, meld: dict[str, int] = MELD, **bid: Any) -> Game:
    """The game with bid and meld of its hand written."""
    take(game, bid=BID | bid, meld={"meld": meld})
    return game


def count(client: Client, game: Game, **changes: Any) -> HttpResponse:
    return send(client, client.get(at(game, "pile/")), "/pile/", **changes)


def drafted(game: Game) -> dict[str, Any]:
    return load_game(game.table).draft.facts.get("tricks", {})
