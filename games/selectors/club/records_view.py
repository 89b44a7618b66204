"""The records page: the hand and the game in which most happened, with its day and table."""

from typing import Any

from games.models import Device, Game, Grant, Season
from games.rules.errors import Problem
from games.selectors.club.frame import GAMES, day_words, frame_view
from games.selectors.club.recap_words import ending
from games.selectors.table.words import apart, both, plain, suit
from games.stats.links import hands_href, sheet_href
from games.stats.people import Shown, people_of
from games.stats.records import GameRecord, HandRecord, game_records, hand_records
from games.stats.scope import Scope

HANDS = {
    "bid": "Highest bid made",
    "points": "Most meld and tricks in a hand",
    "spare": "Made with most to spare",
    "failed": "Highest bid that failed",
    "short": "Furthest short of a bid",
}
GAME_WORDS = {
    "total": "Highest winning total",
    "lead": "Won by most",
    "close": "Closest game",
    "lost": "Most points in a lost game",
}
NOT_MADE = {"set": "set", "conceded": "conceded", "thrown_in": "thrown in"}


def records_view(
    scope: Scope, seasons: list[Season], problems: list[Problem], device: Device
) -> dict[str, Any]:
    """For `records.html`. A hand leads to its table's sheet where this device may see that."""
    people = people_of(scope.club, scope)
    hands, games = hand_records(scope), game_records(scope)
    open_tables = opened(device, [each.row.game.table_id for each in hands])
    return {
        "frame": frame_view(scope.club, scope, seasons, problems, "Records"),
        "groups": [
            group("hands", "Hands", [hand_row(scope, each, people, open_tables) for each in hands]),
            group("games", "Games", [game_row(scope, each, people) for each in games]),
        ],
        "is_empty": not (hands or games),
    }


def group(name: str, title: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {"name": name, "title": title, "rows": rows}


def opened(device: Device, tables: list[int]) -> set[int]:
    """Those of some tables that this device may see. One query."""
    grants = Grant.objects.filter(device_id=device.pk, table__in=tables, revoked_at=None)
    return set(grants.values_list("table_id", flat=True))


def hand_row(
    scope: Scope, record: HandRecord, people: dict[int, Shown], open_tables: set[int]
) -> dict[str, Any]:
    row = record.row
    table = row.game.table
    href = hands_href(scope, game=row.game_id, line=row.seq)
    if table.pk in open_tables:
        href = sheet_href(table.address, row.game.number, row.seq)
    partner = f" with {name_of(people, row.partner_id)}" if row.partner_id else ""
    return {
        "title": HANDS[record.key],
        "value": plain(abs(record.value)),
        "who": f"{name_of(people, row.person_id)}{partner}",
        "bid": {"points": row.bid, "trump": suit(row.trump), "how": how(row.result, row.margin)},
        "when": when(scope, row.on, row.game),
        "href": href,
    }


def how(result: str, margin: int | None) -> str:
    """ "made with 40 to spare", "set, 120 short", "thrown in"."""
    if margin is None:
        return NOT_MADE.get(result, "made" if result == "made" else result.replace("_", " "))
    if result == "made":
        return f"made with {margin} to spare" if margin else "made, with nothing to spare"
    return f"set, {-margin} short"


def game_row(scope: Scope, record: GameRecord, people: dict[int, Shown]) -> dict[str, Any]:
    row = record.row
    own = record.sides[row.side]
    others = [side for letter, side in record.sides.items() if letter != row.side]
    totals = [plain(side[0].total) for side in (own, *others)]
    names = [both(name_of(people, each.person_id) for each in side) for side in (own, *others)]
    verb = "beat" if row.is_won else "lost to"
    return {
        "title": GAME_WORDS[record.key],
        "value": plain(record.value),
        "who": f"{names[0]} {verb} {' and '.join(names[1:])}, {' to '.join(totals)}{ending(row)}",
        "when": when(scope, row.on, own[0].game),
        "href": hands_href(scope, game=row.game_id),
    }


def name_of(people: dict[int, Shown], person: int | None) -> str:
    return apart(people[person].name) if person in people else ""


def when(scope: Scope, on: Any, game: Game) -> str:
    """ "15 April 2026, Club room, single deck"."""
    variant = "" if scope.variant else GAMES[game.variant].lower()
    return ", ".join(part for part in (day_words(on), game.table.title, variant) if part)
