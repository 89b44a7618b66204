"""What a club plays over the years: its seasons, its tables, and which game is played when."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import NamedTuple

from games.playing.cast import Character, characters
from games.playing.games import MadeGame, Move, play_game
from games.playing.style import STYLES, USUAL

ROOMS = {
    "single-deck": ("Kitchen", "Porch", "Club room", "Back room"),
    "cutthroat": ("Three-handed",),
    "double-deck": ("Double deck",),
}
PER_ROOM = 60  # games at a table before another is laid
USUAL_EVENING = 4  # games
EVENING_MINUTES = 240
MINUTES = timedelta(minutes=4)  # a hand
HALVES = ((1, "Spring"), (7, "Autumn"))


class MadeSeason(NamedTuple):
    """Half a year."""

    name: str
    first: date
    last: date


class Planned(NamedTuple):
    """A game at a table, begun at an instant; `is_left`: its last hands are still to be played."""

    room: str
    at: datetime
    game: MadeGame
    is_left: bool

    @property
    def moves(self) -> list[Move]:
        """What has been written of it."""
        return self.game.moves[:-2] if self.is_left else self.game.moves


class Plan(NamedTuple):
    """So many games, spread over the days from the first to the last."""

    seed: int
    games: int
    first: date
    last: date

    @property
    def begins(self) -> datetime:
        """When the first game begins."""
        return self.evening(0)

    @property
    def seasons(self) -> list[MadeSeason]:
        """The halves of years in which somebody plays."""
        years = range(self.first.year, self.last.year + 1)
        halves = [half(year, month, name) for year in years for month, name in HALVES]
        return [each for each in halves if each.last >= self.first and each.first <= self.last]

    def played(self) -> Iterator[Planned]:
        """The games in the order in which they are played; the last one is left lying."""
        chance, cast = Random(self.seed), characters()
        rooms = {variant: list(rooms_for(variant, self.games)) for variant in STYLES}
        for number in range(self.games):
            variant = chance.choice(USUAL)
            people = at_table(chance, cast, 3 if variant == "cutthroat" else 4)
            game = play_game(chance, variant, people[:-1], spare=people[-1])
            room = chance.choice(rooms[variant])
            yield Planned(room, self.evening(number), game, number == self.games - 1)

    def evening(self, number: int) -> datetime:
        """When a game begins: a few on the same evening, one after another."""
        days = (self.last - self.first).days
        together = max(USUAL_EVENING, -(-self.games // days))
        evenings = max((self.games - 1) // together, 1)
        day, place = number // together * (days - 1) // evenings, number % together
        start = datetime.combine(self.first + timedelta(day), time(23, 30), UTC)
        return start + timedelta(minutes=place * min(40, EVENING_MINUTES // together))


def plan(seed: int, games: int, last: date) -> Plan:
    """Two years for a few hundred games, ten for more."""
    years = 2 if games <= 1000 else 10
    return Plan(seed, games, last - timedelta(days=365 * years), last)


def half(year: int, month: int, name: str) -> MadeSeason:
    last = date(year, 6, 30) if month == 1 else date(year, 12, 31)
    return MadeSeason(f"{name} {year}", date(year, month, 1), last)


def rooms_for(variant: str, games: int) -> Iterator[str]:
    """The tables for so many games of a club."""
    share = USUAL.count(variant) * games // len(USUAL)
    for number in range(max(share // PER_ROOM, 1)):
        names = ROOMS[variant]
        again = number // len(names)
        yield names[number % len(names)] + (f" {again + 1}" if again else "")


def at_table(chance: Random, cast: tuple[Character, ...], seats: int) -> list[Character]:
    """Who plays, and one to spare: mostly the roster, and some more often than others."""
    chosen: list[Character] = []
    while len(chosen) <= seats:
        who = cast[min(int(chance.expovariate(1 / 8)), len(cast) - 1)]
        if who not in chosen:
            chosen.append(who)
    return chosen
