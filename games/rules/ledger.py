"""Folding ledger entries into rows: what was written, struck through, corrected, confirmed.

G8 (who deals), G9 (reopening), G10 (a penalty stands under its hand). Nothing is scored here.
Settled here: a hand keeps the number under which it was recorded, and the next number follows the
last hand that stood then; a penalty without `target` stands under the last hand that stood when it
was written, and is struck with that hand; `target` may name any version of a hand, or the `void`
that a `restore` takes back; a `rules` or `seat` entry replaces earlier ones; a `seat` entry with
`target` and `stands` takes an earlier one back (false) or lets it stand again (true); of the
`confirmation` entries about a version each side's last one holds, and a correction leaves them behind.
"""

from games.rules.errors import LedgerRefused, Problem
from games.rules.ledger_rows import Agreement, Row, Seating, Version, after_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Entry = dict[str, Any]

LINE_KINDS = ("hand", "penalty")
SILENT_KINDS = ("confirmation", "seat")  # these leave a reopened game open


class Ledger:
    """A folded ledger.

    hands: rows in ledger order; loose: penalties before the first hand; dealer: seat of the next
    hand; rules: the differences of the last `rules` entry, or None; seats: who sat down, in order;
    is_called: called off and not reopened; is_reopened: open whatever the replay finds; version:
    last seq; last: the last entry that is no confirmation; notes: entries that are no lines.
    """

    def __init__(self, people: int, dealer: int, hands_before: int) -> None:
        self.people = people
        self.dealer = dealer
        self.hands_before = hands_before
        self.hands: list[Row] = []
        self.loose: list[Row] = []
        self.row_of: dict[int, Row] = {}
        self.rules: Any = None
        self.seats: list[Seating] = []
        self.notes: list[Version] = []
        self.is_called = False
        self.is_reopened = False
        self.version = 0
        self.last: Entry | None = None

    @property
    def hand_number(self) -> int:
        """The number of the next hand."""
        last = self.last_hand()
        return 1 + (self.hands_before if last is None else last.number)

    def last_hand(self) -> Row | None:
        """The last hand that stands."""
        for row in reversed(self.hands):
            if not row.is_struck:
                return row
        return None

    def add(self, entry: "Entry") -> None:
        """Take in the next entry.

        :raises LedgerRefused: for a kind or a target that is not there.
        """
        kind = entry["kind"]
        if kind not in HANDLERS:
            text = f"The sheet knows no entry \u201c{str(kind)[:40]}\u201d."
            raise LedgerRefused([Problem("unknown_name", "kind", text)])
        if kind not in SILENT_KINDS:
            self.is_reopened = kind == "reopen"
        HANDLERS[kind](self, entry)
        self.version = entry["seq"]
        if kind != "confirmation":
            self.last = entry

    def row(self, target: object) -> Row:
        """The line that a seq belongs to.

        :raises LedgerRefused: there is none.
        """
        found = self.row_of.get(target) if type(target) is int else None
        if found is None:
            text = "There is no such line on the sheet."
            raise LedgerRefused([Problem("not_allowed", "target", text)])
        return found

    def seating(self, target: object) -> Seating:
        """The substitution that a seq wrote.

        :raises LedgerRefused: there is none.
        """
        for seating in self.seats:
            if type(target) is int and seating.seq == target:
                return seating
        text = "Nobody sat down there."
        raise LedgerRefused([Problem("not_allowed", "target", text)])


def _add_hand(ledger: Ledger, entry: "Entry") -> None:
    row = Row(entry, ledger.hand_number, ledger.dealer, None)
    ledger.hands.append(row)
    ledger.row_of[row.seq] = row
    ledger.dealer = after_hand(row, ledger.people)


def _add_penalty(ledger: Ledger, entry: "Entry") -> None:
    target = entry["facts"].get("target")
    hand = ledger.last_hand() if target is None else ledger.row(target)
    if hand is not None and hand.parent is not None:
        hand = hand.parent
    row = Row(entry, hand.number if hand else 0, hand.dealer if hand else 0, hand)
    (ledger.loose if hand is None else hand.penalties).append(row)
    ledger.row_of[row.seq] = row


def _correct(ledger: Ledger, entry: "Entry") -> None:
    row = ledger.row(entry["facts"].get("target"))
    row.versions.append(Version(entry))
    ledger.row_of[entry["seq"]] = row
    if row is ledger.last_hand():
        ledger.dealer = after_hand(row, ledger.people)


def _strike(ledger: Ledger, entry: "Entry") -> None:
    row = ledger.row(entry["facts"].get("target"))
    if row is ledger.last_hand():
        ledger.dealer = row.dealer
    row.is_struck = True
    ledger.row_of[entry["seq"]] = row


def _restore(ledger: Ledger, entry: "Entry") -> None:
    row = ledger.row(entry["facts"].get("target"))
    row.is_struck = False
    ledger.row_of[entry["seq"]] = row
    if row is ledger.last_hand():
        ledger.dealer = after_hand(row, ledger.people)


def _confirm(ledger: Ledger, entry: "Entry") -> None:
    ledger.row(entry["facts"].get("target")).said.append(Agreement(entry))


def _set_rules(ledger: Ledger, entry: "Entry") -> None:
    ledger.rules = entry["facts"].get("rules")
    ledger.notes.append(Version(entry))


def _seat(ledger: Ledger, entry: "Entry") -> None:
    target = entry["facts"].get("target")
    if target is None:
        ledger.seats.append(Seating(entry))
    else:
        ledger.seating(target).is_out = not entry["facts"].get("stands")
    ledger.notes.append(Version(entry))


def _call_off(ledger: Ledger, entry: "Entry") -> None:
    ledger.is_called = True
    ledger.notes.append(Version(entry))


def _reopen(ledger: Ledger, entry: "Entry") -> None:
    ledger.is_called = False
    ledger.notes.append(Version(entry))


HANDLERS = {
    "hand": _add_hand,
    "penalty": _add_penalty,
    "correction": _correct,
    "void": _strike,
    "restore": _restore,
    "confirmation": _confirm,
    "rules": _set_rules,
    "seat": _seat,
    "end": _call_off,
    "reopen": _reopen,
}
KINDS = tuple(HANDLERS)
