"""The bid explorer."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.selectors.club.bids_view import bids_view
from games.views.scoped import answer, get_scope_or_404


@require_safe
def bids(request: HttpRequest, address: str) -> HttpResponse:
    """Level by level and trump by trump: how often made."""
    page = bids_view(*get_scope_or_404(request, address), request.GET)
    return answer(request, "games/club/bids/bids.html", page)
