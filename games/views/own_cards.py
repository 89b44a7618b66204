"""A player's own cards on the own phone: kept for it alone at every tap, then laid down."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from games.forms.figures import read_number
from games.rules.errors import Refused
from games.selectors.table.own_cards_view import OwnCards, own_cards_view
from games.services.drafts import check_hand_seen, save_step
from games.services.errors import MeldIsWritten, StaleStep, WriteFailed
from games.services.holdings import keep_holding, save_laid
from games.views.answering import (
    check_game,
    get_running_or_404,
    go_on,
    is_of_hand,
    retry_later,
    sentence_of,
)
from games.views.cards import show_cards
from meld.errors import CardsRefused
from meld.picking import read_picked

TRIES = 3  # others lay down at the same moment


def own_cards(request: HttpRequest, address: str) -> HttpResponse:
    """The picker for one's own cards; without a seat first the way to one."""
    own = own_of(request, address)
    if own is None:
        return to_seat(request, address)
    if own.running.sheet.is_over:
        return go_on(own.running)
    if request.method != "POST":
        return show(request, own, own.kept)
    return sent(request, own)


def own_of(request: HttpRequest, address: str) -> OwnCards | None:
    """What this phone's player may see and do; None without a seat."""
    running = get_running_or_404(request, address, action="sit")
    return OwnCards(running, running.own_seat) if running.own_seat else None


def to_seat(request: HttpRequest, address: str) -> HttpResponseRedirect:
    running = get_running_or_404(request, address)
    return HttpResponseRedirect(running.at("seat"), status=303)


def sent(request: HttpRequest, own: OwnCards) -> HttpResponse:
    """Keep what was picked; lay it down or take it back where that was tapped."""
    data = request.POST
    try:
        cards = read_picked(data, own.running.rules.deck)
    except CardsRefused as refused:
        typed = {"typed": data.get("cards", ""), "problems": refused.problems}
        return show(request, own, own.kept, status=422, **typed)
    try:
        check_game(own.running.game, data)
        check_hand_seen(own.running.game, read_number(data.get("hand", "")))
        keep(own, cards)
        if "lay" in data or "back" in data:
            lay(request, own, cards if "lay" in data else ())
            return go_on(own.running)
    except (WriteFailed, Refused) as failed:
        return not_taken(request, own, cards, failed)
    return show(request, own, cards)


def keep(own: OwnCards, cards: tuple[str, ...]) -> None:
    running = own.running
    keep_holding(
        game=running.game,
        grant=running.table.grant,
        hand_number=running.hand_number,
        cards=cards,
    )


def lay(request: HttpRequest, own: OwnCards, cards: tuple[str, ...]) -> None:
    """Lay the melded cards down, or none; again where somebody else laid down just then.

    :raises WriteFailed, Refused: as `save_laid`; or the meld is written already.
    """
    for left in reversed(range(TRIES)):
        try:
            return lay_once(request, own, own.melded(cards))
        except StaleStep:
            own = own_of(request, own.running.table.address) or own
            if not left:
                raise
    return None


def lay_once(request: HttpRequest, own: OwnCards, melded: tuple[str, ...]) -> None:
    """On the table; into the Meld step where the scorekeeper has begun it."""
    if not own.may_lay:
        raise MeldIsWritten
    running = own.running
    told = {"game": running.game, "hand_number": running.hand_number}
    if not own.is_begun:
        save_laid(**told, revision=own.revision, facts=own.laid_with(melded))
    elif melded:
        facts, revision = own.now.facts_with(own.seat, melded), running.draft.revisions["meld"]
        save_step(**told, step="meld", revision=revision, facts=facts, by=request.device)


def not_taken(
    request: HttpRequest, own: OwnCards, cards: tuple[str, ...], failed: WriteFailed | Refused
) -> HttpResponse:
    """The cards as they were picked, and why they do not lie on the table.

    Those of a hand before are not carried into this one.
    """
    now = own_of(request, own.running.table.address)
    if now is None or now.running.sheet.is_over:
        return go_on(own.running)
    status = failed.status if isinstance(failed, WriteFailed) else 422
    shown = cards if is_of_hand(now.running, request.POST) else now.kept
    page = show(request, now, shown, status=status, notice=sentence_of(failed))
    return retry_later(page, failed)


def show(
    request: HttpRequest,
    own: OwnCards,
    cards: tuple[str, ...],
    *,
    status: int = 200,
    **more: object,
) -> HttpResponse:
    page = own_cards_view(own, cards, **more)
    return show_cards(request, "games/cards/own.html", page, status)
