"""The history page: the whole ledger, newest first, with what takes each entry back."""

from typing import Any

from games.models import Device
from games.models.entry import Kind
from games.selectors.fate import TAKEN_BACK, WITH_HAND
from games.selectors.history import HistoryLine, history_of
from games.selectors.sharing.phones import phone_names
from games.selectors.table.running import Running

GONE = (TAKEN_BACK, WITH_HAND)


def history_view(running: Running, device: Device) -> dict[str, Any]:
    """For `history.html`."""
    lines = history_of(running.game, device, phone_names(running))
    return {
        "title": "History",
        "second": running.title,
        "back": running.address,
        "lines": [line_view(running, line) for line in reversed(lines)],
    }


def line_view(running: Running, line: HistoryLine) -> dict[str, Any]:
    """One entry: what, when, by whom; where it stands on the sheet; its undo."""
    return {
        "seq": line.seq,
        "what": line.what,
        "note": line.note,
        "when": line.when,
        "by": line.by,
        "href": f"{running.address}?hand={line.line}#line-{line.line}" if line.line else "",
        "fate": line.fate,
        "is_gone": line.fate in GONE,
        "undo": undo(running, line),
    }


def undo(running: Running, line: HistoryLine) -> dict[str, Any] | None:
    """The form that takes an entry back; None where it cannot be."""
    last = running.sheet.last
    is_open = not running.sheet.is_over or line.kind == Kind.CONFIRMATION
    is_last = last is not None and line.seq == last["seq"]
    can = running.may_record and running.is_current and line.stands
    if not can or not (is_open or is_last):
        return None
    return {"action": running.at("entry-undo", line.seq), "hidden": running.once()}
