"""The auction, call by call: a page of the table where each call is stored when it is made."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from games.forms.calls import SentCall
from games.selectors.table.auction_view import CallLook, auction_view
from games.selectors.table.call_state import THREE, CallState
from games.selectors.table.calls import as_facts
from games.selectors.table.running import Running
from games.selectors.table.typed import posted
from games.services.auction import save_calls
from games.services.errors import WriteFailed
from games.views.answering import check_game, get_running_or_404, go_on, retry_later, show_page

NOT_YOURS = "On this phone you make your own calls, when it is your turn."


def auction(request: HttpRequest, address: str) -> HttpResponse:
    """Who has called what, and the next call. `?other=1` is for any call that has no chip."""
    running = get_running_or_404(request, address, action="sit")
    if running.sheet.is_over or not CallState(running).callers:
        return go_on(running)
    if request.method == "POST":
        return call(request, running)
    asked = request.GET
    look = CallLook(is_other="other" in asked, playing=tuple(asked.getlist("playing")))
    return show(request, running, look)


def call(request: HttpRequest, running: Running) -> HttpResponse:
    """Store one call, or take the last one back; or say what is against it."""
    try:
        return take(request, running)
    except WriteFailed as failed:
        now = get_running_or_404(request, running.table.address, action="sit")
        if now.sheet.is_over:
            return go_on(now)
        look = CallLook(notice=failed.message)
        return retry_later(show(request, now, look, status=failed.status), failed)


def take(request: HttpRequest, running: Running) -> HttpResponse:
    data = request.POST
    check_game(running.game, data)
    playing = tuple(data.getlist("playing")) if running.may_record else ()
    state = CallState(running, playing)
    sent = SentCall(state, data)
    if not is_own(state, sent):
        return show(request, running, CallLook(notice=NOT_YOURS), status=409)
    if sent.problems:
        look = CallLook(
            is_other=True,
            playing=playing,
            typed=posted(data),
            problems=sent.problems,
            accepts=sent.accepts,
        )
        return show(request, running, look, status=422)
    save_calls(
        game=running.game,
        hand_number=sent.hand,
        revision=sent.revision,
        calls=as_facts(sent.heard),
        playing=list(state.playing) if len(running.sides) > THREE else [],
        by=request.device,
    )
    return HttpResponseRedirect(running.at("auction"), status=303)


def is_own(state: CallState, sent: SentCall) -> bool:
    """Whether a call may come from this phone: any from the scorekeeper's, else one's own in turn.

    What others have called stays: one's own comes after it, and only one's own is taken back.
    """
    if state.running.may_record or sent.heard == state.heard:
        return True
    if sent.is_back:
        return state.can_take_back and sent.heard == state.heard[:-1]
    is_after = sent.heard[:-1] == state.heard
    return is_after and sent.seat in state.callers and sent.seat == state.turn


def show(request: HttpRequest, running: Running, look: CallLook, status: int = 200) -> HttpResponse:
    """The tracker's page; only its changing part where htmx asks for that."""
    return show_page(request, auction_view(running, look), status)
