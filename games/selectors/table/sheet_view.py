"""The paper: totals over the lines, newest first (product.md, "The table")."""

from typing import Any

from games.rules.sheet import LineVersion, SheetLine
from games.rules.verdict import Verdict
from games.selectors.fate import AFTER_THE_END
from games.selectors.table.agreed_view import agreed_mark
from games.selectors.table.hand_line import cell, delta_cell, line, won_bid
from games.selectors.table.note_line import with_notes
from games.selectors.table.running import Running
from games.selectors.table.side_view import sides_view
from games.selectors.table.why_view import why_view

STRUCK = "games/table/_line_struck.html"
SAID = {"hand": "Hand", "penalty": "Penalty"}


def sheet_view(
    running: Running,
    *,
    pencil: dict[str, Any] | None = None,
    then: dict[str, int] | None = None,
    open_seq: int | None = None,
    new_seq: int | None = None,
) -> dict[str, Any]:
    """For `_sheet.html`. `pencil` is the line of the hand being entered."""
    lines = [
        shown
        for each in reversed(list(with_notes(running)))
        for shown in lines_of(running, each, open_seq, new_seq)
    ]
    return {
        "columns": len(running.sides),
        "sides": sides_view(running, then),
        "pencil": pencil,
        "lines": lines,
    }


def lines_of(
    running: Running, each: SheetLine | dict[str, Any], open_seq: int | None, new_seq: int | None
) -> list[dict[str, Any]]:
    """A hand or a penalty, and under it, struck, what was written before; a note as it is."""
    if isinstance(each, dict):
        return [each]
    earlier = [version_view(running, each, version) for version in reversed(each.versions[:-1])]
    return [line_view(running, each, open_seq, new_seq), *earlier]


def line_view(
    running: Running, each: SheetLine, open_seq: int | None, new_seq: int | None
) -> dict[str, Any]:
    """A line; the one that is open has its why under it."""
    is_open = each.seq == open_seq
    return line(
        f"line-{each.seq}",
        each.number,
        cells_of(running, each),
        said=said(each),
        fate=fate(each),
        state=state(each, is_open=is_open, is_new=new_seq in (each.seq, each.version_seq)),
        side=each.facts.get("bidder") or "",
        agreed=agreed_mark(each),
        href=href(running, each, is_open=is_open),
        why=why_view(running, each) if is_open else None,
    )


def version_view(running: Running, each: SheetLine, version: LineVersion) -> dict[str, Any]:
    """An earlier version: to be seen, not to be touched."""
    told = Told(version.facts, version.verdict, version.delta)
    cells = hand_cells(running, told, each.bidder_name)
    return line(f"line-{each.seq}-{version.seq}", each.number, cells, template=STRUCK)


def said(each: SheetLine) -> str:
    """What a line is, for the ear; that it is struck out the eye sees."""
    word = SAID[each.kind]
    return f"Struck out, {word}" if each.state == "struck" else word


def fate(each: SheetLine) -> str:
    """G9: that a line stands after the end; "" for any other."""
    return AFTER_THE_END if each.state == AFTER_THE_END else ""


def state(each: SheetLine, *, is_open: bool, is_new: bool) -> str:
    if is_open:
        return "struck open" if each.state == "struck" else "open"
    if each.state == "struck":
        return "struck"
    return "new" if is_new else ""


def href(running: Running, each: SheetLine, *, is_open: bool) -> str:
    """Opens the line's why, or closes it again."""
    asked = "" if is_open else f"?hand={each.seq}"
    return f"{running.address}{asked}#line-{each.seq}"


class Told:
    """What cells are made of; totals only for what stands."""

    def __init__(
        self,
        facts: dict[str, Any],
        verdict: Verdict | None,
        delta: dict[str, int],
        totals: dict[str, int] | None = None,
    ) -> None:
        self.facts = facts
        self.verdict = verdict
        self.delta = delta
        self.totals = totals


def cells_of(running: Running, each: SheetLine) -> list[dict[str, Any]]:
    totals = each.totals_after if each.state == "live" else None
    told = Told(each.facts, each.verdict, each.delta, totals)
    if each.kind == "hand":
        return hand_cells(running, told, each.bidder_name)
    return penalty_cells(running, told)


def hand_cells(running: Running, told: Told, bidder: str) -> list[dict[str, Any]]:
    playing = told.facts.get("playing") or running.sides
    return [
        hand_cell(running, told, side, bidder) if side in playing else cell(side)
        for side in running.sides
    ]


def hand_cell(running: Running, told: Told, side: str, bidder: str) -> dict[str, Any]:
    is_bidder = side == told.facts.get("bidder")
    is_set = is_bidder and told.verdict is not None and told.verdict.is_set
    shown = figures(told, side, is_set=is_set)
    if not is_bidder:
        return shown
    short = told.verdict.short if told.verdict is not None else "not scored"
    who = bidder if running.rules.is_partnership else ""
    note = who if is_set else f"{who} {short}".strip()
    return shown | won_bid(told.facts, note, is_set=is_set) | {"is_made": short == "made"}


def figures(told: Told, side: str, *, is_set: bool = False) -> dict[str, Any]:
    """Delta and running total; what is struck or after the end has moved no total."""
    total = told.totals.get(side) if told.totals is not None else None
    return delta_cell(side, told.delta.get(side, 0), total, is_set=is_set)


def penalty_cells(running: Running, told: Told) -> list[dict[str, Any]]:
    """The points in their columns; the word and the note in the first that has any."""
    cells = [figures(told, side) if told.delta.get(side) else cell(side) for side in running.sides]
    first = next((each for each in cells if each["delta"]), cells[0])
    first |= {"head": "Penalty", "note": told.facts.get("note", "")}
    return cells
