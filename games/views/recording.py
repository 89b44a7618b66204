"""The last step: the trick points, and with them the hand (ten queries when it is stored)."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from games.access import get_game_or_404
from games.forms.sent_hand import SentHand
from games.forms.steps import mend, read_step
from games.models import Entry, Game
from games.rules.errors import Refused
from games.selectors.ledger import rules_of
from games.services.errors import NeedsConfirmation, StaleStep, WriteFailed
from games.services.hands import record_hand
from games.views.answering import get_running_or_404, not_written, show
from games.views.steps import look_at

CHANGED = "Bid or meld of hand {number} changed in the meantime. Look at it, then save again."


def tricks(request: HttpRequest, address: str) -> HttpResponse:
    """Record the hand; a mend is looked at before it is saved."""
    game = get_game_or_404(request.device, address, action="record")
    if request.method != "POST":
        return to_table(address)
    if "mend" in request.POST:
        return look_again(request, address, status=200)
    hand = SentHand(rules_of(game), request.POST)
    if hand.problems or hand.is_open:
        return look_again(request, address, hand.problems)
    try:
        return to_table(address, f"?saved={record(game, hand, request).seq}")
    except (Refused, NeedsConfirmation) as refused:
        return look_again(request, address, refused.problems)
    except WriteFailed as failed:
        return not_written(request, address, failed)


def record(game: Game, hand: SentHand, request: HttpRequest) -> Entry:
    """Write the hand that the form shows.

    :raises StaleStep: the draft has changed since.
    :raises Refused, WriteFailed: as `record_hand`.
    """
    if hand.is_stale(game, rules_of(game)):
        raise StaleStep(CHANGED.format(number=hand.number), game.draft)
    return record_hand(
        game=game,
        hand_number=hand.number,
        facts=hand.facts,
        seen_version=hand.version,
        key=hand.key,
        by=request.device,
        accept_warnings=hand.accepted,
    )


def look_again(
    request: HttpRequest, address: str, problems: tuple = (), status: int = 422
) -> HttpResponse:
    """The step once more with everything typed in it, and what was wrong."""
    running = get_running_or_404(request, address, action="record")
    data = mend(request.POST)
    read = read_step(running, "tricks", data)
    return show(request, running, look_at("tricks", read, data, tuple(problems)), status=status)


def to_table(address: str, query: str = "") -> HttpResponseRedirect:
    return HttpResponseRedirect(reverse("games:table", args=[address]) + query, status=303)
