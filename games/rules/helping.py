"""What would help: which one or two cards would raise the meld most, for exchange and widow.

The question, {variant, rules?, trump, cards}, is the one of melding.py. The answer is
- trump: helps under the chosen trump, none when no trump is chosen;
- best: helps when the best trump is named each time (DD6: one with a marriage, where it needs one).
A help is {cards: [one code, or two], gain, becomes: the total then, words: "Double pinochle, 300
for 40", rule, trump: under which (null: none can be named), out: [for each of the cards, how many
copies this player does not hold]}. Larger gains first; every single card that gains, and the best
twenty pairs of those that gain more than their two cards one by one.
"""

from games.rules.melding import read_meld
from meld.cards import Holding
from meld.helping import Helper


def answer_help(request: object) -> dict[str, object]:
    """Answer what would help, {variant, rules?, trump, cards}: shapes above.

    :raises CardsRefused: with every problem of the request.
    """
    rules, trump, cards = read_meld(request)
    holding = Holding(cards, rules.deck)
    helper = Helper(holding, rules.meld_rules, rules.trump_needs_marriage)
    return {
        "trump": [help_.as_dict() for help_ in (helper.under(trump) if trump else ())],
        "best": [help_.as_dict() for help_ in helper.best()],
    }
