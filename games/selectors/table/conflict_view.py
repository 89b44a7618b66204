"""One hand from two phones, side by side: what stands, and what this phone has (design 14b).

Nothing is decided here: keeping what stands stores nothing, keeping this phone's is a correction.
"""

from datetime import datetime
from typing import Any

from games.ids import new_id
from games.models import Device, Entry, Grant
from games.rules.errors import HandRefused, Problem
from games.rules.scoring import score_hand
from games.rules.sheet import SheetLine
from games.rules.verdict import Verdict
from games.selectors.dates import clock
from games.selectors.table.conflict_rows import Row, differing, rows_of
from games.selectors.table.entry import scored
from games.selectors.table.running import Running
from games.selectors.table.sheet_view import sheet_view
from games.selectors.table.table_view import TEMPLATES, page
from games.selectors.table.words import hidden, listed, plain, signed, slip

TITLE = "Two phones wrote hand {number}"
DIFFER = "They differ in {rows}. Which one is right?"
BESIDE = (
    "They differ in what stands beside the figures: cards, calls or a note. Which one is right?"
)
STRUCK = "If you keep yours, the other one stays on the sheet, struck out."
REOPENS = "If you keep yours, the game goes on from here, and the other one stays, struck out."


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
    """For `table.html`: the sheet as it stands, and under it both versions. One query."""
    verdict, problems = scored_hand(running, sent.facts)
    mine, theirs = rows_of(running, sent.facts), rows_of(running, line.facts)
    differ = differing(mine, theirs)
    whose = whose_phone(running, running.game.entry_list[line.version_seq - 1], sent.by)
    said = DIFFER.format(rows=listed([f"the {name.lower()}" for name in differ]))
    panel = {
        "title": TITLE.format(number=line.number),
        "sentence": said if differ else BESIDE,
        "versions": [
            version(running, line, whose, line.at, theirs, differ, line.verdict)
            | {"keep": f"Keep {possessive(whose)}", "href": running.address},
            version(running, line, "This phone", sent.at, mine, differ, verdict)
            | {"keep": "Keep mine", "slips": [slip(problem) for problem in problems]}
            | form(running, line, sent, is_possible=verdict is not None),
        ],
        "foot": (REOPENS if running.sheet.is_over else STRUCK) if verdict else "",
        "sent": sent.fields.get("key", ""),
    }
    return page(running) | {
        "sheet": sheet_view(running),
        "mark": f"{line.number}-conflict",
        "panel": panel,
        "panel_template": TEMPLATES + "_conflict.html",
    }


def scored_hand(
    running: Running, facts: dict[str, Any]
) -> tuple[Verdict | None, tuple[Problem, ...]]:
    """What the hand would score, or what the rules have against it."""
    try:
        return score_hand(running.rules, scored(running.rules, facts), running.names), ()
    except HandRefused as refused:
        return None, refused.problems


def version(
    running: Running,
    line: SheetLine,
    whose: str,
    at: datetime | str,
    rows: list[Row],
    differ: list[str],
    verdict: Verdict | None,
) -> dict[str, Any]:
    """One of the two, as its slip shows it."""
    return {
        "whose": whose,
        "at": clock(at, running.table.time_zone),
        "rows": [row.shown | {"differs": row.name in differ} for row in rows],
        "said": verdict.workings or verdict.headline if verdict else "",
        "is_set": verdict is not None and verdict.is_set,
        "sides": [side(running, verdict, each) for each in verdict.delta] if verdict else [],
        "then": then(line, verdict) if verdict else "",
    }


def side(running: Running, verdict: Verdict, letter: str) -> dict[str, Any]:
    """What a side would score."""
    is_lost = verdict.is_set and letter == verdict.bidder
    delta = signed(verdict.delta[letter])
    return {"letter": letter, "name": running.names[letter], "delta": delta, "is_set": is_lost}


def then(line: SheetLine, verdict: Verdict) -> str:
    """The totals after the hand: `then 1080 : 1480`."""
    before = {each: line.totals_after[each] - line.delta.get(each, 0) for each in line.totals_after}
    totals = [plain(before[each] + verdict.delta.get(each, 0)) for each in sorted(before)]
    return f"then {' : '.join(totals)}"


def form(running: Running, line: SheetLine, sent: Sent, *, is_possible: bool) -> dict[str, Any]:
    """What keeping this phone's version posts: the hand as it was sent, under a key of its own."""
    if not is_possible:
        return {"action": "", "hidden": []}
    told = {name: value for name, value in sent.fields.items() if name not in ("key", "version")}
    told |= {"target": line.seq, "version": running.sheet.version, "key": new_id()}
    return {"action": running.at("conflict"), "hidden": hidden(**told)}


def whose_phone(running: Running, entry: Entry, me: Device) -> str:
    """`Dee's phone`, where the device that wrote it has a seat; else which one it was. One query."""
    if entry.device_id == me.pk:
        return "On the sheet"
    grant = Grant.objects.filter(device_id=entry.device_id, table=running.table).first()
    name = running.people.get(grant.seat) if grant and grant.seat else None
    return f"{name}’s phone" if name else "The other phone"


def possessive(whose: str) -> str:
    """The button's word for it: `Dee's`, `theirs`."""
    return whose.removesuffix(" phone") if "’s " in whose else "what stands"
