"""Whether the buried cards in a hand's facts can be: the bidder's, as many as the widow (CT11).

Codes wrong_type, not_allowed, not_a_card, too_many_copies. What they hold in counters is judged
with the trick points (`trick_checks.py`). Leaves out which cards bury best (`burying.py`).
"""

from games.rules.errors import Problem
from meld.cards import read_cards
from meld.errors import CardsRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

ONLY_BIDDER = "Only the bidder buries cards: {bidder}."
NO_LIST = "The buried cards are a list, such as 10C, KD, 9S."
NOT_SO_MANY = "{size} cards are buried, not {count}."


def check_buried_cards(
    rules: "Rules", people: tuple[str, ...], facts: "dict[str, Any]", field: str = "entry"
) -> list[Problem]:
    """What is wrong with `buried_cards`; `people` are the names by seat."""
    if "buried_cards" not in facts:
        return []
    part, value = f"{field}.buried_cards", facts["buried_cards"]
    seat = facts.get("bidder_seat")
    if not isinstance(value, dict) or list(value) != [str(seat)]:
        named = dict(enumerate(people, 1)).get(seat) if type(seat) is int else None
        text = ONLY_BIDDER.format(bidder=named or "nobody so far")
        return [Problem("not_allowed", part, text, "CT11")]
    return _check_list(rules, value[str(seat)], part)


def _check_list(rules: "Rules", value: object, part: str) -> list[Problem]:
    if not isinstance(value, (list, tuple)):
        return [Problem("wrong_type", part, NO_LIST)]
    try:
        cards = read_cards(value, rules.deck, part)
    except CardsRefused as refused:
        return list(refused.problems)
    if len(cards) == rules.widow and cards:
        return []
    text = NOT_SO_MANY.format(size=rules.widow, count=len(cards))
    return [Problem("not_allowed", part, text, "CT11")]
