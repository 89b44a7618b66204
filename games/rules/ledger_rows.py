"""The rows of a ledger while it is folded: hands and penalties with versions (G8, G10); seats."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Entry = dict[str, Any]


class Version:
    """What one entry said of a line: seq, facts, by, at."""

    __slots__ = ("at", "by", "facts", "seq")

    def __init__(self, entry: "Entry") -> None:
        self.seq: int = entry["seq"]
        self.facts: dict[str, Any] = entry["facts"]
        self.by: str = entry.get("by", "")
        self.at: str = entry.get("at", "")


class Row:
    """A hand or a penalty while the ledger is folded.

    number: of the hand it is or stands under (0: before the first); dealer: seat; versions: first
    to current; confirmations: (seq confirmed, by); penalties: rows that stand under a hand.
    """

    __slots__ = (
        "confirmations",
        "dealer",
        "is_struck",
        "kind",
        "number",
        "parent",
        "penalties",
        "seq",
        "versions",
    )

    def __init__(self, entry: "Entry", number: int, dealer: int, parent: "Row | None") -> None:
        self.seq: int = entry["seq"]
        self.kind: str = entry["kind"]
        self.number = number
        self.dealer = dealer
        self.parent = parent
        self.versions = [Version(entry)]
        self.confirmations: list[tuple[int, str]] = []
        self.penalties: list[Row] = []
        self.is_struck = False

    @property
    def facts(self) -> "dict[str, Any]":
        """The facts of the current version."""
        return self.versions[-1].facts

    @property
    def is_out(self) -> bool:
        """Whether the line, or the hand it stands under, is struck out."""
        return self.is_struck or (self.parent is not None and self.parent.is_struck)


class Seating:
    """Somebody who sits down from a hand on: seq, facts, and whether that was taken back."""

    __slots__ = ("facts", "is_out", "seq")

    def __init__(self, entry: "Entry") -> None:
        self.seq: int = entry["seq"]
        self.facts: dict[str, Any] = entry["facts"]
        self.is_out = False


def after_hand(row: Row, people: int) -> int:
    """The seat that deals after this hand: the left, or the same after a hand passed out (G8)."""
    return row.dealer if row.facts.get("outcome") == "passed_out" else row.dealer % people + 1
