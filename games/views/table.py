"""The table page, and earlier games of the table."""

from contextlib import suppress
from datetime import timedelta

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_safe

from games.models import Grant
from games.selectors.table.step_state import Look
from games.services.errors import WriteFailed
from games.services.grants import note_visit
from games.views.answering import get_running_or_404, show

SEEN_AGAIN = timedelta(minutes=30)


@require_safe
def table(request: HttpRequest, address: str) -> HttpResponse:
    """The current game: `?step=` goes back to a step, `?hand=` opens a line, `?saved=` reads back."""
    running = get_running_or_404(request, address)
    note(running.table.grant)
    return show(request, running, look_of(request))


@require_safe
def game(request: HttpRequest, address: str, number: int) -> HttpResponse:
    """An earlier game, to be read; the current one has the table's own address."""
    running = get_running_or_404(request, address, number)
    if running.is_current:
        return redirect("games:table", address)
    return show(request, running, look_of(request))


def note(grant: Grant) -> None:
    """Remember that this phone was here; not at every look, and never at the price of the page."""
    if grant.seen_at is None or timezone.now() - grant.seen_at > SEEN_AGAIN:
        with suppress(WriteFailed, DatabaseError):
            note_visit(grant=grant)


def look_of(request: HttpRequest) -> Look:
    asked = request.GET
    return Look(
        step=asked.get("step", ""),
        open_seq=whole(asked.get("hand", "")),
        saved_seq=whole(asked.get("saved", "")),
    )


def whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
