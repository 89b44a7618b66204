"""Reading an entry: the facts of one hand as plain data, checked for form.

All problems come together: codes unknown_name, missing, wrong_type, not_allowed, trump_missing.
A blank is not a zero: every side that plays needs its meld, and its trick points in a played hand
(the melds of a passed-out hand and of an unseen concession, and the bidder's without a marriage,
may be left out). Optional `only_dix` per side says that a meld is nothing but nines of trump.
Leaves out what the figures amount to (`hand_checks.py`).
"""

from games.rules.errors import HandRefused, Problem
from games.rules.hand import Hand
from games.rules.reader import Reader
from games.rules.rule_names import rule_for
from games.rules.words import Voice
from meld.cards import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

OUTCOMES = (
    "played",
    "thrown_in",
    "conceded_before_widow",
    "conceded_after_widow",
    "short_meld",
    "no_marriage",
    "passed_out",
)
ENTRY_FIELDS = (
    "bidder",
    "bid",
    "trump",
    "outcome",
    "meld",
    "trick_points",
    "took_trick",
    "forced",
    "under_the_gun",
    "buried_points",
    "moon",
    "playing",
    "only_dix",
)
LEDGER_FIELDS = (  # what the ledger keeps with a hand, and the score does not look at
    "bidder_seat",
    "calls",
    "meld_by_seat",
    "cards_by_seat",
    "buried_cards",
    "note",
    "irregular",
    "target",
    "reason",
)
SEATS = ("A", "B", "C", "D", "E")
BEFORE_TRUMP = ("passed_out", "conceded_before_widow", "no_marriage")
AFTER_TRUMP = ("played", "thrown_in", "conceded_after_widow")
MELD_FREE = ("passed_out", "conceded_before_widow")


def read_entry(rules: "Rules", entry: object, field: str = "entry") -> Hand:
    """The facts of a hand, checked for form.

    :raises HandRefused: with every problem of form.
    """
    hand, problems = read_hand(rules, entry, Voice(rules), field)
    if problems:
        raise HandRefused(problems)
    return hand


def scored_part(facts: "dict[str, Any]") -> "dict[str, Any]":
    """The entry within the facts of a hand: what is scored, without seats, calls, cards, note."""
    return {name: facts[name] for name in facts if name not in LEDGER_FIELDS}


def read_hand(
    rules: "Rules", entry: object, voice: Voice, field: str
) -> tuple[Hand, list[Problem]]:
    """As much of a hand as can be read, and what is wrong with the rest."""
    if not isinstance(entry, dict):
        text = "A hand is an object with names and values."
        return Hand(rules.sides), [Problem("wrong_type", field, text)]
    reader = Reader(entry, field, voice)
    reader.known(ENTRY_FIELDS, "A hand")
    hand = Hand(_read_playing(rules, reader))
    _read_bid(rules, reader, hand)
    _read_figures(reader, hand)
    return hand, reader.problems


def _read_playing(rules: "Rules", reader: Reader) -> tuple[str, ...]:
    """The sides that play: all of them, or in cutthroat the three seats the hand names (CT25)."""
    value = reader.values.get("playing")
    if value is None:
        return rules.sides
    if not isinstance(value, (list, tuple)):
        text = "Who plays is a list of three seats, such as A, C, D."
        reader.wrong("wrong_type", "playing", text, "CT25")
        return rules.sides
    named = tuple([seat for seat in SEATS if seat in value])
    if rules.variant == "cutthroat" and len(named) == len(value) == 3:
        return named
    text = "Only in cutthroat does a hand say who plays: three different seats of A to E."
    reader.wrong("not_allowed", "playing", text, "CT25")
    return rules.sides


def _read_bid(rules: "Rules", reader: Reader, hand: Hand) -> None:
    """Outcome, bidder, bid, trump and the flags."""
    hand.outcome = reader.choice("outcome", OUTCOMES)
    if hand.outcome == "passed_out":
        for name in ("bidder", "bid"):
            reader.nothing(name, "Nobody bid in a hand that was passed out.")
    else:
        hand.bidder = reader.choice("bidder", hand.sides)
        hand.bid = reader.whole("bid", 1) or 0
    _read_trump(rules, reader, hand)
    hand.forced = reader.flag("forced")
    hand.under_the_gun = reader.flag("under_the_gun")
    hand.moon = reader.flag("moon")


def _read_trump(rules: "Rules", reader: Reader, hand: Hand) -> None:
    if reader.has("trump"):
        hand.trump = reader.choice("trump", SUITS)
        if hand.trump and hand.outcome in BEFORE_TRUMP:
            text = "No trump is named in a hand that ends before it."
            reader.wrong("not_allowed", "trump", text)
    elif hand.outcome in AFTER_TRUMP:
        text = "Trump is missing: which suit was named?"
        reader.wrong("trump_missing", "trump", text, rule_for(rules, "trump"))


def _read_figures(reader: Reader, hand: Hand) -> None:
    """Meld, trick points, tricks, buried points and nines."""
    needed = () if hand.outcome in MELD_FREE else hand.sides
    needed = hand.defenders if hand.outcome == "no_marriage" else needed
    hand.meld = reader.points("meld", hand.sides, needed)
    hand.only_dix = reader.flags("only_dix", hand.sides)
    if hand.outcome in ("played", ""):
        needed = hand.sides if hand.outcome else ()
        hand.trick_points = reader.points("trick_points", hand.sides, needed)
        hand.took = reader.flags("took_trick", hand.sides)
        if reader.has("buried_points"):
            hand.buried = reader.whole("buried_points", 0)
        return
    for name in ("trick_points", "took_trick", "buried_points", "moon"):
        reader.nothing(name, "A hand that was not played has no tricks.")
