"""Sharing by the page's own forms: `do(client, game, "let-in", grant=7)`, `come(game)`."""

from django.http import HttpResponse
from django.test import Client

from games.links import secret_of
from games.models import Game, Grant
from games.selectors.links import link_of
from tests.pages.visiting import at


def share(client: Client, game: Game) -> HttpResponse:
    return client.get(at(game, "share/"))


def do(client: Client, game: Game, act: str, **more: object) -> HttpResponse:
    return client.post(at(game, "share/"), {"do": act} | more)


def secret(game, role: str = "watcher") -> str:
    return secret_of(link_of(game.table, role))


def come(game, role: str = "watcher") -> Client:
    client = Client()
    client.post(at(game, f"in/{secret(game, role)}/"))
    return client


def grant_of(game, role: str = "watcher") -> Grant:
    return Grant.objects.get(table=game.table, role=role)
