"""One hand from two phones: both versions side by side, and one tap decides (product.md).

Keeping what stands is a link back to the table: it stores nothing.
"""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from games.forms.figures import read_moment, read_number
from games.forms.sent_hand import SentHand
from games.selectors.ledger import rules_of
from games.selectors.table.conflict_view import Sent, conflict_view, draft_view, standing_line
from games.selectors.table.running import Running
from games.services.conflicts import keep_mine
from games.services.errors import HandAlreadyWritten, HandChanged, KeyReused, StaleStep
from games.views.answering import (
    get_running_or_404,
    go_on,
    not_written,
    show_page,
    writing_view,
)

Differing = HandAlreadyWritten | HandChanged | KeyReused


@writing_view
def conflict(request: HttpRequest, running: Running) -> HttpResponse:
    """Keep this phone's version: a correction of the hand that stands."""
    hand = SentHand(rules_of(running.game), request.POST)
    try:
        entry = keep_mine(
            game=running.game,
            target_seq=read_number(request.POST.get("target", "")),
            facts=hand.facts,
            seen_version=hand.version,
            key=hand.key,
            by=request.device,
            accept_warnings=hand.accepted,
        )
    except HandChanged as failed:
        return two_versions(request, running.table.address, failed, hand)
    return go_on(running, saved=entry.seq)


def two_versions(
    request: HttpRequest, address: str, failed: Differing, hand: SentHand
) -> HttpResponse:
    """Both versions, nothing stored; a hand that stands no more has its sentence instead."""
    now = get_running_or_404(request, address)
    line = standing_line(now, hand.number)
    if line is None:
        return not_written(request, address, failed)
    return show_page(request, conflict_view(now, line, sent_of(request, hand)), failed.status)


def mine_or_draft(
    request: HttpRequest, address: str, failed: StaleStep, hand: SentHand
) -> HttpResponse:
    """A hand as this phone sent it, beside what has been entered of it since."""
    now = get_running_or_404(request, address)
    if now.sheet.is_over or hand.number != now.hand_number:
        return not_written(request, address, failed)
    return show_page(request, draft_view(now, sent_of(request, hand)), failed.status)


def sent_of(request: HttpRequest, hand: SentHand) -> Sent:
    at = read_moment(request.POST.get("made_at", "")) or timezone.now()
    return Sent(hand.facts, at, hand.fields, request.device)
