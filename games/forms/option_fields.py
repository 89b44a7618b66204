"""One house rule as it is typed, to the value that games.rules understands, and back again.

A blank is the standard game's value and is not sent. What a value may be is for games.rules.
"""

import re
from typing import Any

from games.rules.errors import Problem
from games.rules.option import Option
from games.rules.option_titles import titled
from games.rules.option_values import PAIRS
from games.rules.options import OPTION_BY_KEY

NOTHING = ("none", "off", "no", "-", "–", "−")
WHOLE = re.compile(r"[-−+]?[0-9]{1,9}")
STEPS = re.compile(r"([0-9]{1,9})\s*(?:by|:|/|\s)\s*([0-9]{1,9})")
MELD_LINE = re.compile(r"([a-z_ ]+?)[\s:=]+([0-9]{1,9}(?:[ ,/]+[0-9]{1,9})*)[ ,/]*")
EXPECTED = {
    "integer": "a whole number",
    "list": "levels and steps, such as “from 250 by 10”",
    "object": "names and numbers, such as the example says",
}


class Unreadable(Exception):
    """What was typed cannot be read as this option's value."""


def read_option(option: Option, typed: str) -> Any:
    """The value that was typed.

    :raises Unreadable: it is none of that kind.
    """
    text = typed.strip().lower()
    if option.type.endswith("or null") and text in NOTHING:
        return None
    return READERS[option.type.split(" ")[0]](option, text)


def problem_of(option: Option, typed: str) -> Problem:
    """The sentence for something unreadable."""
    kind = EXPECTED.get(option.type.split(" ")[0], "one of the choices")
    none = ", or “none”" if option.type.endswith("or null") else ""
    text = f"{titled(option.key)} takes {kind}{none}; “{typed[:40]}” cannot be read."
    return Problem("wrong_type", f"rules.{option.key}", text, option.rule)


def typed_of(option: Option, value: Any) -> str:
    """A value as one would type it: what `read_option` reads back."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if option.key == "bid_steps":
        return ", ".join(f"from {low} by {step}" for low, step in value)
    if option.key in PAIRS:
        return ", ".join(f"{name} {value[name]}" for name in PAIRS[option.key])
    if isinstance(value, dict):
        return "\n".join(f"{name} {' '.join(map(str, value[name]))}" for name in sorted(value))
    return str(value)


def typed_rules(differences: dict[str, Any]) -> dict[str, str]:
    """What differs from the standard game as one would type it, by the form's fields."""
    return {
        f"rules.{key}": typed_of(OPTION_BY_KEY[key], value) for key, value in differences.items()
    }


def read_choice(option: Option, text: str) -> str:
    return text


def read_yes_or_no(option: Option, text: str) -> bool:
    if text not in ("yes", "no"):
        raise Unreadable
    return text == "yes"


def read_whole(option: Option, text: str) -> int:
    """A whole number."""
    if not WHOLE.fullmatch(text):
        raise Unreadable
    return whole_of(text)


def whole_of(text: str) -> int:
    """The number that `WHOLE` matched; − and - are the same sign."""
    return int(text.replace("−", "-"))


def read_steps(option: Option, text: str) -> list[list[int]]:
    """Pairs of level and step: "from 50 by 1, from 60 by 5", "50 1, 60 5"."""
    parts = [part.strip() for part in text.replace("from", " ").split(",")]
    found = [STEPS.fullmatch(part) for part in parts]
    if not all(found):
        raise Unreadable
    return [[int(pair[1]), int(pair[2])] for pair in found if pair]


def read_object(option: Option, text: str) -> dict[str, Any]:
    """Two named numbers, or a meld with its points on each line."""
    names = PAIRS.get(option.key)
    return read_pair(names, text) if names else read_melds(text)


def read_pair(names: tuple[str, str], text: str) -> dict[str, int]:
    """Two numbers in the order of their names, which may be left out: "500, 250"."""
    bare = text
    for name in names:
        bare = bare.replace(name, " ")
    numbers = re.split(r"[\s,:=/]+", bare.strip(" ,:=/"))
    if len(numbers) != len(names) or not all(WHOLE.fullmatch(number) for number in numbers):
        raise Unreadable
    return dict(zip(names, map(whole_of, numbers), strict=True))


def read_melds(text: str) -> dict[str, list[int]]:
    """A meld a line with its points for one, two (three, four): "pinochle 40 300"."""
    lines = [line.strip() for line in re.split(r"[\n;]+", text) if line.strip()]
    found = [MELD_LINE.fullmatch(line) for line in lines]
    if not all(found):
        raise Unreadable
    return {
        line[1].strip().replace(" ", "_"): [int(n) for n in re.findall(r"[0-9]+", line[2])]
        for line in found
        if line
    }


READERS = {
    "choice": read_choice,
    "boolean": read_yes_or_no,
    "integer": read_whole,
    "list": read_steps,
    "object": read_object,
}
