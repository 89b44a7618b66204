"""What cards are worth in tricks (V1 to V4) and how much the buried cards can hold (CT12).

The last trick follows the scheme: 10 in tens (20 with 80 cards), 1 in ones (2 with 80 cards).
"""

from meld.decks import Deck

SCHEMES = {  # points of A 10 K Q J 9
    "10-10-10": (10, 10, 10, 0, 0, 0),
    "11-10-4-3-2": (11, 10, 4, 3, 2, 0),
    "10-10-5-5": (10, 10, 5, 5, 0, 0),
    "1-1-1": (1, 1, 1, 0, 0, 0),
}
RANKS = ("A", "10", "K", "Q", "J", "9")
SUITS = 4


class Counters:
    """One scheme on one deck: points by rank, last_trick, total of a hand, step, smallest, buried.

    `smallest` is the least that a trick with a point in it is worth; `buried_sums` holds every
    total that the buried cards can have.
    """

    __slots__ = ("buried_sums", "last_trick", "points", "smallest", "step", "total")

    def __init__(self, scheme: str, deck: Deck, widow: int) -> None:
        row = SCHEMES[scheme]
        tens = row[0] >= 10
        self.points = dict(zip(RANKS, row))
        self.last_trick = (10 if tens else 1) * (2 if deck.copies == 4 else 1)
        self.total = sum(row) * SUITS * deck.copies + self.last_trick
        self.step = {"10-10-10": 10, "10-10-5-5": 5}.get(scheme, 1)
        self.smallest = min([value for value in row if value])
        self.buried_sums = _sums(row, widow)


def _sums(row: tuple[int, ...], cards: int) -> frozenset[int]:
    """Every total of so many cards."""
    sums = {0}
    for _ in range(cards):
        sums = {total + value for total in sums for value in row}
    return frozenset(sums)
