"""What there is to know about a table: its rules, its games; for owners its private link."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe

from games.addresses import site_of
from games.selectors.table.pages import about_view
from games.views.answering import get_running_or_404


@require_safe
def about(request: HttpRequest, address: str) -> HttpResponse:
    """Rules and games; the private link for an owner."""
    running = get_running_or_404(request, address)
    page = about_view(running, site_of(request))
    response = render(request, "games/table/about.html", {"page": page})
    add_never_cache_headers(response)
    return response
