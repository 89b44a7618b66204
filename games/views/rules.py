"""A game's rules: read, changed, looked at before they hold, and then written (architecture §3)."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers

from games.carried import carried
from games.forms.figures import read_number
from games.forms.game_rules import RulesRead, read_game_rules, with_scale
from games.forms.option_fields import typed_rules
from games.rules.errors import Problem, Refused, RulesRefused
from games.rules.options import Rules, read_rules
from games.selectors.profiles import own_profiles
from games.selectors.table.rules_review import carry_rules, line_of_rules, rules_review_view
from games.selectors.table.rules_view import read_view, reason_against, rules_view
from games.selectors.table.running import Running
from games.services.changing_rules import SAME, change_rules
from games.services.errors import Busy, WriteFailed
from games.views.answering import check_game, get_running_or_404, go_on, not_written, retry_later
from games.views.profiles import chosen_of, filled, kept, said_of

LOOK_AGAIN = "The sheet has changed in the meantime. Look again."


def rules(request: HttpRequest, address: str, number: int | None = None) -> HttpResponse:
    """Every option with this table's value; a POST goes on to what a change comes to."""
    is_sent = request.method == "POST"
    running = get_running_or_404(request, address, number, "record" if is_sent else "see")
    if reason := reason_against(running):
        page = read_view(running, reason, is_refused=is_sent)
        return answer(request, page, status=409 if is_sent else 200)
    if is_sent:
        return take(request, running)
    sent = rules_sent(running, request.GET.get("c", "")) or running.rules
    return show(request, running, typed_rules(with_scale(sent.differences, "classic")))


def take(request: HttpRequest, running: Running) -> HttpResponse:
    """Fill in a profile, keep one, or go on with what was typed."""
    typed, variant = request.POST.dict(), running.game.variant
    try:
        check_game(running.game, request.POST)
        if "use" in request.POST:
            return show(request, running, filled(request, variant, typed))
        read = read_game_rules(variant, running.rules.scale, request.POST)
        if "save" in request.POST:
            return keep(request, running, read)
        return look_ahead(request, running, read)
    except Refused as refused:
        return show(request, running, typed, problems=refused.problems, status=422)
    except WriteFailed as failed:
        notice = failed.message
        page = show(request, running, typed, notice=notice, status=failed.status)
        return retry_later(page, failed)


def keep(request: HttpRequest, running: Running, read: RulesRead) -> HttpResponse:
    """:raises ProfileRefused, Busy: as `save_profile`."""
    profile = kept(request, running.game.variant, read)
    typed = request.POST.dict() | {"rules_from": f"own-{profile.pk}", "rules_name": ""}
    return show(request, running, typed, rules_notice=said_of(profile))


def look_ahead(request: HttpRequest, running: Running, read: RulesRead) -> HttpResponse:
    """:raises Refused: what was typed can be no table's rules."""
    if read.rules is None:
        raise RulesRefused(read.problems)
    if read.rules.differences == running.rules.differences:
        return show(request, running, request.POST.dict(), notice=SAME)
    address = f"{running.at('rules-review')}?c={carry_rules(running, read.rules)}"
    return HttpResponseRedirect(address, status=303)


def review(request: HttpRequest, address: str) -> HttpResponse:
    """What other rules change on the whole sheet; the last tap writes them."""
    running = get_running_or_404(request, address, action="record")
    is_sent = request.method == "POST"
    sent = request.POST if is_sent else request.GET
    wanted = rules_sent(running, sent.get("c", ""))
    if wanted is None or (reason_against(running) and not is_sent):
        return HttpResponseRedirect(running.at("rules"), status=303)
    return write(request, running, wanted) if is_sent else show_review(request, running, wanted)


def write(request: HttpRequest, running: Running, wanted: Rules) -> HttpResponse:
    """Write what was looked at; look again where the sheet is another one by now."""
    key = request.POST.get("key", "")
    if is_late(running, request.POST.get("version", ""), key):
        return show_review(request, running, wanted, notice=LOOK_AGAIN, status=409)
    try:
        check_game(running.game, request.POST)
        found = {"game": running.game, "rules": wanted.differences, "key": key}
        return go_on(running, saved=change_rules(**found, by=request.device).seq)
    except Refused as refused:
        return show_review(request, running, wanted, problems=refused.problems, status=422)
    except Busy as busy:
        page = show_review(request, running, wanted, key=key, notice=busy.message, status=503)
        return retry_later(page, busy)
    except WriteFailed as failed:
        return not_written(request, running.table.address, failed)


def is_late(running: Running, version: str, key: str) -> bool:
    """Whether the sheet has changed since, and not by this very form."""
    is_written = any(entry.key == key for entry in running.game.entry_list)
    return read_number(version) != running.sheet.version and not is_written


def rules_sent(running: Running, text: str) -> Rules | None:
    """The rules that an address carries; None where it carries none of this game's."""
    differences = carried(text, line_of_rules(running)).get("rules")
    return None if differences is None else read_rules(running.game.variant, differences)


def show(
    request: HttpRequest,
    running: Running,
    typed: dict[str, str],
    *,
    problems: tuple[Problem, ...] = (),
    status: int = 200,
    **more: str,
) -> HttpResponse:
    """The page with what was typed and what is wrong with it."""
    own = own_profiles(request.device)
    chosen = chosen_of(request, running.game.variant, typed, own)
    page = rules_view(running, typed, problems=problems, own=own, chosen=chosen, **more)
    return answer(request, page, status=status)


def answer(request: HttpRequest, page: dict[str, Any], *, status: int) -> HttpResponse:
    response = render(request, "games/rules/table.html", {"page": page}, status=status)
    add_never_cache_headers(response)
    return response


def show_review(
    request: HttpRequest, running: Running, wanted: Rules, *, status: int = 200, **more: Any
) -> HttpResponse:
    page = rules_review_view(running, wanted, **more)
    status = 422 if page["slips"] and status == 200 else status
    response = render(request, "games/rules/review.html", {"page": page}, status=status)
    add_never_cache_headers(response)
    return response
