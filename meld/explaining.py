"""The lines of a count as a page shows them: words, points, cards, and which cards serve twice.

G3: a card serves one meld in each class; with the smallest set laid down (laying_down.py) a card
that stands in two classes is the same card, so it is marked in both.
"""

from meld.found import Meld, MeldClass, MeldFound
from meld.words import meld_name

BONUS = 0  # the class of what is paid beside the melds


class Line:
    """One line: class (0 for a bonus), points, words, cards, those of them in other classes, rule.

    `shared` has each code once.
    """

    __slots__ = ("cards", "number", "points", "rule", "shared", "words")

    def __init__(
        self,
        number: int,
        points: int,
        words: str,
        cards: tuple[str, ...],
        shared: tuple[str, ...],
        rule: str,
    ) -> None:
        self.number = number
        self.points = points
        self.words = words
        self.cards = cards
        self.shared = shared
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """The line as plain data."""
        return {
            "class": self.number,
            "points": self.points,
            "words": self.words,
            "cards": list(self.cards),
            "shared": list(self.shared),
            "rule": self.rule,
        }


def lines_of(found: MeldFound) -> tuple[Line, ...]:
    """The lines in the order of the classes, bonuses last; their points add up to the total."""
    lines = [_line(one, meld, found) for one in found.classes for meld in one.melds]
    for bonus in found.bonuses:
        lines.append(Line(BONUS, bonus.points, meld_name(bonus.name, 1), (), (), bonus.rule))
    return tuple(lines)


def _line(one: MeldClass, meld: Meld, found: MeldFound) -> Line:
    elsewhere = [
        card
        for other in found.classes
        if other is not one
        for line in other.melds
        for card in line.cards
    ]
    shared = [card for card in _each_once(meld.cards) if card in elsewhere]
    words = meld_name(meld.meld, meld.count, meld.suit)
    return Line(one.number, meld.points, words, meld.cards, tuple(shared), meld.rule)


def _each_once(cards: tuple[str, ...]) -> list[str]:
    return [card for place, card in enumerate(cards) if card not in cards[:place]]
