"""Bid and Meld, each stored when it is taken; and the preview of every step."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.forms.figures import read_number
from games.forms.steps import STEPS, StepRead, read_step
from games.selectors.table.checks import bid_problems, meld_problems
from games.selectors.table.preview_view import preview_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.typed import posted
from games.services.drafts import save_step
from games.views.answering import go_on, show, writing_view


@writing_view
def bid(request: HttpRequest, running: Running) -> HttpResponse:
    """Who bid what; an irregular bid is taken with a second tap."""
    read = read_step(running, "bid", request.POST)
    problems = read.problems or bid_problems(running, read.facts)
    return (
        again(request, running, "bid", read, problems)
        if problems
        else take(request, running, "bid", read)
    )


@writing_view
def meld(request: HttpRequest, running: Running) -> HttpResponse:
    """Each side's meld, and whether the hand ends here."""
    read = read_step(running, "meld", request.POST)
    problems = read.problems or meld_problems(running, read.facts)
    return (
        again(request, running, "meld", read, problems)
        if problems
        else take(request, running, "meld", read)
    )


@writing_view
def preview(request: HttpRequest, running: Running) -> HttpResponse:
    """What is being typed would come to. Stores nothing; says nothing of a step that has moved on."""
    step = request.POST.get("step", "")
    if step not in STEPS:
        return HttpResponse(status=204)
    state = StepState(running, look_at(step, read_step(running, step, request.POST), request.POST))
    if state.mark != request.POST.get("mark"):
        return HttpResponse(status=204)
    return render(
        request, "games/table/_previews.html", {"preview": preview_view(state), "mark": state.mark}
    )


def take(request: HttpRequest, running: Running, step: str, read: StepRead) -> HttpResponse:
    """Store the step, and on to the next one."""
    save_step(
        game=running.game,
        hand_number=read_number(request.POST.get("hand", "")),
        step=step,
        revision=read_number(request.POST.get("revision", "")),
        facts=read.facts,
        by=request.device,
    )
    return go_on(running, step=AFTER[step])


AFTER = {"bid": "meld", "meld": "tricks"}


def again(
    request: HttpRequest, running: Running, step: str, read: StepRead, problems: tuple
) -> HttpResponse:
    """The step once more with everything typed in it, and what was wrong."""
    return show(request, running, look_at(step, read, request.POST, tuple(problems)), status=422)


def look_at(step: str, read: StepRead, data, problems: tuple = ()) -> Look:
    return Look(step=step, typed=posted(data), facts=read.facts, problems=problems)
