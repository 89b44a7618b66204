"""What makes this phone more comfortable at the table; chosen and kept on the phone itself."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.selectors.table.comforts import comforts_view
from games.views.answering import get_running_or_404


@require_safe
def phone(request: HttpRequest, address: str) -> HttpResponse:
    """Larger type, a screen that stays on, a turned table, a touch when a hand is saved."""
    page = comforts_view(get_running_or_404(request, address))
    return render(request, "games/comforts/page.html", {"page": page})
