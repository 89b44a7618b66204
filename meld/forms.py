"""What an address of the calculator says: the cards, the trump, and what was tapped without script."""

from collections.abc import Mapping
from typing import NamedTuple

from meld.cards import read_cards
from meld.decks import SUITS, Deck
from meld.errors import CardsRefused, Problem
from meld.picking import read_picked

NO_TRUMP = "none"


class Asked(NamedTuple):
    """Cards of the deck, trump ("" leaves the best one to us, "none" is none named).

    `typed` is the line that could not be read, `problems` say why; `taken` are the cards that were
    cleared away just now; `is_tap`: a form was sent, and the address should say what came of it.
    """

    cards: tuple[str, ...]
    trump: str
    typed: str | None
    problems: tuple[Problem, ...]
    taken: tuple[str, ...]
    is_tap: bool


def read_asked(sent: Mapping[str, str], deck: Deck) -> Asked:
    """Read a query string; what is no trump counts as none chosen."""
    trump = sent.get("trump", "")
    trump = trump if trump in (*SUITS, NO_TRUMP) else ""
    is_tap = "form" in sent
    line = sent.get("cards", "")
    try:
        before = deck.in_order(read_cards(line, deck))
        cards = read_picked(sent, deck)
    except CardsRefused as refused:
        return Asked((), trump, line, refused.problems, (), False)
    taken = before if "clear" in sent else read_taken(sent.get("was", ""), deck)
    return Asked(cards, trump, None, (), taken, is_tap)


def read_taken(line: str, deck: Deck) -> tuple[str, ...]:
    """The cards that were cleared away; none where the line is nobody's hand."""
    try:
        return deck.in_order(read_cards(line, deck))
    except CardsRefused:
        return ()
