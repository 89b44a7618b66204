"""What the rules have against a new entry, before it is stored.

G9 (what a finished game still takes), G10, CT25. Settled here: a finished game takes `reopen`,
`confirmation`, and what takes back its last entry; game and scale never change. Leaves out
conflicts between phones, and what stands in notes and calls.
"""

from games.rules.buried_cards import check_buried_cards
from games.rules.entry_cards import check_cards, check_deck
from games.rules.entry_seats import check_seats
from games.rules.errors import HandRefused, LedgerRefused, Problem, RulesRefused
from games.rules.known_cards import with_cards
from games.rules.ledger import KINDS
from games.rules.options import read_rules
from games.rules.reader import HIGHEST, Reader
from games.rules.replaying import replay
from games.rules.scoring import score_hand
from games.rules.sheet_lines import Sheet, Start
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

TAKEN_BACK_BY = {  # last entry -> what takes it back
    "hand": "void",
    "penalty": "void",
    "void": "restore",
    "restore": "void",
    "correction": "correction",
    "rules": "rules",
    "seat": "seat",
}


def check_entry(
    rules: "Rules",
    seats: Start,
    entries: "list[dict[str, Any]]",
    new_entry: "dict[str, Any]",
) -> tuple[Problem, ...]:
    """The warnings of a new entry ({"kind", "facts"}); nothing else is against it.

    :raises HandRefused: the facts of a hand are wrong; every problem at once.
    :raises LedgerRefused: anything else is wrong with it.
    """
    kind, facts = _read(new_entry)
    sheet = replay(rules, seats, entries)
    reader = Reader(facts, "facts", Voice(sheet.rules, sheet.names))
    for check in CHECKS.get(kind, ()):
        check(sheet, reader)
    _check_open(sheet, kind, reader)
    if reader.problems:
        raise LedgerRefused(reader.problems)
    if kind in ("hand", "correction"):
        line = sheet.line(facts.get("target")) if kind == "correction" else None
        return check_hand(sheet, facts, sheet.names if line is None else line.names)
    if kind in ("rules", "restore"):
        tried = {"seq": sheet.version + 1, "kind": kind, "facts": facts}
        replay(rules, seats, list(entries) + [tried])
    return ()


def check_hand(sheet: Sheet, facts: "dict[str, Any]", names: dict[str, str]) -> tuple[Problem, ...]:
    """The warnings of a hand's facts, beside what the ledger keeps with them.

    `names` are those of the sides in that hand.

    :raises HandRefused: with every problem.
    """
    problems = check_seats(sheet, facts)
    for check in (check_cards, check_deck, check_buried_cards):
        problems += check(sheet.rules, sheet.people, facts)
    try:
        warnings = score_hand(sheet.rules, with_cards(sheet.rules, facts), names).warnings
    except HandRefused as refused:
        problems = list(refused.problems) + list(problems)
    if problems:
        raise HandRefused(problems)
    return warnings


def _read(entry: "dict[str, Any]") -> "tuple[str, dict[str, Any]]":
    kind, facts = entry.get("kind"), entry.get("facts")
    if not isinstance(kind, str) or kind not in KINDS:
        text = f"The sheet knows these entries: {', '.join(KINDS)}."
        raise LedgerRefused([Problem("unknown_name", "kind", text)])
    if not isinstance(facts, dict):
        text = "The facts of an entry are an object."
        raise LedgerRefused([Problem("wrong_type", "facts", text)])
    return kind, facts


def _check_open(sheet: Sheet, kind: str, reader: Reader) -> None:
    """A finished game takes little; a running one cannot be reopened."""
    if kind == "reopen" and not sheet.is_over:
        text = "This game is being played already."
        reader.problems.append(Problem("not_allowed", "kind", text, "G9"))
    if not sheet.is_over or kind in ("reopen", "confirmation"):
        return
    if not _takes_back(sheet, kind, reader.values):
        text = "This game is over. Reopen it first, or take back its last entry."
        reader.problems.append(Problem("not_allowed", "kind", text, "G9"))


def _takes_back(sheet: Sheet, kind: str, facts: "dict[str, Any]") -> bool:
    """Whether this takes back the last entry of a finished game."""
    last = sheet.last
    if last is None or TAKEN_BACK_BY.get(last["kind"]) != kind:
        return False
    if kind in ("rules", "seat"):
        return True
    line = sheet.line(last["seq"])
    return line is not None and line is sheet.line(facts.get("target"))


def _check_line(sheet: Sheet, reader: Reader) -> None:
    """The target is a line of the sheet."""
    target = reader.whole("target", 1)
    if target is not None and sheet.line(target) is None:
        reader.wrong("not_allowed", "target", "There is no such line on the sheet.")


def _check_stands(sheet: Sheet, reader: Reader) -> None:
    line = sheet.line(reader.values.get("target"))
    if line is not None and line.state == "struck":
        text = f"Line {line.number} is struck out already."
        reader.wrong("not_allowed", "target", text)


def _check_is_struck(sheet: Sheet, reader: Reader) -> None:
    line = sheet.line(reader.values.get("target"))
    if line is None:
        return
    if line.state != "struck":
        reader.wrong("not_allowed", "target", f"Line {line.number} is not struck out.")
    if line.is_under_struck:
        text = f"Penalty {line.number} stands under a hand that is struck out: restore that hand."
        reader.wrong("not_allowed", "target", text, "G10")


def _check_is_hand(sheet: Sheet, reader: Reader) -> None:
    line = sheet.line(reader.values.get("target"))
    if line is not None and line.kind != "hand":
        text = "Only a hand is corrected; strike a penalty and write it again."
        reader.wrong("not_allowed", "target", text)


def _check_agreement(sheet: Sheet, reader: Reader) -> None:
    """A side of the game says that a hand is right, or takes that back."""
    line = sheet.line(reader.values.get("target"))
    if line is not None and line.kind != "hand":
        reader.wrong("not_allowed", "target", "It is a hand that one agrees to.")
    reader.choice("side", sheet.sides)
    reader.flag("stands")


def _check_penalty(sheet: Sheet, reader: Reader) -> None:
    reader.known(("points", "note", "target", "reason"), "A penalty")
    points = reader.points("points", sheet.sides, (), -HIGHEST)
    if not any(bool(value) for value in points.values()) and not reader.problems:
        text = "A penalty needs points for at least one side."
        reader.wrong("missing", "points", text, "G10")
    if reader.has("target"):
        _check_line(sheet, reader)


def _check_rules(sheet: Sheet, reader: Reader) -> None:
    """The rules can be read, and leave the scale as it is."""
    if not reader.has("rules"):
        text = "The rules are missing: an object with what differs from the standard game."
        reader.wrong("missing", "rules", text)
        return
    try:
        rules = read_rules(sheet.rules.variant, reader.values.get("rules"))
    except RulesRefused as refused:
        reader.problems += refused.problems
        return
    if rules.scale != sheet.rules.scale:
        text = f"The scale stays {sheet.rules.scale} for the whole game."
        reader.problems.append(Problem("not_allowed", "rules.scale", text, "scale"))


def _check_seat(sheet: Sheet, reader: Reader) -> None:
    """Somebody sits down, or that is taken back (`target`, `stands`)."""
    if reader.has("target"):
        _check_seating(sheet, reader)
    else:
        _check_person(sheet, reader)


def _check_seating(sheet: Sheet, reader: Reader) -> None:
    target, stands = reader.whole("target", 1), reader.flag("stands")
    found = [seating for seating in sheet.seats if seating.seq == target]
    if target is not None and not found:
        reader.wrong("not_allowed", "target", "Nobody sat down there.")
    if found and found[0].is_out != stands:
        text = "This seat is as it was already."
        reader.wrong("not_allowed", "target", text)


def _check_person(sheet: Sheet, reader: Reader) -> None:
    people = len(sheet.people)
    seat, hand = reader.whole("seat", 1), reader.whole("from_hand", 1)
    if seat is not None and seat > people:
        reader.wrong("not_allowed", "seat", f"The table has {people} seats, not {seat}.")
    if hand is not None and hand > sheet.hand_number:
        text = f"The next hand is {sheet.hand_number}; nobody can sit down from {hand} on."
        reader.wrong("not_allowed", "from_hand", text)
    if not reader.has("name") and not reader.has("player"):
        reader.wrong("missing", "player", "Who sits down? The player is missing.")


CHECKS = {
    "correction": (_check_line, _check_stands, _check_is_hand),
    "void": (_check_line, _check_stands),
    "restore": (_check_line, _check_is_struck),
    "confirmation": (_check_line, _check_stands, _check_agreement),
    "penalty": (_check_penalty,),
    "rules": (_check_rules,),
    "seat": (_check_seat,),
}
