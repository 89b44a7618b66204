"""The tables of a club, and bringing one in: who each of its players is."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import Count, Max

from games.access import allows
from games.models import Club, Device, Grant, Person, Player, Table
from games.models.table import Role
from games.names import fold
from games.selectors.club.frame import GAMES, count_words
from games.selectors.club.lineups import own_names
from games.selectors.club.pager import pager
from games.selectors.club.plain import Told, plain_page, text_field
from games.selectors.club.roster_view import names_to_offer
from games.selectors.dates import spoken_day
from games.selectors.table.words import hidden
from games.selectors.tables import my_games
from games.stats.links import club_href
from games.stats.people import SOMEBODY

AT_ONCE = 50  # tables on a page


def tables_view(club: Club, device: Device, now: datetime, number: int = 1) -> dict[str, Any]:
    """For `tables.html`, page `number` of the tables, at most the last one there is.

    Seven queries at most, however many tables there are.
    """
    grants = {each.table_id: each for each in grants_of(device)} if club.grant else {}
    shown = tables_of(club, number)
    people = people_at(club, shown.object_list)
    here = club_href(club, "club-tables")
    return plain_page(club, "Tables") | {
        "action": here,
        "tables": [
            row(club, each, people.get(each.pk, []), grants.get(each.pk), now) for each in shown
        ],
        "pager": pager(
            shown.number, AT_ONCE, shown.paginator.count, lambda page: f"{here}?page={page}"
        ),
        "others": others(club, device, now) if club.can_bring else [],
    }


def tables_of(club: Club, number: int) -> Page:
    """A page of the tables with their numbers of games, the latest first. Two queries."""
    counted = club.tables.annotate(number=Count("games"), last=Max("games__changed_at"))
    return Paginator(counted.order_by("-last", "-pk"), AT_ONCE).get_page(number)


def grants_of(device: Device) -> list[Grant]:
    return list(Grant.objects.filter(device_id=device.pk, revoked_at=None))


def people_at(club: Club, tables: Iterable[Table]) -> dict[int, list[str]]:
    """The people who have played at each of these tables, as the club calls them. Two queries."""
    people = {each.pk: each for each in Person.objects.filter(club=club)}
    found: dict[int, dict[str, None]] = {}
    players = Player.objects.filter(table__in=[each.pk for each in tables]).order_by("pk")
    for table, person in players.values_list("table_id", "person_id"):
        if person in people:
            name = people[people[person].root_id].name or SOMEBODY
            found.setdefault(table, {})[name] = None
    return {table: list(names) for table, names in found.items()}


def row(
    club: Club, table: Table, people: list[str], grant: Grant | None, now: datetime
) -> dict[str, Any]:
    """A table of the club; it is a link for who may see it, and is taken out by who owns it."""
    day = spoken_day(table.last, now, table.time_zone or club.time_zone)
    is_own = club.can_bring and grant is not None and allows(grant, "own")
    return {
        "title": table.title or ", ".join(people),
        "people": ", ".join(people) if table.title else "",
        "second": f"{GAMES[table.variant]}, {count_words(table.number, 'game')}, {day}",
        "href": f"/t/{table.address}/" if grant else "",
        "hidden": hidden(table=table.address) if is_own else None,
    }


def others(club: Club, device: Device, now: datetime) -> list[dict[str, Any]]:
    """The device's own tables that are not in this club. Two queries."""
    own = Grant.objects.filter(device_id=device.pk, role=Role.OWNER, revoked_at=None)
    games = my_games(device).filter(table__in=own.values("table")).exclude(table__club=club)
    return [
        {
            "title": game.table.title or ", ".join(game.people_now),
            "second": "in another club" if game.table.club_id else second(game, now),
            "href": f"{club_href(club, 'club-tables')}?table={game.table.address}",
        }
        for game in games
    ]


def second(game: Any, now: datetime) -> str:
    day = spoken_day(game.changed_at, now, game.table.time_zone)
    return f"{GAMES[game.variant]}, {day}"


def bring_view(
    club: Club, table: Table, told: Told | None = None, typed: dict[str, str] | None = None
) -> dict[str, Any]:
    """For `bring.html`: a field for each player of the table, with who that is in the club."""
    names = own_names(table)
    known = {fold(each.name) for each in club.names.all()}
    fields = [
        player_field(
            player, (typed or {}).get(f"player_{player.pk}", names[player.pk]), known, told
        )
        for player in table.players.order_by("pk")
    ]
    return plain_page(club, "Bring a table", "club-tables") | {
        "action": club_href(club, "club-tables"),
        "table_title": table.title or ", ".join(each["player"] for each in fields),
        "fields": fields,
        "hidden": hidden(table=table.address),
        "offered": names_to_offer(club),
        "is_elsewhere": table.club_id not in (None, club.pk),
        "is_regular": typed is None or "regular" in typed,
    }


def player_field(player: Player, name: str, known: set[str], told: Told | None) -> dict[str, Any]:
    """Who a player is; said beside it whether the club knows the name."""
    is_known = fold(name) in known
    help_ = "One of the club." if is_known else "New in the club."
    field = text_field(f"player_{player.pk}", player.name, name, told, list="people", help=help_)
    return field | {"player": player.name}
