"""What has become of an entry since it was written, in a word or two (G8, G9).

Somebody took it back, a later entry replaced it, its hand was struck out or written again, or it
stands after the end and counts for nothing. An end or a reopening after which the game simply went
on has nothing said of it. For loaded games; nothing is written here.
"""

from typing import Any

from games.models import Entry, Game
from games.models.entry import Kind
from games.rules.sheet import LineVersion
from games.selectors.inverse import (
    FACTS,
    STRIKES,
    entries_of_kind,
    line_of,
    root_of,
    rules_before,
    still_stands,
    strikes_of,
)
from games.selectors.ledger import sheet_of

TAKEN_BACK = "taken back"
REPLACED = "replaced since"
WITH_HAND = "struck with its hand"
LEFT_BEHIND = "the hand was corrected since"
AFTER_THE_END = "after the end"
WRITTEN = (Kind.HAND, Kind.PENALTY, Kind.CORRECTION)
BESIDE = ("target", "reason", "irregular")  # what a version says beside the hand itself


def fate_of(game: Game, entry: Entry) -> str:
    """What has become of an entry; "" where nothing has."""
    if not still_stands(game, entry):
        return FATES[entry.kind](game, entry)
    is_written = entry.kind in WRITTEN
    return AFTER_THE_END if is_written and line_of(game, entry).state == AFTER_THE_END else ""


def end_fate(game: Game, entry: Entry) -> str:
    """A call is taken back by reopening, a reopening by calling the game at once."""
    later = [e for e in game.entry_list if e.seq > entry.seq and e.kind != Kind.CONFIRMATION]
    inverse, _ = FACTS[entry.kind]
    return TAKEN_BACK if later and later[0].kind == inverse else ""


def rules_fate(game: Game, entry: Entry) -> str:
    later = next(each for each in entries_of_kind(game, Kind.RULES) if each.seq > entry.seq)
    return back_or_replaced(later.facts["rules"], rules_before(game, entry)["rules"])


def seat_fate(game: Game, entry: Entry) -> str:
    same = [e for e in entries_of_kind(game, Kind.SEAT) if root_of(e) == root_of(entry)]
    return TAKEN_BACK if stands(same[-1]) != stands(entry) else ""


def word_fate(game: Game, entry: Entry) -> str:
    """Of what a side said about a version of a hand."""
    about = {name: entry.facts.get(name) for name in ("target", "side")}
    said = [e for e in entries_of_kind(game, Kind.CONFIRMATION) if about.items() <= e.facts.items()]
    if stands(said[-1]) != stands(entry):
        return TAKEN_BACK
    line = sheet_of(game).line(entry.facts["target"])
    assert line is not None
    return LEFT_BEHIND if line.version_seq != entry.facts["target"] else WITH_HAND


def line_fate(game: Game, entry: Entry) -> str:
    """Of a hand or a penalty that was written, of its strikes and restorations."""
    strikes = [e for e in strikes_of(game, entry) if e.seq > entry.seq]
    if entry.kind in STRIKES:
        return TAKEN_BACK if strikes else WITH_HAND
    return TAKEN_BACK if strikes and strikes[-1].kind == Kind.VOID else WITH_HAND


def correction_fate(game: Game, entry: Entry) -> str:
    versions = line_of(game, entry).versions
    at = [version.seq for version in versions].index(entry.seq)
    if versions[-1].seq == entry.seq:
        return WITH_HAND
    return back_or_replaced(itself(versions[at + 1]), itself(versions[at - 1]))


def back_or_replaced(later: Any, before: Any) -> str:
    """Whether the later entry says what had stood before, or something new."""
    return TAKEN_BACK if later == before else REPLACED


def itself(version: LineVersion) -> dict[str, Any]:
    return {name: value for name, value in version.facts.items() if name not in BESIDE}


def stands(entry: Entry) -> bool:
    """What a seat or a side's word says of itself."""
    return entry.facts.get("stands") is not False


FATES = {
    Kind.HAND: line_fate,
    Kind.PENALTY: line_fate,
    Kind.VOID: line_fate,
    Kind.RESTORE: line_fate,
    Kind.CORRECTION: correction_fate,
    Kind.RULES: rules_fate,
    Kind.SEAT: seat_fate,
    Kind.CONFIRMATION: word_fate,
    Kind.END: end_fate,
    Kind.REOPEN: end_fate,
}
