"""What to lay down: the fewest cards that show every line of a count. Rule G3.

A card that serves in several classes is laid once, so of each card as many copies are laid as the
class that takes most of them needs. Within class 1 cards are not shared, but for the option
`run_pays_marriage`: the marriage inside a run takes no cards of its own.
"""

from meld.decks import Deck
from meld.found import Meld, MeldClass, MeldFound
from meld.search import ROUNDHOUSE


def lay_down(found: MeldFound, deck: Deck) -> tuple[str, ...]:
    """The codes to lay, suit by suit from the ace down, a code once for each copy."""
    needs = [_needs(one) for one in found.classes]
    if found.bonuses:
        needs.append(dict.fromkeys(ROUNDHOUSE, 1))
    return tuple(
        [code for code in deck.codes for _ in range(max([need.get(code, 0) for need in needs]))]
    )


def _needs(one: MeldClass) -> dict[str, int]:
    """Copies of each card that a class takes."""
    takes: dict[str, int] = {}
    for meld in one.melds:
        for card in meld.cards:
            takes[card] = takes.get(card, 0) + 1
    for suit, inside in _inside(one.melds):
        for card in ("K" + suit, "Q" + suit):
            takes[card] -= inside
    return takes


def _inside(melds: tuple[Meld, ...]) -> list[tuple[str, int]]:
    """The suit of trump and how many of its royal marriages lie inside plain runs."""
    runs = [meld for meld in melds if meld.meld == "run"]
    inside = [meld for meld in melds if meld.rule == "run_pays_marriage"]
    if not inside:
        return []
    suit = inside[0].cards[0][-1]
    royal = sum([meld.count for meld in inside])
    return [(suit, min(royal, sum([meld.count for meld in runs])))]
