"""Milestones: how a series of games stood at its 10th, 25th, 50th, 100th game, and which is next."""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from games.stats.person.sat import DAY, DRAWN, END, WON, Sat, Score, finished

ROUND = (10, 25, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000)
AFTER = 500  # beyond the last one, each so many
NEAR = 10


class Milestone(NamedTuple):
    """Game `number` was on a day; the series then stood so."""

    number: int
    on: date
    score: Score


def next_round(games: int) -> int:
    """The next number that is worth a word."""
    later = [number for number in ROUND if number > games]
    return later[0] if later else (games // AFTER + 1) * AFTER


def milestones(rows: Iterable[Sat]) -> list[Milestone]:
    """Those that a series has reached, in order."""
    found, number = [], next_round(0)
    won = lost = drawn = 0
    for at, game in enumerate(finished(rows), 1):
        won, drawn = won + (game[END] == WON), drawn + (game[END] == DRAWN)
        lost = at - won - drawn
        if at == number:
            found.append(Milestone(number, date.fromisoformat(game[DAY]), Score(won, lost, drawn)))
            number = next_round(number)
    return found


def is_near(games: int) -> bool:
    """Whether the next milestone is only a few games away."""
    away = next_round(games) - games
    return away <= NEAR and 4 * away <= next_round(games)
