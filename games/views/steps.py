"""The three steps of the running hand, each stored when it is taken; the last records the hand."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from games.forms.steps import STEPS, StepRead, mend, read_step
from games.rules.errors import Refused
from games.selectors.table.checks import bid_problems, meld_problems, open_questions
from games.selectors.table.preview_view import preview_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.typed import posted
from games.services.drafts import save_step
from games.services.errors import NeedsConfirmation
from games.views.answering import go_on, show, writing_view
from games.views.recording import record
from games.views.table import whole


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
def tricks(request: HttpRequest, running: Running) -> HttpResponse:
    """The trick points, and with them the hand. A mend is looked at before it is saved."""
    data = mend(request.POST)
    read = read_step(running, "tricks", data)
    if data is not request.POST:
        return show(request, running, look_at("tricks", read, data))
    if read.problems or open_questions(running, read.facts):
        return again(request, running, "tricks", read, read.problems)
    try:
        return go_on(running, saved=record(request, running, read.facts).seq)
    except (Refused, NeedsConfirmation) as refused:
        return again(request, running, "tricks", read, refused.problems)


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
        hand_number=whole(request.POST.get("hand", "")) or 0,
        step=step,
        revision=whole(request.POST.get("revision", "")) or 0,
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
