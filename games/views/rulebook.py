"""The rulebook: a page for each game, its strategy, and an address for each rule."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from games.forms.figures import read_number
from games.ids import is_key
from games.rules.variants import VARIANT_BY_NAME
from games.selectors.book_page import book_view
from games.selectors.rulebook import book_address, rule_address, with_asked
from games.selectors.strategy import strategy_view
from games.selectors.table.running import Running
from games.selectors.tables import usual_variant
from games.views.answering import get_running_or_404

UNKNOWN = "There is no such rule, or no such game. All that there are stand in these books:"


@require_safe
def rulebook(request: HttpRequest, variant: str) -> HttpResponse:
    """The rules of one game; `?q=` searches them, `?table=` notes what a table plays otherwise."""
    if variant not in VARIANT_BY_NAME:
        return unknown(request)
    running = get_reader_or_404(request)
    if running and running.game.variant != variant:
        return to_own_book(running, "rulebook")
    page = book_view(variant, request.GET.get("q", "").strip(), running)
    return answer(request, "games/rulebook/book.html", page, running)


@require_safe
def strategy(request: HttpRequest, variant: str) -> HttpResponse:
    """How to play one game well, in its standard figures or a table's own."""
    running = get_reader_or_404(request)
    if running and running.game.variant != variant:
        return to_own_book(running, "rulebook-strategy")
    page = strategy_view(variant, running)
    return answer(request, "games/rulebook/strategy.html", page, running)


def to_own_book(running: Running, name: str) -> HttpResponse:
    """A table reads its own game's book: rules that all games share lead there, anchor and all."""
    address = reverse(f"games:{name}", args=[running.game.variant])
    return HttpResponseRedirect(address + running.book_asked)


@require_safe
def rule(request: HttpRequest, rule_id: str) -> HttpResponse:
    """On to the paragraph of a rule: in the game of `?game=`, else in the one that the reader plays.

    With `?table=` in the book of that table.
    """
    running = get_reader_or_404(request)
    if running:
        game, asked = running.game.variant, running.book_asked
    else:
        game, asked = request.GET.get("game", "") or usual_variant(request.device), ""
    address = rule_address(rule_id, game)
    return HttpResponseRedirect(with_asked(address, asked)) if address else unknown(request)


def get_reader_or_404(request: HttpRequest) -> Running | None:
    """The game at whose table one reads, named by `?table=` and perhaps `&game=`; None without.

    :raises Http404: no such table or game, or none that this device may see.
    """
    address = request.GET.get("table", "")
    if not address:
        return None
    if not is_key(address):
        raise Http404("There is no such table.")
    return get_running_or_404(request, address, read_number(request.GET.get("game", "")) or None)


def answer(
    request: HttpRequest, template: str, page: dict[str, object], running: Running | None
) -> HttpResponse:
    """The page; one with a table's notes is for this device alone."""
    response = render(request, template, {"page": page})
    if running:
        add_never_cache_headers(response)
    return response


def unknown(request: HttpRequest) -> HttpResponse:
    """404 that says where the rules are."""
    books = [
        {"title": VARIANT_BY_NAME[each].title, "href": book_address(each)}
        for each in VARIANT_BY_NAME
    ]
    page = {
        "title": "No such rule",
        "second": "Rulebook",
        "back": "/",
        "words": UNKNOWN,
        "books": books,
    }
    return render(request, "games/rulebook/unknown.html", {"page": page}, status=404)
