"""Hands as lines of a CSV file (RFC 4180, UTF-8, with a head): numbers plain, minus as a hyphen.

A name that a spreadsheet would take for a formula has an apostrophe in front.
"""

import csv
from collections.abc import Iterator
from typing import Any
from unicodedata import normalize

from django.db.models import QuerySet

from games.models import HandSeat
from games.stats.people import Shown

HEAD = (
    *("date", "game", "hand", "variant", "player", "partner", "part", "place", "bidder"),
    *("bid", "trump", "result", "is_made", "margin", "meld", "meld_lost", "tricks", "delta"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r", "|", "%")
AT_ONCE = 2000


class Line:
    """A file that gives back what is written to it."""

    def write(self, text: str) -> str:
        return text


def lines_of(rows: QuerySet[HandSeat], people: dict[int, Shown]) -> Iterator[str]:
    """The head, then a line for each row; "delta" is that of the player's side."""
    writer = csv.writer(Line())
    yield writer.writerow(HEAD)
    for row in rows.iterator(AT_ONCE):
        yield writer.writerow(cells(row, people))


def cells(row: HandSeat, people: dict[int, Shown]) -> list[Any]:
    name = lambda pk: safe(people[pk].name) if pk else ""  # noqa: E731
    return [
        row.on.isoformat(),
        row.game_id,
        row.number,
        row.variant,
        name(row.person_id),
        name(row.partner_id),
        row.part,
        row.place,
        name(row.bidder_id),
        row.bid or "",
        row.trump,
        row.result,
        int(row.is_made),
        "" if row.margin is None else row.margin,
        row.meld,
        row.meld_lost,
        "" if row.tricks is None else row.tricks,
        row.delta,
    ]


def safe(text: str) -> str:
    """Text that no spreadsheet works out; one of the East takes wide signs for narrow ones."""
    shown = normalize("NFKC", text).lstrip()
    return f"'{text}" if shown.startswith(FORMULA) else text
