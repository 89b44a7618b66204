"""The games that a person sat in, all there ever were, in order: one query.

They are few beside the hands, and milestones look further back than a season does. Only what is
credited to this person. Days are text here (2026-11-30), for only a few of them are ever shown.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import date
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


class Sat(NamedTuple):
    """One seat in one game. `end` is won, lost or drawn for games that count, else their state."""

    game: int
    day: str
    variant: str
    partner: int | None
    end: str
    total: int
    lead: int

    @property
    def on(self) -> date:
        return date.fromisoformat(self.day)


def sat_by(who: Q) -> list[Sat]:
    """What fits, in the order of the games."""
    rows = GameSeat.objects.filter(who, is_credited=True).order_by("on", "game_id")
    told = rows.annotate(day=Cast("on", CharField()), end=ENDED)
    fields = ("game_id", "day", "variant", "partner_id", "end", "total", "lead")
    return [Sat._make(row) for row in told.values_list(*fields)]


def within(scope: Scope, rows: Iterable[Sat]) -> list[Sat]:
    """Those that the scope looks at."""
    first = scope.first.isoformat() if scope.first else ""
    last = scope.last.isoformat() if scope.last else "9999"
    variants = (scope.variant,) if scope.variant else ()
    return [
        row
        for row in rows
        if first <= row.day <= last and (not variants or row.variant in variants)
    ]


def finished(rows: Iterable[Sat]) -> list[Sat]:
    """The games that count."""
    return [row for row in rows if row.end in (WON, LOST, DRAWN)]


def by_partner(rows: Iterable[Any]) -> dict[int | None, list[Any]]:
    """Rows of any kind by the partner in them, None where there was none."""
    found: dict[int | None, list[Any]] = {}
    for row in rows:
        found.setdefault(row.partner, []).append(row)
    return found


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
    ends = Counter(row.end for row in rows)
    return Score(ends[WON], ends[LOST], ends[DRAWN])


def count_of(rows: Iterable[Sat], state: str) -> int:
    """How many games stand so: running ones, called-off ones."""
    return sum(row.end == state for row in rows)
