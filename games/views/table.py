"""The table page, and earlier games of the table."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_safe

from games.selectors.table.step_state import Look
from games.views.answering import get_running_or_404, show


@require_safe
def table(request: HttpRequest, address: str) -> HttpResponse:
    """The current game: `?step=` goes back to a step, `?hand=` opens a line, `?saved=` reads back."""
    return show(request, get_running_or_404(request, address), look_of(request))


@require_safe
def game(request: HttpRequest, address: str, number: int) -> HttpResponse:
    """An earlier game, to be read; the current one has the table's own address."""
    running = get_running_or_404(request, address, number)
    if running.is_current:
        return redirect("games:table", address)
    return show(request, running, look_of(request))


def look_of(request: HttpRequest) -> Look:
    asked = request.GET
    return Look(
        step=asked.get("step", ""),
        open_seq=whole(asked.get("hand", "")),
        saved_seq=whole(asked.get("saved", "")),
    )


def whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
