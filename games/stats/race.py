"""The season's score race: what the standings count, added up from day to day."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from games.models.club import Standing as By
from games.stats.tallies import Tally


class Race(NamedTuple):
    """`periods` as keys ("2026-11-30", "2026-11"); each person's value after each of them."""

    periods: list[str]
    values: dict[int, list[float | None]]


def race_of(tallies: Sequence[Tally], by: str) -> Race:
    """What everybody had after each period with a finished game; None before the first one."""
    periods = sorted({each.period for each in tallies if each.sat})
    by_person: dict[int, dict[str, Tally]] = {}
    for each in tallies:
        by_person.setdefault(each.person, {})[each.period] = each
    values = {person: running(periods, of, by) for person, of in by_person.items()}
    return Race(periods, values)


def running(periods: list[str], tallies: dict[str, Tally], by: str) -> list[float | None]:
    """The sums of one person."""
    won = points = sat = 0
    values: list[float | None] = []
    for period in periods:
        if tally := tallies.get(period):
            won, points, sat = won + tally.won, points + tally.points, sat + tally.sat
        values.append(worth(by, won, points, sat))
    return values


def worth(by: str, won: int, points: int, sat: int) -> float | None:
    if not sat:
        return None
    if by == By.POINTS:
        return points
    return round(float(Fraction(points, sat)), 1) if by == By.AVERAGE else won
