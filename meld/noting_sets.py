"""Remarks on pinochles and arounds that one or two cards are missing to. M5 to M9, N4 to N8.

A second queen of spades needs a second jack of diamonds; double aces around need all eight (seven
are one set), and with 80 cards the suit with the fewest says how many sets there are.
"""

from meld.decks import RANK_NAMES
from meld.note import Counted, Note
from meld.search import ROWS
from meld.words import (
    card_name,
    cards_name,
    large,
    listed,
    meld_name,
    number,
    ordinal,
    rank_name,
    small,
)

AROUNDS = ("aces_around", "kings_around", "queens_around", "jacks_around")
PINOCHLE = ("QS", "JD")


def pinochle_too_few(counted: Counted) -> list[Note]:
    """More queens of spades than jacks of diamonds, or the other way round."""
    queens, jacks = [counted.holding.count(code) for code in PINOCHLE]
    more, fewer = PINOCHLE if queens > jacks else ("JD", "QS")
    many, few = max(queens, jacks), min(queens, jacks)
    if many == few or many == 1:
        return []
    text = _pinochle_text(more, many, fewer, few)
    rule = ROWS["pinochle"].rule_in(counted.rules.deck)
    return [Note((more,) * many + (fewer,) * few, text, rule, ("pinochle", "", many), (fewer,))]


def _pinochle_text(more: str, many: int, fewer: str, few: int) -> str:
    if not few:
        return f"{large(cards_name(more, many))} are no pinochle without a {card_name(fewer)}."
    made = "one pinochle" if few == 1 else "a " + small(meld_name("pinochle", few))
    cards = f"{large(cards_name(more, many))} and {cards_name(fewer, few)}"
    return f"{cards} are {made}: the {ordinal(few + 1)} {rank_name(fewer)} is missing."


def arounds_too_few(counted: Counted) -> list[Note]:
    """Enough cards of a rank for one more set, or all but one, but not of the right suits."""
    return [note for name in AROUNDS for note in _around_too_few(counted, name)]


def _around_too_few(counted: Counted, name: str) -> list[Note]:
    cards = ROWS[name].cards_in("")
    counts = [counted.holding.count(card) for card in cards]
    sets, held = min(counts), sum(counts)
    missing = [card for card, count in zip(cards, counts) if count == sets]
    looks_like = held >= 4 * (sets + 1) - (1 if sets else 0)
    if sets == counted.rules.deck.copies or len(missing) > 2 or not looks_like:
        return []
    mine = [card for card, count in zip(cards, counts) for _ in range(count)]
    text = _around_text(name, sets, held, missing)
    rule = ROWS[name].rule_in(counted.rules.deck)
    return [Note(mine, text, rule, (name, "", sets + 1), missing)]


def _around_text(name: str, sets: int, held: int, missing: list[str]) -> str:
    cards = f"{large(number(held))} {rank_name(missing[0], held)}"
    if not sets:
        lacking = listed(["the " + card_name(code) for code in missing])
        return f"{cards} are not {RANK_NAMES[missing[0][:-1]]} around: {lacking} {_is(missing)}."
    lacking = listed([f"the {ordinal(sets + 1)} {card_name(code)}" for code in missing])
    made, more = small(meld_name(name, sets)), small(meld_name(name, sets + 1))
    return f"{cards} are {made}, not {more}: {lacking} {_is(missing)}."


def _is(missing: list[str]) -> str:
    return ("is" if len(missing) == 1 else "are") + " missing"
