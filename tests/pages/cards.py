"""Cards at a table, by the page's own forms: `counted(client, game, {1: "AS KS QS"})`."""

from typing import Any

from django.http import HttpResponse
from django.test import Client

from games.models import Entry, Game
from games.selectors.ledger import load_game
from tests.pages.visiting import at, follow, send

RUN = "AS 10S KS QS JS"
MARRIAGE = "KH QH"
CARDS = {1: RUN, 3: MARRIAGE, 2: "9S"}
BY_SEAT = {"1": RUN.split(), "2": ["9S"], "3": MARRIAGE.split()}
BID = {"bidder_seat": "1", "bid": "320", "trump": "S"}


def at_meld(client: Client, game: Game, **bid: Any) -> HttpResponse:
    """The Meld step, after a bid of 320 in spades by seat 1."""
    return follow(client, send(client, client.get(at(game)), "/bid/", **BID | bid))


def cards_page(client: Client, game: Game, seat: int) -> HttpResponse:
    return client.get(at(game, f"cards/?seat={seat}"))


def taken(client: Client, game: Game, seat: int, cards: str, **more: Any) -> HttpResponse:
    """Take a player's cards; the answer."""
    page = cards_page(client, game, seat)
    return send(client, page, "/cards/", cards=cards, **{"take": "1"} | more)


def counted(client: Client, game: Game, cards: dict[int, str], **bid: Any) -> HttpResponse:
    """A hand at its Meld step with these players' cards in it."""
    at_meld(client, game, **bid)
    for seat, line in cards.items():
        page = follow(client, taken(client, game, seat, line))
    return page


def meld_of(game: Game) -> dict[str, Any]:
    """What the draft has of the Meld step."""
    return load_game(game.table).draft.facts.get("meld", {})


def saved(client: Client, page: HttpResponse, **tricks: Any) -> dict[str, Any]:
    """From the Meld step on: the hand recorded; its facts."""
    page = follow(client, send(client, page, "/meld/"))
    follow(client, send(client, page, "/tricks/", **{"tricks__A": "200"} | tricks))
    return Entry.objects.last().facts
