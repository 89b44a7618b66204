"""The rules that a club keeps: everybody looks, organisers save them and put them away."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from games.club_access import get_club_or_404
from games.forms.figures import read_number
from games.models import Club
from games.names import trim
from games.rules.errors import Problem
from games.selectors.club.profiles_view import find_source, profiles_view
from games.services.club_errors import ClubRefused
from games.services.club_profiles import (
    hide_club_profile,
    restore_club_profile,
    save_club_profile,
)
from games.views.club_answering import go, show, tried

NO_SOURCE = Problem("not_allowed", "source", "Choose what the rules are taken from.")
PUT = {"hide": hide_club_profile, "restore": restore_club_profile}


def profiles(request: HttpRequest, address: str) -> HttpResponse:
    """All rules under a name; a POST saves some, puts a name away or takes one out again."""
    if request.method == "POST":
        return act(request, get_club_or_404(request.device, address, "run"))
    club = get_club_or_404(request.device, address)
    return show(request, "profiles.html", profiles_view(club, request.device))


def act(request: HttpRequest, club: Club) -> HttpResponse:
    done = [name for name in PUT if name in request.POST]
    wrong = tried(lambda: put(request, club, done[0]) if done else save(request, club))
    if wrong:
        page = profiles_view(club, request.device, wrong.told, request.POST.dict())
        return show(request, "profiles.html", page, wrong)
    return go(club, "club-profiles")


def put(request: HttpRequest, club: Club, do: str) -> None:
    """:raises Http404: no rules of this club."""
    PUT[do](profile=get_object_or_404(club.profiles, pk=read_number(request.POST[do])))


def save(request: HttpRequest, club: Club) -> None:
    """:raises Refused: there is no such source, or the name or the rules cannot stand."""
    source = find_source(request.device, request.POST.get("source", ""))
    if source is None:
        raise ClubRefused([NO_SOURCE])
    name, variant, rules = source
    typed = trim(request.POST.get("rules_name", ""))
    save_club_profile(club=club, name=typed or name, variant=variant, rules=rules)
