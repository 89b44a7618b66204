"""A club is made: a name is enough."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods

from games.access import get_table_or_404
from games.club_access import clubs_of, opened
from games.models import Game, Table
from games.selectors.club.new_club import new_club_view
from games.selectors.tables import current_games
from games.services.clubs import create_club
from games.views.club_answering import NotDone, go, show, tried

ALREADY = "This page has made a club before. Make it once more to have another one."


@require_http_methods(["GET", "HEAD", "POST"])
def new_club(request: HttpRequest) -> HttpResponse:
    """The form; `?table=` begins with the people and the games of a table of one's own."""
    if request.method == "POST":
        return make(request)
    return show_new(request, request.GET.get("table", ""))


def make(request: HttpRequest) -> HttpResponse:
    address, data, made = request.POST.get("table", ""), request.POST, []
    told = {"name": data.get("name", ""), "people": data.get("names", "").splitlines()}
    told |= {"time_zone": data.get("time_zone", ""), "key": data.get("key", "")}
    table = own_table(request, address) if address else None
    wrong = tried(lambda: made.append(create_club(by=request.device, table=table, **told)))
    if wrong:
        return show_new(request, address, wrong)
    club = made[0]
    return go(opened(club, club.address, None), "club-about")


def show_new(request: HttpRequest, address: str, wrong: NotDone | None = None) -> HttpResponse:
    game = game_of(own_table(request, address)) if address else None
    clubs = clubs_of(request.device, "bring") if game else []
    typed = request.POST.dict()
    if wrong and wrong.is_reused:
        typed, wrong = typed | {"key": ""}, wrong._replace(notice=ALREADY)
    page = new_club_view(typed, wrong.told if wrong else None, game, clubs)
    return show(request, "new.html", page, wrong)


def own_table(request: HttpRequest, address: str) -> Table:
    """:raises Http404: it is not this phone's own."""
    return get_table_or_404(request.device, address, "own")


def game_of(table: Table) -> Game:
    """The last game of the table, with its people."""
    return current_games().get(table=table)
