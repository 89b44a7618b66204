"""Ledgers as the table writes them: `book(hand(), void(1), penalty(B=-60))` is a list of entries."""

from games.rules.options import read_rules
from games.rules.sheet import Start, replay
from tests.rules.hands import hand as facts_of

FOUR = ("Ann", "Cy", "Bob", "Dee")
THREE = ("Ruth", "Sol", "Tess")


def hand(variant="single-deck", **changes):
    """A hand's entry; facts of the ledger may be among the changes."""
    return {"kind": "hand", "facts": facts_of(variant, **changes)}


def passed_out(variant="double-deck"):
    """A deal that nobody bid on."""
    return {"kind": "hand", "facts": {"outcome": "passed_out"}}


def correction(target, variant="single-deck", **changes):
    """A hand written again."""
    return {"kind": "correction", "facts": facts_of(variant, **changes) | {"target": target}}


def void(target):
    """A line struck out."""
    return {"kind": "void", "facts": {"target": target}}


def restore(target):
    """A line that stands again."""
    return {"kind": "restore", "facts": {"target": target}}


def confirmation(target, side="B", by="Cy", **more):
    """A side says that a line is right; `stands=False` takes it back."""
    return {"kind": "confirmation", "facts": {"target": target, "side": side} | more, "by": by}


def penalty(note="renege", target=None, **points):
    """A penalty line."""
    facts = {"points": points, "note": note}
    return {"kind": "penalty", "facts": facts if target is None else facts | {"target": target}}


def plain(kind, **facts):
    """An entry of another kind."""
    return {"kind": kind, "facts": facts}


def book(*entries):
    """The entries in order, numbered."""
    return [{"by": "Ann", "at": ""} | entry | {"seq": at} for at, entry in enumerate(entries, 1)]


def sheet(*entries, variant="single-deck", rules=None, start=None):
    """The sheet after these entries."""
    people = THREE if variant == "cutthroat" else FOUR
    return replay(read_rules(variant, rules), start or Start(people), book(*entries))


def numbers(found):
    """The lines as "number state"."""
    return [f"{line.number} {line.state}" for line in found.lines]
