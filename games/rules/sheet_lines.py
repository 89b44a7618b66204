"""What a score sheet is made of: its start, its lines with their versions, and the whole.

Lines are hands and penalties, each penalty under its hand (G10); other entries are notes.
"""

from games.rules.deciding import Ending
from games.rules.ledger_rows import Row, Seating, Version
from games.rules.people import People
from games.rules.verdict import Reason, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


class Start:
    """How a game begins: names by seat, the first dealer's seat, and what stood on paper before.

    totals: points by side ({} for none); hands_before: hands already played; target: the total
    that ended the game on paper by then, None for the one of the rules.
    """

    __slots__ = ("dealer", "hands_before", "people", "target", "totals")

    def __init__(
        self,
        people: "tuple[str, ...] | list[str]",
        dealer: int = 1,
        totals: dict[str, int] | None = None,
        hands_before: int = 0,
        target: int | None = None,
    ) -> None:
        self.people = tuple(people)
        self.dealer = dealer
        self.totals = totals or {}
        self.hands_before = hands_before
        self.target = target


class LineVersion:
    """One version of a line: seq, facts, by, at, verdict (None where it cannot be scored now)."""

    __slots__ = ("at", "by", "delta", "facts", "seq", "verdict")

    def __init__(self, version: Version, verdict: Verdict | None, delta: dict[str, int]) -> None:
        self.seq = version.seq
        self.facts = version.facts
        self.by = version.by
        self.at = version.at
        self.verdict = verdict
        self.delta = delta


class SheetLine:
    """A hand or a penalty on the sheet.

    seq: of the entry that wrote it; number: "6", or "6a" for a penalty; state: "live", "struck"
    or "after the end"; delta: points by side (they count only when live); totals_after: the totals
    under the line; versions: first to current; names: of the sides; bidder_name: of the player
    where the seat is known; confirmations: the sides that agree with the current version; ending:
    what this hand meant for the game, None where nothing; target: the target after it;
    is_under_struck: a penalty whose hand is struck out.
    """

    __slots__ = (
        "at",
        "bidder_name",
        "by",
        "confirmations",
        "dealer",
        "delta",
        "ending",
        "facts",
        "is_under_struck",
        "kind",
        "names",
        "number",
        "reasons",
        "seq",
        "state",
        "target",
        "totals_after",
        "verdict",
        "version_seq",
        "versions",
    )

    def __init__(
        self,
        row: Row,
        number: str,
        versions: tuple[LineVersion, ...],
        names: dict[str, str],
        bidder_name: str,
    ) -> None:
        current = versions[-1]
        self.seq = row.seq
        self.version_seq = current.seq
        self.kind = row.kind
        self.number = number
        self.dealer = row.dealer
        self.facts: dict[str, Any] = current.facts
        self.by = current.by
        self.at = current.at
        self.verdict = current.verdict
        self.delta = current.delta
        self.versions = versions
        self.names = names
        self.bidder_name = bidder_name
        self.reasons: tuple[Reason, ...] = ()
        self.confirmations = row.confirmations
        self.state = "struck" if row.is_out else "live"
        self.is_under_struck = row.parent is not None and row.parent.is_struck
        self.totals_after: dict[str, int] = {}
        self.target = 0
        self.ending: Ending | None = None


class Sheet:
    """The whole game as its ledger tells it.

    lines; totals and target now; dealer and hand_number of the next hand; winner: a side or None;
    is_over; is_called: called off, and then is_draw when the top is shared; leaders: the sides
    with the highest total; ending: Ending with sentence and rule, or None; playing: the sides
    suggested for the next hand; people and names now; seated: the people of any hand; seats: who
    sat down (Seating), those taken back too; rules in force; notes: entries that are no
    lines (Version); version: seq of the last entry.
    """

    __slots__ = (
        "dealer",
        "ending",
        "hand_number",
        "is_called",
        "is_draw",
        "is_over",
        "last",
        "leaders",
        "lines",
        "lines_by_seq",
        "names",
        "notes",
        "people",
        "playing",
        "rules",
        "seated",
        "seats",
        "sides",
        "target",
        "totals",
        "version",
        "winner",
    )

    def __init__(self, rules: "Rules", sides: tuple[str, ...]) -> None:
        self.rules = rules
        self.sides = sides
        self.lines: tuple[SheetLine, ...] = ()
        self.lines_by_seq: dict[int, int] = {}
        self.totals: dict[str, int] = {}
        self.target = 0
        self.dealer = 1
        self.hand_number = 1
        self.winner: str | None = None
        self.is_over = False
        self.is_called = False
        self.is_draw = False
        self.leaders: tuple[str, ...] = ()
        self.ending: Ending | None = None
        self.playing: tuple[str, ...] = ()
        self.people: tuple[str, ...] = ()
        self.seated = People(rules.variant, (), [])
        self.seats: tuple[Seating, ...] = ()
        self.names: dict[str, str] = {}
        self.notes: tuple[Version, ...] = ()
        self.version = 0
        self.last: dict[str, Any] | None = None

    def line(self, seq: object) -> SheetLine | None:
        """The line that the entry with this seq wrote or changed, None where there is none."""
        first = self.lines_by_seq.get(seq) if type(seq) is int else None
        for line in self.lines:
            if line.seq == first:
                return line
        return None
