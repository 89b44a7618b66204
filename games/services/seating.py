"""Somebody else sits down: from a hand on, or all along ("it was always her").

An entry `seat` (architecture §3): from hand 1 means that this person sat there all along. The
person is one the table knows by that name, or a new one. Undoing is in `undoing.py`.
"""

from typing import Any

from django.db.models import OuterRef, Subquery

from games.models import Club, Device, Entry, Game, Player
from games.models.entry import Kind
from games.models.game import NAME_LONGEST
from games.names import TextRefused, read_text
from games.rules.errors import Problem
from games.rules.sheet import Sheet
from games.selectors.ledger import sheet_of
from games.services.errors import GameIsOver, NothingToChange, SeatRefused
from games.services.grants import free_seat
from games.services.ledger import check_sent, find_repeat, lock_game, write_entry
from games.services.people import person_named
from games.services.starting import check_whole, root_of
from games.services.transaction import write
from games.stats.seated import someone

SITS_ALREADY = "{name} sits there already."
SITS_ELSEWHERE = "{name} sits at another seat of this table: add something to the name."
NO_SEAT = "Whose seat is it? The table has {people} seats."


def substitute_player(
    *, game: Game, seat: int, name: str, from_hand: int, key: str, by: Device
) -> Entry:
    """Seat somebody from a hand on; from hand 1 they sat there all along. Nine queries at most.

    :raises SeatRefused: all problems with `seat`, `name` and `from_hand` at once.
    :raises NothingToChange: that person sits there already.
    :raises GameIsOver: a finished game is reopened first.
    :raises KeyReused: the key has written something else.
    :raises WriteRefused: no usable key, or data that cannot be stored.
    """
    name, problems = check_name(name)
    facts = check_sent(key, {"seat": seat, "name": name, "from_hand": from_hand})
    with write():
        game = lock_game(game, known=player_named(name))
        if repeat := find_repeat(game, Kind.SEAT, facts, key):
            return repeat
        if game.is_over:
            raise GameIsOver(game, "to change who sat there")
        check_person(game, facts, problems)
        facts["player"] = player_of(game, facts)
        if from_hand > 1:
            free_seat(game.table, seat)
        return write_entry(game, Kind.SEAT, facts, key, by)


def check_name(name: object) -> tuple[str, tuple[Problem, ...]]:
    """The name as it will stand, and what is wrong with it."""
    try:
        return read_text(name, field="name", what="The name", longest=NAME_LONGEST), ()
    except TextRefused as refused:
        return "", refused.problems


def player_of(game: Game, facts: dict[str, Any]) -> int:
    """The player who sits down: one that the table knows, or a new one.

    Whether the table is in a club, its players say: they were asked for once the game was locked.
    """
    if person := someone(game):
        return club_player(game, person.club, facts).pk
    return game.draft.known or Player.objects.create(table=game.table, name=facts["name"]).pk


def club_player(game: Game, club: Club, facts: dict[str, Any]) -> Player:
    """The player at a table of a club: nobody who sits at another seat under another name."""
    players = list(game.table.players.select_related("person").order_by("pk"))
    sitting = others(sheet_of(game), facts)
    taken = {root_of(player) for player in players if player.name in sitting}
    same = [each for each in players if each.name == facts["name"] and root_of(each) not in taken]
    if same:
        return same[0]
    person = person_named(club, facts["name"], taken)
    return Player.objects.create(table=game.table, name=facts["name"], person=person)


def player_named(name: str) -> Subquery:
    """The first player by that name at the table of a draft's game."""
    players = Player.objects.filter(table__games=OuterRef("game"), name=name)
    return Subquery(players.order_by("pk").values("pk")[:1])


def check_person(game: Game, facts: dict[str, Any], problems: tuple[Problem, ...]) -> None:
    """:raises SeatRefused, NothingToChange: as in :func:`substitute_player`."""
    sheet = sheet_of(game)
    found = [*check_seat(sheet, facts["seat"]), *problems]
    found += check_whole(facts["from_hand"], "from_hand", 1, sheet.hand_number)
    if not found and facts["name"] in others(sheet, facts):
        text = SITS_ELSEWHERE.format(name=facts["name"])
        found.append(Problem("not_allowed", "name", text))
    if found:
        raise SeatRefused(found)
    if {facts["name"]} == set(at_seat(sheet, facts["seat"], facts["from_hand"])):
        raise NothingToChange(SITS_ALREADY.format(name=facts["name"]), game)


def check_seat(sheet: Sheet, seat: object) -> list[Problem]:
    people = len(sheet.people)
    if type(seat) is int and 1 <= seat <= people:
        return []
    return [Problem("not_allowed", "seat", NO_SEAT.format(people=people))]


def at_seat(sheet: Sheet, seat: int, from_hand: int) -> list[str]:
    """Who sits on a seat, from that hand on to the next one."""
    hands = range(from_hand, sheet.hand_number + 1)
    return [sheet.seated.at(hand)[seat - 1] for hand in hands]


def others(sheet: Sheet, facts: dict[str, Any]) -> set[str]:
    """Who sits on the other seats, from that hand on."""
    seats = [seat for seat in range(1, len(sheet.people) + 1) if seat != facts["seat"]]
    return {name for seat in seats for name in at_seat(sheet, seat, facts["from_hand"])}
