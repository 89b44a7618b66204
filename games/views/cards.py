"""One player's cards for the Meld step: looked at, and taken; of the running hand or of a past one."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.cache import patch_vary_headers

from games.forms.cards import SentCards
from games.forms.figures import read_number
from games.rules.errors import Refused
from games.selectors.table.cards_view import CardsLook, cards_view
from games.selectors.table.mending import Mending
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import SeatCards
from games.selectors.table.step_state import reachable
from games.services.drafts import save_step
from games.services.errors import WriteFailed
from games.views.answering import (
    get_running_or_404,
    go_on,
    is_of_hand,
    not_written,
    retry_later,
    sentence_of,
    show_fresh,
)
from games.views.mending import beside_the_steps, check_hand


@beside_the_steps
def cards(request: HttpRequest, running: Running) -> HttpResponse:
    """The picker for `?seat=`, or what was taken; nothing before a bid, or where no meld counts."""
    if has_no_meld(running):
        return go_on(running)
    now = SeatCards(running)
    if request.method != "POST":
        return show(request, now, CardsLook(read_number(request.GET.get("seat", ""))))
    sent = SentCards(now, request.POST)
    if sent.is_wrong and request.htmx:
        return HttpResponse(status=204)
    if sent.is_wrong or not sent.is_taken:
        return show(request, now, look_at(sent), status=422 if sent.is_wrong else 200)
    return take(request, now, sent)


def has_no_meld(running: Running) -> bool:
    """Whether the running hand is not at its Meld step yet, or will have none."""
    return running.sheet.is_over or reachable(running, "meld") != "meld"


def look_at(sent: SentCards, notice: str = "") -> CardsLook:
    """The page as it was sent."""
    cards = None if sent.problems else sent.cards
    return CardsLook(
        sent.seat,
        cards=cards,
        typed=sent.typed,
        problems=sent.problems,
        figure=(sent.told, sent.figure, sent.wrong_figure),
        notice=notice,
    )


def take(request: HttpRequest, now: SeatCards, sent: SentCards) -> HttpResponse:
    """Keep the cards with their side's meld; back to the Meld step, or on to the next player."""
    running = now.running
    try:
        check_hand(running, request.POST, sent.hand)
        if sent.seat in now.seats and (sent.has_any or now.has_any(sent.seat)):
            store(request, now, sent)
    except (WriteFailed, Refused) as failed:
        return not_taken(request, running.table.address, sent, failed)
    after = running.cards_href(sent.next) if sent.next else running.step_href("meld")
    return HttpResponseRedirect(after, status=303)


def store(request: HttpRequest, now: SeatCards, sent: SentCards) -> None:
    """In the draft; in a correction with what was changed so far.

    :raises WriteFailed, Refused: as `save_step`.
    """
    facts, running = now.facts_with(sent.seat, sent.cards, sent.figure), now.running
    if isinstance(running, Mending):
        running.change("meld", facts)
        return
    save_step(
        game=running.game,
        hand_number=sent.hand,
        step="meld",
        revision=sent.revision,
        facts=facts,
        by=request.device,
    )


def not_taken(
    request: HttpRequest, address: str, sent: SentCards, failed: WriteFailed | Refused
) -> HttpResponse:
    """The cards that were picked and why they were not stored; the table where the hand is another."""
    running = get_running_or_404(request, address, action="record")
    if not is_of_hand(running, request.POST):
        return not_written(request, address, failed)
    if has_no_meld(running):
        return go_on(running)
    status = failed.status if isinstance(failed, WriteFailed) else 422
    look = look_at(sent, sentence_of(failed))
    return retry_later(show(request, SeatCards(running), look, status), failed)


def show(request: HttpRequest, now: SeatCards, look: CardsLook, status: int = 200) -> HttpResponse:
    return show_cards(request, "games/cards/cards.html", cards_view(now, look), status)


def show_cards(
    request: HttpRequest, template: str, page: dict[str, Any], status: int
) -> HttpResponse:
    """The page; only what changes with every card where htmx asks for that."""
    is_part = request.htmx and status == 200
    template = "games/cards/_counted.html" if is_part else template
    response = show_fresh(request, template, page, status)
    patch_vary_headers(response, ("HX-Request",))
    return response
