"""Whether the cards in a hand's facts can be: cards of this deck, held by those who play.

Codes wrong_type, not_allowed, not_a_card, too_many_copies. Leaves out what the cards make
(`hand_cards.py`).
"""

from games.rules.errors import Problem
from games.rules.fitting import DECK_RULES
from games.rules.hand_cards import clashes
from games.rules.reader import HIGHEST
from games.rules.variants import side_of_seat
from meld.cards import SUITS, read_cards
from meld.errors import CardsRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules

BY_SEAT = "Cards and what they meld are written by seat: an object with seats 1 to {people}."
NO_SEAT = "Nobody sits on seat {seat} at this table."
SITS_OUT = "{name} does not play this hand and has no meld."
NO_LIST = "The cards of {name} are a list, such as AS, 10H."
NO_POINTS = "The meld of {name} must be a whole number, 0 or more."


def check_cards(
    rules: "Rules", people: tuple[str, ...], facts: "dict[str, Any]", field: str = "entry"
) -> list[Problem]:
    """What is wrong with `cards_by_seat` and `meld_by_seat`; `people` are the names by seat."""
    found: list[Problem] = []
    for part, check in (("cards_by_seat", _check_holding), ("meld_by_seat", _check_points)):
        value = facts.get(part)
        if isinstance(value, dict):
            found += _check_seats(rules, people, facts, value, f"{field}.{part}")
            for seat, name in enumerate(people, 1):
                if str(seat) in value:
                    found += check(rules, name, value[str(seat)], f"{field}.{part}.{seat}")
        elif value is not None:
            text = BY_SEAT.format(people=len(people))
            found.append(Problem("wrong_type", f"{field}.{part}", text))
    return found


def check_deck(
    rules: "Rules", people: tuple[str, ...], facts: "dict[str, Any]", field: str = "entry"
) -> list[Problem]:
    """The cards of which the players together hold more than the deck has."""
    names = dict(enumerate(people, 1))
    trump = facts.get("trump")
    found = clashes(rules, names, facts, trump if trump in SUITS else None)
    rule, part = DECK_RULES[rules.variant], f"{field}.cards_by_seat"
    return [Problem("too_many_copies", part, each.text, rule) for each in found]


def _check_seats(
    rules: "Rules",
    people: tuple[str, ...],
    facts: "dict[str, Any]",
    value: "dict[Any, Any]",
    field: str,
) -> list[Problem]:
    """Whose they are: people of this table who play the hand."""
    seats = [str(number + 1) for number in range(len(people))]
    strange = sorted([str(seat)[:8] for seat in value if seat not in seats])
    found = [Problem("not_allowed", field, NO_SEAT.format(seat=seat)) for seat in strange]
    named = facts.get("playing")
    playing = named if isinstance(named, (list, tuple)) else rules.sides
    for number, name in enumerate(people, 1):
        if str(number) in value and side_of_seat(rules.variant, number) not in playing:
            text = SITS_OUT.format(name=name)
            found.append(Problem("not_allowed", f"{field}.{number}", text, "CT25"))
    return found


def _check_holding(rules: "Rules", name: str, value: object, field: str) -> list[Problem]:
    if not isinstance(value, (list, tuple)):
        return [Problem("wrong_type", field, NO_LIST.format(name=name))]
    try:
        read_cards(value, rules.deck, field)
    except CardsRefused as refused:
        return [
            Problem(each.code, field, f"{name}: {each.message}", each.rule)
            for each in refused.problems
        ]
    return []


def _check_points(rules: "Rules", name: str, value: object, field: str) -> list[Problem]:
    if type(value) is int and 0 <= value <= HIGHEST:
        return []
    return [Problem("wrong_type", field, NO_POINTS.format(name=name))]
