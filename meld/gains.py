"""What one or two more cards add to a meld under one trump, and the lines that they bring.

Gains are added up from the parts of a total (parts.py). Leaves out which cards are worth naming.
"""

from meld.decks import SUIT_NAMES
from meld.layouts import Layout
from meld.parts import Part, parts_under
from meld.words import large, listed, meld_name, small


class Under:
    """One trump (or none): its parts, its total now, and what cards gain."""

    __slots__ = ("pairs", "parts", "singles", "total", "trump")

    def __init__(self, trump: str | None, parts: list[Part]) -> None:
        self.trump = trump
        self.parts = parts_under(parts, trump)
        self.total = sum([part.layout.points for part in self.parts])
        self.singles: dict[str, int] = {}
        self.pairs: dict[tuple[str, ...], int] = {}
        for part in self.parts:
            for card, gain in part.singles.items():
                self.singles[card] = self.singles.get(card, 0) + gain
            for cards, more in part.pairs.items():
                self.pairs[cards] = self.pairs.get(cards, 0) + more

    def gain(self, cards: tuple[str, ...]) -> int:
        """What these cards (none, one or two of which copies are out) add to the total."""
        gain = self.pairs.get(cards, 0)
        for card in cards:
            gain += self.singles.get(card, 0)
        return gain

    def lines_gained(self, cards: tuple[str, ...]) -> tuple[str, str]:
        """The lines that these cards bring, in words, and the rule of the one that pays most.

        They may bring none, and yet let a suit be trump in which other cards pay.
        """
        tried = [(part, part.with_cards(cards)) for part in self.parts if _stand_in(cards, part)]
        changed = [each for each in tried if each[1].points != each[0].layout.points]
        if not changed:
            return f"{large(SUIT_NAMES[str(self.trump)])} may be trump", "trump_needs_marriage"
        changed.sort(
            key=lambda each: (each[0].layout.points - each[1].points, each[0].name, each[0].suit)
        )
        words = [_words(part, after) for part, after in changed]
        name = _beyond(changed[0][1], changed[0][0].layout)[0][0]
        return large("; ".join(words)), changed[0][0].rules.rules.get(name, name)


def _stand_in(cards: tuple[str, ...], part: Part) -> bool:
    return bool([card for card in cards if card in part.cards])


def _words(part: Part, after: Layout) -> str:
    """The new lines of a part, and for how much they stand in place of older ones."""
    new, old = _beyond(after, part.layout), _beyond(part.layout, after)
    suit = part.suit if part.name == "marriage" else None
    words = listed([small(meld_name(name, count, suit)) for name, count, _ in new])
    gone = sum([points for _, _, points in old])
    return words + (f", {sum([points for _, _, points in new])} for {gone}" if gone else "")


def _beyond(layout: Layout, other: Layout) -> list[tuple[str, int, int]]:
    """The lines that the other lay-out has not got, or not as often."""
    left, more = list(other.lines), []
    for line in layout.lines:
        if line in left:
            left.remove(line)
        else:
            more.append(line)
    return more
