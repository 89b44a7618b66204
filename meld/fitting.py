"""Whether the cards that several players show can come from one deck.

Where more copies of a card are shown than the deck has, one of them is a slip, and the melds that
use the card cannot all be right: they are named with their players, once. Leaves out how many cards a
player holds, and melds of which only the figures are known.
"""

from meld.cards import Holding
from meld.decks import Deck
from meld.explaining import lines_of
from meld.search import find_melds
from meld.tables import MeldRules
from meld.words import cards_name, large, listed, number, small

MINE = "\u2019s "


class Overrun:
    """A card of which more copies are shown than there are: its code, the players, a sentence."""

    __slots__ = ("card", "players", "text")

    def __init__(self, card: str, players: tuple[str, ...], text: str) -> None:
        self.card = card
        self.players = players
        self.text = text


def overruns(
    hands: "list[tuple[str, str, tuple[str, ...]]]", trump: str | None, rules: MeldRules
) -> tuple[Overrun, ...]:
    """The cards shown too often, in the deck's order; hands are (player, name, codes)."""
    deck = rules.deck
    lines = [_lines(codes, trump, rules) for _, _, codes in hands]
    found: list[Overrun] = []
    said = [""]
    for card in deck.codes:
        counts = [codes.count(card) for _, _, codes in hands]
        if sum(counts) > deck.copies:
            shown = [at for at, count in enumerate(counts) if count]
            text = _shown(card, [(hands[at][1], counts[at]) for at in shown], deck)
            melds = _melds(card, [(hands[at][1], lines[at]) for at in shown])
            text += "" if melds in said else melds
            said.append(melds)
            found.append(Overrun(card, tuple([hands[at][0] for at in shown]), text))
    return tuple(found)


def _lines(
    codes: tuple[str, ...], trump: str | None, rules: MeldRules
) -> list[tuple[str, tuple[str, ...]]]:
    found = find_melds(Holding(codes, rules.deck), trump, rules)
    return [(small(line.words), line.cards) for line in lines_of(found)]


def _shown(card: str, counts: list[tuple[str, int]], deck: Deck) -> str:
    """Three aces of spades: Ann shows two and Cy one, but the 48-card deck has two."""
    total = sum([count for _, count in counts])
    (first, shows), rest = counts[0], counts[1:]
    told = [f"{first} shows {number(shows)}"] + [f"{name} {number(count)}" for name, count in rest]
    has = number(deck.copies)
    return f"{large(cards_name(card, total))}: {listed(told)}, but the {deck.name} has {has}."


def _melds(card: str, shown: "list[tuple[str, list[tuple[str, tuple[str, ...]]]]]") -> str:
    """The melds of two players or more that use the card."""
    told = []
    for name, lines in shown:
        words = [words for words, cards in lines if card in cards]
        if words:
            told.append(name + MINE + listed(words))
    if len(told) < 2:
        return ""
    return f" {listed(told)} cannot all stand."
