"""What a new table of a club begins with: its people's names, its rules, those of its season."""

from datetime import datetime
from typing import NamedTuple

from games.club_access import allows
from games.ids import is_key
from games.models import Club, ClubGrant, ClubProfile, Device
from games.selectors.club.roster_view import names_to_offer
from games.selectors.dates import zone_of
from games.selectors.profiles import Named, club_profiles
from games.stats.scope import current_season


class TableStart(NamedTuple):
    """A club that a device may bring tables to, and what is offered there."""

    club: Club
    names: list[str]
    profiles: tuple[Named, ...]


def club_for_tables(device: Device, address: str) -> Club | None:
    """The club at that address, if there is one where the device may bring tables. One query."""
    if not is_key(address):
        return None
    grants = ClubGrant.objects.select_related("club").filter(club__address=address)
    grant = grants.filter(device_id=device.pk).first()
    return grant.club if grant and allows(grant, "bring") else None


def table_start(device: Device, address: str) -> TableStart | None:
    """What the club at that address offers; None without one. Four queries."""
    club = club_for_tables(device, address)
    return TableStart(club, names_to_offer(club), club_profiles(club)) if club else None


def season_rules(club: Club, now: datetime) -> ClubProfile | None:
    """The rules that new tables get today. One query."""
    today = now.astimezone(zone_of(club.time_zone)).date()
    seasons = club.seasons.select_related("profile").filter(hidden_at=None)
    season = current_season(list(seasons), today)
    return season.profile if season else None
