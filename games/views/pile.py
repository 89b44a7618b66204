"""Counting a pile: a page that adds up counters, and fills the Tricks step when it is taken over."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render

from games.forms.figures import read_number
from games.forms.piles import pressed, read_piles
from games.rules.piling import counting_ranks
from games.selectors.table.mending import Mending
from games.selectors.table.pile_count import PileCount, SentPiles, sides_of
from games.selectors.table.pile_view import pile_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import is_counting
from games.services.drafts import save_step
from games.services.errors import WriteFailed
from games.views.answering import (
    get_running_or_404,
    go_on,
    is_of,
    is_of_hand,
    not_written,
    retry_later,
    show_fresh,
)
from games.views.mending import beside_the_steps, check_hand


@beside_the_steps
def pile(request: HttpRequest, running: Running) -> HttpResponse:
    """The counting pad, or what was taken over; on to the next step where no tricks are counted yet."""
    if not is_counting(running):
        return go_on(running)
    data = request.POST if request.method == "POST" else request.GET
    sent = read_piles(pressed(data), sides_of(running), counting_ranks(running.rules))
    if request.method != "POST" or "take" not in data:
        return count(request, running, sent)
    return take(request, running, sent)


def count(request: HttpRequest, running: Running, sent: SentPiles) -> HttpResponse:
    """The page with its sum; only the sum where htmx asks while somebody types."""
    if not request.htmx:
        return show(request, pile_view(running, sent))
    if not is_of(running.game, request.POST):
        return HttpResponse(status=204)
    page = pile_view(running, sent)
    return render(request, "games/pile/_sums.html", {"page": page})


def take(request: HttpRequest, running: Running, sent: SentPiles) -> HttpResponse:
    """Store what was counted as the Tricks step, or say what is wrong with it."""
    found = PileCount(running, sent)
    try:
        check_hand(running, request.POST, read_number(request.POST.get("hand", "")))
        if found.problems or found.missing:
            return show(request, pile_view(running, sent, told=True), status=422)
        save(request, running, found)
    except WriteFailed as failed:
        return not_taken(request, running.table.address, sent, failed)
    return HttpResponseRedirect(running.step_href("tricks"), status=303)


def save(request: HttpRequest, running: Running, found: PileCount) -> None:
    """In the draft; in a correction with what was changed so far.

    :raises WriteFailed: as `save_step`.
    """
    if isinstance(running, Mending):
        running.change("tricks", found.facts)
        return
    save_step(
        game=running.game,
        hand_number=read_number(request.POST.get("hand", "")),
        step="tricks",
        revision=read_number(request.POST.get("revision", "")),
        facts=found.facts,
        by=request.device,
    )


def not_taken(
    request: HttpRequest, address: str, sent: SentPiles, failed: WriteFailed
) -> HttpResponse:
    """The count as it was sent and why it was not taken; the table where the hand is another."""
    now = get_running_or_404(request, address, action="record")
    if not (is_of_hand(now, request.POST) and is_counting(now)):
        return not_written(request, address, failed)
    page = pile_view(now, sent, notice=failed.message)
    return retry_later(show(request, page, status=failed.status), failed)


def show(request: HttpRequest, page: dict[str, Any], status: int = 200) -> HttpResponse:
    return show_fresh(request, "games/pile/page.html", page, status)
