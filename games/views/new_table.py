"""New table: the game, who sits where, the rules; names and Start are enough.

`?club=` offers a club's people and rules, and the table then counts there.
"""

from collections.abc import Iterable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_http_methods

from games.forms.game_rules import read_game_rules
from games.forms.new_table import NewTableRead, read_new_table
from games.forms.new_table_again import typed_again
from games.forms.option_fields import typed_rules
from games.ids import is_key, new_id
from games.models import Club, Game, Table
from games.rules.errors import Problem, Refused
from games.selectors.club.table_start import club_for_tables, season_rules, table_start
from games.selectors.lately import known_names, last_game
from games.selectors.new_table import FRESH, new_table_view
from games.selectors.profiles import own_profiles, profile_of
from games.services import create_table
from games.services.club_errors import ClubRightIsGone
from games.services.errors import KeyReused, WriteFailed
from games.services.starting import NO_PROFILE, check_new_game
from games.services.tables import check_title
from games.views.profiles import chosen_of, filled, kept, said_of


@require_http_methods(["GET", "HEAD", "POST"])
def new_table(request: HttpRequest) -> HttpResponse:
    """The form, filled with a table's people by `?again=<address>`; a POST starts the game."""
    if request.method == "POST":
        return answer(request)
    return show(request, FRESH | begun(request))


def begun(request: HttpRequest) -> dict[str, str]:
    """What the address asks to begin with: a table's people and rules, or a club's rules."""
    if "again" in request.GET:
        repeated = last_game(request.device, request.GET["again"])
        return again(request, repeated) if repeated else {}
    club = club_for_tables(request.device, request.GET.get("club", ""))
    return of_club(club) if club else {}


def of_club(club: Club) -> dict[str, str]:
    """The rules of the club's season of today, for a table that will be the club's."""
    rules, typed = season_rules(club, timezone.now()), {"club": club.address}
    if rules is None:
        return typed
    named = {"variant": rules.variant, "rules_from": f"club-{rules.pk}"}
    return typed | typed_rules(rules.differences) | named


def again(request: HttpRequest, game: Game) -> dict[str, str]:
    """The people and the rules of a table, with the profile that these are still from."""
    is_same = game.rules == game.rules_now
    profile = profile_of(game, request.device) if is_same else None
    return typed_again(game) | {"rules_from": profile.id if profile else ""}


def answer(request: HttpRequest) -> HttpResponse:
    """Fill in a profile, keep one, or start; one refused comes back with everything typed."""
    variant = request.POST.get("variant", "")
    if "use" in request.POST:
        return show(request, filled(request, variant, typed_in(request)))
    return keep(request, variant) if "save" in request.POST else start(request)


def keep(request: HttpRequest, variant: str) -> HttpResponse:
    """Keep the rules that the form shows under a name; the table is not started yet."""
    try:
        profile = kept(request, variant, read_game_rules(variant, None, request.POST))
    except WriteFailed as failed:
        return busy(request, failed)
    except Refused as refused:
        return show(request, typed_in(request), refused.problems, status=422)
    typed = typed_in(request) | {"rules_from": f"own-{profile.pk}", "rules_name": ""}
    return show(request, typed, rules_notice=said_of(profile))


def start(request: HttpRequest) -> HttpResponse:
    """Make the table and go there, or show all that is wrong with everything typed kept."""
    try:
        table = make(read_new_table(request.POST), request)
    except KeyReused as failed:
        typed = typed_in(request) | {"key": ""}
        return show(request, typed, status=failed.status, notice=ALREADY)
    except ClubRightIsGone:
        typed = typed_in(request) | {"club": ""}
        return show(request, typed, status=422, notice=NOT_THERE)
    except WriteFailed as failed:
        return busy(request, failed)
    except Refused as refused:
        return show(request, typed_in(request), refused.problems, status=422)
    return HttpResponseRedirect(reverse("games:table", args=[table.address]), status=303)


NOT_THERE = "This phone may bring no tables into that club any more. Start without it?"
ALREADY = "This page has started a table before. Start once more to make another one."


def make(read: NewTableRead, request: HttpRequest) -> Table:
    """The new table.

    :raises Refused: with every problem, of form and of the rules.
    """
    if read.problems:
        names = ("variant", "rules", "names", "dealer", "start")
        others = read.problems + check_title(read.asked["title"])[1]
        check_new_game(*(read.asked[name] for name in names), others=others)
    told = {"by": request.device, "profile": profile_in(request), "club": club_in(request)}
    return create_table(**read.asked, **told)


def club_in(request: HttpRequest) -> Club | None:
    """The club that the form names, if it names one.

    :raises ClubRightIsGone: this phone may bring no tables there any more.
    """
    address = request.POST.get("club", "")
    club = club_for_tables(request.device, address)
    if address and club is None:
        raise ClubRightIsGone
    return club


def profile_in(request: HttpRequest) -> tuple[str, int]:
    """Name and version of the profile that the form's options were filled from."""
    typed = request.POST.dict()
    chosen = chosen_of(request, typed.get("variant", ""), typed, ())
    return (chosen.name, chosen.version) if chosen else NO_PROFILE


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
    **notices: str,
) -> HttpResponse:
    """The page with what was typed and what is wrong with it."""
    key = typed.get("key", "")
    typed = typed | {"key": key if is_key(key) else new_id()}
    page = new_table_view(typed, problems, **known_to(request, typed), **notices)
    response = render(request, "games/new/table.html", {"page": page}, status=status)
    add_never_cache_headers(response)
    return response


def known_to(request: HttpRequest, typed: dict[str, str]) -> dict[str, Any]:
    """What this device has played before: the last table, people, rules under a name."""
    start = table_start(request.device, typed.get("club", ""))
    own = (start.profiles if start else ()) + own_profiles(request.device)
    return {
        "last": None if start else last_game(request.device),
        "names": start.names if start else known_names(request.device),
        "club": start.club if start else None,
        "own": own,
        "chosen": chosen_of(request, typed["variant"], typed, own),
    }
