"""A small club's six games, made by hand: what happened is told here, figures follow by hand.

The club "Tuesday" lives in Chicago; Ann, Bob, Cy, Dee, Eve and Flo are on its roster. Its seasons
are Winter (1 January to 31 March 2026, by wins) and Spring (from 1 April on, by points).

Kitchen, single deck to 1500; side A is Ann (seat 1) & Bob (3), side B is Cy (2) & Dee (4):

    game 1, 6 January, Ann deals first: the hands of PD-157, then called off at 80 : 520.
        dealer  bidder  bid  trump  meld A:B   tricks A:B  result        delta A:B
     1  Ann     Ann     280  H      100 :  40  190 :  60   made by 10     290 : 100
     2  Cy      Cy      270  S        0 : 120   90 : 160   made by 10      90 : 280
     3  Bob     Ann     300  D       50 :  20  130 : 120   set by 120    −300 : 140
    game 2, 13 January, Cy deals first: PD-167, A wins 1520 : 900.
     1  Cy      Ann     600  H      600 : 350  150 : 100   made by 150    750 : 450
     2  Bob     Bob     600  S      620 : 350  150 : 100   made by 170    770 : 450
    game 3, 31 March (it began at 21:30; in London it was 1 April), Cy deals first: PD-167,
    both are over 1500, so the bidders win: A, with 1660 : 1680.
     1  Cy      Ann     700  H      700 : 750  150 : 100   made by 150    850 : 850
     2  Bob     Bob     700  S      660 : 730  150 : 100   made by 110    810 : 830
    game 4, 1 April, Cy deals first: PD-167, B wins 700 : 1500.
     1  Cy      Cy      600  H      250 : 600  100 : 150   made by 150    350 : 750
     2  Bob     Dee     600  S      250 : 600  100 : 150   made by 150    350 : 750

Club room, single deck; A is Eve (1) & Flo (3), B is Ann (2) & Cy (4), from hand 3 on Ann & Dee:

    game 5, 15 April, Cy deals first: A wins 1640 : 120.
     1  seat 4  Eve     320  C       60 :  40  not played  thrown in    −320 :  40
     2  Eve     Ann     290  H       80 : 100    0 : 250   made by 60       0 : 350
        (A took nothing in tricks: its meld of 80 is lost)
     3  Ann     Dee     310  D       40 : 100   90 : 160   set by 50      130 : −310
     4  Flo     Flo     600  S     1600 :  20  230 :  20   made by 1230  1830 : 40
        (Cy played two hands at seat 4 and Dee two: the game is credited to Dee, the later one)

Porch, cutthroat to 1000; A is Eve (1), B Flo (2), C Ann (3):

    game 6, 2 May, Eve deals first: still being played, at −160 : 750 : −160.
        dealer  bidder  bid  trump  meld A:B:C      tricks A:B:C    result       delta A:B:C
     1  Eve     Flo     300  H      20 : 120 :  40   20 : 200 :  30  made by 20     40 : 320 : 70
     2  Flo     Ann     320  S      40 :  20 : 100   60 :  50 : 140  set by 80     100 : 70 : −320
     3  Ann     Eve     300  D      40 :  60 :  20   not played      conceded     −300 : 60 : 20
     4  Eve     Flo     300  C      60 :  80 :  40    0 : 220 :  30  made by 0       0 : 300 : 70
        (Eve took no trick: her meld of 60 is lost)

So there are 17 hands: 13 of single deck (each 4 rows), 4 of cutthroat (each 3 rows): 64 rows.
Bids: Ann 6 (280, 300, 600, 700, 290, 320), Bob 2 (600, 700), Cy 2 (270, 600), Dee 2 (600, 310),
Eve 2 (320, 300), Flo 3 (600, 300, 300); made: Ann 4, Bob 2, Cy 2, Dee 1, Eve 0, Flo 3.
"""

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from games import services
from games.ids import new_id
from games.models import Club, Game, Season, Table
from games.selectors.ledger import load_game
from games.services import statistics
from tests.factories.clubs import a_club, a_club_table, a_season, link_players
from tests.ledger.story import end, record, seat

Facts = dict[str, Any]


class SmallSeason(NamedTuple):
    """The club, its seasons, and its six games in the order in which they began."""

    club: Club
    winter: Season
    spring: Season
    games: list[Game]


def a_small_season() -> SmallSeason:
    """Play it, through the services themselves."""
    club = a_club()
    winter = a_season(club)
    spring = a_season(club, "Spring", starts_on=date(2026, 4, 1), ends_on=None, standing="points")
    games = [*kitchen(club), club_room(club), porch(club)]
    link_players(club)
    rebuilt(club)
    return SmallSeason(club, winter, spring, [load_game(g.table, g.number) for g in games])


def kitchen(club: Club) -> list[Game]:
    """Games 1 to 4."""
    names = ["Ann", "Cy", "Bob", "Dee"]
    table = a_club_table(club, moment(1, 7, 1), names=names, dealer=1, title="Kitchen")
    first = load_game(table)
    played(
        first,
        pairs(1, 280, "H", 100, 40, 190),
        pairs(2, 270, "S", 0, 120, 90),
        pairs(1, 300, "D", 50, 20, 130),
    )
    end(first)
    second = another(table, moment(1, 14, 1))
    played(second, pairs(1, 600, "H", 600, 350, 150), pairs(3, 600, "S", 620, 350, 150))
    third = another(table, datetime(2026, 4, 1, 2, 30, tzinfo=UTC))
    played(third, pairs(1, 700, "H", 700, 750, 150), pairs(3, 700, "S", 660, 730, 150))
    fourth = another(table, moment(4, 2, 1))
    played(fourth, pairs(2, 600, "H", 250, 600, 100), pairs(4, 600, "S", 250, 600, 100))
    return [first, second, third, fourth]


def club_room(club: Club) -> Game:
    """Game 5: Dee sits down for Cy."""
    names = ["Eve", "Ann", "Flo", "Cy"]
    table = a_club_table(club, moment(4, 16, 1), names=names, dealer=4, title="Club room")
    game = load_game(table)
    thrown_in = {"outcome": "thrown_in", "trick_points": None}
    played(
        game,
        pairs(1, 320, "C", 60, 40, 0) | thrown_in,
        pairs(2, 290, "H", 80, 100, 0),
    )
    seat(game, 4, "Dee", from_hand=3)
    played(game, pairs(4, 310, "D", 40, 100, 90), pairs(3, 600, "S", 1600, 20, 230))
    return game


def porch(club: Club) -> Game:
    """Game 6: three players, not over yet."""
    names = ["Eve", "Flo", "Ann"]
    table = a_club_table(
        club, moment(5, 3, 1), variant="cutthroat", names=names, dealer=1, title="Porch"
    )
    game = load_game(table)
    conceded = {"outcome": "conceded_after_widow", "trick_points": None}
    played(
        game,
        alone(2, 300, "H", (20, 120, 40), (20, 200, 30)),
        alone(3, 320, "S", (40, 20, 100), (60, 50, 140)),
        alone(1, 300, "D", (40, 60, 20), (0, 0, 0)) | conceded,
        alone(2, 300, "C", (60, 80, 40), (0, 220, 30)),
    )
    return game


def moment(month: int, day: int, hour: int) -> datetime:
    """An instant of 2026 in UTC; an evening in Chicago is early the next day there."""
    return datetime(2026, month, day, hour, tzinfo=UTC)


def another(table: Table, at: datetime) -> Game:
    """The next game at a table, begun at that instant; seat 2 deals."""
    game = services.start_game(table=table, by=table.made_by, dealer=2, key=new_id())
    Game.objects.filter(pk=game.pk).update(started_at=at)
    return game


def played(game: Game, *hands: Facts) -> None:
    """Record the hands in order."""
    for facts in hands:
        record(game, {name: value for name, value in facts.items() if value is not None})


def pairs(seat: int, bid: int, trump: str, meld_a: int, meld_b: int, tricks_a: int) -> Facts:
    """A hand of two partnerships: who bid what, both melds, and side A's trick points of 250."""
    return {
        "bidder": "AB"[(seat - 1) % 2],
        "bidder_seat": seat,
        "bid": bid,
        "trump": trump,
        "outcome": "played",
        "meld": {"A": meld_a, "B": meld_b},
        "trick_points": {"A": tricks_a, "B": 250 - tricks_a},
    }


def alone(seat: int, bid: int, trump: str, melds: Any, tricks: Any) -> Facts:
    """A hand of three players, each for himself."""
    return {
        "bidder": "ABC"[seat - 1],
        "bidder_seat": seat,
        "bid": bid,
        "trump": trump,
        "outcome": "played",
        "meld": dict(zip("ABC", melds, strict=True)),
        "trick_points": dict(zip("ABC", tricks, strict=True)),
    }


def rebuilt(club: Club) -> None:
    """Write the club's rows anew; dates of games were set behind the services' back."""
    statistics.rebuild(club)
