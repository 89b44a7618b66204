"""Records of a club's games: the hand or the game in which most happened, the earliest of equals.

Hands are those whose bidder is known; games are finished ones with a winner. What a hand came to
is what the bidding side melded and took, so that every set of rules counts the same.
"""

from typing import Any, NamedTuple

from django.db.models import CharField, Count, F, Max, Min, Q, QuerySet
from django.db.models.functions import Abs, Cast

from games.models import GameSeat, HandSeat
from games.stats.bidders import BIDDERS
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
    variant: str
    least: int | None
    most: int | None


def hand_records(scope: Scope, *keys: str) -> list[HandRecord]:
    """Those that there are, of these keys or of all. One query, and one for each."""
    bids = HandSeat.objects.filter(scope.rows, BIDDERS)
    every = asked_hands(extremes_of(bids))
    wanted = [(key, ask) for key, ask in every if ask and (key in keys or not keys)]
    found = [(key, value, earliest(bids, **ask)) for key, (value, ask) in wanted]
    return [HandRecord(*record) for record in found]


def extremes_of(bids: QuerySet[HandSeat]) -> list[Extremes]:
    """In the order of the bids."""
    made, failed = Q(is_made=True), Q(is_made=False)
    ends = bids.values_list("variant", "bid").annotate(
        n_made=Count("bid", filter=made),
        least_made=Min("margin", filter=made),
        most_made=Max("margin", filter=made),
        n_failed=Count("bid", filter=failed),
        least_failed=Min("margin", filter=failed),
    )
    found = []
    for variant, bid, n_made, least_made, most_made, n_failed, least_failed in ends:
        found += [Extremes(bid, True, variant, least_made, most_made)] if n_made else []
        found += [Extremes(bid, False, variant, least_failed, None)] if n_failed else []
    return sorted(found, key=lambda end: end[:3])


Asked = tuple[int, dict[str, Any]] | None


def asked_hands(ends: list[Extremes]) -> list[tuple[str, Asked]]:
    """What each record is, and by what its hand is found."""
    made = [each for each in ends if each.is_made]
    failed = [each for each in ends if not each.is_made]
    played = [each for each in made if each.most is not None]
    short = [each for each in failed if each.least is not None]
    return [
        ("bid", asked(highest(made), "bid")),
        ("points", asked(max(played, key=lambda each: each.bid + each.most, default=None), "sum")),
        ("spare", asked(max(played, key=lambda each: each.most, default=None), "most")),
        ("failed", asked(highest(failed), "bid")),
        ("short", asked(min(short, key=lambda each: each.least, default=None), "least")),
    ]


def highest(ends: list[Extremes]) -> Extremes | None:
    return max(ends, key=lambda end: end.bid, default=None)


def asked(end: Extremes | None, what: str) -> Asked:
    if end is None:
        return None
    same: dict[str, Any] = {"variant": end.variant, "bid": end.bid, "is_made": end.is_made}
    if what == "bid":
        return end.bid, same
    margin = end.least if what == "least" else end.most
    assert margin is not None
    return margin + (end.bid if what == "sum" else 0), same | {"margin": margin}


# The same order as by day, but no index has it: the few hands that fit are found first, then sorted.
BY_DAY = (Cast("on", CharField()), "game_id", "seq")


def earliest(bids: QuerySet[HandSeat], **ask: Any) -> HandSeat:
    return bids.filter(**ask).select_related("game__table").order_by(*BY_DAY)[0]


WON, LOST = Q(is_won=True), Q(is_won=False)
# Whose rows, which figure, and whether the most or the least of it.
GAMES: dict[str, tuple[Q, Any, Any]] = {
    "total": (WON, F("total"), Max),
    "lead": (WON, F("lead"), Max),
    "close": (WON, Abs("lead"), Min),
    "lost": (LOST, F("total"), Max),
}


def game_records(scope: Scope, *keys: str) -> list[GameRecord]:
    """Those that there are, of these keys or of all. Two queries, and one for each."""
    rows = GameSeat.objects.filter(scope.rows & CREDITED, is_draw=False)
    wanted = [key for key in GAMES if key in keys or not keys]
    ends = rows.aggregate(**{f"best_{key}": end_of(key) for key in wanted})
    found = {
        key: first_row(rows, key, ends[f"best_{key}"])
        for key in wanted
        if ends[f"best_{key}"] is not None
    }
    sides = sides_of([row.game_id for row in found.values()])
    return [
        GameRecord(key, value_of(key, row), row, sides[row.game_id]) for key, row in found.items()
    ]


def end_of(key: str) -> Max | Min:
    whose, what, end = GAMES[key]
    return end(what, filter=whose)


def first_row(rows: QuerySet[GameSeat], key: str, value: int) -> GameSeat:
    """The earliest row that has the value."""
    whose, what, _end = GAMES[key]
    fits = rows.annotate(what=what).filter(whose, what=value)
    return fits.order_by("on", "game_id", "seat")[0]


def value_of(key: str, row: GameSeat) -> int:
    return row.total if key in ("total", "lost") else abs(row.lead)


def sides_of(games: list[int]) -> dict[int, dict[str, list[GameSeat]]]:
    """Who played on which side of some games, with their tables. One query."""
    rows = GameSeat.objects.filter(game__in=games, is_credited=True)
    found: dict[int, dict[str, list[GameSeat]]] = {}
    for row in rows.select_related("game__table").order_by("game_id", "seat"):
        found.setdefault(row.game_id, {}).setdefault(row.side, []).append(row)
    return found
