"""Every entry of a game's ledger in one plain line: number, what, when, by whom.

Hands are told under the rules in force, as on the sheet. For loaded games; no query is made.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.rules.option_titles import TITLES
from games.rules.options import OPTIONS, Rules, read_rules
from games.rules.sheet import SheetLine
from games.selectors.dates import MONTHS, zone_of
from games.selectors.fate import fate_of
from games.selectors.inverse import line_of, root_of, rules_before, still_stands
from games.selectors.ledger import sheet_of
from games.selectors.option_words import value_words
from games.selectors.table.words import signed

NO_MORE = ("do not say any more", "does not say any more")


class HistoryLine(NamedTuple):
    """An entry in words.

    `at` is in the table's time zone and `when` the same in words; `by` a name, or whether this
    device wrote it, "" where neither is known; `line` the seq of the sheet's line it is about;
    `fate` what has become of it since, "" where nothing has.
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
    fate: str


def history_of(
    game: Game, device: Device | None = None, phones: dict[str, str] | None = None
) -> tuple[HistoryLine, ...]:
    """The whole ledger, first entry first, as `device` sees it; `phones` names others by device."""
    zone = zone_of(game.table.time_zone)
    names = phones or {}
    if device is not None:
        names = names | {device.pk: "this phone"}
    return tuple(history_line(game, entry, names, zone) for entry in game.entry_list)


def history_line(game: Game, entry: Entry, names: dict[str, str], zone: Any) -> HistoryLine:
    at = entry.at.astimezone(zone)
    line = sheet_of(game).line(entry.facts.get("target") or entry.seq)
    return HistoryLine(
        seq=entry.seq,
        kind=entry.kind,
        what=WORDS[entry.kind](game, entry),
        note=note_of(entry),
        at=at,
        when=f"{at.day} {MONTHS[at.month - 1]} {at.year}, {at:%H:%M}",
        by=entry.by or whose(entry, names),
        line=line.seq if line else None,
        stands=still_stands(game, entry),
        fate=fate_of(game, entry),
    )


def note_of(entry: Entry) -> str:
    """The reason of a correction or a strike, or the note of a hand or a penalty."""
    return str(entry.facts.get("reason") or entry.facts.get("note") or "")


def whose(entry: Entry, names: dict[str, str]) -> str:
    """Which phone wrote the entry; nothing where none is known."""
    return names.get(entry.device_id, "another phone") if names else ""


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
    """ "Cy says that hand 7 is right.", "Cy & Dee do not say any more that hand 7 is right." """
    line = sheet_of(game).line(entry.facts["target"])
    assert line is not None
    who = entry.by or line.names[entry.facts["side"]]
    is_one = bool(entry.by) or not sheet_of(game).rules.is_partnership
    verb = ("say", "says") if entry.facts["stands"] else NO_MORE
    return f"{who} {verb[is_one]} that {line.kind} {line.number} is right."


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
        f"{TITLES[option.key]}: {value_words(option, after[option.key])}"
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
