"""The paper: totals over the lines, newest first (product.md, "The table")."""

from typing import Any

from games.selectors.table.hand_line import cell, contract, delta_cell, line
from games.selectors.table.running import Running
from games.selectors.table.side_view import sides_view
from games.selectors.table.why_view import why_view

LINE = "games/table/_line.html"
STRUCK = "games/table/_line_struck.html"
STATES = {"struck": "struck", "after the end": "after"}


def sheet_view(
    running: Running,
    *,
    pencil: dict[str, Any] | None = None,
    then: dict[str, int] | None = None,
    open_seq: int | None = None,
    new_seq: int | None = None,
) -> dict[str, Any]:
    """For `_sheet.html`. `pencil` is the line of the hand being entered."""
    lines = [line_view(running, each, open_seq, new_seq) for each in reversed(running.sheet.lines)]
    return {
        "columns": len(running.sides),
        "sides": sides_view(running, then),
        "pencil": pencil,
        "lines": lines,
    }


def line_view(
    running: Running, each: Any, open_seq: int | None, new_seq: int | None
) -> dict[str, Any]:
    """A hand or a penalty; the one that is open has its why under it."""
    is_struck = each.state == "struck"
    is_open = each.seq == open_seq and not is_struck
    cells = hand_cells(running, each) if each.kind == "hand" else penalty_cells(running, each)
    return line(
        f"line-{each.seq}",
        each.number,
        cells,
        said="Hand" if each.kind == "hand" else "Penalty",
        state=state(each, is_open=is_open, is_new=each.seq == new_seq),
        side=each.facts.get("bidder") or "",
        href="" if is_struck else href(running, each, is_open=is_open),
        why=why_view(running, each) if is_open else None,
        template=STRUCK if is_struck else LINE,
    )


def state(each: Any, *, is_open: bool, is_new: bool) -> str:
    if is_open:
        return "open"
    return "new" if is_new else STATES.get(each.state, "")


def href(running: Running, each: Any, *, is_open: bool) -> str:
    """Opens the line's why, or closes it again."""
    asked = "" if is_open else f"?hand={each.seq}"
    return f"{running.address}{asked}#line-{each.seq}"


def hand_cells(running: Running, each: Any) -> list[dict[str, Any]]:
    playing = each.facts.get("playing") or running.sides
    return [
        hand_cell(running, each, side) if side in playing else cell(side) for side in running.sides
    ]


def hand_cell(running: Running, each: Any, side: str) -> dict[str, Any]:
    is_bidder = side == each.facts.get("bidder")
    is_set = is_bidder and each.verdict.is_set
    shown = figures(each, side, is_set=is_set)
    note = "" if is_set else each.verdict.short
    if not is_bidder:
        return shown
    return shown | contract(running, each.facts, note, is_set=is_set) | {"is_made": note == "made"}


def figures(each: Any, side: str, *, is_set: bool = False) -> dict[str, Any]:
    """Delta and running total; a struck line has moved no total."""
    shown = delta_cell(side, each.delta.get(side, 0), each.totals_after.get(side, 0), is_set=is_set)
    return shown | ({"total": ""} if each.state == "struck" else {})


def penalty_cells(running: Running, each: Any) -> list[dict[str, Any]]:
    """The points in their columns; the word and the note in the first that has any."""
    cells = [figures(each, side) if each.delta.get(side) else cell(side) for side in running.sides]
    told = next((each for each in cells if each["delta"]), cells[0])
    told |= {"head": "Penalty", "note": each.facts.get("note", "")}
    return cells
