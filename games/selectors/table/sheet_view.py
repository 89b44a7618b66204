"""The paper: totals over the lines, newest first (product.md, "The table")."""

from typing import Any

from games.selectors.table.hand_line import cell, contract, delta_cell, line
from games.selectors.table.running import Running
from games.selectors.table.side_view import sides_view
from games.selectors.table.why_view import why_view
from games.selectors.table.words import suit

STRUCK = "games/table/_line_struck.html"
STATES = {"struck": "struck", "after the end": "after"}
KIND_WORDS = {"penalty": "Penalty", "end": "Called off", "reopen": "Reopened"}


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
        "lines": ([pencil] if pencil else []) + [each for each in lines if each],
    }


def line_view(
    running: Running, each: Any, open_seq: int | None, new_seq: int | None
) -> dict[str, Any] | None:
    """A ledger line; None for what is told by the line it speaks of (a strike)."""
    if each.kind == "hand":
        return hand_view(running, each, open_seq, new_seq)
    if each.kind in KIND_WORDS:
        return other_view(running, each, open_seq)
    return None


def hand_view(
    running: Running, each: Any, open_seq: int | None, new_seq: int | None
) -> dict[str, Any]:
    is_struck = each.state == "struck"
    is_open = each.seq == open_seq
    return line(
        f"line-{each.seq}",
        each.number,
        [hand_cell(running, each, side) for side in running.sides],
        said="Hand",
        state=state(each, is_open=is_open, is_new=each.seq == new_seq),
        side=each.facts.get("bidder") or "",
        href="" if is_struck else href(running, each, is_open=is_open),
        why=why_view(running, each) if is_open and not is_struck else None,
        **({"template": STRUCK} if is_struck else {}),
    )


def state(each: Any, *, is_open: bool, is_new: bool) -> str:
    if is_open:
        return "open"
    return "new" if is_new else STATES.get(each.state, "")


def href(running: Running, each: Any, *, is_open: bool) -> str:
    """Opens the line's why, or closes it again."""
    return running.address if is_open else f"{running.address}?hand={each.seq}#line-{each.seq}"


def hand_cell(running: Running, each: Any, side: str) -> dict[str, Any]:
    verdict = each.verdict
    is_set = verdict.result == "set" and side == each.facts.get("bidder")
    shown = delta_cell(side, each.delta.get(side, 0), each.totals_after[side], is_set=is_set)
    if side in (each.facts.get("playing") or running.sides):
        shown |= bid_part(running, each, side, is_set)
    else:
        shown |= {"delta": "", "note": ""}
    return shown


def bid_part(running: Running, each: Any, side: str, is_set: bool) -> dict[str, Any]:
    """What the bidder's cell says beside its delta."""
    if side != each.facts.get("bidder"):
        return {}
    note = "" if is_set else each.verdict.short
    return contract(running, each.facts, note, is_set=is_set)


def other_view(running: Running, each: Any, open_seq: int | None) -> dict[str, Any]:
    """A penalty, a game called off, a game reopened: one line each."""
    is_open = each.seq == open_seq
    cells = [other_cell(running, each, side) for side in running.sides]
    cells[0] |= {"head": KIND_WORDS[each.kind], "suit": suit(None), "note": each.facts.get("note", "")}
    is_struck = each.state == "struck"
    return line(
        f"line-{each.seq}",
        each.number,
        cells,
        said=KIND_WORDS[each.kind],
        state="open" if is_open else STATES.get(each.state, each.kind),
        href="" if is_struck else href(running, each, is_open=is_open),
        why=why_view(running, each) if is_open and not is_struck else None,
        **({"template": STRUCK} if is_struck else {}),
    )


def other_cell(running: Running, each: Any, side: str) -> dict[str, Any]:
    delta = (each.delta or {}).get(side, 0)
    return delta_cell(side, delta, each.totals_after[side]) if delta else cell(side)
