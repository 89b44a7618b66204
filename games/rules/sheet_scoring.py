"""Scoring the rows of a folded ledger into sheet lines, hand by hand (G5, G6, G9, G10).

A hand and the penalties under it are one step towards the target. The first step after which the
rules find a winner ends the game; what comes later is scored, marked, and counts for nothing.
"""

from games.rules.deciding import Ending, end_hand
from games.rules.errors import HandRefused, LedgerRefused, Problem
from games.rules.known_cards import with_cards
from games.rules.ledger import Ledger
from games.rules.ledger_rows import Row, Version
from games.rules.people import People, all_sides
from games.rules.scoring import score_hand
from games.rules.sheet_lines import LineVersion, SheetLine, Start
from games.rules.verdict import Reason, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Scorer:
    """Runs down the rows and keeps totals, target and the ending.

    refused: problems of hands that stand but cannot be scored under these rules.
    """

    def __init__(self, rules: "Rules", start: Start, ledger: Ledger, people: People) -> None:
        self.rules = rules
        self.people = people
        self.sides = all_sides(rules, len(start.people))
        self.totals = {side: start.totals.get(side, 0) for side in self.sides}
        self.target = start.target or rules.target
        self.scored = start.hands_before
        self.ending: Ending | None = None
        self.lines: list[SheetLine] = []
        self.refused: list[Problem] = []
        self._run(ledger)

    @property
    def winner(self) -> str | None:
        """The side that has won, None while nobody has."""
        return self.ending.winner if self.ending is not None else None

    def _run(self, ledger: Ledger) -> None:
        for at, row in enumerate(ledger.loose):
            self._add(row, at)
        for row in ledger.hands:
            self._step(row)
        if self.refused:
            raise LedgerRefused(self.refused)

    def _step(self, row: Row) -> None:
        """A hand with its penalties, and what it means for the game."""
        before, was_over = self.totals, self.winner is not None
        first = len(self.lines)
        for at, part in enumerate([row] + list(row.penalties)):
            self._add(part, at - 1)
        verdict = self.lines[first].verdict
        if was_over or row.is_struck or verdict is None:
            return
        self.scored += verdict.result != "passed_out"
        delta = {side: self.totals[side] - before[side] for side in self.sides}
        ending = end_hand(
            self.rules,
            before,
            self.target,
            delta,
            verdict.bidder,
            verdict.is_made,
            self.scored,
            self.people.sides_at(row.number),
        )
        self.target = ending.target_after
        self._note(ending, self.lines[first:])

    def _note(self, ending: Ending, lines: list[SheetLine]) -> None:
        self.ending = ending if ending.sentence else None
        for line in lines:
            line.target = ending.target_after
        lines[0].ending = self.ending

    def _add(self, row: Row, at: int) -> None:
        """Put a row on the sheet, and its points to the totals where they count."""
        line = self._line(row, at)
        if line.state == "live" and self.winner is not None:
            line.state = "after the end"
        if line.state == "live":
            self.totals = {side: self.totals[side] + line.delta[side] for side in self.sides}
        line.totals_after = self.totals
        line.target = self.target
        self.lines.append(line)

    def _line(self, row: Row, at: int) -> SheetLine:
        names = self.people.sides_at(row.number)
        versions = tuple([self._version(row, version, names) for version in row.versions])
        number = str(row.number) if row.kind == "hand" else f"{row.number}{lettered(at)}"
        line = SheetLine(row, number, versions, names, self._bidder_name(row, names))
        if line.verdict is not None:
            line.reasons = line.verdict.reasons
        elif row.kind == "penalty":
            line.reasons = tuple(_penalty_reasons(row, self.sides))
        return line

    def _version(self, row: Row, version: Version, names: dict[str, str]) -> LineVersion:
        delta = dict.fromkeys(self.sides, 0)
        if row.kind == "penalty":
            delta.update(version.facts["points"])
            return LineVersion(version, None, delta)
        verdict = self._verdict(row, version, names)
        if verdict is not None:
            delta.update(verdict.delta)
        return LineVersion(version, verdict, delta)

    def _verdict(self, row: Row, version: Version, names: dict[str, str]) -> Verdict | None:
        """The score of a version; None for one that cannot be scored and does not stand."""
        try:
            return score_hand(self.rules, with_cards(self.rules, version.facts), names)
        except HandRefused as refused:
            if version is row.versions[-1] and not row.is_struck:
                self.refused += [_in_hand(row, problem) for problem in refused.problems]
            return None

    def _bidder_name(self, row: Row, names: dict[str, str]) -> str:
        seat = row.facts.get("bidder_seat")
        if seat is None:
            return names.get(row.facts.get("bidder") or "", "")
        return str(self.people.at(row.number)[seat - 1])


def lettered(at: int) -> str:
    """a, b, c ... for the penalties of a hand, then numbers."""
    return LETTERS[at] if at < len(LETTERS) else f"-{at + 1}"


def _in_hand(row: Row, problem: Problem) -> Problem:
    text = f"Hand {row.number}: {problem.message}"
    return Problem(problem.code, f"hands.{row.number}.{problem.field}", text, problem.rule)


def _penalty_reasons(row: Row, sides: tuple[str, ...]) -> list[Reason]:
    points = row.facts["points"]
    text = str(row.facts.get("note") or "penalty")
    return [Reason(side, points[side], text, "G10") for side in sides if points.get(side)]
