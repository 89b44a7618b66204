"""The last step: the trick points, and with them the hand (ten queries when it is stored)."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from games.access import get_game_or_404
from games.forms.figures import read_number
from games.forms.sent_hand import SentHand
from games.forms.steps import mend, read_step
from games.models import Entry, Game
from games.rules.errors import Refused
from games.selectors.ledger import rules_of
from games.selectors.repeats import written_before
from games.services.drafts import bid_or_meld_changed, check_hand_seen
from games.services.errors import (
    Busy,
    GameMovedOn,
    HandAlreadyWritten,
    KeyReused,
    NeedsConfirmation,
    StaleStep,
    WriteFailed,
)
from games.services.hands import record_hand, says_the_same
from games.views.answering import (
    check_game,
    get_running_or_404,
    not_written,
    retry_later,
    show,
)
from games.views.conflict import mine_or_draft, two_versions
from games.views.steps import look_at


def tricks(request: HttpRequest, address: str) -> HttpResponse:
    """Record the hand; a mend is looked at before it is saved."""
    game = get_game_or_404(request.device, address, action="record")
    if request.method != "POST":
        return to_table(address)
    hand = SentHand(rules_of(game), request.POST)
    try:
        check_game(game, request.POST)
        if "mend" in request.POST or hand.problems or hand.is_open:
            return before_saving(request, address, game, hand)
        return to_table(address, f"?saved={record(game, hand, request).seq}")
    except (Refused, NeedsConfirmation) as refused:
        return look_again(request, address, refused.problems)
    except Busy as busy:
        return retry_later(look_again(request, address, (), busy.status, busy.message), busy)
    except (HandAlreadyWritten, KeyReused) as failed:
        return two_versions(request, address, failed, hand)
    except StaleStep as failed:
        return mine_or_draft(request, address, failed, hand)
    except GameMovedOn as failed:
        return of_earlier_game(request, address, game, failed)
    except WriteFailed as failed:
        return not_written(request, address, failed)


def of_earlier_game(
    request: HttpRequest, address: str, game: Game, failed: GameMovedOn
) -> HttpResponse:
    """A hand of a game before: what it was answered then, if it was written; else nothing is."""
    number, key = read_number(request.POST["game"]), request.POST.get("key", "")
    stands = written_before(game.table, number, key)
    if stands is None:
        return not_written(request, address, failed)
    if says_the_same(stands, SentHand(rules_of(stands.game), request.POST).facts):
        return to_table(address, f"?saved={stands.seq}")
    return not_written(request, address, KeyReused(stands))


def before_saving(request: HttpRequest, address: str, game: Game, hand: SentHand) -> HttpResponse:
    """The step with its mend in it, or with what is wrong or open.

    :raises GameIsOver, StaleStep: the hand that the form shows is not the running one any more.
    """
    check_hand_seen(game, hand.number)
    if hand.is_stale(game):
        raise StaleStep(bid_or_meld_changed(hand.number), game.draft)
    if "mend" in request.POST:
        return look_again(request, address, status=200)
    return look_again(request, address, hand.problems)


def record(game: Game, hand: SentHand, request: HttpRequest) -> Entry:
    """Write the hand that the form shows.

    :raises Refused, WriteFailed: as `record_hand`.
    """
    return record_hand(
        game=game,
        hand_number=hand.number,
        facts=hand.facts,
        seen_version=hand.version,
        key=hand.key,
        by=request.device,
        accept_warnings=hand.accepted,
        is_stale=hand.is_stale,
    )


def look_again(
    request: HttpRequest,
    address: str,
    problems: tuple = (),
    status: int = 422,
    notice: str = "",
) -> HttpResponse:
    """The step once more with everything typed in it, and what was wrong."""
    running = get_running_or_404(request, address, action="record")
    data = mend(request.POST)
    look = look_at("tricks", read_step(running, "tricks", data), data, tuple(problems))
    look.notice = notice
    return show(request, running, look, status=status)


def to_table(address: str, query: str = "") -> HttpResponseRedirect:
    return HttpResponseRedirect(reverse("games:table", args=[address]) + query, status=303)
