"""Coming to a table: by a link, which hides its secret again, or by a code that one types."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers

from games.access import get_link_or_404
from games.addresses import block_of
from games.models import Link
from games.models.table import Role
from games.services.codes import join_by_code
from games.services.errors import WriteFailed
from games.services.links import open_link
from games.views.answering import retry_later, show_fresh

PAGES = {
    Role.WATCHER: {
        "title": "Watch a table",
        "words": "This link lets this phone watch a table: every step of its score, as it is written.",
        "button": "Watch",
        "is_quick": True,
    },
    Role.SCORER: {
        "title": "Keep a table's score",
        "words": "This link lets this phone keep the score of a table: record hands, correct them.",
        "button": "Keep the score",
        "is_quick": True,
    },
    Role.OWNER: {
        "title": "Private link",
        "words": "This is a table's private link. On this phone you will be its owner: you can keep"
        " its score, and change everything about it.",
        "button": "Be the owner on this phone",
    },
}
FRAME = {"second": "Pinochle Scorekeeper", "back": "/"}
JOIN = FRAME | {"title": "Join a table"}


def enter(request: HttpRequest, address: str, secret: str) -> HttpResponse:
    """The watcher's or the scorer's link."""
    return opened(request, get_link_or_404(address, secret), secret)


def recover(request: HttpRequest, address: str, secret: str) -> HttpResponse:
    """The private link, which is the owner's."""
    return opened(request, get_link_or_404(address, secret), secret)


def opened(request: HttpRequest, link: Link, secret: str) -> HttpResponse:
    """A GET asks; a POST gives this phone its right and leads to the table's own address."""
    then = reverse("games:table", args=[link.table.address])
    page, status = FRAME | PAGES[Role(link.role)] | {"then": then}, 200
    if request.method == "POST":
        try:
            open_link(table=link.table, secret=secret, by=request.device)
            return HttpResponseRedirect(then, status=303)
        except WriteFailed as failed:
            page, status = page | {"problem": failed.message}, failed.status
    response = render(request, "games/share/enter.html", {"page": page}, status=status)
    return unseen(response)


def unseen(response: HttpResponse) -> HttpResponse:
    """Nobody keeps this page, and no other learns its address.

    Not `no-referrer`: that would take the origin off its own form, which then would not be taken.
    """
    add_never_cache_headers(response)
    response["Referrer-Policy"] = "strict-origin"
    return response


def join(request: HttpRequest) -> HttpResponse:
    """The code is typed here; a wrong one says no more than that."""
    if request.method != "POST":
        return show_join(request, JOIN)
    typed = request.POST.get("code", "")
    try:
        grant = join_by_code(typed=typed, block=block_of(request), by=request.device)
    except WriteFailed as failed:
        page = JOIN | {"typed": typed, "problem": failed.message}
        return retry_later(show_join(request, page, failed.status), failed)
    return to_table(grant.table.address)


def show_join(request: HttpRequest, page: dict, status: int = 200) -> HttpResponse:
    return show_fresh(request, "games/share/join.html", page, status)


def to_table(address: str) -> HttpResponse:
    return HttpResponseRedirect(reverse("games:table", args=[address]), status=303)
