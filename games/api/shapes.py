"""JSON Schemas of what the API hears and says, built from the rows of the rules.

An option's row gives its shape, default, help and rule; so the schema cannot fall behind.
"""

from typing import Any

from games.rules.asking import LARGEST
from games.rules.option_pairs import ANY_TABLE, MELD_TABLES, SCALES
from games.rules.option_values import BOUNDS, MOST_STEPS, PAIRS
from games.rules.options import OPTIONS, Option, plain
from games.rules.variants import VARIANT_BY_NAME
from meld.decks import SUITS
from meld.tables import TABLES

Shape = dict[str, Any]

TEXT: Shape = {"type": "string"}
YES_NO: Shape = {"type": "boolean"}
WHOLE: Shape = {"type": "integer"}
SUIT: Shape = {"type": "string", "enum": list(SUITS)}
SUIT_OR_NULL: Shape = {"type": ["string", "null"], "enum": [*SUITS, None]}
BY_KEY = {"scale": SCALES, "meld_table": MELD_TABLES}


def whole(lowest: int, highest: int = LARGEST) -> Shape:
    """A whole number in these bounds."""
    return {"type": "integer", "minimum": lowest, "maximum": highest}


def listed(items: Shape, **bounds: Any) -> Shape:
    """A list of things of one shape."""
    return {"type": "array", "items": items, **bounds}


def closed(properties: dict[str, Shape], required: list[str] | None = None) -> Shape:
    """An object with these names only; required: all of them unless said."""
    names = sorted(properties) if required is None else required
    return {
        "type": "object",
        "properties": properties,
        "required": names,
        "additionalProperties": False,
    }


def or_null(shape: Shape) -> Shape:
    """The same, or null."""
    return {"anyOf": [shape, {"type": "null"}]}


def told_as(shape: Shape, description: str) -> Shape:
    """The same with a line that says what it is."""
    return {**shape, "description": description}


def cards(variant: str) -> Shape:
    """Cards of a game's deck: a list, or one line of text."""
    deck = VARIANT_BY_NAME[variant].deck
    return any_cards(maxItems=deck.size)


def any_cards(**limits: Any) -> Shape:
    """The same without end, where too many of them are an answer."""
    text = (
        "Rank, then suit: AS, 10H. Read too: TH, lower case, A♠; or a line in any usual notation."
    )
    return {"anyOf": [listed(TEXT, **limits), TEXT], "description": text}


def rules(variant: str) -> Shape:
    """The house rules that a game has; only what differs need be given."""
    has = [option for option in OPTIONS if variant in option.default]
    shape = closed({option.key: option_shape(option, variant) for option in has}, [])
    return {"description": "House rules: only what differs from the standard game.", **shape}


def option_shape(option: Option, variant: str) -> Shape:
    """One option's values in a game, with its default, help and rule."""
    return {
        **_values(option, variant),
        "default": plain(option.default[variant]),
        "description": f"{option.help} ({option.rule})",
    }


def _values(option: Option, variant: str) -> Shape:
    shape = SHAPES[option.type.split(" or ")[0]](option, variant)
    return or_null(shape) if option.type.endswith("or null") else shape


def _choice(option: Option, variant: str) -> Shape:
    return {"type": "string", "enum": list(BY_KEY.get(option.key, {}).get(variant, option.values))}


def _integer(option: Option, variant: str) -> Shape:
    if isinstance(option.values, str):
        return whole(*BOUNDS[option.values])
    return {"type": "integer", "enum": list(option.values)}


def _steps(option: Option, variant: str) -> Shape:
    pair = listed(whole(1), minItems=2, maxItems=2)
    return listed(pair, minItems=1, maxItems=MOST_STEPS)


def _object(option: Option, variant: str) -> Shape:
    if option.key in PAIRS:
        return closed({name: whole(0) for name in PAIRS[option.key]})
    table = TABLES[ANY_TABLE[variant]]
    sizes = {name: len(points) for name, points in table.items()}
    return closed(
        {name: listed(whole(0), minItems=size, maxItems=size) for name, size in sizes.items()}, []
    )


SHAPES = {
    "choice": _choice,
    "boolean": lambda option, variant: YES_NO,
    "integer": _integer,
    "list of [from, step]": _steps,
    "object": _object,
}
