"""Cards as tiles to tap and as small pictures: what the picker's templates show, and what it sends.

A tile counts the copies held of one card, suit by suit from the ace down; its upper half adds a
copy, its lower half takes one away. Without script the halves are buttons of the form they stand
in (`add=AS`, `remove=AS`), and the cards held are a line of text: "AS 10S KS".
Leaves out how a line is read (cards.py) and what the cards are worth (finder.py).
"""

from meld.cards import read_cards
from meld.decks import SUIT_NAMES, SUITS, Deck
from meld.words import card_name, large

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from meld.errors import Problem


def picker_view(
    deck: Deck,
    cards: "tuple[str, ...]",
    *,
    name: str = "cards",
    variant: str = "",
    sizes: "tuple[int, ...]" = (),
    typed: "str | None" = None,
    problems: "Iterable[Problem]" = (),
) -> "dict[str, object]":
    """For `meld/_picker.html`: tiles, and the line of text that is the form's field.

    `typed` is a line that could not be read, `problems` say why; `sizes` are how many cards a
    player may hold, for the counter.
    """
    return {
        "name": name,
        "variant": variant,
        "value": line_of(cards) if typed is None else typed,
        "held": len(cards),
        "of": " or ".join([str(size) for size in sizes]),
        "columns": len(deck.ranks),
        "rows": [[tile(deck, rank + suit, cards) for rank in deck.ranks] for suit in SUITS],
        "problems": [problem.message for problem in problems],
    }


def tile(deck: Deck, code: str, cards: "tuple[str, ...]") -> "dict[str, object]":
    """One tile: its card with the copies held and the copies that the deck has."""
    count = cards.count(code)
    held = {"count": count, "copies": deck.copies, "is_full": count == deck.copies}
    return card_view(code) | held


def card_view(code: str) -> "dict[str, object]":
    """A card for `meld/_cards.html`: code, rank, suit and its name for the ear."""
    rank, suit = code[:-1], code[-1]
    return {
        "code": code,
        "rank": rank,
        "suit": {"code": suit, "name": SUIT_NAMES[suit]},
        "label": large(card_name(code)),
    }


def cards_view(codes: "Iterable[str]") -> "list[dict[str, object]]":
    """Cards for `meld/_cards.html`, as they come."""
    return [card_view(code) for code in codes]


def read_picked(sent: "Mapping[str, str]", deck: Deck, name: str = "cards") -> "tuple[str, ...]":
    """The cards of a picker's form after the half tile (`add`, `remove`) or `clear` that was tapped.

    What the deck has not got is not added.

    :raises CardsRefused: the line cannot be read.
    """
    cards = list(read_cards(sent.get(name, ""), deck, name))
    more, less = sent.get("add", ""), sent.get("remove", "")
    if more in deck.codes and cards.count(more) < deck.copies:
        cards.append(more)
    if less in cards:
        cards.remove(less)
    return () if sent.get("clear") else deck.in_order(cards)


def line_of(cards: "Iterable[str]") -> str:
    """The cards as a line of text that can be read again: "AS 10S KS"."""
    return " ".join(cards)
