"""What one more entry changes on the whole sheet: two replays, compared (G8, G9, Q-G2).

Nothing is scored here. A line that only one of the sheets has is told against nothing.
`comparing_words.py` says it in sentences.
"""

from games.rules.comparing_words import Told, sentences
from games.rules.sheet_lines import Sheet, SheetLine

NO_POINTS: dict[str, int] = {}


class LineChange:
    """A hand or penalty that is told otherwise afterwards.

    seq, kind, number and names as on the sheet after; `short_…`: a word or two ("made", "set",
    "" for a penalty or none); `delta_…`: points by side, {} where there is no such line;
    `state_…`: "live", "struck", "after the end", "" where there is no such line.
    """

    __slots__ = (
        "delta_after",
        "delta_before",
        "kind",
        "names",
        "number",
        "seq",
        "short_after",
        "short_before",
        "state_after",
        "state_before",
    )

    def __init__(self, before: SheetLine | None, after: SheetLine) -> None:
        self.seq = after.seq
        self.kind = after.kind
        self.number = after.number
        self.names = after.names
        self.short_before = _short(before)
        self.short_after = _short(after)
        self.delta_before = before.delta if before is not None else NO_POINTS
        self.delta_after = after.delta
        self.state_before = before.state if before is not None else ""
        self.state_after = after.state

    @property
    def is_changed(self) -> bool:
        """Whether its points, its word or its state differ."""
        before = (self.short_before, self.delta_before, self.state_before)
        return before != (self.short_after, self.delta_after, self.state_after)


class Comparison:
    """Two sheets of one game, before and after.

    lines: those that changed, in sheet order; totals, target, winner (a side or None), `ended_…`
    (number of the hand that ended the game, ""), dealer (seat) and hand_number of the next hand;
    names: of the sides, as they are afterwards; sentences: what changes, in plain words.
    """

    __slots__ = (
        "dealer_after",
        "dealer_before",
        "ended_after",
        "ended_before",
        "is_over_after",
        "is_over_before",
        "lines",
        "names",
        "sentences",
        "target_after",
        "target_before",
        "totals_after",
        "totals_before",
        "winner_after",
        "winner_before",
    )

    def __init__(self, before: Sheet, after: Sheet) -> None:
        self.lines = changed_lines(before, after)
        self.totals_before, self.totals_after = before.totals, after.totals
        self.target_before, self.target_after = before.target, after.target
        self.winner_before, self.winner_after = before.winner, after.winner
        self.is_over_before, self.is_over_after = before.is_over, after.is_over
        self.ended_before, self.ended_after = ended_at(before), ended_at(after)
        self.dealer_before, self.dealer_after = before.dealer, after.dealer
        self.names = after.names
        ended = (self.ended_before, self.ended_after)
        self.sentences = sentences(Told(before, after, bool(self.lines), ended))


def compare(before: Sheet, after: Sheet) -> Comparison:
    """What is different on the second of two sheets of one game."""
    return Comparison(before, after)


def changed_lines(before: Sheet, after: Sheet) -> tuple[LineChange, ...]:
    """The lines that are told otherwise, in the order of the sheet."""
    changes = [LineChange(before.line(line.seq), line) for line in after.lines]
    return tuple([change for change in changes if change.is_changed])


def ended_at(sheet: Sheet) -> str:
    """The number of the hand that won the game; "" while nobody has."""
    if sheet.winner is None:
        return ""
    ends = [line.number for line in sheet.lines if line.ending is not None]
    return ends[-1]


def _short(line: SheetLine | None) -> str:
    return line.verdict.short if line is not None and line.verdict is not None else ""
