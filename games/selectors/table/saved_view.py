"""What was just written, with its undo in reach of the thumb."""

from typing import Any

from games.models import Entry
from games.models.entry import Kind
from games.rules.sheet import SheetLine
from games.selectors.history import confirmation_words
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
    """For `_saved.html`; None unless that entry is the last of the current game, for who writes.

    What others agree to in the meantime does not count: the last hand is still the last.
    """
    if not seq or not running.is_current or not running.may_record or seq not in last_of(running):
        return None
    entry = running.game.entry_list[seq - 1]
    return {
        "sentence": words(running, entry),
        "then": "" if entry.kind == Kind.CONFIRMATION else totals(running),
        "action": running.at("entry-undo", seq),
        "hidden": running.once(),
    }


def last_of(running: Running) -> tuple[int, ...]:
    """The last entry, and the last that is no confirmation."""
    last = running.sheet.last
    return (running.sheet.version, last["seq"]) if last else ()


def words(running: Running, entry: Entry) -> str:
    """What an entry wrote, in one plain sentence."""
    if entry.kind == Kind.CONFIRMATION:
        return confirmation_words(running.game, entry)
    return sentence(entry.kind, running.sheet.line(entry.seq))


def sentence(kind: str, line: SheetLine | None) -> str:
    """What was written, in one plain sentence."""
    is_hand = kind in ("hand", "correction") and line is not None and line.verdict is not None
    return line.verdict.headline if is_hand else SENTENCES.get(kind, "")


def totals(running: Running) -> str:
    """The totals read back: `Ann & Bob 1080, Cy & Dee 1480.`"""
    parts = [f"{running.names[side]} {plain(running.sheet.totals[side])}" for side in running.sides]
    return f"{', '.join(parts)}."
