"""The seasons of a club: everybody looks, organisers add, change and put away."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from games.club_access import get_club_or_404
from games.forms.figures import read_number
from games.forms.season import read_season
from games.models import Club, Season
from games.selectors.club.seasons_view import season_edit_view, seasons_view
from games.services.seasons import hide_season, restore_season, save_season
from games.views.club_answering import go, show, tried

PUT = {"hide": hide_season, "restore": restore_season}


def seasons(request: HttpRequest, address: str) -> HttpResponse:
    """All seasons; a POST adds one, puts one away or takes one out again."""
    if request.method == "POST":
        return act(request, get_club_or_404(request.device, address, "run"))
    return show(request, "seasons.html", seasons_view(get_club_or_404(request.device, address)))


def act(request: HttpRequest, club: Club) -> HttpResponse:
    put = PUT.get(request.POST.get("do", ""))
    if put is None:
        return add(request, club)
    season = of_club(club, read_number(request.POST.get("season", "")))
    if wrong := tried(lambda: put(season=season)):
        return show(request, "seasons.html", seasons_view(club), wrong)
    return go(club, "club-seasons")


def of_club(club: Club, pk: int) -> Season:
    """:raises Http404: no season of this club."""
    return get_object_or_404(club.seasons.select_related("profile"), pk=pk)


def add(request: HttpRequest, club: Club) -> HttpResponse:
    facts, problems = read_season(club, request.POST)
    if wrong := tried(lambda: save_season(club=club, facts=facts, others=problems)):
        page = seasons_view(club, wrong.told, request.POST.dict())
        return show(request, "seasons.html", page, wrong)
    return go(club, "club-seasons")


def season_edit(request: HttpRequest, address: str, season: int) -> HttpResponse:
    """One season, to be changed."""
    club = get_club_or_404(request.device, address, "run")
    found = of_club(club, season)
    if request.method != "POST":
        return show(request, "season_edit.html", season_edit_view(club, found))
    facts, problems = read_season(club, request.POST)
    told = {"club": club, "facts": facts, "season": found, "others": problems}
    if wrong := tried(lambda: save_season(**told)):
        page = season_edit_view(club, found, wrong.told, request.POST.dict())
        return show(request, "season_edit.html", page, wrong)
    return go(club, "club-seasons")
