"""Bid and Meld, each stored when it is taken; and the preview of every step."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render

from games.forms.figures import read_number
from games.forms.steps import STEPS, StepRead, read_step
from games.rules.errors import Problem, Refused
from games.selectors.table.checks import bid_problems, meld_problems
from games.selectors.table.preview_view import preview_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.typed import posted
from games.services.drafts import check_seen, save_step
from games.services.errors import Busy
from games.views.answering import (
    get_running_or_404,
    go_on,
    is_of,
    not_written,
    show,
    writing_view,
)

AFTER = {"bid": "meld", "meld": "tricks"}
Check = Callable[[Running, dict[str, Any]], tuple[Problem, ...]]


@writing_view
def bid(request: HttpRequest, running: Running) -> HttpResponse:
    """Who bid what; an irregular bid is taken with a second tap."""
    return take(request, running, "bid", bid_problems)


@writing_view
def meld(request: HttpRequest, running: Running) -> HttpResponse:
    """Each side's meld, and whether the hand ends here."""
    return take(request, running, "meld", meld_problems)


def preview(request: HttpRequest, address: str) -> HttpResponse:
    """What is being typed would come to. Stores nothing; says nothing of a step that has moved on."""
    running = get_running_or_404(request, address, action="record")
    if request.method != "POST":
        return go_on(running)
    data, step = request.POST, request.POST.get("step", "")
    if step not in STEPS or not is_of(running.game, data):
        return HttpResponse(status=204)
    state = StepState(running, look_at(step, read_step(running, step, data), data))
    if state.mark != data.get("mark") or not state.has_preview:
        return HttpResponse(status=204)
    return render(
        request, "games/table/_previews.html", {"preview": preview_view(state), "mark": state.mark}
    )


def take(request: HttpRequest, running: Running, step: str, check: Check) -> HttpResponse:
    """Store the step and go on to the next; or show it again with everything that was typed."""
    data = request.POST
    read = read_step(running, step, data)
    seen = {
        "hand_number": read_number(data.get("hand", "")),
        "step": step,
        "revision": read_number(data.get("revision", "")),
    }
    if problems := read.problems or check(running, read.facts):
        check_seen(running.game, **seen)
        return show(request, running, look_at(step, read, data, problems), status=422)
    try:
        save_step(game=running.game, facts=read.facts, by=request.device, **seen)
    except (Busy, Refused) as failed:
        return not_written(request, running.table.address, failed, look_at(step, read, data))
    return go_on(running, step=AFTER[step])


def look_at(step: str, read: StepRead, data: QueryDict, problems: tuple[Problem, ...] = ()) -> Look:
    """The step as it was sent."""
    return Look(step=step, typed=posted(data), facts=read.facts, problems=problems)
