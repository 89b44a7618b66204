"""Somebody at the table says that a hand is right, or takes that back."""

from django.http import Http404, HttpRequest, HttpResponse

from games.models import Entry
from games.rules.errors import Refused
from games.selectors.table.agreed_view import may_speak
from games.selectors.table.running import Running
from games.selectors.table.step_state import Look
from games.services.confirming import confirm_hand
from games.services.errors import WriteFailed
from games.views.answering import check_game, get_running_or_404, go_on, not_written


def confirm(request: HttpRequest, address: str, seq: int) -> HttpResponse:
    """A side's word on the version `seq` of a hand: its player's, or through whoever keeps the score."""
    running = get_running_or_404(request, address, action="sit")
    if request.method != "POST":
        return go_on(running, hand=seq)
    line = running.sheet.line(seq)
    opened = line.seq if line else None
    try:
        check_game(running.game, request.POST)
        entry = say(request, running, seq)
    except (WriteFailed, Refused) as failed:
        return not_written(request, address, failed, Look(open_seq=opened))
    return go_on(running, hand=opened, saved=entry.seq)


def say(request: HttpRequest, running: Running, seq: int) -> Entry:
    """What was tapped, in the name of a side that this phone may speak for.

    :raises Http404: it may not; to it there is no such form.
    """
    data = request.POST
    side = data.get("side", "")
    if side in running.sides and not may_speak(running, side):
        raise Http404("There is nothing of that name to do.")
    return confirm_hand(
        game=running.game,
        target_seq=seq,
        side=side,
        stands=data.get("stands") != "no",
        key=data.get("key", ""),
        by=request.device,
    )
