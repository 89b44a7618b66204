"""What is buried, as it is posted: a choice by one tap (`cards`), ticked cards, or none (`forget`)."""

from django.http import QueryDict

from games.forms.figures import read_number
from games.rules.errors import Problem
from games.selectors.table.bury_view import BuryState
from meld.cards import read_cards
from meld.errors import CardsRefused
from meld.words import card_name, cards_name


class SentBuried:
    """The cards to bury, and what is wrong with them; `picked` are the places that were ticked."""

    def __init__(self, state: BuryState, data: QueryDict) -> None:
        self.hand = read_number(data.get("hand", ""))
        self.revision = read_number(data.get("revision", ""))
        self.picked = tuple(data.getlist("card"))
        self.cards: list[str] = []
        self.problems: tuple[Problem, ...] = ()
        if "forget" not in data:
            self.read(state, data)

    def read(self, state: BuryState, data: QueryDict) -> None:
        try:
            told = read_cards(data["cards"], state.rules.deck) if "cards" in data else ()
        except CardsRefused as refused:
            self.problems = refused.problems
            return
        held = state.rules.deck.in_order(state.held)
        ticked = [card for place, card in enumerate(held) if str(place) in self.picked]
        self.cards = list(told) if "cards" in data else ticked
        self.problems = tuple(wrong(state, self.cards))


def wrong(state: BuryState, cards: list[str]) -> list[Problem]:
    """What cannot be buried: cards that the bidder has not got, too few, too many."""
    strange = [card for card in set(cards) if cards.count(card) > state.held.count(card)]
    found = [
        Problem("not_allowed", "cards", f"{state.name} does not hold {told(card, cards)}.")
        for card in sorted(strange)
    ]
    if len(cards) != state.size:
        text = f"{state.size} cards are buried, {len(cards)} are chosen."
        found.append(Problem("not_allowed", "cards", text, "CT11"))
    return found


def told(card: str, cards: list[str]) -> str:
    """`the ace of spades`, `two aces of spades`."""
    copies = cards.count(card)
    return f"the {card_name(card)}" if copies == 1 else cards_name(card, copies)
