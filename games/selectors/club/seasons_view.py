"""The seasons of a club: their days and what counts, which ones overlap, and the form of one."""

from itertools import combinations
from typing import Any

from games.models import Club, Season
from games.models.club import Standing
from games.selectors.club.club_profiles import latest_profiles
from games.selectors.club.frame import GAMES, days_words
from games.selectors.club.plain import Told, plain_page, select_field, text_field
from games.selectors.table.words import hidden
from games.stats.links import club_href

STANDINGS = {
    Standing.WINS: "Wins",
    Standing.POINTS: "Points, added up",
    Standing.AVERAGE: "Points, average of a game",
    Standing.RATING: "Rating",
}
OVERLAP = "“{one}” and “{other}” overlap: games on the days of both count in both."
NO_RULES = {"": "None"}
FRESH = {"standing": Standing.WINS.value}


def seasons_view(
    club: Club, told: Told | None = None, typed: dict[str, str] | None = None
) -> dict[str, Any]:
    """For `seasons.html`. Two queries."""
    seasons = list(club.seasons.select_related("profile").order_by("-starts_on", "-pk"))
    shown = [each for each in seasons if each.hidden_at is None]
    away = [each for each in seasons if each.hidden_at is not None]
    return plain_page(club, "Seasons") | {
        "action": club_href(club, "club-seasons"),
        "seasons": [season_row(club, each) for each in shown],
        "away": [season_row(club, each) for each in away] if club.can_edit else [],
        "overlaps": overlaps(shown),
        "form": season_form(club, FRESH | (typed or {}), told),
        "is_open": bool(told) or not shown,
    }


def season_edit_view(
    club: Club, season: Season, told: Told | None = None, typed: dict[str, str] | None = None
) -> dict[str, Any]:
    """For `season_edit.html`. One query."""
    return plain_page(club, season.name, "club-seasons") | {
        "action": club_href(club, "club-season-edit", season.pk),
        "list": club_href(club, "club-seasons"),
        "hidden": hidden(season=season.pk),
        "is_away": season.hidden_at is not None,
        "form": season_form(club, typed or as_typed(season), told, season),
    }


def season_row(club: Club, season: Season) -> dict[str, Any]:
    """A season in the list; `href` leads to its standings."""
    standings = club_href(club, "club")
    return {
        "name": season.name,
        "days": days_words(season.starts_on, season.ends_on),
        "second": second(season),
        "href": f"{standings}?season={season.pk}" if standings else "",
        "edit": club_href(club, "club-season-edit", season.pk) if club.can_edit else "",
        "hidden": hidden(season=season.pk),
    }


def second(season: Season) -> str:
    """ "All games, by wins, rules: House"."""
    told = [GAMES[season.variant], f"by {season.standing}"]
    return ", ".join(told + ([f"rules: {season.profile.name}"] if season.profile else []))


def overlaps(seasons: list[Season]) -> list[str]:
    """A sentence for every two seasons that share a day and a game."""
    return [
        OVERLAP.format(one=one.name, other=other.name)
        for other, one in combinations(seasons, 2)
        if share(one, other)
    ]


def share(one: Season, other: Season) -> bool:
    """Whether some game could count in both."""
    first, second = sorted((one, other), key=lambda each: each.starts_on)
    is_same_game = not (one.variant and other.variant) or one.variant == other.variant
    return is_same_game and (first.ends_on is None or first.ends_on >= second.starts_on)


def season_form(
    club: Club, typed: dict[str, str], told: Told | None = None, season: Season | None = None
) -> dict[str, Any]:
    """The fields of a season."""
    rules = latest_profiles(club)
    if season and season.profile and season.profile not in rules:
        rules.append(season.profile)
    profiles = {str(each.pk): f"{each.name} ({GAMES[each.variant].lower()})" for each in rules}
    get = typed.get
    return {
        "name": text_field("name", "Name", get("name", ""), told),
        "starts_on": text_field("starts_on", "First day", get("starts_on", ""), told, type="date"),
        "ends_on": text_field(
            "ends_on", "Last day", get("ends_on", ""), told, type="date", help="Blank: it goes on."
        ),
        "variant": select_field("variant", "Games that count", GAMES, get("variant", ""), told),
        "standing": select_field("standing", "Standings by", STANDINGS, get("standing", ""), told),
        "profile": select_field(
            "profile", "Rules of new tables", NO_RULES | profiles, get("profile", ""), told
        ),
    }


def as_typed(season: Season) -> dict[str, str]:
    """A season as its form would have it."""
    return {
        "name": season.name,
        "starts_on": season.starts_on.isoformat(),
        "ends_on": season.ends_on.isoformat() if season.ends_on else "",
        "variant": season.variant,
        "standing": season.standing,
        "profile": str(season.profile_id or ""),
    }
