"""One hand from two phones, side by side: what stands, and what this phone has (design 14b).

Nothing is decided here: keeping what stands stores nothing, keeping this phone's is a correction,
or where nothing stands yet, the hand.
"""

import json
from datetime import datetime
from typing import Any

from games.models import Device, Entry, Grant
from games.rules.sheet import SheetLine
from games.selectors.table.conflict_rows import differing, rows_of
from games.selectors.table.conflict_version import mine_view, theirs_view
from games.selectors.table.entry import so_far
from games.selectors.table.running import Running
from games.selectors.table.sheet_view import sheet_view
from games.selectors.table.table_view import TEMPLATES, page
from games.selectors.table.words import listed

WRITTEN = "Two phones wrote hand {number}"
AGAIN = "Hand {number} stands with other figures"
ENTERED = "Hand {number} changed in the meantime"
OWN = "On the sheet"  # written by this very phone, in another window or before
DIFFER = "They differ in {rows}. Which one is right?"
BESIDE = (
    "They differ in what stands beside the figures: cards, calls or a note. Which one is right?"
)
STRUCK = "If you keep yours, the other one stays on the sheet, struck out."
REOPENS = "If you keep yours, the game goes on from here, and the other one stays, struck out."
OVER_DRAFT = "If you keep yours, it is written down, and what was entered meanwhile goes."


class Sent:
    """A hand that was not stored: its facts, when the phone wrote it, the form it came with."""

    def __init__(
        self, facts: dict[str, Any], at: datetime, fields: dict[str, str], by: Device
    ) -> None:
        self.facts = facts
        self.at = at
        self.fields = fields
        self.by = by


def standing_line(running: Running, number: int) -> SheetLine | None:
    """The hand that stands under that number; None where there is none (any more)."""
    live = [line for line in running.sheet.lines if line.kind == "hand" and line.state == "live"]
    return next((line for line in live if line.number == str(number)), None)


def conflict_view(running: Running, line: SheetLine, sent: Sent) -> dict[str, Any]:
    """For `table.html`: a hand that stands, and this phone's version of it. One query."""
    rows, mine = rows_of(running, line.facts), rows_of(running, sent.facts)
    differ = differing(mine, rows)
    whose = whose_phone(running, running.game.entry_list[line.version_seq - 1], sent.by)
    seen = {"target": line.seq, "version": running.sheet.version}
    versions = [
        theirs_view(running, line, rows, differ)
        | {"whose": whose, "keep": f"Keep {possessive(whose)}"},
        mine_view(running, sent, mine, differ, line=line, form=("conflict", seen)),
    ]
    foot = REOPENS if running.sheet.is_over else STRUCK
    title = (AGAIN if whose == OWN else WRITTEN).format(number=line.number)
    return framed(running, title, versions, which(differ), foot, sent)


def draft_view(running: Running, sent: Sent) -> dict[str, Any]:
    """For `table.html`: a whole hand of this phone, and what was entered of it in the meantime."""
    entered = so_far(running.rules, running.draft.facts, running.playing)
    rows, mine = rows_of(running, entered), rows_of(running, sent.facts)
    differ = [name for name in differing(mine, rows) if name != "Tricks"]
    seen = {"seen": json.dumps(entered), "version": running.sheet.version}
    versions = [
        theirs_view(running, None, rows, differ) | {"whose": "So far", "keep": "Go on with that"},
        mine_view(running, sent, mine, differ, line=None, form=("step-tricks", seen)),
    ]
    title = ENTERED.format(number=running.hand_number)
    return framed(running, title, versions, which(differ), OVER_DRAFT, sent)


def framed(
    running: Running, title: str, versions: list[dict[str, Any]], said: str, foot: str, sent: Sent
) -> dict[str, Any]:
    """The sheet as it stands, over both versions; `foot` says what becomes of the other one."""
    panel = {
        "title": title,
        "sentence": said,
        "versions": versions,
        "foot": foot if versions[-1]["action"] else "",
        "sent": sent.fields.get("key", ""),
    }
    return page(running) | {
        "sheet": sheet_view(running),
        "mark": "conflict",
        "panel": panel,
        "panel_template": TEMPLATES + "_conflict.html",
    }


def which(differ: list[str]) -> str:
    """In which rows they differ, where it is the rows."""
    rows = listed([f"the {name.lower()}" for name in differ])
    return DIFFER.format(rows=rows) if differ else BESIDE


def whose_phone(running: Running, entry: Entry, me: Device) -> str:
    """`Dee's phone`, where the device that wrote it has a seat; else which one it was. One query."""
    if entry.device_id == me.pk:
        return OWN
    grant = Grant.objects.filter(device_id=entry.device_id, table=running.table).first()
    name = running.people.get(grant.seat) if grant and grant.seat else None
    return f"{name}’s phone" if name else "The other phone"


def possessive(whose: str) -> str:
    """The button's word for it: `Dee's`, or plainly what stands."""
    return whose.removesuffix(" phone") if "’s " in whose else "what stands"
