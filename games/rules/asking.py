"""Reading what somebody asks: an object with known names, whole numbers, one game and its rules.

Every helper answers with problems instead of stopping at the first, so that a caller can tell
all of them at once. Codes: unknown_name, missing, wrong_type, not_allowed.
Leaves out cards (meld.cards reads them) and what an answer says.
"""

from games.rules.errors import Problem, RulesRefused
from games.rules.option import VARIANT_NAMES
from games.rules.options import Rules, read_rules
from meld.errors import quote

PLAYERS = {"cutthroat": 3, "single-deck": 4, "double-deck": 4}
LARGEST = 1_000_000_000


def read_fields(
    value: object, needed: tuple[str, ...], others: tuple[str, ...] = (), field: str = ""
) -> tuple[dict[str, object], list[Problem]]:
    """Give the known names of an object with their values, and what is wrong with its form."""
    if not isinstance(value, dict):
        return {}, [Problem("wrong_type", field, "An object with names and values is expected.")]
    known = needed + others
    found = {name: value[name] for name in known if name in value}
    unknown = sorted([str(name) for name in value if name not in known])
    return found, [_unknown(name, known, field) for name in unknown] + [
        Problem("missing", inside(field, name), name + " is missing.")
        for name in needed
        if name not in found
    ]


def read_whole(value: object, lowest: int, highest: int, field: str) -> tuple[int, list[Problem]]:
    """Give a whole number from lowest to highest; where it is none, lowest and what is wrong."""
    if type(value) is not int:
        return lowest, [Problem("wrong_type", field, "A whole number is expected.")]
    if lowest <= value <= highest:
        return value, []
    message = f"A number from {lowest} to {highest} is expected."
    return lowest, [Problem("not_allowed", field, message)]


def read_game(fields: dict[str, object]) -> tuple[Rules | None, list[Problem]]:
    """Give the rules that "variant" and "rules" name, and what is wrong with them.

    Beside wrong rules stand those of the standard game, so that the rest can be read with its
    deck and its sides; None where the game itself is not known.
    """
    variant = fields.get("variant")
    if "variant" not in fields:
        return None, []
    try:
        return read_rules(variant, fields.get("rules", {})), []
    except RulesRefused as refused:
        return read_rules(variant) if variant in VARIANT_NAMES else None, list(refused.problems)


def inside(field: str, name: object) -> str:
    """Name a part of a field: inside("calls", 2) is "calls.2"."""
    return f"{field}.{name}" if field else str(name)


def _unknown(name: str, known: tuple[str, ...], field: str) -> Problem:
    named = quote(name)
    message = f"{named} is not known here; known are " + ", ".join(known) + "."
    return Problem("unknown_name", inside(field, named[1:-1]), message)
