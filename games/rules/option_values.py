"""Reading one option's value: is it of the option's type, and one of the values it may take?

Answers problems, never raises: codes wrong_type and not_allowed, field "rules.<key>".
Leaves out what two options have to do with each other (`options.py`).
"""

from games.rules.errors import Problem
from games.rules.option import Option
from games.rules.option_titles import titled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LARGEST = 1_000_000_000
MOST_STEPS = 20
LONGEST_SHOWN = 40
BOUNDS = {  # the phrases of the options table -> the lowest and the highest number they allow
    "1 or more": (1, LARGEST),
    "0 or more": (0, LARGEST),
    "null or a total": (1, LARGEST),
    "null or a negative total": (-LARGEST, -1),
    "null or 1 and more": (1, LARGEST),
    "null (free) or a number": (1, LARGEST),
    "null (off) or a number": (1, LARGEST),
    "null (same) or a number": (0, LARGEST),
}
PAIRS = {"run_extras": ("one", "both"), "moon": ("win", "lose")}


def check_value(option: Option, value: object) -> list[Problem]:
    """What is wrong with a value that the table gives for this option."""
    if value is None and option.type.endswith("or null"):
        return []
    return CHECKS[option.type.split(" or ")[0]](option, value)


def is_whole(value: object) -> bool:
    """Whether this is a whole number; true and false are none."""
    return type(value) is int


def shown(value: object) -> str:
    """What was given, short enough for a sentence."""
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    if isinstance(value, (dict, list, tuple)):
        return "a list" if not isinstance(value, dict) else "an object"
    text = str(value).replace("-", "\u2212") if is_whole(value) else str(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "\u2026"


def _wrong_type(key: str, expected: str, value: object, part: str = "") -> list[Problem]:
    text = f"{titled(key)} takes {expected}, not {shown(value)}."
    return [Problem("wrong_type", f"rules.{key}{part}", text, key)]


def _not_allowed(key: str, expected: str, value: object, part: str = "") -> list[Problem]:
    text = f"{titled(key)} takes {expected}; {shown(value)} is not possible."
    return [Problem("not_allowed", f"rules.{key}{part}", text, key)]


def _check_choice(option: Option, value: object) -> list[Problem]:
    expected = "one of " + ", ".join(option.values)
    if not isinstance(value, str):
        return _wrong_type(option.key, expected, value)
    return [] if value in option.values else _not_allowed(option.key, expected, value)


def _check_boolean(option: Option, value: object) -> list[Problem]:
    return [] if isinstance(value, bool) else _wrong_type(option.key, "true or false", value)


def _check_integer(option: Option, value: object) -> list[Problem]:
    if isinstance(option.values, tuple):
        return _check_listed(option, value)
    return _check_range(option.key, value, BOUNDS[option.values])


def _check_listed(option: Option, value: object) -> list[Problem]:
    expected = "one of " + ", ".join([str(number) for number in option.values])
    if not is_whole(value):
        return _wrong_type(option.key, expected, value)
    return [] if value in option.values else _not_allowed(option.key, expected, value)


def _check_range(key: str, value: "Any", bounds: tuple[int, int], part: str = "") -> list[Problem]:
    lowest, highest = bounds
    expected = f"a whole number from {shown(lowest)} to {shown(highest)}"
    if highest == LARGEST and not (is_whole(value) and value > highest):
        expected = f"a whole number of {shown(lowest)} or more"
    if lowest == -LARGEST and not (is_whole(value) and value < lowest):
        expected = f"a whole number of {shown(highest)} or less"
    if not is_whole(value):
        return _wrong_type(key, expected, value, part)
    return [] if lowest <= value <= highest else _not_allowed(key, expected, value, part)


def _check_steps(option: Option, value: object) -> list[Problem]:
    expected = "a list of pairs [from, step], 1 to 20 of them"
    if not isinstance(value, (list, tuple)):
        return _wrong_type(option.key, expected, value)
    if not 1 <= len(value) <= MOST_STEPS:
        return _not_allowed(option.key, expected, value)
    found = [problem for at, pair in enumerate(value) for problem in _check_step(at, pair)]
    return found or _check_ascending(value)


def _check_step(at: int, pair: object) -> list[Problem]:
    if not isinstance(pair, (list, tuple)) or len(pair) != 2:
        return _wrong_type("bid_steps", "pairs [from, step]", pair, f".{at}")
    bounds = (1, LARGEST)
    return [p for number in pair for p in _check_range("bid_steps", number, bounds, f".{at}")]


def _check_ascending(steps: "Any") -> list[Problem]:
    levels = [pair[0] for pair in steps]
    if levels == sorted(set(levels)):
        return []
    listed = ", ".join([str(level) for level in levels])
    text = f"The levels of {titled('bid_steps')} must go up; they are {listed}."
    return [Problem("not_allowed", "rules.bid_steps", text, "bid_steps")]


def _check_object(option: Option, value: object) -> list[Problem]:
    if not isinstance(value, dict):
        return _wrong_type(option.key, "an object with names and values", value)
    names = PAIRS.get(option.key)
    return [] if names is None else _check_pair(option.key, value, names)


def _check_pair(key: str, value: "dict[Any, Any]", names: tuple[str, str]) -> list[Problem]:
    found = []
    for name in sorted([str(name) for name in value if name not in names]):
        text = f"{titled(key)} has {names[0]} and {names[1]}, not {shown(name)}."
        found.append(Problem("unknown_name", f"rules.{key}.{shown(name)}", text, key))
    for name in names:
        found += _check_range(key, value.get(name), (0, LARGEST), f".{name}")
    return found


CHECKS = {
    "choice": _check_choice,
    "boolean": _check_boolean,
    "integer": _check_integer,
    "list of [from, step]": _check_steps,
    "object": _check_object,
}
