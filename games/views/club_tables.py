"""The tables of a club: everybody looks; who may bring tables brings the own ones, or takes them out."""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from games.access import get_table_or_404
from games.club_access import get_club_or_404
from games.models import Club, Table
from games.selectors.club.tables_view import bring_view, tables_view
from games.services.club_errors import ClubChanged
from games.services.club_tables import move_table, take_out
from games.stats.asked import natural
from games.views.club_answering import NotDone, go, show, tried

NOT_HERE = "This table is not in the club any more."


def tables(request: HttpRequest, address: str) -> HttpResponse:
    """The club's tables; `?table=` asks who the players of one of one's own are."""
    if request.method == "POST":
        return act(request, get_club_or_404(request.device, address, "bring"))
    if wanted := request.GET.get("table", ""):
        club = get_club_or_404(request.device, address, "bring")
        return show(request, "bring.html", bring_view(club, own_table(request, wanted)))
    return show_tables(request, get_club_or_404(request.device, address))


def show_tables(request: HttpRequest, club: Club, wrong: NotDone | None = None) -> HttpResponse:
    number = natural(request.GET.get("page", "")) or 1
    page = tables_view(club, request.device, timezone.now(), number)
    return show(request, "tables.html", page, wrong)


def own_table(request: HttpRequest, address: str) -> Table:
    """:raises Http404: it is not this phone's own."""
    return get_table_or_404(request.device, address, "own")


def act(request: HttpRequest, club: Club) -> HttpResponse:
    """Take a table out, or bring one in."""
    table = own_table(request, request.POST.get("table", ""))
    if request.POST.get("do") == "out":
        wrong = tried(lambda: leave(club, table))
        return show_tables(request, club, wrong) if wrong else go(club, "club-tables")
    return bring(request, club, table)


def leave(club: Club, table: Table) -> None:
    """:raises ClubChanged: the table is in another club by now."""
    if table.club_id not in (None, club.pk):
        raise ClubChanged(NOT_HERE)
    take_out(table=table)


def bring(request: HttpRequest, club: Club, table: Table) -> HttpResponse:
    """Put the table into the club, with who each player is there."""
    data = request.POST
    names = {player.pk: data.get(f"player_{player.pk}", "") for player in table.players.all()}
    told = {"table": table, "club": club, "names": names, "is_guest": "regular" not in data}
    if wrong := tried(lambda: move_table(**told)):
        return show(request, "bring.html", bring_view(club, table, wrong.told, data.dict()), wrong)
    return go(club, "club-tables")
