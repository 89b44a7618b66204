"""The form of what is given to a question: which names there are, and what may stand under them.

Codes unknown_name, wrong_type, not_allowed. A number may be text, for a page sends what was typed;
whether that can be read, and what the parts mean together, is for the questions (`given.py`).
"""

from games.rules.asking import PLAYERS, inside
from games.rules.entry import OUTCOMES
from games.rules.errors import Problem
from games.rules.options import Rules
from meld.decks import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEATS = ("1", "2", "3", "4", "5")
FORMS = {
    "bid": "number",
    "bidder": "side",
    "buried_points": "number",
    "calls": "calls",
    "cards": "cards",
    "cards_by_seat": "hands",
    "counters": "numbers",
    "dealer": "number",
    "first_trick": "flag",
    "forced": "flag",
    "hand": "cards",
    "hands": "number",
    "last_trick": "side",
    "leader": "number",
    "made": "flag",
    "meld": "numbers",
    "moon": "flag",
    "only_dix": "flags",
    "outcome": "outcome",
    "partner": "cards",
    "plays": "cards",
    "points": "numbers",
    "target_before": "number",
    "totals_before": "numbers",
    "took_trick": "flags",
    "trick_points": "numbers",
    "trump": "suit",
    "under_the_gun": "flag",
}


def form_problems(rules: Rules, values: "dict[str, Any]", field: str) -> list[Problem]:
    """What is wrong with the form of the parts that are given."""
    found: list[Problem] = []
    for name in sorted(values):
        found += CHECKS[FORMS[name]](rules, values[name], inside(field, name))
    return found


def _wrong(field: str, expected: str) -> list[Problem]:
    return [Problem("wrong_type", field, f"{expected} is expected here.")]


def _number(rules: Rules, value: object, field: str) -> list[Problem]:
    is_fine = value is None or isinstance(value, str) or type(value) is int
    return [] if is_fine else _wrong(field, "A whole number")


def _flag(rules: Rules, value: object, field: str) -> list[Problem]:
    is_fine = value is None or isinstance(value, (bool, str))
    return [] if is_fine else _wrong(field, "Yes or no")


def _cards(rules: Rules, value: object, field: str) -> list[Problem]:
    if isinstance(value, str):
        return []
    if isinstance(value, list) and all(isinstance(card, str) for card in value):
        return []
    return _wrong(field, "A list of cards, or a line of them,")


def _choice(value: object, field: str, choices: tuple[str, ...], what: str) -> list[Problem]:
    if isinstance(value, str) and value in choices:
        return []
    code = "not_allowed" if isinstance(value, str) else "wrong_type"
    return [Problem(code, field, f"{what}: {', '.join(choices)}.")]


def _suit(rules: Rules, value: object, field: str) -> list[Problem]:
    if value is None:
        return []
    return _choice(value, field, SUITS, "Trump is one of these, or null")


def _side(rules: Rules, value: object, field: str) -> list[Problem]:
    return _choice(value, field, rules.sides, "One of the sides is expected")


def _outcome(rules: Rules, value: object, field: str) -> list[Problem]:
    return _choice(value, field, OUTCOMES, "A hand ends in one of these ways")


def _by_name(
    rules: Rules, value: object, field: str, names: tuple[str, ...], inner: "Any"
) -> list[Problem]:
    """Values by side or by seat, each of one form."""
    if value is None:
        return []
    if not isinstance(value, dict):
        return _wrong(field, "An object with " + ", ".join(names))
    found = []
    for name in sorted([str(name) for name in value]):
        if name in names:
            found += inner(rules, value[name], inside(field, name))
        else:
            text = f"Known here are {', '.join(names)}."
            found.append(Problem("unknown_name", field, text))
    return found


def _numbers(rules: Rules, value: object, field: str) -> list[Problem]:
    return _by_name(rules, value, field, rules.sides, _number)


def _flags(rules: Rules, value: object, field: str) -> list[Problem]:
    return _by_name(rules, value, field, rules.sides, _flag)


def _hands(rules: Rules, value: object, field: str) -> list[Problem]:
    return _by_name(rules, value, field, SEATS, _cards)


def _calls(rules: Rules, value: object, field: str) -> list[Problem]:
    if isinstance(value, str):
        return []
    if not isinstance(value, list):
        opening = rules.bid_steps[0][0]
        return _wrong(field, f"A list of calls, or a line like 1:{opening} 2:pass,")
    return [
        problem
        for at, call in enumerate(value)
        for problem in _call(rules, call, inside(field, at))
    ]


def _call(rules: Rules, call: object, field: str) -> list[Problem]:
    seats = PLAYERS[rules.variant]
    text = f"A call has a seat from 1 to {seats} and a bid of 1 or more, or null."
    if not isinstance(call, dict) or sorted([str(name) for name in call]) != ["bid", "seat"]:
        return [Problem("wrong_type", field, text)]
    seat, bid = call["seat"], call["bid"]
    if type(seat) is not int or not (bid is None or type(bid) is int):
        return [Problem("wrong_type", field, text)]
    if 1 <= seat <= seats and (bid is None or bid >= 1):
        return []
    return [Problem("not_allowed", field, text)]


CHECKS = {
    "calls": _calls,
    "cards": _cards,
    "flag": _flag,
    "flags": _flags,
    "hands": _hands,
    "number": _number,
    "numbers": _numbers,
    "outcome": _outcome,
    "side": _side,
    "suit": _suit,
}
