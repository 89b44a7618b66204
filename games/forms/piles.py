"""The counting pad as it is posted: what lies in each pile, the last trick, the buried cards.

`press` is one of its keys, which changes a count and stores nothing: `A.10.more`, `A.10.less`.
"""

from typing import Any

from django.http import QueryDict

from games.forms.figures import Unreadable, read_figure
from games.rules.errors import Problem
from games.selectors.table.pile_count import SentPiles
from games.selectors.table.typed import posted

NONE = ""


def pressed(data: QueryDict) -> QueryDict:
    """The posted data with a pressed key in it; itself where none was."""
    name, _, key = data.get("press", "").rpartition(".")
    if key not in ("more", "less"):
        return data
    field = f"cards.{name}"
    changed = data.copy()
    try:
        count = read_figure(data.get(field, "")) or 0
    except Unreadable:
        return data
    changed[field] = str(max(0, count + (1 if key == "more" else -1)))
    return changed


def read_piles(data: QueryDict, sides: list[str], ranks: tuple[str, ...]) -> SentPiles:
    """What is counted so far, and every problem of form."""
    reader = Reader(data)
    sent = SentPiles(posted(data))
    sent.side = reader.one_of("side", sides, sides[0])
    sent.by = reader.one_of("by", ["cards", "points"], "cards")
    sent.last = reader.one_of("last", sides, NONE)
    sent.buried = reader.one_of("buried", ["in", "apart"], "in")
    for side in sides:
        if sent.by == "points":
            sent.points[side] = reader.figure(f"points.{side}")
        else:
            sent.cards[side] = {rank: reader.figure(f"cards.{side}.{rank}") for rank in ranks}
    if sent.buried == "apart":
        sent.buried_points = reader.figure("buried_points")
    sent.problems = tuple(reader.problems)
    return sent


class Reader:
    """Reads one field after another and gathers what cannot be read."""

    def __init__(self, data: Any) -> None:
        self.data = data
        self.problems: list[Problem] = []

    def one_of(self, name: str, values: list[str], usual: str) -> str:
        value = self.data.get(name, usual)
        return value if value in values else usual

    def figure(self, name: str) -> int | None:
        """A figure; None for a blank, which is not a zero, and for what cannot be read."""
        try:
            return read_figure(self.data.get(name, ""))
        except Unreadable as unreadable:
            self.problems.append(Problem("wrong_type", name, str(unreadable)))
            return None
