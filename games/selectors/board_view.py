"""The board: a table's score for a whole room, on a television or a propped-up tablet.

Totals, dealer, ruler, last line; the running hand with bid, trump and need; the last sentence and
how to watch along. It is read from afar, so nothing on it can be touched.
"""

from collections.abc import Iterable
from typing import Any

from games.codes import shown_code
from games.models import Code, Table
from games.rules.sheet import SheetLine
from games.selectors.history import name_of, penalty_words
from games.selectors.pulse import pulse_at, pulse_of
from games.selectors.table.hand_line import bidder_name
from games.selectors.table.over_view import over_verdict
from games.selectors.table.running import Running
from games.selectors.table.sheet_view import cells_of
from games.selectors.table.side_view import side_view
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.watching_view import needs
from games.selectors.table.words import plain, suit

FEWEST_GLYPHS, MOST_GLYPHS = 3, 7
LONGEST_NAME = 12  # characters, in a sentence that is read from afar


def mark_at(table: Table, code: Code | None) -> str:
    """What tells one state of the board from another. One query."""
    return mark(pulse_at(table), code)


def mark(pulse: str, code: Code | None) -> str:
    return f"{pulse}~{code.text if code else ''}"


def board_view(running: Running, code: Code | None) -> dict[str, Any]:
    """For `_board.html`. `code` is the one that is good now, if any."""
    last = last_line(running)
    return {
        "title": running.title,
        "second": running.variant_title,
        "pass_at": running.at("live-pass"),
        "mark": mark(pulse_of(running.game), code),
        "columns": len(running.sides),
        "glyphs": glyphs(running),
        "number": last.number if last else "",
        "sides": sides_view(running, last),
        "verdict": verdict_view(running) if running.sheet.is_over else None,
        "now": {} if running.sheet.is_over else now_view(running),
        "sentence": sentence(running, last),
        "code": shown_code(code.text) if code else "",
    }


def glyphs(running: Running) -> int:
    """How many figures the longest total has, its minus with them: all are as large as that one."""
    longest = max(len(plain(total)) for total in running.sheet.totals.values())
    return min(max(longest, FEWEST_GLYPHS), MOST_GLYPHS)


def sides_view(running: Running, last: SheetLine | None) -> list[dict[str, Any]]:
    cells = {cell["side"]: cell for cell in cells_of(running, last)} if last else {}
    return [
        side_view(running, side, None)
        | {"people": people(running, side), "last": cells.get(side, {})}
        for side in running.sides
    ]


def people(running: Running, side: str) -> list[dict[str, Any]]:
    """Who plays for a side; the pack stands beside the one who deals."""
    dealer = 0 if running.sheet.is_over else running.sheet.dealer
    return [
        {"name": running.people[seat], "is_dealer": seat == dealer, "is_partner": at > 0}
        for at, seat in enumerate(running.seats_of(side))
    ]


def last_line(running: Running) -> SheetLine | None:
    """The last hand or penalty that stands."""
    live = [line for line in running.sheet.lines if line.state == "live"]
    return live[-1] if live else None


def sentence(running: Running, last: SheetLine | None) -> str:
    """What the last line came to, in one sentence."""
    if last is None:
        return ""
    if last.verdict is None:
        words = penalty_words(running.game, running.game.entry_list[last.seq - 1])
    else:
        words = f"{name_of(last)}: {last.verdict.headline}"
    return shorter(words, last.names.values())


def now_view(running: Running) -> dict[str, Any]:
    """The hand that is being played: its dealer until somebody has bid, then what is needed."""
    facts = running.draft.facts.get("bid") or {}
    said = shorter(needs(StepState(running, Look())), running.names.values())
    hand = {"hand": f"Hand {running.hand_number}", "need": said}
    if not facts.get("bid"):
        return hand | {"who": running.dealer_name, "does": "deals"}
    bid = {"bid": plain(facts["bid"]), "suit": suit(facts.get("trump"))}
    return hand | {"who": bidder_name(running, facts)} | bid


def verdict_view(running: Running) -> dict[str, Any]:
    """Who has won and why; the verb stands apart, so that no long name takes its place."""
    verdict = over_verdict(running)
    who = running.names[running.sheet.winner] if running.sheet.winner else ""
    does = verdict["headline"].removeprefix(who).lstrip()
    sentence = shorter(verdict["sentence"], running.names.values())
    return verdict | {"who": who, "does": does, "sentence": sentence}


def shorter(words: str, names: Iterable[str]) -> str:
    """A sentence with its long names cut, so that what it says of them is still in sight."""
    for name in {each for side in names for each in side.split(" & ")}:
        if len(name) > LONGEST_NAME:
            words = words.replace(name, f"{name[: LONGEST_NAME - 1].rstrip()}…")
    return words
