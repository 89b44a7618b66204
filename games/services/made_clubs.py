"""A club of made-up people, and the games that they are said to have played (games/playing).

A few hundred games go through the services, as a phone would send them; more are written in bulk
(`made_rows.py`), by the same replay and with the same rows.
"""

from games.ids import new_id
from games.models import Club, Device, Game, Person, Table
from games.models.club import ClubLink, ClubRole, Standing
from games.playing.cast import GUESTS, NAMES, NICKNAMES
from games.playing.games import MadeGame, Move
from games.playing.plan import MINUTES, Plan, Planned
from games.services import clock
from games.services.club_tables import move_table
from games.services.clubs import create_club
from games.services.entries import end_game
from games.services.hands import record_hand
from games.services.playing_on import start_game
from games.services.roster import add_nickname, add_people
from games.services.seasons import SeasonFacts, save_season
from games.services.seating import substitute_player
from games.services.tables import create_table

ZONE = "America/Chicago"
MOST_IN_FULL = 500  # games


def make_club(*, name: str, plan: Plan, by: Device) -> Club:
    """A club with its people, nicknames and seasons, in which nothing has been played."""
    club = create_club(by=by, name=name, time_zone=ZONE, key=new_id())
    add_people(club=club, names=NAMES)
    add_people(club=club, names=GUESTS, is_guest=True)
    for person in Person.objects.filter(club=club, name__in=NICKNAMES):
        add_nickname(person=person, name=NICKNAMES[person.name])
    for season in plan.seasons:
        facts = SeasonFacts(season.name, season.first, season.last, standing=Standing.WINS)
        save_season(club=club, facts=facts)
    return club


def organiser_link(club: Club) -> ClubLink:
    """The link by which a phone becomes an organiser of the club."""
    return ClubLink.objects.get(club=club, role=ClubRole.ORGANISER, revoked_at=None)


def play_through(*, club: Club, plan: Plan, by: Device) -> int:
    """Play every game by the services, hand by hand; how many hands that were."""
    tables: dict[str, Table] = {}
    return sum(play_one(club, tables, planned, by) for planned in plan.played())


def play_one(club: Club, tables: dict[str, Table], planned: Planned, by: Device) -> int:
    """One game at its table, which is laid if need be."""
    with clock.told(planned.at):
        if planned.room in tables:
            game = begin_again(tables[planned.room], planned.game, by)
        else:
            tables[planned.room] = lay_table(club, planned, by)
            game = Game.objects.get(table=tables[planned.room])
    for number, move in enumerate(planned.moves, 1):
        with clock.told(planned.at + number * MINUTES):
            game = make_move(game, move, by)
    return sum(kind == "hand" for kind, _ in planned.moves)


def lay_table(club: Club, planned: Planned, by: Device) -> Table:
    """A new table of the club with its first game."""
    made = planned.game
    table = create_table(
        by=by,
        variant=made.variant,
        rules={},
        names=made.names,
        dealer=made.dealer,
        title=planned.room,
        time_zone=ZONE,
        key=new_id(),
    )
    if table.club_id == club.pk:
        return table
    return move_table(table=table, club=club, names={})


def begin_again(table: Table, made: MadeGame, by: Device) -> Game:
    return start_game(table=table, by=by, names=made.names, dealer=made.dealer, key=new_id())


def make_move(game: Game, move: Move, by: Device) -> Game:
    """One entry of a game; the game after it."""
    kind, facts = move
    if kind == "end":
        return end_game(game=game, key=new_id(), by=by).game
    if kind == "seat":
        told = facts | {"from_hand": game.hand_number}
        return substitute_player(game=game, **told, key=new_id(), by=by).game
    return record_hand(
        game=game,
        hand_number=game.hand_number,
        facts=facts,
        seen_version=game.version,
        key=new_id(),
        by=by,
    ).game
