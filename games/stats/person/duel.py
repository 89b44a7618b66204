"""One against another: the games in which they were on different sides, and the hands in which one
of them bid and the other defended. Two queries."""

from datetime import date
from typing import NamedTuple

from django.db.models import Count, Q

from games.models import GameSeat, HandSeat
from games.models.statistics import Part, State
from games.stats.person.main import rows_of, who_of
from games.stats.scope import Scope


class Meeting(NamedTuple):
    """A game that counts, from the first one's side."""

    game: int
    on: date
    is_won: bool
    is_lost: bool
    is_draw: bool
    total: int
    other_total: int
    partner: int | None
    other_partner: int | None


def meetings_of(scope: Scope, person: int, other: int) -> list[Meeting]:
    """The games between them, in order. `is_lost`: the other one won; of three a third may have."""
    rows = GameSeat.objects.filter(
        who_of(scope, person),
        is_credited=True,
        state=State.FINISHED,
        game__game_seats__person_id=other,
        game__game_seats__is_credited=True,
    ).order_by("on", "game_id")
    theirs = ("is_won", "total", "partner_id")
    won, total, partner = (f"game__game_seats__{name}" for name in theirs)
    fields = ("game_id", "on", "is_won", won, "is_draw", "total", total, "partner_id", partner)
    sides = rows.values_list("side", "game__game_seats__side", *fields)
    return [Meeting._make(row) for own, side, *row in sides if own != side]


class Duel(NamedTuple):
    """The bids of one of them while the other defended."""

    bids: int = 0
    made: int = 0
    sets: int = 0


def duel_of(scope: Scope, person: int, other: int) -> dict[int, Duel]:
    """By who bid."""
    pairs = Q(person_id=person, bidder_id=other) | Q(person_id=other, bidder_id=person)
    rows = HandSeat.objects.filter(pairs & rows_of(scope), part=Part.DEFENDER).order_by()
    counts = rows.values_list("bidder_id").annotate(
        bids=Count("pk"),
        made=Count("pk", filter=Q(is_made=True)),
        sets=Count("pk", filter=Q(result="set")),
    )
    return {bidder: Duel(*figures) for bidder, *figures in counts}
