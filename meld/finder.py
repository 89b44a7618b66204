"""The meld calculator's door: totals, melds, all four trumps, and the plain answer of the API.

DD6: where trump needs a marriage, only a suit that has one may be named. Leaves out reading cards
(cards.py), values (tables.py, values.py) and the search itself (search.py, layouts.py, totals.py).
"""

from meld.cards import SUITS, Holding
from meld.found import Bonus, Meld, MeldClass, MeldFound
from meld.search import find_melds
from meld.tables import MeldRules
from meld.totals import best_total, meld_total, total_of_codes

__all__ = (
    "Bonus",
    "Meld",
    "MeldClass",
    "MeldFound",
    "answer_meld",
    "best_total",
    "find_melds",
    "meld_by_trump",
    "meld_total",
    "total_of_codes",
)


def meld_by_trump(
    holding: Holding, rules: MeldRules, needs_marriage: bool = False
) -> tuple[dict[str, tuple[int, bool]], tuple[str, ...]]:
    """What each trump would pay: suit to (total, has a marriage); and the suits to name.

    Those are the suits with the highest total among the ones that may be named, in the order of
    SUITS; none when trump needs a marriage and none is held.
    """
    found = {suit: (meld_total(holding, suit, rules), holding.has_marriage(suit)) for suit in SUITS}
    may_name = [suit for suit in SUITS if found[suit][1] or not needs_marriage]
    most = max([found[suit][0] for suit in may_name] + [0])
    return found, tuple([suit for suit in may_name if found[suit][0] == most])


def answer_meld(
    holding: Holding, trump: str | None, rules: MeldRules, needs_marriage: bool = False
) -> dict[str, object]:
    """All about a holding as plain data: melds for this trump, all four totals, best trumps."""
    found, best = meld_by_trump(holding, rules, needs_marriage)
    totals = {suit: {"total": total, "has_marriage": has} for suit, (total, has) in found.items()}
    answer = find_melds(holding, trump, rules).as_dict()
    return answer | {"by_trump": totals, "best_trump": list(best)}
