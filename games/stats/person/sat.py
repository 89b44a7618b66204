"""The games that a person sat in, all there ever were, in order: one query.

They are few beside the hands, and milestones look further back than a season does.
"""

from collections.abc import Iterable
from datetime import date
from typing import Any, NamedTuple

from django.db.models import Q

from games.models import GameSeat
from games.models.statistics import State
from games.stats.scope import Scope


class Sat(NamedTuple):
    """One seat in one game, as in `GameSeat`."""

    game: int
    on: date
    variant: str
    state: str
    is_credited: bool
    is_won: bool
    is_draw: bool
    partner: int | None
    total: int
    lead: int
    hands: int
    delta: int
    meld_lost: int

    @property
    def is_finished(self) -> bool:
        """Whether it counts: played out, and this person's."""
        return self.is_credited and self.state == State.FINISHED

    @property
    def is_lost(self) -> bool:
        return not (self.is_won or self.is_draw)


RENAMED = {"game": "game_id", "partner": "partner_id"}
FIELDS = tuple(RENAMED.get(name, name) for name in Sat._fields)


def sat_by(who: Q) -> list[Sat]:
    """What fits, in the order of the games."""
    rows = GameSeat.objects.filter(who).order_by("on", "game_id", "pk")
    return [Sat._make(row) for row in rows.values_list(*FIELDS)]


def within(scope: Scope, rows: Iterable[Sat]) -> list[Sat]:
    """Those that the scope looks at."""
    return [row for row in rows if is_within(scope, row.on) and fits(scope, row.variant)]


def is_within(scope: Scope, on: date) -> bool:
    """Whether a day is among those looked at."""
    return not (scope.first and on < scope.first) and not (scope.last and on > scope.last)


def fits(scope: Scope, variant: str) -> bool:
    return scope.variant in ("", variant)


def finished(rows: Iterable[Sat]) -> list[Sat]:
    """The games that count."""
    return [row for row in rows if row.is_finished]


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
    counted = finished(rows)
    won, drawn = sum(row.is_won for row in counted), sum(row.is_draw for row in counted)
    return Score(won, len(counted) - won - drawn, drawn)


def credited(rows: Iterable[Sat], state: str) -> int:
    """How many of this person's games stand so: running ones, called-off ones."""
    return sum(row.is_credited and row.state == state for row in rows)
