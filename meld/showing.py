"""The calculator's page in finished values: keys of trump, lines by class, what would help.

From the answers to `count` and `help`, which come as plain data; static/js draws the same lines
from the same answers, into templates of the same fragments. Leaves out the rules in use.
"""

from meld.decks import SUIT_NAMES, SUITS
from meld.picking import card_view, cards_view
from meld.words import large, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    View = dict[str, Any]
    Answer = Mapping[str, Any]

NO_TRUMP = "none"
CLASSES = (
    (1, "Runs and marriages"),
    (2, "Pinochles"),
    (3, "Arounds"),
    (0, "Bonuses"),
)
MOST_HELPS = 8


def trump_for(asked: str, answer: "Answer") -> str | None:
    """The trump that lines are shown for: the one asked for, else the best that pays anything."""
    if asked:
        return None if asked == NO_TRUMP else asked
    best: list[str] = answer["best_trump"]
    return best[0] if best and answer["by_trump"][best[0]]["total"] else None


def trump_keys(answer: "Answer", asked: str, shown: str | None, needs_marriage: bool) -> "View":
    """The row of suits, each with what it would pay, and the key for no trump."""
    keys = []
    for suit in SUITS:
        found = answer["by_trump"][suit]
        keys.append(
            {
                "suit": {"code": suit, "name": SUIT_NAMES[suit]},
                "total": found["total"],
                "is_chosen": suit == shown,
                "is_barred": needs_marriage and not found["has_marriage"],
                "named": named(suit),
                "best": best_words(suit),
                "with": with_words(suit),
            }
        )
    none = {"is_chosen": asked == NO_TRUMP, "named": named(None), "with": with_words(None)}
    return {"suits": keys, "none": none}


def named(trump: str | None) -> str:
    """Which trump the lines are for."""
    return f"{large(SUIT_NAMES[trump])} are trump" if trump else "No trump named"


def best_words(trump: str) -> str:
    """The same where nobody chose it."""
    return f"Best: {SUIT_NAMES[trump]}"


def heading(asked: str, shown: str | None) -> str:
    """Over the lines, left of the total."""
    if not asked:
        return best_words(shown) if shown else "Your meld"
    return named(shown)


def groups(lines: "list[Answer]", rule_at: str) -> "list[View]":
    """The lines by class; a class without lines stands empty, for the script to fill."""
    return [
        {
            "number": number,
            "title": title,
            "lines": [line_view(line, rule_at) for line in lines if line["class"] == number],
        }
        for number, title in CLASSES
    ]


def line_view(line: "Answer", rule_at: str) -> "View":
    """A line with its cards; those that serve in another class too are marked."""
    shared = line["shared"]
    return {
        "points": line["points"],
        "words": line["words"],
        "cards": [card_view(code) | {"is_shared": code in shared} for code in line["cards"]],
        "rule": rule_view(line["rule"], rule_at),
    }


def note_view(note: "Answer", rule_at: str) -> "View":
    """What looks like meld but is not, with the cards that would complete it."""
    missing = cards_view(note["missing"])
    return {"text": note["text"], "missing": missing, "rule": rule_view(note["rule"], rule_at)}


def rule_view(rule: str, rule_at: str) -> "View":
    """A rule id and its address."""
    return {"id": rule, "href": rule_at.replace("/0/", f"/{rule}/")}


def helps_view(answer: "Answer", shown: str | None) -> "list[View]":
    """What would help: under the trump shown, and where another trump would then be the best."""
    under, best = answer["trump"], [each for each in answer["best"] if each["trump"] != shown]
    return [
        {
            "name": name,
            "title": title,
            "helps": [help_view(each, suit) for each in helps[:MOST_HELPS]],
        }
        for name, title, helps, suit in (
            ("trump", "", under, False),
            ("best", "With another trump", best, True),
        )
    ]


def help_view(help: "Answer", has_suit: bool) -> "View":
    """Cards that are lacking, what they would make, how much more that is, and how many are out."""
    suit = f", {with_words(help['trump'])}" if has_suit else ""
    return {
        "cards": cards_view(help["cards"]),
        "words": help["words"] + suit,
        "gain": f"+{help['gain']}",
        "out": f"{out_words(help['out'])}, {help['becomes']} in all",
    }


def with_words(trump: str | None) -> str:
    return f"with {SUIT_NAMES[trump]} as trump" if trump else "without trump"


def out_words(out: "list[int]") -> str:
    """How many copies are still out: "2 out", "1 and 2 out"."""
    return " and ".join([str(copies) for copies in out]) + " out"


def hand_as_text(answer: "Answer", trump: str | None, line: str) -> str:
    """The count as a text to send: "230, spades are trump: Run 150, Pinochle 40. Cards: AS 10S"."""
    lines = ", ".join([f"{each['words']} {each['points']}" for each in answer["lines"]])
    told = f"{answer['total']}, {small(named(trump))}"
    told += ": " + lines if lines else ""
    return f"{told}. Cards: {line}." if line else ""
