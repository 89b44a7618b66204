"""One player's cards as they are posted: the picker's line, and what was tapped.

`take` stores them and leads back, `next` stores them and goes on to another player; a half tile or
anything else only looks.
"""

from django.http import QueryDict

from games.forms.figures import read_number
from games.selectors.table.seat_cards import SeatCards
from meld.errors import CardsRefused
from meld.picking import read_picked


class SentCards:
    """What a form says, beside the hand as it is now.

    `cards` are those that could be read, `typed` is the line where it could not be.
    """

    def __init__(self, now: SeatCards, data: QueryDict) -> None:
        self.hand = read_number(data.get("hand", ""))
        self.revision = read_number(data.get("revision", ""))
        self.seat = read_number(data.get("seat", ""))
        self.next = read_number(data.get("next", ""))
        self.is_taken = "take" in data or "next" in data
        self.cards: tuple[str, ...] = ()
        self.typed: str | None = None
        self.problems: tuple = ()
        try:
            self.cards = read_picked(data, now.rules.deck)
        except CardsRefused as refused:
            self.typed, self.problems = data.get("cards", ""), refused.problems
