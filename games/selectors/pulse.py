"""The live mark of a table: "game.version.draft revisions", another one after every change.

A nudge carries it, a phone that asks whether there is news sends the one it has. Revisions of a
draft only ever grow, so their sum is as good as all of them.
"""

from collections.abc import Iterable
from typing import Any

from django.db.models import OuterRef, Subquery

from games.models import Game, Grant, Table


def pulse_of(game: Game) -> str:
    """The mark of a game that has its draft; no query."""
    return mark(game.number, game.version, game.draft.revisions)


def mark(number: int, version: int, revisions: dict[str, Any]) -> str:
    return f"{number}.{version}.{sum(revisions.values())}"


def pulse_at(table: Table) -> str:
    """The mark of the table's current game; "" where there is none. One query."""
    return pulses_at([table.address]).get(table.address, "")


def pulses_at(addresses: Iterable[str]) -> dict[str, str]:
    """The mark of each of these tables, by address. One query, by index for each of them."""
    newest = Game.objects.filter(table=OuterRef("table")).order_by("-number").values("number")[:1]
    games = Game.objects.filter(table__address__in=list(addresses), number=Subquery(newest))
    rows = games.values_list("table__address", "number", "version", "draft__revisions")
    return {address: mark(*told) for address, *told in rows}


def still_granted(grants: Iterable[int]) -> set[int]:
    """Which of these grants still allow anything. One query."""
    standing = Grant.objects.filter(pk__in=list(grants), revoked_at=None)
    return set(standing.values_list("pk", flat=True))
