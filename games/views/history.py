"""Every entry of a game's ledger in one line each, with who and when; each can be taken back."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from games.selectors.table.history_view import history_view
from games.views.answering import get_running_or_404


@require_safe
def history(request: HttpRequest, address: str, number: int | None = None) -> HttpResponse:
    """The ledger of the current game, or of an earlier one."""
    running = get_running_or_404(request, address, number)
    page = history_view(running, request.device)
    response = render(request, "games/table/history.html", {"page": page})
    add_never_cache_headers(response)
    return response
