"""One player's cards as they are posted: the picker's line, and what was tapped.

`take` stores them and leads back, `next` stores them and goes on to another player; a half tile or
anything else only looks.
"""

from django.http import QueryDict

from games.forms.figures import Unreadable, read_figure, read_number
from games.selectors.table.seat_cards import SeatCards
from meld.errors import CardsRefused
from meld.picking import read_picked

BOTH = "Cards are picked too, and count for themselves: clear them, or leave this empty."


class SentCards:
    """What a form says, beside the hand as it is now.

    `cards` are those that could be read, `typed` is the line where it could not be; `figure` is
    what a player melded whose cards nobody knows, `told` how it was written.
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
        self.told = data.get("figure", "")
        self.figure: int | None = None
        self.wrong_figure = ""
        self.read_figure()

    @property
    def is_wrong(self) -> bool:
        """Whether it cannot be taken; while one only looks, a figure is nobody's business."""
        return bool(self.problems or (self.wrong_figure and self.is_taken))

    @property
    def has_any(self) -> bool:
        """Whether there is something to be written for this player."""
        return bool(self.cards) or self.figure is not None

    def read_figure(self) -> None:
        try:
            self.figure = read_figure(self.told)
        except Unreadable as unreadable:
            self.wrong_figure = str(unreadable)
        if self.figure is not None and self.cards:
            self.figure, self.wrong_figure = None, BOTH if self.is_taken else ""
