"""The roster of a club: everybody looks, organisers add."""

from django.http import HttpRequest, HttpResponse

from games.club_access import get_club_or_404
from games.forms.figures import read_number
from games.models import Club
from games.selectors.club.roster_view import added_words, roster_view
from games.services.roster import Added, add_people
from games.views.club_answering import go, show, tried


def people(request: HttpRequest, address: str) -> HttpResponse:
    """Everybody of the club; a POST adds a name for each line."""
    if request.method == "POST":
        return add(request, get_club_or_404(request.device, address, "run"))
    club = get_club_or_404(request.device, address)
    return show(request, "people.html", roster_view(club, done=done(request)))


def add(request: HttpRequest, club: Club) -> HttpResponse:
    lines, made = request.POST.get("names", "").splitlines(), []
    is_guest = "guest" in request.POST
    if wrong := tried(lambda: made.append(add_people(club=club, names=lines, is_guest=is_guest))):
        page = roster_view(club, wrong.told, request.POST.dict())
        return show(request, "people.html", page, wrong)
    added: Added = made[0]
    return go(club, "club-people", new=len(added.new), known=len(added.known))


def done(request: HttpRequest) -> str:
    """What was added just now, "" when nothing was."""
    if "new" not in request.GET:
        return ""
    return added_words(*(read_number(request.GET.get(name, "")) for name in ("new", "known")))
