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


class Agreement:
    """A side's word on a version: seq of its entry, version (a seq), side, by, at.

    `stands` is false where the side takes it back. `by` is "" where somebody else says it for them.
    """

    __slots__ = ("at", "by", "seq", "side", "stands", "version")

    def __init__(self, entry: "Entry") -> None:
        facts = entry["facts"]
        self.seq: int = entry["seq"]
        self.version: int = facts["target"]
        self.side: str = facts.get("side", "")
        self.stands: bool = facts.get("stands", True)
        self.by: str = entry.get("by", "")
        self.at: str = entry.get("at", "")


class Row:
    """A hand or a penalty while the ledger is folded.

    number: of the hand it is or stands under (0: before the first); dealer: seat; versions: first
    to current; said: what sides say of its versions, in order; penalties: rows that stand under a
    hand.
    """

    __slots__ = (
        "dealer",
        "is_struck",
        "kind",
        "number",
        "parent",
        "penalties",
        "said",
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
        self.said: list[Agreement] = []
        self.penalties: list[Row] = []
        self.is_struck = False

    @property
    def facts(self) -> "dict[str, Any]":
        """The facts of the current version."""
        return self.versions[-1].facts

    @property
    def confirmations(self) -> tuple[Agreement, ...]:
        """Who agrees with the current version: of each side its last word, if that is a yes."""
        found: list[Agreement] = []
        heard: list[str] = []
        for each in reversed(self.said):
            if each.version == self.versions[-1].seq and each.side not in heard:
                heard.append(each.side)
                found += [each] if each.stands else []
        return tuple(reversed(found))

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
