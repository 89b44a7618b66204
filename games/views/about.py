"""What there is to know about a table: its rules, its games, its private link."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from games.access import get_link_or_404
from games.selectors.table.pages import about_view
from games.services.errors import WriteFailed
from games.services.links import open_link
from games.views.answering import get_running_or_404

OWNING = {"title": "Private link", "second": "Pinochle Scorekeeper", "back": "/"}


@require_safe
def about(request: HttpRequest, address: str) -> HttpResponse:
    """Rules, games and the private link, for the owner."""
    running = get_running_or_404(request, address, action="own")
    page = about_view(running, request.build_absolute_uri("/").rstrip("/"))
    response = render(request, "games/table/about.html", {"page": page})
    add_never_cache_headers(response)
    return response


def recover(request: HttpRequest, address: str, secret: str) -> HttpResponse:
    """The private link: a GET asks, a POST makes this phone an owner's and hides the secret again."""
    link = get_link_or_404(address, secret)
    if request.method != "POST":
        response = render(request, "games/table/recover.html", {"page": OWNING})
        add_never_cache_headers(response)
        response["Referrer-Policy"] = "no-referrer"
        return response
    try:
        open_link(table=link.table, secret=secret, by=request.device)
    except WriteFailed as failed:
        return render(
            request,
            "games/table/recover.html",
            {"page": OWNING | {"problem": failed.message}},
            status=failed.status,
        )
    return HttpResponseRedirect(reverse("games:table", args=[address]), status=303)
