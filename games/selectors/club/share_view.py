"""The links of a club: what each allows, its picture, how many phones came by it; the public address."""

from typing import Any

from django.db.models import Count, Q
from django.urls import reverse

from games.links import secret_of
from games.models import Club, ClubLink
from games.models.club import ClubRole
from games.selectors.club.frame import count_words
from games.selectors.club.plain import plain_page
from games.selectors.sharing.picture import picture_of
from games.selectors.table.words import hidden
from games.stats.links import club_href

TOLD = {
    ClubRole.VIEWER: (
        "See the club",
        "Whoever opens this sees the standings, the figures and the people, and can change nothing.",
    ),
    ClubRole.MEMBER: (
        "Play along",
        "Whoever opens this may also bring tables into the club: new ones whose players are all of"
        " the club count by themselves.",
    ),
    ClubRole.ORGANISER: (
        "Run the club",
        "Whoever opens this can do everything you can, and shut you out. It is also your way back"
        " when this phone is lost: keep it to yourself.",
    ),
}


def club_share_view(club: Club, site: str) -> dict[str, Any]:
    """For `share.html`. `site` is the site's own address. One query."""
    links = links_of(club)
    return plain_page(club, "Links") | {
        "action": club_href(club, "club-share"),
        "is_owner": True,
        "links": [link_view(club, site, role, links.get(role)) for role in TOLD],
        "public": site + public_href(club) if club.public_address else "",
    }


def public_href(club: Club) -> str:
    """The standings, for everybody."""
    return reverse("games:club", args=[club.public_address])


def links_of(club: Club) -> dict[str, ClubLink]:
    """The open links by role, with how many phones may do something by each. One query."""
    phones = Count("grants", filter=Q(grants__revoked_at=None))
    return {link.role: link for link in club.links.filter(revoked_at=None).annotate(phones=phones)}


def link_view(club: Club, site: str, role: str, link: ClubLink | None) -> dict[str, Any]:
    """One link with its picture, for `share/_link.html`; without them where it is shut."""
    title, words = TOLD[ClubRole(role)]
    address = site + club_enter_href(club, link) if link else ""
    came = f" {came_words(link.phones)}" if link else ""
    return {
        "role": role,
        "title": title,
        "words": words + came,
        "address": address,
        "picture": picture_of(address) if link else None,
        "full": f"{club_href(club, 'club-share')}?full={role}" if link else "",
        "hidden": hidden(role=role),
    }


def came_words(phones: int) -> str:
    if not phones:
        return "No phone has come by it yet."
    return f"{count_words(phones, 'phone has', 'phones have')} come by it."


def club_enter_href(club: Club, link: ClubLink) -> str:
    return reverse("games:club-enter", args=[club.address, secret_of(link)])


def club_full_view(club: Club, site: str, role: str) -> dict[str, Any] | None:
    """For `share/full.html`: one picture as large as the screen; None where there is none."""
    link = links_of(club).get(role)
    if link is None:
        return None
    shown = link_view(club, site, role, link)
    return shown | {"second": club.name, "back": club_href(club, "club-share")}
