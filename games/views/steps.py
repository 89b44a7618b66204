"""Bid and Meld, each stored when it is taken; and the preview of every step."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render

from games.forms.figures import read_number
from games.forms.steps import STEPS, StepRead, mend, read_step
from games.rules.errors import Problem, Refused
from games.selectors.table.checks import bid_problems, meld_problems
from games.selectors.table.entering import typing_words
from games.selectors.table.preview_view import preview_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.typed import posted
from games.services import nudge
from games.services.drafts import check_seen, save_step
from games.services.errors import Busy
from games.views.answering import (
    get_running_or_404,
    go_on,
    is_of,
    leave,
    not_written,
    show,
    writing_view,
)

AFTER = {"bid": "meld", "meld": "tricks"}
NO_MELD_YET: dict[str, Any] = {"meld": {}}
Check = Callable[[Running, dict[str, Any]], tuple[Problem, ...]]


@writing_view
def bid(request: HttpRequest, running: Running) -> HttpResponse:
    """Who bid what; an irregular bid is taken with a second tap."""
    return take(request, running, "bid", bid_problems)


@writing_view
def meld(request: HttpRequest, running: Running) -> HttpResponse:
    """Each side's meld, and whether the hand ends here; or on to the players' cards."""
    if "cards" in request.POST or "mend" in request.POST:
        return keep(request, running)
    return take(request, running, "meld", meld_problems)


def keep(request: HttpRequest, running: Running) -> HttpResponse:
    """Store the meld as far as it is known: before cards are picked, or with a mend in it.

    :raises StaleStep, GameIsOver: as `save_step`.
    """
    data = mend(request.POST)
    read = read_step(running, "meld", data)
    if read.problems:
        return show(request, running, look_at("meld", read, data, read.problems), status=422)
    known = {name: read.facts[name] for name in read.facts if name != "outcome"}
    seen = seen_in(data) | {"step": "meld"}
    try:
        if known != running.draft.facts.get("meld", NO_MELD_YET):
            save_step(game=running.game, facts=known, by=request.device, **seen)
    except (Busy, Refused) as failed:
        return not_written(request, running.table.address, failed, look_at("meld", read, data))
    if "mend" in data:
        return go_on(running, step="meld")
    return leave(request, running.cards_href(read_number(data["cards"])))


def preview(request: HttpRequest, address: str) -> HttpResponse:
    """What is being typed would come to; the others read that somebody types. Stores nothing, and
    says nothing of a step that has moved on."""
    running = get_running_or_404(request, address, action="record")
    if request.method != "POST":
        return go_on(running)
    data, step = request.POST, request.POST.get("step", "")
    if step not in STEPS or not is_of(running.game, data):
        return HttpResponse(status=204)
    state = StepState(running, look_at(step, read_step(running, step, data), data))
    if state.mark != data.get("mark") or not state.has_preview:
        return HttpResponse(status=204)
    nudge.entering(running.table.address, running.table.grant.pk, typing_words(running))
    return render(
        request, "games/table/_previews.html", {"preview": preview_view(state), "mark": state.mark}
    )


def take(request: HttpRequest, running: Running, step: str, check: Check) -> HttpResponse:
    """Store the step and go on to the next; or show it again with everything that was typed."""
    data = request.POST
    read = read_step(running, step, data)
    seen = seen_in(data) | {"step": step}
    if problems := read.problems or check(running, read.facts):
        check_seen(running.game, **seen)
        return show(request, running, look_at(step, read, data, problems), status=422)
    try:
        save_step(game=running.game, facts=read.facts, by=request.device, **seen)
    except (Busy, Refused) as failed:
        return not_written(request, running.table.address, failed, look_at(step, read, data))
    return go_on(running, step=AFTER[step])


def seen_in(data: QueryDict) -> dict[str, Any]:
    """The hand and the revision of its step that the form saw."""
    numbers = {"hand_number": "hand", "revision": "revision"}
    return {name: read_number(data.get(field, "")) for name, field in numbers.items()}


def look_at(step: str, read: StepRead, data: QueryDict, problems: tuple[Problem, ...] = ()) -> Look:
    """The step as it was sent."""
    return Look(step=step, typed=posted(data), facts=read.facts, problems=problems)
