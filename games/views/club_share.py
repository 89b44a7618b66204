"""The links of a club, for organisers, and coming by one of them."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from games.addresses import site_of
from games.club_access import get_club_link_or_404, get_club_or_404
from games.models import Club, ClubLink
from games.models.club import ClubRole
from games.selectors.club.share_view import club_full_view, club_share_view
from games.services.club_links import open_club_link, renew_club_link, revoke_club_link
from games.services.clubs import set_public
from games.services.errors import WriteFailed
from games.views.club_answering import go, show, tried
from games.views.joining import FRAME, unseen
from games.views.sharing import private

LINKS = {"renew": renew_club_link, "revoke": revoke_club_link}
PUBLIC = {"public": True, "private": False}
PAGES = {
    ClubRole.VIEWER: {
        "title": "See a club",
        "words": "This link lets this phone see what a club has played: standings, figures, people.",
        "button": "See the club",
        "is_quick": True,
    },
    ClubRole.MEMBER: {
        "title": "Join a club",
        "words": "This link lets this phone see a club and bring its tables there.",
        "button": "Join the club",
        "is_quick": True,
    },
    ClubRole.ORGANISER: {
        "title": "Run a club",
        "words": "This is a club's private link. On this phone you will be an organiser: you can"
        " change its people, seasons, rules and links.",
        "button": "Run the club on this phone",
    },
}


def share(request: HttpRequest, address: str) -> HttpResponse:
    """The three links and the public address; `?full=` fills the screen with one picture."""
    club = get_club_or_404(request.device, address, "run")
    if request.method == "POST":
        return act(request, club)
    if role := request.GET.get("full", ""):
        page = club_full_view(club, site_of(request), role)
        if page is None:
            return go(club, "club-share")
        return private(render(request, "games/share/full.html", {"page": page}))
    return private(show(request, "share.html", club_share_view(club, site_of(request))))


def act(request: HttpRequest, club: Club) -> HttpResponse:
    if wrong := tried(deed(request, club)):
        page = club_share_view(club, site_of(request))
        return private(show(request, "share.html", page, wrong))
    return go(club, "club-share")


def deed(request: HttpRequest, club: Club) -> Callable[[], object]:
    """What is to be done.

    :raises Http404: there is no such link, or nothing of that name to do.
    """
    do, role = request.POST.get("do", ""), request.POST.get("role", "")
    if do in PUBLIC:
        return lambda: set_public(club=club, is_on=PUBLIC[do])
    if do not in LINKS or role not in ClubRole.values:
        raise Http404("There is no such link.")
    return lambda: LINKS[do](club=club, role=role, by=request.device)


def enter(request: HttpRequest, address: str, secret: str) -> HttpResponse:
    """A GET asks; a POST gives this phone its right and leads to the club."""
    link = get_club_link_or_404(address, secret)
    page, status = FRAME | PAGES[ClubRole(link.role)] | {"then": then(link)}, 200
    if request.method == "POST":
        try:
            open_club_link(club=link.club, secret=secret, by=request.device)
            return HttpResponseRedirect(then(link), status=303)
        except WriteFailed as failed:
            page, status = page | {"problem": failed.message}, failed.status
    response = render(request, "games/share/enter.html", {"page": page}, status=status)
    return unseen(response)


def then(link: ClubLink) -> str:
    """Where a phone that came by the link goes."""
    return reverse("games:club", args=[link.club.address])
