"""Small forms that write one entry: a penalty, somebody else at a seat."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.forms.penalty import read_penalty
from games.forms.seating import read_seat
from games.models import Entry
from games.rules.errors import Problem, Refused
from games.selectors.table.penalty_view import penalty_view
from games.selectors.table.running import Running
from games.selectors.table.seats_view import seats_view
from games.services.entries import record_penalty
from games.services.errors import Busy, WriteFailed
from games.services.seating import substitute_player
from games.views.answering import (
    check_game,
    get_running_or_404,
    go_on,
    not_written,
    retry_later,
)

View = Callable[..., dict[str, Any]]
Write = Callable[[HttpRequest, Running], Entry]


def penalty(request: HttpRequest, address: str) -> HttpResponse:
    """A penalty line: any signed points for any side, and why."""
    return small_form(request, address, "games/table/penalty.html", penalty_view, write_penalty)


def seats(request: HttpRequest, address: str) -> HttpResponse:
    """Somebody else sits down, from this hand on or all along."""
    return small_form(request, address, "games/table/seats.html", seats_view, write_seat)


def write_penalty(request: HttpRequest, running: Running) -> Entry:
    """:raises Refused, WriteFailed: as `record_penalty`."""
    read = read_penalty(request.POST, running.sides)
    refuse(read.problems)
    key = request.POST.get("key", "")
    return record_penalty(game=running.game, **read.facts, key=key, by=request.device)


def write_seat(request: HttpRequest, running: Running) -> Entry:
    """:raises Refused, WriteFailed: as `substitute_player`."""
    key = request.POST.get("key", "")
    return substitute_player(
        game=running.game, **read_seat(request.POST), key=key, by=request.device
    )


def refuse(problems: tuple[Problem, ...]) -> None:
    """:raises Refused: there are problems."""
    if problems:
        raise Refused(problems)


def small_form(
    request: HttpRequest, address: str, template: str, view: View, write: Write
) -> HttpResponse:
    """The form, or what it wrote; refused, it comes back with everything typed in it."""
    running = get_running_or_404(request, address, action="record")
    if request.method != "POST":
        typed = {name: text for name, text in request.GET.items() if name != "key"}
        return render(request, template, {"page": view(running, typed)})
    try:
        check_game(running.game, request.POST)
        entry = write(request, running)
    except Refused as refused:
        page = view(running, request.POST, refused.problems)
        return render(request, template, {"page": page}, status=422)
    except Busy as busy:
        page = view(running, request.POST, notice=busy.message)
        return retry_later(render(request, template, {"page": page}, status=busy.status), busy)
    except WriteFailed as failed:
        return not_written(request, address, failed)
    return go_on(running, saved=entry.seq)
