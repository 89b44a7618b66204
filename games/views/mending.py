"""Correcting a past hand: the three steps once more, what would change, and then the entry (G9).

Nothing is stored before the last tap; what was changed so far travels in the address.
"""

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render

from games.carried import carried
from games.forms.figures import read_number
from games.forms.steps import StepRead, mend, read_step
from games.models import Entry
from games.rules.errors import Problem, Refused
from games.selectors.table.asking import Asked
from games.selectors.table.checks import bid_problems, meld_problems, tricks_problems
from games.selectors.table.mending import Mending, line_name
from games.selectors.table.mending_view import mending_view, review_view
from games.selectors.table.preview_view import preview_view
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look, StepState
from games.services.corrections import correct_hand
from games.services.drafts import check_hand_seen
from games.services.errors import NeedsConfirmation, WriteFailed
from games.views.answering import (
    check_game,
    get_running_or_404,
    go_on,
    leave,
    not_written,
    show_page,
)
from games.views.steps import look_at

CHECKS = {"bid": bid_problems, "meld": meld_problems, "tricks": tricks_problems}


def get_mending(request: HttpRequest, address: str, seq: int) -> Mending | None:
    """The hand to be corrected with what was changed so far; None where there is none to correct."""
    running = get_running_or_404(request, address, action="record")
    line = running.sheet.line(seq)
    if line is None or line.kind != "hand" or line.state == "struck" or running.sheet.is_over:
        return None
    sent = request.POST if request.method == "POST" else request.GET
    changed = carried(sent.get("c", ""), line_name(running.game, line.seq))
    return Mending(running, line, changed)


def beside_the_steps(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page beside the steps of the running hand; with a `seq`, of that past hand as it is corrected.

    The view is given the hand; in a correction what it takes travels on in the address.
    """

    @wraps(view)
    def answer(request: HttpRequest, address: str, seq: int | None = None) -> HttpResponse:
        if seq is None:
            return view(request, get_running_or_404(request, address, action="record"))
        mending = get_mending(request, address, seq)
        return view(request, mending) if mending else nothing_to_correct(request, address)

    return answer


def nothing_to_correct(request: HttpRequest, address: str) -> HttpResponse:
    return go_on(get_running_or_404(request, address, action="record"))


def check_hand(running: Running, data: QueryDict, hand_number: int) -> None:
    """Whether a form beside the steps is one of the hand that is running, or is corrected.

    :raises WriteFailed: of another game, or of a hand that is done with.
    """
    check_game(running.game, data)
    if not isinstance(running, Mending):
        check_hand_seen(running.game, hand_number)


def correct(request: HttpRequest, address: str, seq: int, step: str) -> HttpResponse:
    """A step of a past hand: looked at with GET, taken with POST."""
    mending = get_mending(request, address, seq)
    if mending is None:
        return nothing_to_correct(request, address)
    if request.method != "POST":
        return show(request, mending, Look(step=step))
    data = mend(request.POST)
    read = read_step(mending, step, data)
    if "mend" in request.POST:
        return show(request, mending, look_at(step, read, data))
    if "cards" in request.POST and step == "meld" and not read.problems:
        mending.change(step, read.facts)
        return leave(request, mending.cards_href(read_number(data["cards"])))
    return take(request, mending, step, read)


def take(request: HttpRequest, mending: Mending, step: str, read: StepRead) -> HttpResponse:
    """On to the next step with what was changed, or this one again with what is wrong."""
    asked = Asked(mending.rules, mending.entry(**{step: read.facts}), mending.names)
    problems = read.problems or CHECKS[step](mending, read.facts)
    if problems or (step == "tricks" and asked.open):
        return show(request, mending, look_at(step, read, request.POST, problems), status=422)
    facts = asked.tricks if step == "tricks" else read.facts
    return HttpResponseRedirect(mending.after(step, facts), status=303)


def preview(request: HttpRequest, address: str, seq: int) -> HttpResponse:
    """What is being typed would come to; stores nothing."""
    mending = get_mending(request, address, seq)
    step = request.POST.get("step", "")
    if mending is None or step not in CHECKS:
        return HttpResponse(status=204)
    state = StepState(mending, look_at(step, read_step(mending, step, request.POST), request.POST))
    if not state.has_preview:
        return HttpResponse(status=204)
    shown = {"preview": preview_view(state), "mark": state.mark}
    return render(request, "games/table/_previews.html", shown)


def review(request: HttpRequest, address: str, seq: int) -> HttpResponse:
    """What the correction changes on the whole sheet; the last tap writes it."""
    mending = get_mending(request, address, seq)
    if mending is None:
        return nothing_to_correct(request, address)
    if request.method != "POST":
        return show_review(request, mending)
    try:
        check_game(mending.game, request.POST)
        entry = write(request, mending)
    except (Refused, NeedsConfirmation) as refused:
        return show_review(request, mending, refused.problems)
    except WriteFailed as failed:
        return not_written(request, address, failed)
    return HttpResponseRedirect(f"{mending.address}?saved={entry.seq}", status=303)


def write(request: HttpRequest, mending: Mending) -> Entry:
    """:raises Refused, WriteFailed: as `correct_hand`."""
    data = request.POST
    entry = mending.entry() | ({"note": data["note"]} if data.get("note") else {})
    return correct_hand(
        game=mending.game,
        target_seq=mending.line.seq,
        facts=entry,
        note=data.get("reason_other") or data.get("reason", ""),
        seen_version=read_number(data.get("version", "")),
        key=data.get("key", ""),
        by=request.device,
        accept_warnings=tuple(entry.get("irregular", ())),
    )


def show(request: HttpRequest, mending: Mending, look: Look, status: int = 200) -> HttpResponse:
    return show_page(request, mending_view(mending, look), status)


def show_review(
    request: HttpRequest, mending: Mending, problems: tuple[Problem, ...] = ()
) -> HttpResponse:
    page = review_view(mending, request.POST, problems)
    status = 422 if page["slips"] else 200
    return render(request, "games/table/review.html", {"page": page}, status=status)
