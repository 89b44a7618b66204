"""The share page, and the seat that a phone has."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import add_never_cache_headers, patch_vary_headers

from games.access import get_table_or_404
from games.addresses import site_of
from games.forms.figures import read_number
from games.models.table import LINKED
from games.selectors.sharing.phones import asking_at, asks_view, mark_of, phones_view
from games.selectors.sharing.seat_view import seat_view
from games.selectors.sharing.share_view import full_view, share_view
from games.services.codes import make_code, revoke_code
from games.services.confirming import set_confirms
from games.services.errors import WriteFailed
from games.services.grants import (
    ask_for_seat,
    leave_seat,
    let_in,
    remove_device,
    step_down,
    turn_away,
)
from games.services.links import renew_link, revoke_link
from games.views.answering import get_running_or_404, go_on, leave, retry_later

Act = Callable[[HttpRequest, dict], object]


def on_link(act: Callable[..., object]) -> Act:
    """Something done with the link of a role."""

    def do(request: HttpRequest, told: dict) -> object:
        role = request.POST.get("role", "")
        if role not in LINKED:
            raise Http404("There is no such link.")
        return act(**told, role=role)

    return do


def on_phone(act: Callable[..., object], name: str) -> Act:
    """Something done with a phone that has a right at the table."""

    def do(request: HttpRequest, told: dict) -> object:
        return act(**told, **{name: read_number(request.POST.get("grant", ""))})

    return do


ACTS: dict[str, tuple[str, Act]] = {
    "renew": ("own", on_link(renew_link)),
    "revoke": ("own", on_link(revoke_link)),
    "code": ("own", lambda request, told: make_code(**told)),
    "no-code": ("own", lambda request, told: revoke_code(**told)),
    "let-in": ("own", on_phone(let_in, "asking")),
    "turn-away": ("own", on_phone(turn_away, "asking")),
    "remove": ("own", on_phone(remove_device, "removed")),
    "confirms": ("own", lambda request, told: set_confirms(**told, is_on="on" in request.POST)),
    "step-down": ("record", lambda request, told: step_down(**told)),
}


def share(request: HttpRequest, address: str) -> HttpResponse:
    """Links, code and phones; `?full=` fills the screen with one picture."""
    if request.method == "POST":
        return act(request, address)
    if request.htmx:
        return asking(request, address) if "asking" in request.GET else phones(request, address)
    if role := request.GET.get("full", ""):
        return full(request, address, role)
    return show(request, address)


def act(request: HttpRequest, address: str) -> HttpResponse:
    """One thing that an owner does, or stepping down."""
    action, do = ACTS.get(request.POST.get("do", ""), ("own", None))
    table = get_table_or_404(request.device, address, action)
    if do is None:
        raise Http404("There is nothing of that name to do.")
    try:
        do(request, {"table": table, "by": request.device})
    except WriteFailed as failed:
        response = show(request, address, failed.message, failed.status)
        return retry_later(response, failed)
    running = get_running_or_404(request, address)
    if "back" in request.POST:
        return leave(request, running.address)
    return HttpResponseRedirect(running.at("share"), status=303)


def show(request: HttpRequest, address: str, notice: str = "", status: int = 200) -> HttpResponse:
    running = get_running_or_404(request, address)
    page = share_view(running, request.device, site_of(request), timezone.now(), notice)
    return private(render(request, "games/share/page.html", {"page": page}, status=status))


def full(request: HttpRequest, address: str, role: str) -> HttpResponse:
    running = get_running_or_404(request, address)
    page = full_view(running, site_of(request), role)
    if page is None:
        return HttpResponseRedirect(running.at("share"), status=303)
    return private(render(request, "games/share/full.html", {"page": page}))


def phones(request: HttpRequest, address: str) -> HttpResponse:
    """The phones and who asks, where htmx asks for news of them; 204 without any."""
    running = get_running_or_404(request, address, action="own")
    page = phones_view(running, request.device, timezone.now())
    if request.GET.get("seen") == page["mark"]:
        return private(HttpResponse(status=204))
    return private(render(request, "games/share/_phones.html", {"phones": page}))


def asking(request: HttpRequest, address: str) -> HttpResponse:
    """Who asks for a seat, where an owner's table page asks for news of that; 204 without any."""
    table = get_table_or_404(request.device, address, "own")
    if request.GET["asking"] == mark_of(asking_at(table)):
        return private(HttpResponse(status=204))
    page = asks_view(get_running_or_404(request, address, action="own"))
    return private(render(request, "games/share/_asking.html", {"asking": page}))


def private(response: HttpResponse) -> HttpResponse:
    """Secrets on a page: nobody keeps it, and no other page learns of it."""
    add_never_cache_headers(response)
    patch_vary_headers(response, ("HX-Request",))
    return response


def seat(request: HttpRequest, address: str) -> HttpResponse:
    """Whose phone this is: a seat is asked for, taken by who keeps the score, or left."""
    running = get_running_or_404(request, address)
    if request.method != "POST":
        return show_seat(request, address)
    wanted, told = read_number(request.POST.get("seat", "")), {"table": running.table}
    try:
        if "leave" in request.POST:
            leave_seat(**told, by=request.device)
        elif wanted in running.people or wanted == 0:
            ask_for_seat(**told, seat=wanted, by=request.device)
    except WriteFailed as failed:
        return retry_later(show_seat(request, address, failed.message, failed.status), failed)
    now = get_running_or_404(request, address)
    return go_on(now) if now.own_seat else HttpResponseRedirect(now.at("seat"), status=303)


def show_seat(
    request: HttpRequest, address: str, notice: str = "", status: int = 200
) -> HttpResponse:
    """The page; a phone that waits is sent to the table once it is let in."""
    running = get_running_or_404(request, address)
    if request.htmx:
        asks = running.table.grant.seat_asked is not None
        answer = HttpResponse() if asks else leave(request, running.address)
        answer.status_code = 204
        return answer
    response = render(request, "games/share/seat.html", {"page": seat_view(running, notice)})
    response.status_code = status
    return private(response)
