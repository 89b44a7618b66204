"""The longest run of wins in a scope: whose it was, and from when to when.

Every game has to be looked at in order, so it is told of a few thousand games at most.
"""

from datetime import date
from typing import NamedTuple

from games.models import GameSeat
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
    best: Run | None = None
    run: Run | None = None
    for person, is_won, on in rows.values_list("person_id", "is_won", "on"):
        run = extended(run, person, on) if is_won else None
        if run and (best is None or (run.length, best.last) > (best.length, run.last)):
            best = run
    return best


def extended(run: Run | None, person: int, on: date) -> Run:
    """A run with one more game; a new one where another person begins."""
    if run is None or run.person != person:
        return Run(person, 1, on, on)
    return Run(person, run.length + 1, run.first, on)
