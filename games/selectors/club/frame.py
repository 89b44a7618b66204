"""The frame of a club's pages: the bar on top, the games that are looked at, the other pages."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from games.models import Club, Season
from games.rules.errors import Problem
from games.selectors.dates import long_day, zone_of
from games.selectors.table.words import hidden
from games.stats.links import club_href, page_href
from games.stats.scope import Scope, season_scope

GAMES = {
    "": "All games",
    "cutthroat": "Cutthroat",
    "single-deck": "Single deck",
    "double-deck": "Double deck",
}
# Which pages keep the scope, and which are about the club itself.
SCOPED = (
    ("club", "Standings"),
    ("club-bids", "Bid explorer"),
    ("club-hands", "All hands"),
    ("club-records", "Records"),
    ("club-recap", "Recap"),
)
OWN = (("club-people", "People"), ("club-about", "About the club"))


def frame_view(
    club: Club,
    scope: Scope,
    seasons: list[Season],
    problems: list[Problem],
    title: str = "",
    *,
    counted: str = "",
    back: str = "",
    kept: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """For `frame.html`. `counted` ("14 games") ends the second line; `kept` stays asked for when
    another season is chosen (the order of a table, say); `back` is home by default."""
    said = f"{club.name}: {scope_words(scope)}" if title else scope_words(scope)
    return {
        "title": title or club.name,
        "second": f"{said}, {counted}" if counted else said,
        "back": back or (club_href(club, "club") + scope.query() if title else "/"),
        "menu": menu(scope),
        "chooser": chooser(scope, seasons, kept or {}),
        "problems": [problem.message for problem in problems],
    }


def menu(scope: Scope) -> list[dict[str, str]]:
    """The other pages of the club."""
    scoped = [(page_href(scope, name), words) for name, words in SCOPED]
    own = [(club_href(scope.club, name), words) for name, words in OWN]
    return [{"href": href, "label": words} for href, words in scoped + own]


def chooser(scope: Scope, seasons: list[Season], kept: Mapping[str, object]) -> dict[str, Any]:
    """The seasons to choose from, the games, and a form for days."""
    asked = Scope(scope.club, None, scope.variant, scope.first, scope.last)
    whole = Scope(scope.club, variant=own_game(scope))
    return {
        "label": "Season" if scope.season else "Games",
        "seasons": [
            {
                "href": season_scope(scope.club, season, own_game(scope)).query(**kept),
                "label": season.name,
                "is_chosen": scope.season is not None and season.pk == scope.season.pk,
            }
            for season in sorted(seasons, key=lambda each: (each.starts_on, each.pk), reverse=True)
        ]
        + [
            {
                "href": whole.query(**kept),
                "label": "Since the beginning",
                "is_chosen": scope.told == whole.told,
            }
        ],
        "variants": [
            {"value": value, "label": label, "is_chosen": value == scope.variant}
            for value, label in GAMES.items()
        ],
        "first": asked.first.isoformat() if asked.first else "",
        "last": asked.last.isoformat() if asked.last else "",
        "hidden": hidden(season="all", **kept),
    }


def own_game(scope: Scope) -> str:
    """The game that was asked for beside the season, "" for none: it stays asked for."""
    return scope.variant if scope.own_variant or scope.season is None else ""


def scope_words(scope: Scope) -> str:
    """ "Autumn season", "Since the beginning, double deck", "1 to 30 November 2026"."""
    days = scope.season.name if scope.season else days_words(scope.first, scope.last)
    is_asked = scope.own_variant or (scope.variant and scope.season is None)
    return f"{days}, {GAMES[scope.variant].lower()}" if is_asked else days


def days_words(first: date | None, last: date | None) -> str:
    """The days between two ends, with their years."""
    if first and last:
        return f"{day_words(first)} to {day_words(last)}"
    if first:
        return f"From {day_words(first)} on"
    return f"Until {day_words(last)}" if last else "Since the beginning"


def day_words(day: date) -> str:
    """ "3 May 2026"."""
    return long_day(day, date.min)


def ratings_words(club: Club) -> str:
    """That ratings are not up to date, "" when they are."""
    if club.ratings_from is None:
        return ""
    day = club.ratings_from.astimezone(zone_of(club.time_zone)).date()
    return f"Ratings are being worked out again from {day_words(day)} on."


def count_words(count: int, one: str, many: str = "") -> str:
    """ "1 game", "14 games"."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"
