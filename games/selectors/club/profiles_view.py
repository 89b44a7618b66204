"""The rules that a club keeps under names, and what they may be taken from. Four queries."""

from typing import Any

from games.ids import is_key
from games.models import Club, ClubProfile, Device
from games.selectors.club.club_profiles import latest_profiles
from games.selectors.club.frame import GAMES
from games.selectors.club.plain import Told, plain_page, text_field
from games.selectors.game_rules import difference_rows
from games.selectors.people import shown_title
from games.selectors.profiles import Named, find_profile, known_profiles, own_profiles
from games.selectors.tables import my_games
from games.stats.links import club_href

MOST_TABLES = 12
Source = tuple[str, str, dict[str, Any]]  # name, game, what differs


def profiles_view(
    club: Club, device: Device, told: Told | None = None, typed: dict[str, str] | None = None
) -> dict[str, Any]:
    """For `profiles.html`."""
    typed = typed or {}
    away = latest_profiles(club, hidden=True) if club.can_edit else []
    return plain_page(club, "Rules") | {
        "action": club_href(club, "club-profiles"),
        "profiles": [row(each, club.can_edit) for each in latest_profiles(club)],
        "away": [row(each) for each in away],
        "sources": sources(device, typed.get("source", "")) if club.can_edit else [],
        "source": text_field("source", "Take the rules from", typed.get("source", ""), told),
        "name": text_field("rules_name", "Name", typed.get("rules_name", ""), told, help=NAME),
        "rest": [each for name in told or {} if name.startswith("rules.") for each in told[name]],
    }


NAME = "Blank: the name they have. The same name again keeps a new version."


def row(profile: ClubProfile, is_own: bool = False) -> dict[str, Any]:
    """A set of rules for `rules/_profile.html`."""
    return {
        "id": str(profile.pk),
        "name": profile.name,
        "second": f"{GAMES[profile.variant].lower()}, version {profile.version}",
        "rows": difference_rows(profile.variant, profile.differences),
        "is_own": is_own,
    }


def sources(device: Device, chosen: str) -> list[dict[str, Any]]:
    """What rules may be taken from, in groups."""
    own = [choice(each) for each in own_profiles(device)]
    tables = [
        (f"table-{game.table.address}", named(shown_title(game), game.variant))
        for game in my_games(device)[:MOST_TABLES]
    ]
    known = [choice(each) for each in known_profiles()]
    groups = (("On this phone", own), ("A table’s rules", tables), ("Well-known rules", known))
    return [
        {"label": label, "options": [option(*each, chosen) for each in rows]}
        for label, rows in groups
        if rows
    ]


def choice(profile: Named) -> tuple[str, str]:
    """The value that stands for a profile, as :func:`find_source` reads it, and its label."""
    return f"{profile.variant}:{profile.id}", named(profile.name, profile.variant)


def named(name: str, variant: str) -> str:
    return f"{name} ({GAMES[variant].lower()})"


def option(value: str, label: str, chosen: str) -> dict[str, Any]:
    return {"value": value, "label": label, "is_chosen": value == chosen}


def find_source(device: Device, wanted: str) -> Source | None:
    """The rules that such a value stands for; None where it is nothing of this device's."""
    if wanted.startswith("table-"):
        address = wanted.removeprefix("table-")
        games = my_games(device).filter(table__address=address)
        game = games.first() if is_key(address) else None
        return (shown_title(game), game.variant, game.rules_now) if game else None
    found = find_profile(device, *wanted.split(":", 1)) if ":" in wanted else None
    return (found.name, found.variant, found.differences) if found else None
