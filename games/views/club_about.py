"""What there is to know about a club; its name, leaving it, putting it away."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from games.club_access import get_club_or_404
from games.selectors.club.about_view import about_view
from games.services.club_links import leave_club
from games.services.clubs import hide_club, rename_club, restore_club
from games.views.club_answering import go, show, tried

RIGHTS = {"rename": "run", "leave": "hold"}


def about(request: HttpRequest, address: str) -> HttpResponse:
    """The club's pages; a POST gives it another name, or takes it from this phone."""
    if request.method == "POST":
        return act(request, address)
    return show(request, "about.html", about_view(get_club_or_404(request.device, address)))


def act(request: HttpRequest, address: str) -> HttpResponse:
    do = request.POST.get("do", "")
    club = get_club_or_404(request.device, address, RIGHTS.get(do, "run"))
    if do not in RIGHTS:
        raise Http404("There is nothing of that name to do.")
    typed = request.POST.get("name", "")
    acts = {
        "rename": lambda: rename_club(club=club, name=typed),
        "leave": lambda: leave_club(club=club, by=request.device),
    }
    if wrong := tried(acts[do]):
        page = about_view(club, wrong.told, typed if do == "rename" else None)
        return show(request, "about.html", page, wrong)
    return go(club, "club-about") if do == "rename" else to_home()


@require_POST
def hide(request: HttpRequest, address: str) -> HttpResponse:
    """Put a club away, on this device only."""
    hide_club(club=get_club_or_404(request.device, address, "hold"), by=request.device)
    return to_home()


@require_POST
def restore(request: HttpRequest, address: str) -> HttpResponse:
    """Bring a club back that was put away."""
    restore_club(club=get_club_or_404(request.device, address, "hold"), by=request.device)
    return to_home()


def to_home() -> HttpResponse:
    return HttpResponseRedirect(reverse("games:home"), status=303)
