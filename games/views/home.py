"""Home: my tables; putting one away and bringing it back."""

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_POST, require_safe

from games.access import get_table_or_404
from games.selectors.home import home_view
from games.services import hide_table, restore_table


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """My tables, running ones first; `?tidy=1` lets one put tables away."""
    page = home_view(
        request.device,
        timezone.now(),
        tidying="tidy" in request.GET,
        away=request.GET.get("away", ""),
    )
    response = render(request, "games/home.html", {"page": page})
    add_never_cache_headers(response)
    return response


@require_POST
def hide(request: HttpRequest, address: str) -> HttpResponse:
    """Put a table away, on this device only."""
    hide_table(table=get_table_or_404(request.device, address), by=request.device)
    return to_home(away=address)


@require_POST
def restore(request: HttpRequest, address: str) -> HttpResponse:
    """Bring a table back that was put away."""
    restore_table(table=get_table_or_404(request.device, address), by=request.device)
    return to_home()


def to_home(**query: str) -> HttpResponseRedirect:
    asked = f"?{urlencode(query)}" if query else ""
    return HttpResponseRedirect(reverse("games:home") + asked, status=303)
