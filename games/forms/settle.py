"""What is typed beside a question of the desk: one text for each field, as an address carries it.

Fields are named as the parts of the question; a part by side or by seat has a field each
(`meld.A`). What can be read of it is for games.rules.rulings.
"""

from collections.abc import Mapping
from typing import Any

from games.rules.rulings.question import Question
from meld.decks import Deck
from meld.errors import CardsRefused
from meld.picking import line_of, read_picked

LONGEST = 400  # characters of a field
PICKED = "cards"
KEYS = ("add", "remove", "clear")


def typed_of(data: Mapping[str, str], shows: tuple[str, ...], deck: Deck) -> dict[str, str]:
    """What was typed in the fields that a question shows; {} where it was not asked yet."""
    sent = {name: data[name][:LONGEST] for name in data if name.split(".")[0] in shows}
    if PICKED in shows and any(key in data for key in KEYS):
        sent[PICKED] = picked(data, deck, sent.get(PICKED, ""))
    return sent


def picked(data: Mapping[str, str], deck: Deck, line: str) -> str:
    """The line of cards after the half tile that was tapped; as it is where it cannot be read."""
    try:
        return line_of(read_picked(data, deck, PICKED))
    except CardsRefused:
        return line


def given_of(typed: Mapping[str, str]) -> dict[str, Any]:
    """The parts of the question: `meld.A` is side A's of `meld`, no trump is none."""
    given: dict[str, Any] = {}
    for name, text in typed.items():
        part, dot, side = name.partition(".")
        if dot:
            given.setdefault(part, {})[side] = text
        else:
            given[part] = None if part == "trump" and text in ("", "none") else text
    return given


def typed_from(question: Question, given: Mapping[str, Any]) -> dict[str, str]:
    """The parts of a question as its fields would hold them."""
    typed: dict[str, str] = {}
    for name in question.shows:
        value = given.get(name)
        if isinstance(value, dict):
            typed |= {f"{name}.{side}": text_of(value[side]) for side in value}
        else:
            typed[name] = "none" if name == "trump" and value is None else text_of(value)
    return typed


def text_of(value: Any) -> str:
    if isinstance(value, list | tuple):
        return line_of(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value).replace("-", "−")
