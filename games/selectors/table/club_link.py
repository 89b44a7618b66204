"""Where the games of a table count: its club, for whoever may see that, or where to make one."""

from typing import Any

from django.urls import reverse

from games.access import allows
from games.club_access import allows as allows_in_club
from games.models import ClubGrant
from games.selectors.table.running import Running
from games.selectors.table.words import hidden


def season_link(running: Running) -> dict[str, str] | None:
    """For the end of a game: to its club's season, or to keeping one. One query in a club."""
    if running.table.club_id is None:
        return keep_link(running)
    grant = grant_in_club(running)
    return (
        {"label": f"Season: {grant.club.name}", "href": club_at(grant, "club")} if grant else None
    )


def keep_link(running: Running) -> dict[str, str] | None:
    """To a club for these people, for owners of the table."""
    if not allows(running.table.grant, "own"):
        return None
    href = f"{reverse('games:club-new')}?table={running.table.address}"
    return {"label": "Keep a season", "href": href}


def club_section(running: Running) -> dict[str, Any]:
    """For `_club.html`, on the page about a table. One query in a club."""
    if running.table.club_id is None:
        return {"is_in": False, "keep": keep_link(running)}
    grant = grant_in_club(running)
    return {"is_in": True, "club": club_row(running, grant) if grant else None}


def club_row(running: Running, grant: ClubGrant) -> dict[str, Any]:
    """The club with its address; `hidden` for whoever may take the table out."""
    may_take = allows(running.table.grant, "own") and allows_in_club(grant, "bring")
    return {
        "name": grant.club.name,
        "href": club_at(grant, "club"),
        "action": club_at(grant, "club-tables"),
        "hidden": hidden(table=running.table.address) if may_take else None,
    }


def grant_in_club(running: Running) -> ClubGrant | None:
    """The right that whoever looks has in the table's club."""
    grants = ClubGrant.objects.select_related("club").filter(club_id=running.table.club_id)
    device = running.table.grant.device_id
    return grants.filter(device_id=device, revoked_at=None).first()


def club_at(grant: ClubGrant, name: str) -> str:
    return reverse(f"games:{name}", args=[grant.club.address])
