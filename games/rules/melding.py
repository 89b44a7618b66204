"""What a hand melds at a table: the question of the API, read and handed to the meld calculator.

F9 (no trump yet), DD6 (a marriage to name trump); the options of meld through Rules.meld_rules.
Leaves out the melds themselves (meld.finder) and how cards are written (meld.cards).
"""

from games.rules.asking import read_fields, read_game
from games.rules.errors import Problem, Refused
from games.rules.options import Rules
from meld import finder
from meld.cards import SUITS, Holding, read_cards
from meld.errors import CardsRefused


def answer_meld(request: object) -> dict[str, object]:
    """Answer what the API is asked about cards: {variant, rules?, trump, cards}.

    :raises CardsRefused: with every problem of the request.
    """
    rules, trump, cards = read_meld(request)
    holding = Holding(cards, rules.deck)
    return finder.answer_meld(holding, trump, rules.meld_rules, rules.trump_needs_marriage)


def read_meld(request: object) -> tuple[Rules, str | None, tuple[str, ...]]:
    """The rules, the trump and the codes of {variant, rules?, trump, cards}.

    :raises CardsRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, ("variant", "trump", "cards"), ("rules",))
    rules, wrong_rules = read_game(fields)
    trump, wrong_trump = read_trump(fields)
    cards, wrong_cards = _read_cards(fields, rules)
    problems += wrong_rules + wrong_trump + wrong_cards
    if rules is None or problems:
        raise CardsRefused(problems)
    return rules, trump, cards


def read_trump(fields: dict[str, object]) -> tuple[str | None, list[Problem]]:
    """Give the suit that "trump" names, None where none is named, and what is wrong with it."""
    trump = fields.get("trump")
    if trump is None:
        return None, []
    if isinstance(trump, str) and trump in SUITS:
        return trump, []
    code = "not_allowed" if isinstance(trump, str) else "wrong_type"
    return None, [Problem(code, "trump", "Trump is one of the letters S, H, D and C, or null.")]


def _read_cards(
    fields: dict[str, object], rules: Rules | None
) -> tuple[tuple[str, ...], list[Problem]]:
    if rules is None or "cards" not in fields:
        return (), []
    try:
        return read_cards(fields["cards"], rules.deck), []
    except Refused as refused:
        return (), list(refused.problems)
