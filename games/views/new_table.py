"""New table: the game, who sits where, the rules; names and Start are enough."""

from collections.abc import Iterable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_http_methods

from games.forms.new_table import NewTableRead, read_new_table
from games.forms.new_table_again import typed_again
from games.ids import is_key, new_id
from games.models import Table
from games.rules.errors import Problem, Refused
from games.selectors.lately import known_names, last_game
from games.selectors.new_table import FRESH, new_table_view
from games.services import create_table
from games.services.errors import KeyReused, WriteFailed
from games.services.starting import check_new_game
from games.services.tables import check_title


@require_http_methods(["GET", "HEAD", "POST"])
def new_table(request: HttpRequest) -> HttpResponse:
    """The form, filled with a table's people by `?again=<address>`; a POST starts the game."""
    if request.method == "POST":
        return start(request)
    repeated = last_game(request.device, request.GET["again"]) if "again" in request.GET else None
    return show(request, FRESH | (typed_again(repeated) if repeated else {}))


def start(request: HttpRequest) -> HttpResponse:
    """Make the table and go there, or show all that is wrong with everything typed kept."""
    try:
        table = make(read_new_table(request.POST), request)
    except KeyReused as failed:
        typed = typed_in(request) | {"key": ""}
        return show(request, typed, status=failed.status, notice=ALREADY)
    except WriteFailed as failed:
        return busy(request, failed)
    except Refused as refused:
        return show(request, typed_in(request), refused.problems, status=422)
    return HttpResponseRedirect(reverse("games:table", args=[table.address]), status=303)


ALREADY = "This page has started a table before. Start once more to make another one."


def make(read: NewTableRead, request: HttpRequest) -> Table:
    """The new table.

    :raises Refused: with every problem, of form and of the rules.
    """
    if read.problems:
        names = ("variant", "rules", "names", "dealer", "start")
        others = read.problems + check_title(read.asked["title"])[1]
        check_new_game(*(read.asked[name] for name in names), others=others)
    return create_table(by=request.device, **read.asked)


def busy(request: HttpRequest, failed: WriteFailed) -> HttpResponse:
    """Nothing was written, and nothing typed is lost."""
    response = show(request, typed_in(request), status=failed.status, notice=failed.message)
    response["Retry-After"] = "2"
    return response


def typed_in(request: HttpRequest) -> dict[str, str]:
    return FRESH | request.POST.dict()


def show(
    request: HttpRequest,
    typed: dict[str, str],
    problems: Iterable[Problem] = (),
    *,
    status: int = 200,
    notice: str = "",
) -> HttpResponse:
    """The page with what was typed and what is wrong with it."""
    key = typed.get("key", "")
    typed = typed | {"key": key if is_key(key) else new_id()}
    device = request.device
    page = new_table_view(
        typed, problems, last=last_game(device), names=known_names(device), notice=notice
    )
    response = render(request, "games/new/table.html", {"page": page}, status=status)
    add_never_cache_headers(response)
    return response
