"""What one finished game does to the ratings of those who played it (openskill, Plackett-Luce).

The winner is first, the others follow by their totals and share a place where these are equal;
the players of a side are one team.
"""

from itertools import chain
from typing import NamedTuple

from openskill.models import PlackettLuce

from games.models import GameSeat

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """Mean and deviation, and how many games they rest on."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


def rate_game(rows: list[GameSeat], before: dict[int, Rating]) -> dict[int, Rating]:
    """The new ratings by person; `rows` are those of a finished game that are credited.

    A game in which fewer than two sides are anybody's changes nothing.
    """
    sides = sides_of(rows)
    if len(sides) < 2:
        return {}
    teams = [[before.get(row.person_id, Rating()) for row in side] for side in sides]
    rated = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams],
        ranks=[place_of(sides, side) for side in sides],
    )
    people = [row.person_id for side in sides for row in side]
    after = zip(people, chain(*teams), chain(*rated), strict=True)
    return {person: Rating(new.mu, new.sigma, old.games + 1) for person, old, new in after}


def sides_of(rows: list[GameSeat]) -> list[list[GameSeat]]:
    """The rows side by side, in the order of the sides."""
    names = sorted({row.side for row in rows})
    return [[row for row in rows if row.side == name] for name in names]


def place_of(sides: list[list[GameSeat]], side: list[GameSeat]) -> int:
    """How many sides came in before this one."""
    return sum(standing(other[0]) > standing(side[0]) for other in sides)


def standing(row: GameSeat) -> tuple[bool, int]:
    return row.is_won, row.total
