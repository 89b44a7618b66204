"""Made-up games in bulk: the ledgers as the services would have written them, replayed by the
same code, with the rows that it makes of them. Some games to a transaction.
"""

from collections.abc import Iterable, Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from games.canonical import storable
from games.ids import new_id
from games.models import Club, Device, Draft, Entry, Game, GameSeat, HandSeat, Player, Seat, Table
from games.models.entry import Kind
from games.models.table import Grant, Role
from games.names import fold
from games.playing.plan import MINUTES, Plan, Planned
from games.selectors.ledger import sheet_of
from games.services import ratings
from games.services.ledger import projection_of
from games.services.links import make_links
from games.services.made_clubs import ZONE
from games.services.people import known_by_name
from games.services.starting import sides_of
from games.services.transaction import write
from games.stats.rows import rows_of

AT_ONCE = 200  # games
ROWS = 2000  # in one statement


class Room(NamedTuple):
    """A table with its players by name, and the numbers of its next games."""

    table: Table
    players: dict[str, Player]
    numbers: Iterator[int]


def play_in_bulk(*, club: Club, plan: Plan, by: Device) -> int:
    """Write every game; how many hands that were."""
    rooms: dict[str, Room] = {}
    hands = 0
    played = plan.played()
    while some := list(islice(played, AT_ONCE)):
        with write():
            hands += write_some(club, rooms, some, by)
    with write():
        ratings.mark(club.pk, plan.begins)
    return hands


def write_some(club: Club, rooms: dict[str, Room], some: Iterable[Planned], by: Device) -> int:
    """Games with seats, ledgers, drafts and rows; how many hands they have."""
    games = [made_game(room_of(club, rooms, planned, by), planned, by) for planned in some]
    Game.objects.bulk_create(games, ROWS)
    Seat.objects.bulk_create([seat for game in games for seat in game.seat_list], ROWS)
    Entry.objects.bulk_create([entry for game in games for entry in game.entry_list], ROWS)
    drafts = [Draft(game=game, hand_number=game.hand_number) for game in games]
    Draft.objects.bulk_create(drafts, ROWS)
    rows = [rows_of(game, game.made_roots) for game in games]
    HandSeat.objects.bulk_create([row for each in rows for row in each.hands], ROWS)
    GameSeat.objects.bulk_create([row for each in rows for row in each.seats], ROWS)
    return sum(len(sheet_of(game).lines) for game in games)


def room_of(club: Club, rooms: dict[str, Room], planned: Planned, by: Device) -> Room:
    """The table at which a game is played, laid if need be, with everybody who plays known."""
    room = rooms.get(planned.room) or lay_room(club, planned, by)
    rooms[planned.room] = room
    names = {*planned.game.names, *(f["name"] for kind, f in planned.moves if kind == "seat")}
    if new := sorted(names - room.players.keys()):
        people = known_by_name(club, [fold(name) for name in new])
        for name in new:
            person = people[fold(name)]
            person.club = club
            room.players[name] = Player.objects.create(table=room.table, name=name, person=person)
    return room


def lay_room(club: Club, planned: Planned, by: Device) -> Room:
    variant, key = planned.game.variant, new_id()
    facts = {"variant": variant, "title": planned.room, "time_zone": ZONE, "key": key}
    table = Table.objects.create(club=club, made_by=by, asked="", **facts)
    Grant.objects.create(device=by, table=table, role=Role.OWNER)
    make_links(table)
    return Room(table, {}, count(1))


def made_game(room: Room, planned: Planned, by: Device) -> Game:
    """A loaded game as it will stand, not written yet."""
    game = begun(room, planned)
    for number, (kind, facts) in enumerate(planned.moves, 1):
        if kind == Kind.SEAT:
            facts = sitting(game, room.players[facts["name"]], facts)
        game.changed_at = planned.at + number * MINUTES
        game.entry_list.append(written(game, number, kind, facts, by))
    for name, value in projection_of(game).items():
        setattr(game, name, value)
    return game


def begun(room: Room, planned: Planned) -> Game:
    """A loaded game in which nothing has happened, the next one of its table."""
    made = planned.game
    game = Game(
        table=room.table,
        number=next(room.numbers),
        variant=made.variant,
        dealer=made.dealer,
        next_dealer=made.dealer,
        start_totals=dict.fromkeys(sides_of(made.variant, len(made.names)), 0),
        started_at=planned.at,
        changed_at=planned.at,
        key=new_id(),
        asked="",
    )
    game.seat_list = [
        Seat(game=game, number=number, player=room.players[name])
        for number, name in enumerate(made.names, 1)
    ]
    game.entry_list, game.made_roots = [], {}
    return game


def written(game: Game, seq: int, kind: str, facts: dict[str, Any], by: Device) -> Entry:
    """An entry, of the instant at which the game was changed last."""
    what = {"seq": seq, "kind": kind, "facts": storable(facts), "key": new_id()}
    return Entry(game=game, device=by, at=game.changed_at, **what)


def sitting(game: Game, player: Player, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of somebody who sits down from the next hand on."""
    game.made_roots[player.pk] = player.person.root_id
    return facts | {"from_hand": sheet_of(game).hand_number, "player": player.pk}
