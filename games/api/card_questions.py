"""What may be asked about a bidder's cards, a pile of tricks and several hands, as JSON Schema."""

from games.api.shapes import (
    SUIT,
    SUIT_OR_NULL,
    TEXT,
    YES_NO,
    Shape,
    cards,
    closed,
    or_null,
    told_as,
    whole,
)
from games.rules.fitting import SEATS
from games.rules.variants import VARIANT_BY_NAME
from meld.decks import SUITS


def bury_parts(variant: str) -> dict[str, Shape]:
    """A bidder's cards under his trump."""
    return {"trump": SUIT, "cards": told_as(cards(variant), "The bidder's, widow included.")}


def pile_parts(variant: str) -> dict[str, Shape]:
    """A pile by counters or by points."""
    deck = VARIANT_BY_NAME[variant].deck
    taken = closed({rank: whole(0, deck.copies * len(SUITS)) for rank in deck.ranks}, [])
    return {
        "taken": told_as(taken, "How many of each rank; either this or points."),
        "points": told_as(whole(0), "Points of the cards, without the last trick."),
        "last_trick": told_as(or_null(YES_NO), "Is it in this pile? Null: not said yet."),
        "buried": told_as(whole(0), "Points buried for this side."),
    }


def fit_parts(variant: str) -> dict[str, Shape]:
    """Hands by seat."""
    hands = closed({seat: cards(variant) for seat in SEATS[variant]}, [])
    names = closed(dict.fromkeys(SEATS[variant], TEXT), [])
    return {
        "trump": told_as(SUIT_OR_NULL, "Null: none named yet."),
        "hands": told_as(hands, "Cards by seat, of those who show any."),
        "names": told_as(names, "What the players are called."),
    }
