"""Every entry of a game's ledger in one plain line: number, what, when, by whom.

Hands are told under the rules in force, as on the sheet. For loaded games; no query is made.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.rules.options import OPTIONS, Rules, read_rules
from games.rules.sheet import SheetLine
from games.selectors.dates import MONTHS, zone_of
from games.selectors.inverse import line_of, root_of, rules_before, still_stands
from games.selectors.ledger import sheet_of
from games.selectors.option_words import LABELS, value_words
from games.selectors.table.words import signed


class HistoryLine(NamedTuple):
    """An entry in words.

    `at` is in the table's time zone and `when` the same in words; `by` a name, or whether this
    device wrote it, "" where neither is known; `line` the seq of the sheet's line it is about.
    """

    seq: int
    kind: str
    what: str
    note: str
    at: datetime
    when: str
    by: str
    line: int | None
    stands: bool


def history_of(game: Game, device: Device | None = None) -> tuple[HistoryLine, ...]:
    """The whole ledger, first entry first, as `device` sees it."""
    zone = zone_of(game.table.time_zone)
    return tuple(history_line(game, entry, device, zone) for entry in game.entry_list)


def history_line(game: Game, entry: Entry, device: Device | None, zone: Any) -> HistoryLine:
    at = entry.at.astimezone(zone)
    line = sheet_of(game).line(entry.facts.get("target") or entry.seq)
    return HistoryLine(
        seq=entry.seq,
        kind=entry.kind,
        what=WORDS[entry.kind](game, entry),
        note=note_of(entry),
        at=at,
        when=f"{at.day} {MONTHS[at.month - 1]} {at.year}, {at:%H:%M}",
        by=entry.by or whose(entry, device),
        line=line.seq if line else None,
        stands=entry.kind == Kind.CONFIRMATION or still_stands(game, entry),
    )


def note_of(entry: Entry) -> str:
    """The reason of a correction or a strike, or the note of a hand or a penalty."""
    return str(entry.facts.get("reason") or entry.facts.get("note") or "")


def whose(entry: Entry, device: Device | None) -> str:
    """Which phone wrote the entry."""
    if device is None:
        return ""
    return "this phone" if entry.device_id == device.pk else "another phone"


def hand_words(game: Game, entry: Entry) -> str:
    return f"{name_of(line_of(game, entry))}: {headline(game, entry)}"


def correction_words(game: Game, entry: Entry) -> str:
    return f"{name_of(line_of(game, entry))} corrected: {headline(game, entry)}"


def headline(game: Game, entry: Entry) -> str:
    """What this version of a hand came to, in one sentence."""
    version = next(v for v in line_of(game, entry).versions if v.seq == entry.seq)
    if version.verdict is None:
        return "it cannot be scored under the rules of today."
    return version.verdict.headline


def penalty_words(game: Game, entry: Entry) -> str:
    line = line_of(game, entry)
    points = entry.facts["points"]
    sides = [side for side in sheet_of(game).sides if points.get(side)]
    told = ", ".join(f"{line.names[side]} {signed(points[side])}" for side in sides)
    return f"{name_of(line)}: {told}."


def void_words(game: Game, entry: Entry) -> str:
    return f"{name_of(line_of(game, entry))} struck out."


def restore_words(game: Game, entry: Entry) -> str:
    return f"{name_of(line_of(game, entry))} restored."


def confirmation_words(game: Game, entry: Entry) -> str:
    line = sheet_of(game).line(entry.facts["target"])
    return f"{name_of(line)} confirmed." if line else "Confirmed."


def name_of(line: SheetLine) -> str:
    return f"{line.kind.capitalize()} {line.number}"


def seat_words(game: Game, entry: Entry) -> str:
    root = game.entry_list[root_of(entry) - 1]
    name, seat = root.facts["name"], root.facts["seat"]
    if "stands" in entry.facts:
        ending = "holds again" if entry.facts["stands"] else "taken back"
        return f"{name} at seat {seat}: {ending}."
    if root.facts["from_hand"] == 1:
        return f"It was {name} at seat {seat} all along."
    return f"{name} sits at seat {seat} from hand {root.facts['from_hand']} on."


def rules_words(game: Game, entry: Entry) -> str:
    """The options that changed, each with its value before."""
    was = read_rules(game.variant, rules_before(game, entry)["rules"])
    now = read_rules(game.variant, entry.facts["rules"])
    changed = "; ".join(option_changes(was, now))
    return f"Rules changed. {changed}." if changed else "Rules written again."


def option_changes(was: Rules, now: Rules) -> list[str]:
    """Each option that was written otherwise: "Target: 1000 instead of 1500"."""
    before, after = was.as_dict(), now.as_dict()
    written = was.differences | now.differences
    return [
        f"{LABELS[option.key]}: {value_words(option, after[option.key])}"
        f" instead of {value_words(option, before[option.key])}"
        for option in OPTIONS
        if option.key in written and after[option.key] != before[option.key]
    ]


def end_words(game: Game, entry: Entry) -> str:
    return "The game was called."


def reopen_words(game: Game, entry: Entry) -> str:
    return "The game was reopened."


WORDS: dict[str, Callable[[Game, Entry], str]] = {
    Kind.HAND: hand_words,
    Kind.CORRECTION: correction_words,
    Kind.VOID: void_words,
    Kind.RESTORE: restore_words,
    Kind.PENALTY: penalty_words,
    Kind.SEAT: seat_words,
    Kind.RULES: rules_words,
    Kind.CONFIRMATION: confirmation_words,
    Kind.END: end_words,
    Kind.REOPEN: reopen_words,
}
