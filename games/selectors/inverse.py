"""What takes an entry back: for each kind its inverse, and whether the entry still stands.

A correction's inverse is a correction back to the version before (a `void` of it would strike the
whole hand). A change of rules is taken back by the rules before, while it is the last one. A seat
is taken back by a `seat` entry with its seq as `target`, so that what was written before and after
about that seat stays exact; a side's agreement by the opposite word of that side. For loaded games; nothing is written here.
"""

from collections.abc import Callable
from typing import Any

from games.models import Entry, Game
from games.models.entry import Kind
from games.rules.sheet import SheetLine
from games.selectors.ledger import sheet_of

Facts = dict[str, Any]
STRIKES = (Kind.VOID, Kind.RESTORE)


def inverse_of(game: Game, entry: Entry) -> tuple[str, Facts] | None:
    """Kind and facts of what takes the entry back; None where nothing does.

    Whether it still stands is another question (:func:`still_stands`).
    """
    if entry.kind in FACTS:
        kind, facts = FACTS[entry.kind]
        return kind, facts(game, entry)
    return None


def to_target(game: Game, entry: Entry) -> Facts:
    return {"target": entry.seq}


def version_before(game: Game, entry: Entry) -> Facts:
    """The facts of the version that a correction replaced."""
    versions = [each for each in line_of(game, entry).versions if each.seq < entry.seq]
    kept = {k: v for k, v in versions[-1].facts.items() if k not in ("reason", "irregular")}
    return kept | to_target(game, entry)


def rules_before(game: Game, entry: Entry) -> Facts:
    """The rules that a change of rules replaced."""
    earlier = [each for each in entries_of_kind(game, Kind.RULES) if each.seq < entry.seq]
    return {"rules": earlier[-1].facts["rules"] if earlier else game.rules}


def seat_back(game: Game, entry: Entry) -> Facts:
    return {"target": root_of(entry), "stands": entry.facts.get("stands") is False}


def other_word(game: Game, entry: Entry) -> Facts:
    """What a side says when it takes its word on a hand back."""
    return entry.facts | {"stands": not entry.facts.get("stands", True)}


FACTS: dict[str, tuple[str, Callable[[Game, Entry], Facts]]] = {
    Kind.HAND: (Kind.VOID, to_target),
    Kind.PENALTY: (Kind.VOID, to_target),
    Kind.CORRECTION: (Kind.CORRECTION, version_before),
    Kind.VOID: (Kind.RESTORE, to_target),
    Kind.RESTORE: (Kind.VOID, to_target),
    Kind.RULES: (Kind.RULES, rules_before),
    Kind.SEAT: (Kind.SEAT, seat_back),
    Kind.CONFIRMATION: (Kind.CONFIRMATION, other_word),
    Kind.END: (Kind.REOPEN, to_target),
    Kind.REOPEN: (Kind.END, to_target),
}


def still_stands(game: Game, entry: Entry) -> bool:
    """Whether nothing later has replaced, struck or undone what the entry did."""
    if entry.kind in (Kind.END, Kind.REOPEN):
        return is_last(game, entry)
    if entry.kind == Kind.RULES:
        return entries_of_kind(game, Kind.RULES)[-1] == entry
    if entry.kind == Kind.SEAT:
        same = [e for e in entries_of_kind(game, Kind.SEAT) if root_of(e) == root_of(entry)]
        return same[-1] == entry
    if entry.kind == Kind.CONFIRMATION:
        return word_stands(game, entry)
    return line_stands(game, entry)


def line_stands(game: Game, entry: Entry) -> bool:
    """:func:`still_stands` for what is written about a hand or a penalty."""
    line = line_of(game, entry)
    if entry.kind == Kind.CORRECTION and line.version_seq != entry.seq:
        return False
    if entry.kind in STRIKES and strikes_of(game, entry)[-1] != entry:
        return False
    return (line.state == "struck") == (entry.kind == Kind.VOID)


def word_stands(game: Game, entry: Entry) -> bool:
    """Whether it is that side's last word on the current version of a hand that stands."""
    about = ("target", "side")
    said = [
        each
        for each in entries_of_kind(game, Kind.CONFIRMATION)
        if all(each.facts.get(name) == entry.facts.get(name) for name in about)
    ]
    line = sheet_of(game).line(entry.facts["target"])
    is_current = line is not None and line.version_seq == entry.facts["target"]
    return is_current and line.state != "struck" and said[-1] == entry


def is_last(game: Game, entry: Entry) -> bool:
    """Whether nothing but confirmations was written after the entry."""
    last = sheet_of(game).last
    return last is not None and last["seq"] == entry.seq


def line_of(game: Game, entry: Entry) -> SheetLine:
    """The line of the sheet that the entry is about."""
    line = sheet_of(game).line(entry.seq)
    assert line is not None
    return line


def strikes_of(game: Game, entry: Entry) -> list[Entry]:
    """The strikes and restorations of the line that the entry is about, in order."""
    line = line_of(game, entry)
    return [e for e in game.entry_list if e.kind in STRIKES and line_of(game, e) is line]


def entries_of_kind(game: Game, kind: str) -> list[Entry]:
    return [entry for entry in game.entry_list if entry.kind == kind]


def root_of(entry: Entry) -> int:
    """The seq of the substitution that a `seat` entry is, or is about."""
    return int(entry.facts.get("target") or entry.seq)
