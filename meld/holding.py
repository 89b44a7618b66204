"""A ready holding: the cards of one player, packed once so that melds are found by look-up.

`packed` counts each card (decks.py), `suits` is the same cut in four. `shape` holds what does not
depend on trump: how many marriages each suit has, and how many times each rank and the pinochle
are complete. A suit's part of the shape is worked out once and kept on its deck; the four parts
are joined by "and", so what takes all suits is written in unary, where "and" is the minimum.
"""

from meld.decks import SUITS, Deck

ACROSS = ("A", "K", "Q", "J")
PINOCHLE = {"S": "Q", "D": "J"}


class Holding:
    """Cards of one player, any number of them; their order is of no account.

    Copies are not checked here: take the codes from `read_cards`.

    :raises KeyError: for a code that the deck has not got.
    """

    __slots__ = ("deck", "packed", "shape", "suits")

    def __init__(self, codes: list[str] | tuple[str, ...], deck: Deck) -> None:
        packed = sum(map(deck.weigh, codes))
        low, high = packed & 0x3FFFFFFF, packed >> 30  # two suits each, SUIT_BITS a suit
        s, h, d, c = low & 0x7FFF, low >> 15, high & 0x7FFF, high >> 15
        spades, hearts, diamonds, clubs = deck.shapes
        self.deck = deck
        self.packed = packed
        self.suits = (s, h, d, c)
        try:
            self.shape = spades[s] & hearts[h] & diamonds[d] & clubs[c]
        except KeyError:
            self.shape = _work_out(self.suits, deck)

    def count(self, code: str) -> int:
        """Copies of the card that are held; 0 for a card that its deck has not got."""
        return self.deck.count_in(self.packed, code)

    def copies_of(self, cards: tuple[str, ...]) -> int:
        """How many times all these (different) cards are held together."""
        return min([self.count(card) for card in cards])

    def has_marriage(self, suit: str) -> bool:
        """Whether a king and a queen of the suit are held."""
        return self.copies_of(("K" + suit, "Q" + suit)) > 0


def _work_out(suits: tuple[int, ...], deck: Deck) -> int:
    shape = -1
    for suit, cards, shapes in zip(SUITS, suits, deck.shapes):
        shapes[cards] = part = _part(cards, suit, deck)
        shape &= part
    return shape


def _part(cards: int, suit: str, deck: Deck) -> int:
    """One suit's part, from its high end: a mark of the deck, marriages by suit, five in unary."""
    counts = {rank: deck.count_in(cards, rank + SUITS[0]) for rank in ACROSS}
    marriages = min(counts["K"], counts["Q"])
    part = 1
    for one in SUITS:
        part = part << deck.bits | (marriages if one == suit else deck.copies_mask)
    pinochles = counts[PINOCHLE[suit]] if suit in PINOCHLE else deck.copies
    for copies in [pinochles] + [counts[rank] for rank in ACROSS]:
        part = part << deck.copies | (1 << copies) - 1
    return part
