"""Every house rule as a field of the New table page, grouped by the moment it belongs to.

From one row of games.rules.options come the control, its choices, its help, its rule id and the
standard value of each game. Blank is standard.
"""

from typing import Any

from games.rules.option import VARIANT_NAMES, Option
from games.rules.option_titles import TITLES
from games.rules.option_values import PAIRS
from games.selectors.moments import MOMENTS
from games.selectors.option_words import value_words

YES_OR_NO = (("yes", "yes"), ("no", "no"))
EXAMPLES = {
    "bid_steps": "from 250 by 10",
    "meld_values": "pinochle 40 300",
}
NUMBERS = {"1 or more", "0 or more"}


def moments(typed: dict[str, str], told: dict[str, list[str]]) -> list[dict[str, Any]]:
    """The groups of options; a group with something typed or wrong in it stands open."""
    return [
        moment(title, [option_field(option, typed, told) for option in options])
        for title, options in MOMENTS
    ]


def moment(title: str, fields: list[dict[str, Any]]) -> dict[str, Any]:
    """A group of options, with how many of them are not as in the standard game."""
    count = sum(bool(field["value"]) for field in fields)
    is_open = count > 0 or any(field["errors"] for field in fields)
    said = f"{count} otherwise" if count else ""
    return {"title": title, "options": fields, "is_open": is_open, "said": said}


def option_field(
    option: Option, typed: dict[str, str], told: dict[str, list[str]]
) -> dict[str, Any]:
    name = f"rules.{option.key}"
    value = typed.get(name, "")
    return {
        "key": option.key,
        "name": name,
        "label": TITLES[option.key],
        "help": option.help,
        "rules": option.rule if option.rule[0].isupper() else "",
        "is_fixed": False,
        "blank": "standard",
        "missing": " ".join(f"not-{game}" for game in VARIANT_NAMES if game not in option.default),
        "standards": standards(option),
        "template": f"games/new/_option_{kind(option)}.html",
        "choices": [
            {"value": typed_value, "label": label, "is_chosen": typed_value == value}
            for typed_value, label in choices(option)
        ],
        "mode": "numeric" if option.values in NUMBERS else "text",
        "example": example(option),
        "value": value,
        "errors": told.get(name, []),
    }


def kind(option: Option) -> str:
    """Which control: a list of choices, lines of melds, or a text."""
    if choices(option):
        return "choice"
    return "lines" if option.key == "meld_values" else "text"


def choices(option: Option) -> tuple[tuple[str, str], ...]:
    """What may be chosen, as typed and in words; nothing where it is to be written."""
    if option.type == "boolean":
        return YES_OR_NO
    if isinstance(option.values, tuple):
        return tuple((str(value), value_words(option, value)) for value in option.values)
    return ()


def example(option: Option) -> str:
    if option.key in PAIRS:
        return ", ".join(f"{name} 100" for name in PAIRS[option.key])
    if option.key in EXAMPLES:
        return EXAMPLES[option.key]
    return "a number or none" if option.type.endswith("or null") else "a number"


def standards(option: Option) -> list[dict[str, str]]:
    """The standard value in words: once when all games share it, else one for each game."""
    words = {game: value_words(option, option.default[game]) for game in option.default}
    if len(set(words.values())) == 1:
        return [{"game": "", "words": next(iter(words.values()))}]
    return [{"game": f"only-{game}", "words": words[game]} for game in words]
