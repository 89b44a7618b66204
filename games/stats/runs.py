"""The longest run of wins in a scope: whose it was, and from when to when.

Every game has to be looked at in order, so it is told of a few thousand games at most.
"""

from datetime import date
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from games.models import GameSeat
from games.stats.person.streaks import streaks
from games.stats.scope import Scope
from games.stats.tallies import CREDITED

MOST_SEATS = 10_000  # credited seats of all games


class Run(NamedTuple):
    """So many games in a row that one person won, of those that are credited."""

    person: int
    length: int
    first: date
    last: date


def longest_run(scope: Scope) -> Run | None:
    """The longest one, the earlier of two; None where nobody won. One query."""
    rows = GameSeat.objects.filter(scope.rows & CREDITED).order_by("person_id", "on", "started_at")
    games = rows.values_list("person_id", "is_won", "on")
    runs = [run_of(person, list(own)) for person, own in groupby(games, itemgetter(0))]
    won = [run for run in runs if run.length]
    return min(won, key=lambda run: (-run.length, run.last), default=None)


def run_of(person: int, games: list[tuple[int, bool, date]]) -> Run:
    """The longest run of one person's games, in order."""
    run = streaks([is_won for _, is_won, _ in games])
    return Run(person, run.longest, games[run.first][2], games[run.last][2])
