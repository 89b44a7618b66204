"""A total as a sum of parts that can be worked out one at a time: for asking "what if" quickly.

Rules G3, F1 to F9 as in search.py and layouts.py. A part is a meld (in a suit) that shares no card
with another meld of its class: the runs and royal marriages of trump are one part. Cards that are
added change only the parts that they stand in, and what a part gains does not depend on the others.
Leaves out lines with their cards (search.py).
"""

from meld.decks import SUITS
from meld.holding import Holding
from meld.layouts import NOTHING, Layout, lay_copies, lay_trump
from meld.search import ROUNDHOUSE, ROWS
from meld.tables import MeldRules

ANY_SUIT = ("pinochle", "aces_around", "kings_around", "queens_around", "jacks_around")
BONUS = "roundhouse_bonus"


class Part:
    """A meld, its suit ("" for none), its cards, how many of each are held, and how they are laid.

    `singles` is what one more copy of a card gains, `pairs` what two cards gain beyond that (only
    where it is not nothing); cards of which no copy is out are not there.
    """

    __slots__ = ("cards", "counts", "layout", "name", "pairs", "rules", "singles", "suit")

    def __init__(self, name: str, suit: str, holding: Holding, rules: MeldRules) -> None:
        self.name = name
        self.suit = suit
        self.rules = rules
        cards = ROUNDHOUSE if name == BONUS else ROWS[name].cards_in(suit)
        self.cards = tuple([code for code in holding.deck.codes if code in cards])
        self.counts = [holding.count(card) for card in self.cards]
        self.layout = self._lay(self.counts)
        self._try_cards(holding.deck.copies)

    def with_cards(self, cards: tuple[str, ...]) -> Layout:
        """How the part is laid with these cards added."""
        return self._lay([n + cards.count(card) for card, n in zip(self.cards, self.counts)])

    def _lay(self, counts: list[int]) -> Layout:
        copies = min(counts)
        if self.name == "run":
            return lay_trump(self.rules, copies, counts[2], counts[3])
        if self.name != BONUS:
            return lay_copies(self.rules, self.name, copies)
        points = self.rules.roundhouse_bonus
        return Layout(points, ((BONUS, 1, points),)) if copies else NOTHING

    def _try_cards(self, copies: int) -> None:
        """Add each card, and each two, of which so many copies allow it."""
        self.singles: dict[str, int] = {}
        self.pairs: dict[tuple[str, ...], int] = {}
        out = [place for place, count in enumerate(self.counts) if count < copies]
        for place in out:
            self.singles[self.cards[place]] = self._gain(place, -1)
        for at, place in enumerate(out):
            for other in out[at:]:
                if other != place or self.counts[place] + 1 < copies:
                    self._try_pair(place, other)

    def _try_pair(self, place: int, other: int) -> None:
        card, second = self.cards[place], self.cards[other]
        more = self._gain(place, other) - self.singles[card] - self.singles[second]
        if more:
            self.pairs[(card, second)] = more

    def _gain(self, place: int, other: int) -> int:
        """What one more card at this place gains, and one at the other place, if there is any."""
        counts = list(self.counts)
        counts[place] += 1
        if other >= 0:
            counts[other] += 1
        return self._lay(counts).points - self.layout.points


def all_parts(holding: Holding, rules: MeldRules) -> list[Part]:
    """Every part that some trump has."""
    named = [(name, suit) for name in ("run", "dix", "marriage") for suit in SUITS]
    named += [(name, "") for name in ANY_SUIT]
    parts = [Part(name, suit, holding, rules) for name, suit in named if name in rules.values]
    return parts + [Part(BONUS, "", holding, rules)] if rules.roundhouse_bonus else parts


def parts_under(parts: list[Part], trump: str | None) -> list[Part]:
    """The parts that this trump has, or none at all (F9)."""
    return [
        part for part in parts if not part.suit or (part.suit == trump) == (part.name != "marriage")
    ]
