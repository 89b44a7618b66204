"""The games that a person sat in, all there ever were, in order: one query.

They are few beside the hands, and milestones look further back than a season does. Only what is
credited to this person. Rows stay as the database gives them, `row[END]`; days are text here
(2026-11-30), for only a few of them are ever shown.
"""

from collections import Counter
from collections.abc import Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from django.db.models import Case, CharField, F, Q, Value, When
from django.db.models.functions import Cast

from games.models import GameSeat
from games.models.statistics import State
from games.stats.scope import Scope

WON, LOST, DRAWN = "won", "lost", "drawn"
ENDED = Case(
    When(~Q(state=State.FINISHED), then=F("state")),
    When(is_won=True, then=Value(WON)),
    When(is_draw=True, then=Value(DRAWN)),
    default=Value(LOST),
)


FIELDS = ("game_id", "day", "variant", "partner_id", "end", "total", "lead")
GAME, DAY, VARIANT, PARTNER, END, TOTAL, LEAD = range(7)
Sat = tuple[Any, ...]


def sat_by(who: Q) -> list[Sat]:
    """What fits, in the order of the games. `row[END]` is won, lost or drawn for games that count,
    else their state."""
    rows = GameSeat.objects.filter(who, is_credited=True).order_by("on", "game_id")
    return list(rows.annotate(day=Cast("on", CharField()), end=ENDED).values_list(*FIELDS))


def within(scope: Scope, rows: Iterable[Sat]) -> list[Sat]:
    """Those that the scope looks at."""
    first = scope.first.isoformat() if scope.first else ""
    last = scope.last.isoformat() if scope.last else "9999"
    found = [row for row in rows if first <= row[DAY] <= last]
    return [row for row in found if row[VARIANT] == scope.variant] if scope.variant else found


def finished(rows: Iterable[Sat]) -> list[Sat]:
    """The games that count."""
    return [row for row in rows if row[END] in (WON, LOST, DRAWN)]


def with_each(rows: Iterable[Sat]) -> dict[int | None, list[Sat]]:
    """The games by partner, None where there was none."""
    found: dict[int | None, list[Sat]] = {}
    for row in rows:
        found.setdefault(row[PARTNER], []).append(row)
    return found


def days_of(rows: Iterable[Sat]) -> dict[int, str]:
    """The day of each game."""
    return {row[GAME]: row[DAY] for row in rows}


class Score(NamedTuple):
    """Games that count: won, lost and drawn ones."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.drawn


def score_of(rows: Iterable[Sat]) -> Score:
    """How those that count ended."""
    ends = Counter(map(itemgetter(END), rows))
    return Score(ends[WON], ends[LOST], ends[DRAWN])


def count_of(rows: Iterable[Sat], state: str) -> int:
    """How many games stand so: running ones, called-off ones."""
    return sum(row[END] == state for row in rows)
