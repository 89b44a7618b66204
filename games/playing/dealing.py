"""A deal: what each player holds, which suit is best to name, and what it is worth."""

from random import Random
from typing import NamedTuple

from games.playing.style import Style
from meld.decks import SUITS
from meld.holding import Holding
from meld.totals import meld_total


class Hand(NamedTuple):
    """Cards of one player, the suit that they would name, its meld, and what they would bid."""

    cards: list[str]
    trump: str
    meld: int
    worth: float


def deal(chance: Random, style: Style, players: int) -> list[Hand]:
    """A hand for each player; what is left over is the widow."""
    deck = style.rules.deck
    cards = [code for code in deck.codes for _ in range(deck.copies)]
    chance.shuffle(cards)
    size = style.cards
    return [read_hand(cards[at * size : (at + 1) * size], style) for at in range(players)]


def read_hand(cards: list[str], style: Style) -> Hand:
    """The best suit to name: what it melds, how long it is."""
    holding = Holding(cards, style.rules.deck)
    long = {suit: sum(code[-1] == suit for code in cards) for suit in SUITS}
    melds = {suit: meld_total(holding, suit, style.rules.meld_rules) for suit in SUITS}
    named = [suit for suit in SUITS if holding.has_marriage(suit)] or list(SUITS)
    trump = max(named, key=lambda suit: (melds[suit] + style.long * long[suit], suit))
    aces = sum(code[0] == "A" for code in cards)
    worth = melds[trump] + style.long * (long[trump] - 4) + style.ace * (aces - 2)
    return Hand(cards, trump, melds[trump], worth)


def meld_of(cards: list[str], trump: str, style: Style) -> int:
    """What these cards meld under that trump."""
    return meld_total(Holding(cards, style.rules.deck), trump, style.rules.meld_rules)


def passed(giver: list[str], trump: str, style: Style) -> tuple[list[str], list[str]]:
    """The four cards that a partner gives, and those that are kept: trump first, then aces."""
    given = sorted(giver, key=lambda code: (code[-1] != trump, code[0] != "A", code))
    return given[: style.rules.exchange], given[style.rules.exchange :]
