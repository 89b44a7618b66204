"""Settle it: what players quarrel over, answered; anywhere, and at a table by its own rules.

Nothing is stored: what is asked stands in the address, so a link opens the same ruling.
"""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from games.forms.judges import read_variant
from games.forms.settle import given_of, typed_from, typed_of
from games.rules.errors import Refused
from games.rules.rulings.desk import QUESTION_BY_KEY, answer_ruling
from games.rules.rulings.question import Question
from games.selectors.settle.desk_view import desk_view
from games.selectors.settle.filling import Filled, fill_in
from games.selectors.settle.place import Place, standard_place, table_place
from games.selectors.settle.question_view import question_view
from games.views.answering import get_running_or_404, show_fresh

LONGEST_QUERY = 100


@require_safe
def settle(request: HttpRequest) -> HttpResponse:
    """Every question of a game; `?q=` searches them."""
    return desk(request, standard_place(read_variant(request.GET)))


@require_safe
def table_settle(request: HttpRequest, address: str) -> HttpResponse:
    """Every question of the table's game."""
    return desk(request, table_place(get_running_or_404(request, address)))


@require_safe
def question(request: HttpRequest, key: str) -> HttpResponse:
    """A question by the standard rules of a game that has it."""
    asked = question_or_404(key)
    variant = read_variant(request.GET)
    if variant not in asked.games:
        return redirect(standard_place(asked.games[0]).href(key))
    return rule_on(request, standard_place(variant), asked)


@require_safe
def table_question(request: HttpRequest, address: str, key: str) -> HttpResponse:
    """A question by the table's rules, with its hand filled in."""
    place = table_place(get_running_or_404(request, address))
    asked = question_or_404(key)
    if place.variant not in asked.games:
        return redirect(place.desk)
    return rule_on(request, place, asked)


def question_or_404(key: str) -> Question:
    """:raises Http404: there is no such question."""
    if key not in QUESTION_BY_KEY:
        raise Http404("There is no such question.")
    return QUESTION_BY_KEY[key]


def desk(request: HttpRequest, place: Place) -> HttpResponse:
    page = desk_view(place, request.GET.get("q", "")[:LONGEST_QUERY])
    return answer_page(request, "desk", page)


def rule_on(request: HttpRequest, place: Place, asked: Question) -> HttpResponse:
    """The ruling on what was typed, or on what the hand or the example says."""
    typed, filled = typed_of(request.GET, asked.shows, place.rules.deck), fill_in(place, asked)
    given, words = given_of(typed), ""
    if not typed:
        given, words = filled.given, filled.words
        typed = typed_from(asked, given)
    question = place.request | {"question": asked.key} | in_hand(asked, filled)
    try:
        answer = answer_ruling(question | {"given": given})
    except Refused as refused:
        page = question_view(place, asked, typed, None, question, filled, problems=refused.problems)
        return answer_page(request, "question", page, status=422)
    page = question_view(place, asked, typed, answer, question, filled, words=words)
    return answer_page(request, "question", page)


def in_hand(asked: Question, filled: Filled) -> dict[str, Any]:
    """The hand that the cards of a meld question were shown in, if they were."""
    return {"hand": filled.hand} if asked.kind == "meld" and filled.hand else {}


def answer_page(
    request: HttpRequest, name: str, page: dict[str, Any], status: int = 200
) -> HttpResponse:
    return show_fresh(request, f"games/settle/{name}.html", page, status)
