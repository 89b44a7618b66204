"""The hand being entered as one entry in the shape of the API, as far as it is known.

A later step never speaks for an earlier one that has changed: a hand that nobody bid on has no
meld, a thrown-in one no tricks. Blanks of sides that need not say anything are filled with 0.
"""

from typing import Any

from games.rules.hand_cards import keep_cards
from games.rules.known_cards import with_cards
from games.rules.table_rules import Rules
from games.selectors.table.buried import buried_kept
from games.selectors.table.calls import calls_kept

WITHOUT_MELD = ("passed_out", "conceded_before_widow")
AT_BID = (*WITHOUT_MELD, "no_marriage")
ANSWERS = ("took_trick", "buried_points", "only_dix")
OF_TRICKS = ("trick_points", *ANSWERS)


def entry_of(rules: Rules, steps: dict[str, Any], playing: tuple[str, ...]) -> dict[str, Any]:
    """The hand that these steps tell, among the sides that play, with the cards that make its meld."""
    bid, meld, tricks = (steps.get(step, {}) for step in ("bid", "meld", "tricks"))
    entry = bid | meld | tricks
    entry["outcome"] = outcome(bid, meld)
    if entry["outcome"] != "played":
        entry = {name: value for name, value in entry.items() if name not in OF_TRICKS}
    told = {"meld": melds(entry, tuple(entry.get("playing") or playing))}
    kept = keep_cards(rules, entry | told | calls_kept(steps, entry))
    return kept | buried_kept(rules, steps, kept)


def outcome(bid: dict[str, Any], meld: dict[str, Any]) -> str:
    """How the hand ends: the Bid step decides for those that end there."""
    at_bid = bid.get("outcome", "played")
    return at_bid if at_bid in AT_BID else meld.get("outcome", "played")


def melds(entry: dict[str, Any], playing: tuple[str, ...]) -> dict[str, int]:
    """Each side's meld as far as it is known."""
    known = dict(entry.get("meld") or {})
    if entry["outcome"] in WITHOUT_MELD:
        return dict.fromkeys(playing, 0)
    if entry["outcome"] == "no_marriage" and entry.get("bidder"):
        known[entry["bidder"]] = 0
    return {side: points for side, points in known.items() if side in playing}


def is_ready_for_result(entry: dict[str, Any], playing: tuple[str, ...]) -> bool:
    """Whether every side has said what the last step is reckoned from."""
    return entry["outcome"] in WITHOUT_MELD or set(entry["meld"]) >= set(playing)


def so_far(rules: Rules, steps: dict[str, Any], playing: tuple[str, ...]) -> dict[str, Any]:
    """Bid and meld of the running hand, as its draft has them."""
    entry = entry_of(rules, steps, playing)
    asked = asked_of_tricks(entry)
    return {name: value for name, value in entry.items() if name not in asked}


def scored(rules: Rules, entry: dict[str, Any]) -> dict[str, Any]:
    """The part of a hand that the rules look at, completed with what its cards tell."""
    return with_cards(rules, entry)


def asked_of_tricks(entry: dict[str, Any]) -> tuple[str, ...]:
    """What the last step asks for: buried points only while the buried cards are not known."""
    return OF_TRICKS[:1] + answers_in(entry)


def answers_in(entry: dict[str, Any]) -> tuple[str, ...]:
    """Which facts of a hand are answers to questions; the points of cards that are known are none."""
    is_told = "buried_cards" in entry
    return tuple(name for name in ANSWERS if not (is_told and name == "buried_points"))
