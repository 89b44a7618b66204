"""Which cards bury best. CT11: first those that no meld uses; only when they are too few, others.

Among those the ones that hold the most counters (or the fewest, where buried counters go to the
defenders) come first, then those not trump, then the weakest, then those of short suits. Where any
card may be buried, those that no meld uses come first among equals.
Only the best few cards are tried together. Leaves out what burying means for the play.
"""

from meld.decks import RANKS, Deck

MOST_CHOICES = 12
SPARE_TRIED = 3  # cards beyond those to bury


class Burying:
    """Cards of which some are laid away: which are in no meld, and how they rank.

    `points` by rank; `more` is 1 where buried counters are wanted, -1 where they are not.
    """

    __slots__ = ("codes", "deck", "more", "points", "spare", "trump", "used")

    def __init__(
        self,
        codes: tuple[str, ...],
        laid: tuple[str, ...],
        deck: Deck,
        trump: str,
        points: dict[str, int],
        more: int,
    ) -> None:
        self.codes = codes
        self.deck = deck
        self.trump = trump
        self.points = points
        self.more = more
        self.spare: list[str] = []
        self.used: list[str] = []
        for code in deck.codes:
            copies, taken = codes.count(code), laid.count(code)
            self.used += [code] * taken
            self.spare += [code] * (copies - taken)
        self.spare.sort(key=lambda code: self._rank((code,)))
        self.used.sort(key=lambda code: self._rank((code,)))

    def choices(self, size: int, is_free: bool) -> list[tuple[str, ...]]:
        """The best choices of so many cards, best first; free: melded cards are as good as others."""
        fixed: list[str] = []
        if is_free:
            free = sorted(self.spare + self.used, key=lambda code: self._rank((code,)))
        elif len(self.spare) >= size:
            free = self.spare
        else:
            fixed, free = self.spare, self.used
        left = size - len(fixed)
        found = {
            self.deck.in_order(fixed + picked)
            for picked in _subsets(free[: left + SPARE_TRIED], left)
        }
        ranked = sorted([(self._rank(cards), cards) for cards in found])
        return [cards for _, cards in ranked[:MOST_CHOICES]]

    def points_of(self, cards: tuple[str, ...]) -> int:
        """What these cards hold in counters."""
        return sum([self.points[card[:-1]] for card in cards])

    def _rank(self, cards: tuple[str, ...]) -> tuple[int, int, int, int, int, list[int]]:
        """Smaller is better to bury; no two different choices are equal."""
        suits = [card[-1] for card in cards]
        held = [code[-1] for code in self.codes]
        return (
            -self.more * self.points_of(cards),
            sum([max(0, cards.count(card) - self.spare.count(card)) for card in set(cards)]),
            suits.count(self.trump),
            -sum([RANKS.index(card[:-1]) for card in cards]),
            sum([held.count(suit) for suit in suits]),
            [self.deck.codes.index(card) for card in cards],
        )


def _subsets(cards: list[str], size: int) -> list[list[str]]:
    """Every choice of so many of these cards."""
    found: list[list[int]] = [[]]
    for _ in range(size):
        found = [
            chosen + [place]
            for chosen in found
            for place in range(chosen[-1] + 1 if chosen else 0, len(cards))
        ]
    return [[cards[place] for place in chosen] for chosen in found]
