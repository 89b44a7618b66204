"""Totals by look-up: what cards meld, without saying how. The figures are find_melds' own.

What does not depend on trump is one look-up, by the holding's shape; what naming trump adds is
another, by the cards of that suit. Each entry is worked out by `find_melds` when it is first asked
for and kept on the MeldRules. Leaves out every rule: search.py has them.
"""

from meld.decks import SUITS
from meld.holding import Holding
from meld.search import find_melds
from meld.tables import MeldRules

MOST_KEPT = 20_000


def meld_total(holding: Holding, trump: str | None, rules: MeldRules) -> int:
    """Points for all melds and bonuses of a holding; trump is a suit, or None (F9).

    :raises KeyError: for a trump that is not a suit.
    :raises ValueError: when the holding is of another deck than the rules.
    """
    index, gains, rest = rules.totals[trump]
    try:
        return gains[holding.suits[index]] + rest[holding.shape]
    except KeyError:
        return _work_out(holding, trump, rules)


def total_of_codes(codes: list[str] | tuple[str, ...], trump: str | None, rules: MeldRules) -> int:
    """The same from a list of codes, for those who ask about these cards only once.

    :raises KeyError: for a trump that is not a suit, or a code that the deck has not got.
    """
    index, gains, rest = rules.totals[trump]
    deck = rules.deck
    packed = sum(map(deck.weigh, codes))
    low, high = packed & 0x3FFFFFFF, packed >> 30  # cut up as a Holding does
    s, h, d, c = low & 0x7FFF, low >> 15, high & 0x7FFF, high >> 15
    spades, hearts, diamonds, clubs = deck.shapes
    try:
        shape = spades[s] & hearts[h] & diamonds[d] & clubs[c]
        return gains[(s, h, d, c)[index]] + rest[shape]
    except KeyError:
        return _work_out(Holding(codes, deck), trump, rules)


def best_total(holding: Holding, rules: MeldRules) -> int:
    """The highest of the four totals, whatever suit may be named.

    :raises ValueError: when the holding is of another deck than the rules.
    """
    gains = rules.gains
    s, h, d, c = holding.suits
    try:
        return max(gains[s], gains[h], gains[d], gains[c]) + rules.rest[holding.shape]
    except KeyError:
        return max([_work_out(holding, trump, rules) for trump in SUITS])


def _work_out(holding: Holding, trump: str | None, rules: MeldRules) -> int:
    index, gains, rest = rules.totals[trump]
    if len(rest) >= MOST_KEPT:
        rest.clear()
    total = find_melds(holding, trump, rules).total
    without = find_melds(holding, None, rules).total
    rest[holding.shape] = without
    gains[holding.suits[index]] = total - without
    return total
