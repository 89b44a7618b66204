"""What the bidder buries, in the running hand or in one that is corrected (CT11, CT12)."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from games.forms.burying import SentBuried
from games.selectors.table.bury_view import BuryState, bury_view
from games.selectors.table.mending import Mending
from games.selectors.table.running import Running
from games.services.burying import save_buried
from games.services.errors import WriteFailed
from games.views.answering import (
    get_running_or_404,
    go_on,
    is_of_hand,
    not_written,
    retry_later,
    show_fresh,
)
from games.views.mending import beside_the_steps, check_hand


@beside_the_steps
def bury(request: HttpRequest, running: Running) -> HttpResponse:
    """The bidder's choices, or what was chosen; on to the hand's step where none is to be made."""
    if not running.can_bury:
        return go_on(running)
    state = BuryState(running)
    if request.method != "POST":
        return show(request, bury_view(state))
    sent = SentBuried(state, request.POST)
    try:
        check_hand(running, request.POST, sent.hand)
        if sent.problems:
            page = bury_view(state, picked=sent.picked, problems=sent.problems)
            return show(request, page, status=422)
        store(request, state, sent)
    except WriteFailed as failed:
        return not_stored(request, running, sent, failed)
    return HttpResponseRedirect(running.step_href("tricks"), status=303)


def store(request: HttpRequest, state: BuryState, sent: SentBuried) -> None:
    """In the draft; in a correction with what was changed so far.

    :raises WriteFailed: as `save_buried`.
    """
    facts, running = state.facts(sent.cards), state.running
    if isinstance(running, Mending):
        running.change("bury", facts)
        return
    save_buried(
        game=running.game,
        hand_number=sent.hand,
        revision=sent.revision,
        facts=facts,
        by=request.device,
    )


def not_stored(
    request: HttpRequest, running: Running, sent: SentBuried, failed: WriteFailed
) -> HttpResponse:
    """The page as it is now and why nothing was stored; the table where the hand is another."""
    now = get_running_or_404(request, running.table.address, action="record")
    if not (is_of_hand(now, request.POST) and now.can_bury):
        return not_written(request, running.table.address, failed)
    page = bury_view(BuryState(now), picked=sent.picked, notice=failed.message)
    return retry_later(show(request, page, status=failed.status), failed)


def show(request: HttpRequest, page: dict[str, Any], status: int = 200) -> HttpResponse:
    return show_fresh(request, "games/bury/page.html", page, status)
