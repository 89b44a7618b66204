"""The parts that a table's page draws while there is no network; fetched when all else is there."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.selectors.table.offline_view import offline_view
from games.views.answering import get_running_or_404, show_fresh


@require_safe
def offline(request: HttpRequest, address: str) -> HttpResponse:
    """204 for those who only look on, and where there is nothing to go on with."""
    running = get_running_or_404(request, address)
    if not running.may_record or running.sheet.is_over:
        return HttpResponse(status=204)
    page = offline_view(running)
    return show_fresh(request, "games/offline/parts.html", page)
