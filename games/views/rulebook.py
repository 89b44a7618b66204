"""The rulebook: a page for each game, and an address for each rule."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.variants import VARIANT_BY_NAME
from games.selectors.rulebook import book_address, rule_address, rulebook_view

UNKNOWN = "There is no such rule, or no such game. All that there are stand in these books:"


@require_safe
def rulebook(request: HttpRequest, variant: str) -> HttpResponse:
    """The rules of one game."""
    if variant not in VARIANT_BY_NAME:
        return unknown(request)
    return render(request, "games/rulebook/book.html", {"page": rulebook_view(variant)})


@require_safe
def rule(request: HttpRequest, rule_id: str) -> HttpResponse:
    """On to the paragraph of a rule; `?game=` says on which game's page it is wanted."""
    address = rule_address(rule_id, request.GET.get("game", ""))
    return HttpResponseRedirect(address) if address else unknown(request)


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
