"""The judges: of a trick and of a whole hand of them, and of an auction. They store nothing.

At a table they judge by its rules, among its people; a whole hand can be taken to the Tricks step.
"""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_safe

from games.forms.figures import read_number
from games.forms.judges import AskedAuction, AskedTricks, read_variant
from games.rules.errors import Problem, Refused
from games.rules.judged_calls import answer_calls
from games.rules.played import answer_played
from games.selectors.judges.auction_view import auction_view
from games.selectors.judges.house import differences_in
from games.selectors.judges.seating import Seated, standard_seating, table_seating
from games.selectors.judges.tricks_view import tricks_view
from games.selectors.judges.whole_hand import facts_of
from games.selectors.table.step_state import is_counting
from games.services.drafts import save_step
from games.services.errors import WriteFailed
from games.views.answering import check_game, get_running_or_404, go_on, not_written, show_fresh


@require_safe
def tricks(request: HttpRequest) -> HttpResponse:
    """Any trick, by the standard rules or with house rules of the play."""
    return judge_tricks(request, AskedTricks(seated_for(request, "tricks"), request.GET))


def table_tricks(request: HttpRequest, address: str) -> HttpResponse:
    """A trick of the running hand; a POST takes a whole hand to its Tricks step."""
    is_sent = request.method == "POST"
    running = get_running_or_404(request, address, action="record" if is_sent else "see")
    seated = table_seating(running)
    if is_sent:
        return take(request, seated)
    return judge_tricks(request, AskedTricks(seated, request.GET))


def judge_tricks(request: HttpRequest, asked: AskedTricks) -> HttpResponse:
    """What the rules say; after a key, at the address of what lies then."""
    typed = asked.press() if asked.is_pressed else asked.typed
    try:
        answer = answer_played(asked.question(typed))
    except Refused as refused:
        return show(request, asked, refused.problems)
    if asked.is_pressed:
        return HttpResponseRedirect(asked.address(typed))
    return answer_page(request, tricks_view(asked, typed, answer))


def show(request: HttpRequest, asked: AskedTricks, problems: tuple[Problem, ...]) -> HttpResponse:
    """Why that cannot be, beside what was typed; the trick as it lay before, where it could lie."""
    typed = asked.typed
    try:
        answer = answer_played(asked.question(typed))
    except Refused:
        answer = answer_played(asked.question(dict.fromkeys(typed, "")))
    return answer_page(request, tricks_view(asked, typed, answer, problems), status=422)


def take(request: HttpRequest, seated: Seated) -> HttpResponse:
    """Store what a whole hand comes to as the Tricks step, and go there."""
    running, data = seated.running, request.POST
    if running is None or not is_counting(running):
        return go_on(running)
    asked = AskedTricks(seated, data)
    try:
        check_game(running.game, data)
        facts = facts_of(seated, answer_played(asked.question(asked.typed)))
        save_step(
            game=running.game,
            hand_number=read_number(data.get("hand", "")),
            step="tricks",
            revision=read_number(data.get("revision", "")),
            facts=facts,
            by=request.device,
        )
    except Refused as refused:
        return show(request, asked, refused.problems)
    except WriteFailed as failed:
        return not_written(request, running.table.address, failed)
    return go_on(running, step="tricks")


@require_safe
def auction(request: HttpRequest) -> HttpResponse:
    """Any auction, by the standard rules or with house rules of the bidding."""
    return judge_auction(request, AskedAuction(seated_for(request, "auction"), request.GET))


def seated_for(request: HttpRequest, judge: str) -> Seated:
    """Seats without names, and the rules that the address asks for."""
    variant = read_variant(request.GET)
    return standard_seating(variant, differences_in(variant, judge, request.GET))


@require_safe
def table_auction(request: HttpRequest, address: str) -> HttpResponse:
    """An auction by a table's rules, among its people."""
    seated = table_seating(get_running_or_404(request, address))
    return judge_auction(request, AskedAuction(seated, request.GET))


def judge_auction(request: HttpRequest, asked: AskedAuction) -> HttpResponse:
    """What the rules say of each call; after a call, at the address of the auction as it is then."""
    try:
        typed = asked.press() if asked.is_pressed else asked.typed
        answer = answer_calls(asked.question(typed))
    except Refused as refused:
        return show_auction(request, asked, refused.problems)
    if asked.is_pressed:
        return HttpResponseRedirect(asked.address(typed))
    return answer_page(request, auction_view(asked, typed, answer), "auction")


def show_auction(
    request: HttpRequest, asked: AskedAuction, problems: tuple[Problem, ...]
) -> HttpResponse:
    """Why that cannot be, beside what was typed; the auction as it stood before, where it could."""
    try:
        answer = answer_calls(asked.question(asked.typed))
    except Refused:
        answer = answer_calls(asked.question(""))
    page = auction_view(asked, asked.typed, answer, problems)
    return answer_page(request, page, "auction", status=422)


def answer_page(
    request: HttpRequest, page: dict[str, Any], judge: str = "tricks", status: int = 200
) -> HttpResponse:
    return show_fresh(request, f"games/judges/{judge}.html", page, status)
