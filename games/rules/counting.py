"""Counting a player's cards: all that the calculator shows, in finished words.

The question, {variant, rules?, trump, cards}, is the one of melding.py; trump null: none named
(F9). The answer is that of `meld` (total, classes, bonuses, by_trump, best_trump) and beside it
- hand: {held, sizes: [12], too_many: false, sentence: "9 of 12 cards."}; sizes ascending, a size
  for each hand this game has (CT2, CT8: 15, and 18 with the widow); beyond the largest too_many is
  true and the sentence warns, but nothing is refused;
- cards: the codes that were read, so that a line of text can be asked about;
- lines: [{class: 1 to 3, or 0 for a bonus, points, words: "Marriage in hearts", cards, shared:
  the codes among them that also serve in another class, each once, rule}]; they add up to total;
- notes: [{cards: codes held, missing: codes that would complete it, text, rule}]: what looks like
  meld but is not, and which card may count twice (meld/noting.py);
- lay_down: the fewest codes that show all lines, in the deck's order;
- table: "Classic values", "Standard values, 2 differences": the value table in use.
"""

from games.rules.asking import PLAYERS
from games.rules.melding import read_meld
from games.rules.options import Rules
from meld import finder
from meld.cards import Holding
from meld.explaining import lines_of
from meld.laying_down import lay_down
from meld.note import Counted
from meld.noting import notes_of
from meld.search import find_melds

TABLE_NAMES = {
    "classic": "Classic values",
    "short": "Short values",
    "standard": "Standard values",
    "family": "Family values",
    "npa": "Association values",
    "times_ten": "Values times ten",
}
OWN_VALUES = ("run_extras", "run_pays_marriage", "roundhouse_bonus")


def answer_count(request: object) -> dict[str, object]:
    """Answer what these cards are worth, {variant, rules?, trump, cards}: shapes above.

    :raises CardsRefused: with every problem of the request.
    """
    rules, trump, cards = read_meld(request)
    holding = Holding(cards, rules.deck)
    values = rules.meld_rules
    found = find_melds(holding, trump, values)
    notes = notes_of(Counted(holding, trump, values, found))
    answer = finder.answer_meld(holding, trump, values, rules.trump_needs_marriage)
    return answer | {
        "hand": hand_size(rules, len(cards)),
        "cards": list(cards),
        "lines": [line.as_dict() for line in lines_of(found)],
        "notes": [note.as_dict() for note in notes],
        "lay_down": list(lay_down(found, rules.deck)),
        "table": table_words(rules),
    }


def hand_sizes(rules: Rules) -> tuple[int, ...]:
    """How many cards a player of this game holds: as dealt, and with the widow."""
    dealt = (rules.deck.size - rules.widow) // PLAYERS[rules.variant]
    return (dealt, dealt + rules.widow) if rules.widow else (dealt,)


def hand_size(rules: Rules, held: int) -> dict[str, object]:
    """How many of the hand's cards are there: {held, sizes, too_many, sentence}."""
    sizes = hand_sizes(rules)
    return {
        "held": held,
        "sizes": list(sizes),
        "too_many": held > sizes[-1],
        "sentence": _size_sentence(held, sizes),
    }


def _size_sentence(held: int, sizes: tuple[int, ...]) -> str:
    if held > sizes[-1]:
        most = f"{sizes[0]} cards" + (f", or {sizes[1]} with the widow" if sizes[1:] else "")
        return f"{held} cards: a player holds {most}."
    if held > sizes[0]:
        return f"{held} of {sizes[-1]} cards, with the widow."
    return f"{held} of {sizes[0]} cards."


def table_words(rules: Rules) -> str:
    """The value table by name, and how many of its values the house has changed."""
    differs = [key for key in OWN_VALUES if key in rules.differences]
    changed = len(differs) + len(rules.meld_values)
    words = TABLE_NAMES[rules.meld_table]
    if not changed:
        return words
    return f"{words}, {changed} difference" + ("s" if changed > 1 else "")
