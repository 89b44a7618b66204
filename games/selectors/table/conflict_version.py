"""One of two versions of a hand, as its slip shows it: rows, result, the totals it would make."""

from datetime import datetime
from typing import Any

from games.ids import new_id
from games.rules.errors import HandRefused, Problem
from games.rules.scoring import score_hand
from games.rules.sheet import SheetLine
from games.rules.verdict import Verdict
from games.selectors.dates import clock
from games.selectors.table.conflict_rows import Row
from games.selectors.table.entry import scored
from games.selectors.table.running import Running
from games.selectors.table.words import hidden, plain, signed, slip


def theirs_view(
    running: Running, line: SheetLine | None, rows: list[Row], differ: list[str]
) -> dict[str, Any]:
    """What stands, or where no line does, what was entered so far. Keeping it is a way back."""
    at = running.draft.changed_at if line is None else line.at
    verdict = None if line is None else line.verdict
    shown = version(running, at, rows, differ) | outcome(running, line, verdict)
    return shown | {"href": running.address}


def mine_view(
    running: Running,
    sent: Any,
    rows: list[Row],
    differ: list[str],
    *,
    line: SheetLine | None,
    form: tuple[str, dict[str, Any]],
) -> dict[str, Any]:
    """This phone's. `form` is where keeping it is posted to, and what it has seen of the other."""
    verdict, problems = scored_hand(running, sent.facts)
    shown = version(running, sent.at, rows, differ) | outcome(running, line, verdict)
    words = {"whose": "This phone", "keep": "Keep mine", "slips": [slip(each) for each in problems]}
    return shown | words | posted(running, sent, *form, is_possible=verdict is not None)


def version(
    running: Running, at: datetime | str, rows: list[Row], differ: list[str]
) -> dict[str, Any]:
    shown = [row.shown | {"differs": row.name in differ} for row in rows]
    return {"at": clock(at, running.table.time_zone), "rows": shown}


def outcome(running: Running, line: SheetLine | None, verdict: Verdict | None) -> dict[str, Any]:
    """What it comes to, in the place of the line that stands; nothing where that is not known."""
    if verdict is None:
        return {}
    return {
        "said": verdict.workings or verdict.headline,
        "is_set": verdict.is_set,
        "sides": [side(running, verdict, each) for each in verdict.delta],
        "then": then(running, line, verdict),
    }


def side(running: Running, verdict: Verdict, letter: str) -> dict[str, Any]:
    """What a side would score."""
    is_lost = verdict.is_set and letter == verdict.bidder
    delta = signed(verdict.delta[letter])
    return {"letter": letter, "name": running.names[letter], "delta": delta, "is_set": is_lost}


def then(running: Running, line: SheetLine | None, verdict: Verdict) -> str:
    """The totals after the hand: `then 1080 : 1480`."""
    stands = running.sheet.totals if line is None else line.totals_after
    gone = {} if line is None else line.delta
    totals = [stands[each] - gone.get(each, 0) + verdict.delta.get(each, 0) for each in stands]
    return f"then {' : '.join(map(plain, totals))}"


def scored_hand(
    running: Running, facts: dict[str, Any]
) -> tuple[Verdict | None, tuple[Problem, ...]]:
    """What the hand would score, or what the rules have against it."""
    try:
        return score_hand(running.rules, scored(running.rules, facts), running.names), ()
    except HandRefused as refused:
        return None, refused.problems


def posted(
    running: Running, sent: Any, name: str, seen: dict[str, Any], *, is_possible: bool
) -> dict[str, Any]:
    """The hand as it was sent, under a key of its own, by somebody who has `seen` the other one."""
    if not is_possible:
        return {"action": "", "hidden": []}
    told = {field: value for field, value in sent.fields.items() if field != "mend"}
    return {"action": running.at(name), "hidden": hidden(**told | seen | {"key": new_id()})}
