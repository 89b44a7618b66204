"""Entries that are no hand and no penalty, each told in one line where it was written.

Changed rules, somebody else at a seat, a game called off or reopened. Strikes, restorations and
corrections show at the hand they speak of.
"""

from collections.abc import Iterator
from typing import Any

from games.models.entry import Kind
from games.rules.sheet import SheetLine
from games.selectors.fate import TAKEN_BACK, fate_of
from games.selectors.history import WORDS
from games.selectors.table.running import Running

NOTE = "games/table/_line_note.html"
TOLD = (Kind.RULES, Kind.SEAT, Kind.END, Kind.REOPEN)


def with_notes(running: Running) -> Iterator[SheetLine | dict[str, Any]]:
    """The sheet's lines in order, and between them the notes, where they were written."""
    notes = [
        note_view(running, note.seq) for note in running.sheet.notes if is_told(running, note.seq)
    ]
    for each in running.sheet.lines:
        while notes and each.kind == "hand" and notes[0]["seq"] < each.seq:
            yield notes.pop(0)
        yield each
    yield from notes


def is_told(running: Running, seq: int) -> bool:
    return running.game.entry_list[seq - 1].kind in TOLD


def note_view(running: Running, seq: int) -> dict[str, Any]:
    """For `_line_note.html`."""
    entry = running.game.entry_list[seq - 1]
    return {
        "seq": seq,
        "id": f"note-{seq}",
        "words": WORDS[entry.kind](running.game, entry),
        "is_gone": fate_of(running.game, entry) == TAKEN_BACK,
        "template": NOTE,
    }
