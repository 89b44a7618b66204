"""News of a table: the pass that opens its stream, and the fragment for all who look on."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.utils.cache import add_never_cache_headers, patch_vary_headers
from django.views.decorators.http import require_safe

from games.access import get_table_or_404
from games.live_pass import HEARTBEAT, make_pass
from games.models import Table
from games.selectors.pulse import pulse_at
from games.selectors.table.live_view import news_view, running_for_all
from games.selectors.table.step_state import Look
from games.selectors.table.table_view import table_view
from games.services import nudge
from games.shared import Shared, Text

STREAM = "/live/"
shared = Shared()


def is_live(request: HttpRequest) -> dict[str, bool]:
    """In every template: whether this server tells its pages what changes."""
    return {"is_live": nudge.is_heard()}


@require_safe
def live_pass(request: HttpRequest, address: str) -> JsonResponse:
    """Where this device may listen, and after how many seconds of silence something is wrong."""
    table = get_table_or_404(request.device, address)
    stream = STREAM + make_pass(table.grant) if nudge.is_heard() else ""
    response = JsonResponse({"stream": stream, "every": HEARTBEAT})
    add_never_cache_headers(response)
    return response


@require_safe
def live(request: HttpRequest, address: str) -> HttpResponse:
    """The table as anybody may see it; 204 when that is what the phone has `seen`."""
    table = get_table_or_404(request.device, address)
    pulse = pulse_at(table)
    if request.GET.get("seen") == pulse:
        return HttpResponse(status=204)
    return sent(request, shared.get((address, pulse), lambda: made(table)))


def made(table: Table) -> str:
    """The fragment, without anything of the request that happened to ask first."""
    running = running_for_all(table)
    page = table_view(running, Look())
    told = {"page": page, "mark": page["mark"], "is_live": True}
    return render_to_string(
        "games/live/_live.html",
        told | {"news": news_view(running), "book_asked": running.book_asked},
    )


def sent(request: HttpRequest, text: Text) -> HttpResponse:
    """The text, compressed where the phone can read that."""
    is_packed = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(text.compressed if is_packed else text.plain)
    if is_packed:
        response["Content-Encoding"] = "gzip"
    add_never_cache_headers(response)
    patch_vary_headers(response, ("Accept-Encoding",))
    return response
