"""How the views of a table answer: the page or its fragment, and on to the next."""

from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers, patch_vary_headers
from django_htmx.http import HttpResponseClientRedirect

from games.access import get_table_or_404
from games.forms.figures import read_number
from games.models import Game
from games.rules.errors import Refused
from games.selectors.repeats import written_before
from games.selectors.table.running import Running, running_game
from games.selectors.table.step_state import Look
from games.selectors.table.table_view import table_view
from games.services.errors import GameMovedOn, WriteFailed


def get_running_or_404(
    request: HttpRequest, address: str, number: int | None = None, action: str = "see"
) -> Running:
    """The game, if this device may do `action` at its table; else there is no such table."""
    table = get_table_or_404(request.device, address, action)
    try:
        running = running_game(table, number)
    except Game.DoesNotExist:
        raise Http404("There is no such game.") from None
    request.book_asked = running.book_asked
    return running


def book_asked(request: HttpRequest) -> dict[str, str]:
    """In every template: what a link to a rule asks for, so that its page notes this table's rules."""
    return {"book_asked": getattr(request, "book_asked", "")}


def show(request: HttpRequest, running: Running, look: Look, status: int = 200) -> HttpResponse:
    """The table page."""
    return show_page(request, table_view(running, look), status)


def show_page(request: HttpRequest, page: dict[str, Any], status: int = 200) -> HttpResponse:
    """A page in the table's frame; only its changing part where htmx asks for that."""
    template = "games/table/_table.html" if request.htmx else "games/table/table.html"
    response = show_fresh(request, template, page, status, mark=page["mark"])
    patch_vary_headers(response, ("HX-Request",))
    return response


def show_fresh(
    request: HttpRequest, template: str, page: dict[str, Any], status: int = 200, **more: object
) -> HttpResponse:
    """A page that is never shown again as it was."""
    response = render(request, template, {"page": page} | more, status=status)
    add_never_cache_headers(response)
    return response


def go_on(running: Running, **query: object) -> HttpResponseRedirect:
    """To the table page, at the step or line that comes next."""
    asked = f"?{urlencode(query)}" if query else ""
    return HttpResponseRedirect(running.address + asked, status=303)


def leave(request: HttpRequest, address: str) -> HttpResponse:
    """To a page that is not the table's: all of it, where htmx asks for a part."""
    if request.htmx:
        return HttpResponseClientRedirect(address)
    return HttpResponseRedirect(address, status=303)


def not_written(
    request: HttpRequest, address: str, failed: WriteFailed | Refused, look: Look | None = None
) -> HttpResponse:
    """The page as it is now, with the sentence that says why nothing was written.

    With a `look` it stands as it was sent, so that nothing typed is lost. What its key has written
    in a game before gets the answer of then: a phone that did not hear it asks once more.
    """
    now = get_running_or_404(request, address)
    if isinstance(failed, GameMovedOn) and was_written(now, request.POST):
        return go_on(now)
    look = look or Look()
    look.notice = sentence_of(failed)
    status = failed.status if isinstance(failed, WriteFailed) else 422
    response = show(request, now, look, status=status)
    return retry_later(response, failed)


def was_written(now: Running, data: QueryDict) -> bool:
    """Whether a form of an earlier game has done its work by then, also the one that ended it."""
    number, key = read_number(data["game"]), data.get("key", "")
    return now.game.key == key or written_before(now.table, number, key) is not None


def sentence_of(failed: WriteFailed | Refused) -> str:
    if isinstance(failed, WriteFailed):
        return failed.message
    return " ".join(problem.message for problem in failed.problems)


def retry_later(response: HttpResponse, failed: WriteFailed | Refused) -> HttpResponse:
    """Say when to try again, where that will help."""
    if isinstance(failed, WriteFailed) and failed.retry_after:
        response["Retry-After"] = str(failed.retry_after)
    return response


def check_game(game: Game, data: QueryDict) -> None:
    """:raises GameMovedOn: the form names another game than the one that it would be written to."""
    if not is_of(game, data):
        raise GameMovedOn(read_number(data["game"]), game.number)


def is_of(game: Game, data: QueryDict) -> bool:
    """Whether a form is one of this game; one that names no game is taken for it."""
    return data.get("game", "") in ("", str(game.number))


def is_of_hand(running: Running, data: QueryDict) -> bool:
    """Whether a form that names its hand is one of the hand that is entered."""
    number = read_number(data.get("hand", ""))
    return is_of(running.game, data) and number == running.hand_number


def writing_view(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A form that writes, at a game this device may record; else why nothing was written.

    The view is given the running game. Anything but a POST leads back to the table.
    """

    @wraps(view)
    def answer(request: HttpRequest, address: str, **more: object) -> HttpResponse:
        running = get_running_or_404(request, address, action="record")
        if request.method != "POST":
            return go_on(running)
        try:
            check_game(running.game, request.POST)
            return view(request, running, **more)
        except (WriteFailed, Refused) as failed:
            return not_written(request, address, failed)

    return answer
