"""The board of a table, for everybody in the room."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from games.access import get_table_or_404
from games.selectors.board_view import board_view, mark_at
from games.selectors.links import code_of
from games.selectors.table.running import running_game


@require_safe
def board(request: HttpRequest, address: str) -> HttpResponse:
    """The current game. With `?seen=` of a board only what changed: 204 where nothing did."""
    table = get_table_or_404(request.device, address)
    code, seen = code_of(table, timezone.now()), request.GET.get("seen")
    if seen is not None and seen == mark_at(table, code):
        return HttpResponse(status=204)
    template = "games/board/board.html" if seen is None else "games/board/_board.html"
    response = render(request, template, {"board": board_view(running_game(table), code)})
    add_never_cache_headers(response)
    return response
