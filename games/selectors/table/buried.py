"""The cards that a bidder buried, as they are kept with a hand: by seat, and their counters (CT11, CT12).

They are a part of the draft beside its three steps, like the calls of an auction.
"""

from typing import Any

from games.rules.known_cards import points_buried
from games.rules.table_rules import Rules
from meld.decks import DECK_48


def buried_kept(rules: Rules, steps: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    """The buried cards to be kept with a hand: the bidder's own, in a hand that is played.

    Not those of somebody who is no longer the bidder, nor cards that he no longer holds.
    """
    told = steps.get("bury", {})
    seat = str(entry.get("bidder_seat"))
    cards = cards_in(told, seat)
    if entry.get("outcome") != "played" or not cards or not holds(entry, seat, cards):
        return {}
    kept = {"buried_cards": {seat: cards}}
    return kept | {"buried_points": points_buried(rules, entry | kept)}


def cards_in(facts: dict[str, Any], seat: str) -> list[str]:
    """The cards that this seat buried; none where they are not what we write."""
    told = facts.get("buried_cards")
    cards = told.get(seat) if isinstance(told, dict) else None
    if not isinstance(cards, list) or not all(card in DECK_48.codes for card in cards):
        return []
    return cards


def holds(entry: dict[str, Any], seat: str, cards: list[str]) -> bool:
    """Whether the bidder's cards, as far as they are known, have these among them."""
    told = entry.get("cards_by_seat")
    held = told.get(seat) if isinstance(told, dict) else None
    if not isinstance(held, list):
        return True
    return all(held.count(card) >= cards.count(card) for card in cards)


def buried_points_of(entry: dict[str, Any]) -> int | None:
    """The counters in the buried cards of a hand; None where those are not known."""
    return entry.get("buried_points") if "buried_cards" in entry else None
