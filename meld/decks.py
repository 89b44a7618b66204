"""Suits, ranks and the two decks. Rules G1 (rank order), CT2 and SD2 (48 cards), DD2 (80 cards).

A card's code is its rank, then its suit: `AS`, `10H`, `9C`. Each deck also knows how to *pack*
cards: every distinct card has a field in one integer of 60 bits, and that field counts its copies.
A suit takes 15 bits, so two suits fill what CPython adds and compares fastest.
"""

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "10", "K", "Q", "J", "9")
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANK_NAMES = {"A": "aces", "10": "tens", "K": "kings", "Q": "queens", "J": "jacks", "9": "nines"}
SUIT_BITS = 15


class Deck:
    """A pinochle deck: every rank of it in four suits, so many copies of each.

    `codes` are the distinct cards, suit by suit from the ace down; `size` counts all cards.
    """

    __slots__ = (
        "_places",
        "bits",
        "codes",
        "copies",
        "copies_mask",
        "name",
        "ranks",
        "shapes",
        "size",
        "weigh",
    )

    def __init__(self, name: str, ranks: tuple[str, ...], copies: int, bits: int) -> None:
        self.name = name
        self.ranks = ranks
        self.copies = copies
        self.codes = tuple([rank + suit for suit in SUITS for rank in ranks])
        self.size = copies * len(self.codes)
        self.bits = bits
        self._prepare_packing(bits)

    def _prepare_packing(self, bits: int) -> None:
        """Give each card a field of so many bits: wide enough for its copies."""
        self._places = {
            rank + suit: SUIT_BITS * index + bits * place
            for index, suit in enumerate(SUITS)
            for place, rank in enumerate(self.ranks)
        }
        self.weigh = {code: 1 << place for code, place in self._places.items()}.__getitem__
        self.copies_mask = (1 << bits) - 1
        # What a suit's cards mean for melds, suit by suit: holding.py finds it when needed.
        self.shapes: tuple[dict[int, int], ...] = ({}, {}, {}, {})

    def in_order(self, cards: "tuple[str, ...] | list[str]") -> tuple[str, ...]:
        """The cards suit by suit, from the ace down."""
        return tuple([code for code in self.codes for _ in range(cards.count(code))])

    def count_in(self, packed: int, code: str) -> int:
        """How many copies of the card are among the packed cards; 0 for a card not in this deck."""
        place = self._places.get(code)
        return 0 if place is None else packed >> place & self.copies_mask


DECK_48 = Deck("48-card deck", RANKS, copies=2, bits=2)
DECK_80 = Deck("80-card deck", RANKS[:5], copies=4, bits=3)
