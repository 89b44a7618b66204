"""Who stands where: by wins, points, points a game, or rating. Who has as much shares the place.

Whoever has too few games for a mean or a rating stands below, without a place.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

from games.models.club import Standing as By
from games.stats.figures import LEAST_GAMES, Mean, Rate
from games.stats.links import hands_href
from games.stats.people import Shown
from games.stats.rated import NOT_RATED, Rated
from games.stats.scope import Scope
from games.stats.tallies import Tally

Worth = int | float | Fraction


class Standing(NamedTuple):
    """A line of the standings; `place` 0 is none."""

    place: int
    person: Shown
    games: int
    won: int
    drawn: int
    points: int
    average: Mean
    made: Rate
    rating: Rated


def standings(
    scope: Scope,
    tallies: Iterable[Tally],
    ratings: dict[int, Rated],
    people: dict[int, Shown],
    by: str,
) -> list[Standing]:
    """Everybody who sat down in the scope, the first first."""
    lines = [
        standing(scope, each, people[each.person], ratings.get(each.person, NOT_RATED))
        for each in tallies
    ]
    return placed(sorted(lines, key=lambda line: in_order(line, by)), by)


def standing(scope: Scope, tally: Tally, person: Shown, rating: Rated) -> Standing:
    """A line without its place."""
    bids = hands_href(scope, person=tally.person, part="bidder")
    games = hands_href(scope, person=tally.person, ended="finished")
    return Standing(
        place=0,
        person=person,
        games=tally.games,
        won=tally.won,
        drawn=tally.drawn,
        points=tally.points,
        average=Mean(tally.points, tally.sat, LEAST_GAMES, games),
        made=Rate(tally.made, tally.bids, href=bids),
        rating=rating,
    )


def wins(line: Standing) -> Worth | None:
    return line.won if line.games else None


def points(line: Standing) -> Worth | None:
    return line.points if line.average.count else None


def average(line: Standing) -> Worth | None:
    mean = line.average
    return Fraction(mean.total, mean.count) if mean.is_shown else None


def rating(line: Standing) -> Worth | None:
    return round(line.rating.mu, 1) if line.rating.is_shown else None


WORTH: dict[str, Callable[[Standing], Worth | None]] = {
    By.WINS: wins,
    By.POINTS: points,
    By.AVERAGE: average,
    By.RATING: rating,
}


def in_order(line: Standing, by: str) -> tuple[bool, Worth, int, str]:
    """Most first; of two with as much, who needed fewer games, then by name."""
    worth = WORTH[by](line)
    return (worth is None, -(worth or 0), line.games, line.person.name.casefold())


def placed(lines: list[Standing], by: str) -> list[Standing]:
    """With their places: 1, 2, 2, 4."""
    worths = [WORTH[by](line) for line in lines]
    return [
        line if worth is None else line._replace(place=worths.index(worth) + 1)
        for line, worth in zip(lines, worths, strict=True)
    ]
