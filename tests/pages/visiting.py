"""A browser without scripts at a table: `visit(client, game)`, `fill(client, game, bid=…)`."""

import re
from html.parser import HTMLParser
from typing import Any

from django.http import HttpResponse
from django.test import Client

from games.devices import COOKIE, SIGNER
from games.models import Device, Game, Grant
from games.selectors.ledger import load_game, sheet_of

RANDOM = re.compile(r"[A-Za-z0-9_-]{22,}")


def sign_in(client: Client, game: Game) -> Device:
    """Make the client the browser of the device that owns the game's table."""
    device = Grant.objects.filter(table=game.table).order_by("pk").first().device
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return device


def totals(game: Game) -> dict[str, int]:
    """The totals as a fresh replay has them."""
    return sheet_of(load_game(game.table)).totals


def text_of(response: HttpResponse) -> str:
    return response.content.decode()


def words_of(response: HttpResponse) -> str:
    """The page without its addresses, keys and tokens, in which anything may stand by chance."""
    return RANDOM.sub("…", text_of(response))


def line_on(response: HttpResponse, seq: int) -> str:
    """The line of the sheet that this entry wrote, without what is open under it."""
    found = re.search(
        rf'<li class="line[^>]* id="line-{seq}".*?</li>', text_of(response), re.DOTALL
    )
    return found.group(0) if found else ""


def at(game: Game, path: str = "") -> str:
    return f"/t/{game.table.address}/{path}"


class Form:
    """A form of a page: where it posts, and its fields as a browser would send them."""

    def __init__(self, action: str, method: str = "get") -> None:
        self.action = action
        self.method = method
        self.fields: dict[str, Any] = {}
        self.buttons: list[dict[str, str]] = []


class FormReader(HTMLParser):
    """Every form of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.is_inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get")))
            self.is_inside = True
        if self.is_inside and tag == "input" and given.get("name"):
            self.read_input(given)
        if self.is_inside and tag == "button" and given.get("name"):
            self.forms[-1].buttons.append(given)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.is_inside = False

    def read_input(self, given: dict[str, str]) -> None:
        if given.get("type") in ("radio", "checkbox") and "checked" not in given:
            return
        fields, name = self.forms[-1].fields, given["name"]
        if name in ("playing", "accept"):
            fields.setdefault(name, []).append(given.get("value", ""))
        else:
            fields[name] = given.get("value", "")


def forms_of(response: HttpResponse) -> list[Form]:
    reader = FormReader()
    reader.feed(response.content.decode())
    return reader.forms


def form_to(response: HttpResponse, path: str) -> Form:
    """The page's form that posts to an address ending so."""
    return next(form for form in forms_of(response) if form.action.endswith(path))


def send(client: Client, page: HttpResponse, path: str, **changes: Any) -> HttpResponse:
    """Post a page's form with some fields changed (`None` leaves one out); the answer."""
    form = form_to(page, path)
    fields = form.fields | {name.replace("__", "."): value for name, value in changes.items()}
    sent = {name: value for name, value in fields.items() if value is not None}
    return client.post(form.action, sent)


def follow(client: Client, response: HttpResponse) -> HttpResponse:
    """The page that a redirect leads to."""
    assert response.status_code == 303, response.content.decode()[-2000:]
    return client.get(response["Location"])


def play(client: Client, game: Game, **hand: Any) -> HttpResponse:
    """The reference hand through the three steps of the page, with some fields changed."""
    usual = {"bidder_seat": "1", "bid": "320", "trump": "H"}
    melds = {"meld__A": "150", "meld__B": "40"}
    tricks = {"tricks__A": "170", "tricks__B": ""}
    pick = lambda base: base | {k: v for k, v in hand.items() if k in base}  # noqa: E731
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", **pick(usual)))
    page = follow(client, send(client, page, "/meld/", **pick(melds)))
    return send(client, page, "/tricks/", **pick(tricks))
