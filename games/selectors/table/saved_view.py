"""What was just written, with its undo in reach of the thumb."""

from typing import Any

from games.ids import new_id
from games.selectors.table.running import Running
from games.selectors.table.words import hidden, plain

SENTENCES = {
    "penalty": "The penalty is on the sheet.",
    "end": "The game is called off.",
    "reopen": "The game goes on.",
}


def saved_view(running: Running, seq: int | None) -> dict[str, Any] | None:
    """For `_saved.html`; None unless that entry stands and is the last."""
    found = [each for each in running.sheet.lines if each.seq == seq and each.state != "struck"]
    if not found or seq != running.sheet.version:
        return None
    line = found[0]
    return {
        "sentence": line.verdict.headline if line.verdict else SENTENCES.get(line.kind, ""),
        "then": totals(running),
        "action": running.at("entry-undo", seq),
        "hidden": hidden(key=new_id()),
    }


def totals(running: Running) -> str:
    """The totals read back: `Ann & Bob 1080, Cy & Dee 1480.`"""
    parts = [f"{running.names[side]} {plain(running.sheet.totals[side])}" for side in running.sides]
    return f"{', '.join(parts)}."
