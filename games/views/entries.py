"""One tap each: undo, strike, restore, call it now, reopen; and another game."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.selectors.table.pages import end_view
from games.selectors.table.running import Running
from games.services.entries import end_game, reopen_game
from games.services.lines import restore_line, strike_line
from games.services.playing_on import start_game
from games.services.undoing import undo_entry
from games.views.answering import (
    get_running_or_404,
    go_on,
    writing_view,
)


@writing_view
def undo(request: HttpRequest, running: Running, seq: int) -> HttpResponse:
    """Take an entry back; the last hand comes back to its steps."""
    undo_entry(game=running.game, target_seq=seq, key=key_of(request), by=request.device)
    return go_on(running)


@writing_view
def strike(request: HttpRequest, running: Running, seq: int) -> HttpResponse:
    """Strike a hand or a penalty out; it stays to be seen, and can be restored."""
    entry = strike_line(game=running.game, target_seq=seq, key=key_of(request), by=request.device)
    return go_on(running, saved=entry.seq)


@writing_view
def restore(request: HttpRequest, running: Running, seq: int) -> HttpResponse:
    """Let a struck line stand again."""
    entry = restore_line(game=running.game, target_seq=seq, key=key_of(request), by=request.device)
    return go_on(running, saved=entry.seq)


@writing_view
def reopen(request: HttpRequest, running: Running) -> HttpResponse:
    """Go on with a finished game."""
    entry = reopen_game(game=running.game, key=key_of(request), by=request.device)
    return go_on(running, saved=entry.seq)


@writing_view
def again(request: HttpRequest, running: Running) -> HttpResponse:
    """Another game with the same people; the deal goes on to the left."""
    start_game(table=running.table, by=request.device, key=key_of(request))
    return go_on(running)


def end(request: HttpRequest, address: str) -> HttpResponse:
    """Call it now: asked once, with the score that would be left."""
    running = get_running_or_404(request, address, action="record")
    if request.method != "POST":
        return render(request, "games/table/end.html", {"page": end_view(running)})
    return call_off(request, address)


@writing_view
def call_off(request: HttpRequest, running: Running) -> HttpResponse:
    entry = end_game(game=running.game, key=key_of(request), by=request.device)
    return go_on(running, saved=entry.seq)


def key_of(request: HttpRequest) -> str:
    return request.POST.get("key", "")
