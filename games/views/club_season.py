"""A club's season: standings, records, recap."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.selectors.club.recap_view import recap_view
from games.selectors.club.records_view import records_view
from games.selectors.club.season_view import season_view
from games.views.scoped import answer, get_scope_or_404, today_at


@require_safe
def season(request: HttpRequest, address: str) -> HttpResponse:
    """Who stands where."""
    asked = get_scope_or_404(request, address)
    page = season_view(*asked, sort=request.GET.get("sort", ""))
    return answer(request, "games/club/standings.html", page)


@require_safe
def records(request: HttpRequest, address: str) -> HttpResponse:
    """The hands and games in which most happened."""
    asked = get_scope_or_404(request, address)
    page = records_view(*asked, device=request.device)
    return answer(request, "games/club/records.html", page)


@require_safe
def recap(request: HttpRequest, address: str) -> HttpResponse:
    """A few true sentences, and the picture."""
    asked = get_scope_or_404(request, address)
    page = recap_view(*asked, today=today_at(asked.club))
    return answer(request, "games/club/recap.html", page)
