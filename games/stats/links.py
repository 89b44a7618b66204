"""Addresses of a club's pages: each is led to by the address that the reader came by, with the
scope kept, so that a link shows the same games and a public reader stays public."""

from django.urls import reverse

from games.models import Club
from games.stats.scope import Scope


def opened_by(club: Club) -> str:
    """The address that this reader has: the club's own, or its public one."""
    return getattr(club, "opened_by", club.address)


def club_href(club: Club, name: str, *ids: int) -> str:
    """A page of the club without a scope: `club_href(club, "club-person", 7)`."""
    return reverse(f"games:{name}", args=[opened_by(club), *ids])


def page_href(scope: Scope, name: str, *ids: int, **asked: object) -> str:
    """A page of the club that looks at the same games."""
    return club_href(scope.club, name, *ids) + scope.query(**asked)


def person_href(scope: Scope, person: int) -> str:
    """What somebody did in the same games."""
    return page_href(scope, "club-person", person)


def hands_href(scope: Scope, **asked: object) -> str:
    """The hands behind a figure: `hands_href(scope, person=7, part="bidder", bid_from=300)`."""
    return page_href(scope, "club-hands", **asked)


def sheet_href(address: str, game: int, seq: int) -> str:
    """A hand on its table's sheet (the game's number, the hand's line), for who may see the table."""
    return f"{reverse('games:game', args=[address, game])}?hand={seq}#line-{seq}"


def game_href(address: str, game: int) -> str:
    """A game's sheet at its table, for who may see the table."""
    return reverse("games:game", args=[address, game])
