"""Records of a club's games: the hand or the game in which most happened, the earliest of equals.

Hands are those whose bidder is known; games are finished ones with a winner. What a hand came to
is what the bidding side melded and took, so that every set of rules counts the same.
"""

from typing import Any, NamedTuple

from django.db.models import Max, Min, QuerySet
from django.db.models.functions import Abs

from games.models import GameSeat, HandSeat
from games.models.statistics import Part
from games.stats.scope import Scope
from games.stats.tallies import CREDITED


class HandRecord(NamedTuple):
    """`value` of a hand, told by its bidder's row (with `.game.table`)."""

    key: str
    value: int
    row: HandSeat


class GameRecord(NamedTuple):
    """`value` of a game; `row` is of the side that it is about, `sides` all credited rows by side."""

    key: str
    value: int
    row: GameSeat
    sides: dict[str, list[GameSeat]]


class Extremes(NamedTuple):
    """Of all bids of one height that were made, or were not: the margins at both ends."""

    bid: int
    is_made: bool
    least: int | None
    most: int | None


def hand_records(scope: Scope, *keys: str) -> list[HandRecord]:
    """Those that there are, of these keys or of all. One query, and one for each."""
    bids = HandSeat.objects.filter(scope.rows, part=Part.BIDDER)
    every = asked_hands(extremes_of(bids))
    wanted = [(key, ask) for key, ask in every if ask and (key in keys or not keys)]
    found = [(key, value, earliest(bids, **ask)) for key, (value, ask) in wanted]
    return [HandRecord(*record) for record in found]


def extremes_of(bids: QuerySet[HandSeat]) -> list[Extremes]:
    """In the order of the bids."""
    ends = bids.values("bid", "is_made").annotate(least=Min("margin"), most=Max("margin"))
    return sorted(Extremes(*row) for row in ends.values_list("bid", "is_made", "least", "most"))


Asked = tuple[int, dict[str, Any]] | None


def asked_hands(ends: list[Extremes]) -> list[tuple[str, Asked]]:
    """What each record is, and by what its hand is found."""
    made = [each for each in ends if each.is_made]
    failed = [each for each in ends if not each.is_made]
    played = [each for each in made if each.most is not None]
    short = [each for each in failed if each.least is not None]
    return [
        ("bid", asked(max(made, default=None), "bid")),
        ("points", asked(max(played, key=lambda each: each.bid + each.most, default=None), "sum")),
        ("spare", asked(max(played, key=lambda each: each.most, default=None), "most")),
        ("failed", asked(max(failed, default=None), "bid")),
        ("short", asked(min(short, key=lambda each: each.least, default=None), "least")),
    ]


def asked(end: Extremes | None, what: str) -> Asked:
    if end is None:
        return None
    same: dict[str, Any] = {"bid": end.bid, "is_made": end.is_made}
    if what == "bid":
        return end.bid, same
    margin = end.least if what == "least" else end.most
    assert margin is not None
    return margin + (end.bid if what == "sum" else 0), same | {"margin": margin}


def earliest(bids: QuerySet[HandSeat], **ask: Any) -> HandSeat:
    rows = bids.filter(**ask).select_related("game__table")
    return rows.order_by("on", "game_id", "seq")[0]


ORDERS: dict[str, tuple[bool, Any]] = {
    "total": (True, "-total"),
    "lead": (True, "-lead"),
    "close": (True, Abs("lead")),
    "lost": (False, "-total"),
}


def game_records(scope: Scope, *keys: str) -> list[GameRecord]:
    """Those that there are, of these keys or of all. One query for each, and one."""
    rows = GameSeat.objects.filter(scope.rows & CREDITED, is_draw=False)
    found = {
        key: rows.filter(is_won=is_won).order_by(order, "on", "game_id", "seat").first()
        for key, (is_won, order) in ORDERS.items()
        if key in keys or not keys
    }
    sides = sides_of([row.game_id for row in found.values() if row])
    return [
        GameRecord(key, value_of(key, row), row, sides[row.game_id])
        for key, row in found.items()
        if row
    ]


def value_of(key: str, row: GameSeat) -> int:
    return row.total if key in ("total", "lost") else abs(row.lead)


def sides_of(games: list[int]) -> dict[int, dict[str, list[GameSeat]]]:
    """Who played on which side of some games, with their tables. One query."""
    rows = GameSeat.objects.filter(game__in=games, is_credited=True)
    found: dict[int, dict[str, list[GameSeat]]] = {}
    for row in rows.select_related("game__table").order_by("game_id", "seat"):
        found.setdefault(row.game_id, {}).setdefault(row.side, []).append(row)
    return found
