"""What was just written, with its undo in reach of the thumb."""

from typing import Any

from games.rules.sheet import SheetLine
from games.selectors.table.running import Running
from games.selectors.table.words import plain

SENTENCES = {
    "penalty": "The penalty is on the sheet.",
    "end": "The game is called off.",
    "reopen": "The game goes on.",
    "void": "Struck out.",
    "restore": "It stands again.",
    "rules": "The whole game is scored by the new rules.",
    "seat": "The seats are changed.",
}


def saved_view(running: Running, seq: int | None) -> dict[str, Any] | None:
    """For `_saved.html`; None unless that entry is the last of the current game, for who writes."""
    is_last = seq == running.sheet.version and running.is_current
    if not seq or not is_last or not running.may_record:
        return None
    entry = running.game.entry_list[-1]
    line = running.sheet.line(seq)
    return {
        "sentence": sentence(entry.kind, line),
        "then": totals(running),
        "action": running.at("entry-undo", seq),
        "hidden": running.once(),
    }


def sentence(kind: str, line: SheetLine | None) -> str:
    """What was written, in one plain sentence."""
    is_hand = kind in ("hand", "correction") and line is not None and line.verdict is not None
    return line.verdict.headline if is_hand else SENTENCES.get(kind, "")


def totals(running: Running) -> str:
    """The totals read back: `Ann & Bob 1080, Cy & Dee 1480.`"""
    parts = [f"{running.names[side]} {plain(running.sheet.totals[side])}" for side in running.sides]
    return f"{', '.join(parts)}."
