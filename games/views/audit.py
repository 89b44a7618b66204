"""A finished hand looked through, anywhere and at a table. Nothing is stored."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.forms.judges import read_variant
from games.forms.settle import given_of, typed_from, typed_of
from games.rules.errors import Refused
from games.rules.rulings.audit import answer_audit
from games.selectors.settle.audit_view import audit_of, audit_view
from games.selectors.settle.filling import fill_in
from games.selectors.settle.place import Place, standard_place, table_place
from games.views.answering import get_running_or_404
from games.views.settle import answer_page


@require_safe
def audit(request: HttpRequest) -> HttpResponse:
    """Any hand, by the standard rules of a game."""
    return look_through(request, standard_place(read_variant(request.GET)))


@require_safe
def table_audit(request: HttpRequest, address: str) -> HttpResponse:
    """A hand by the table's rules, its last one filled in."""
    return look_through(request, table_place(get_running_or_404(request, address)))


def look_through(request: HttpRequest, place: Place) -> HttpResponse:
    """What the hand comes to, and everything in it that cannot be."""
    asked, words = audit_of(place), ""
    typed = typed_of(request.GET, asked.shows, place.rules.deck)
    given = given_of(typed)
    if not typed:
        filled = fill_in(place, asked)
        given, words = filled.given, filled.words
        typed = typed_from(asked, given)
        given = {name: given[name] for name in asked.shows if name in given}
    try:
        answer = answer_audit(place.request | {"hand": given})
    except Refused as refused:
        page = audit_view(place, typed, None, problems=refused.problems)
        return answer_page(request, "audit", page, status=422)
    return answer_page(request, "audit", audit_view(place, typed, answer, words=words))
