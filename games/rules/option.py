"""What a house rule is: one row of data, from which engine, pages, API and help are fed.

The rows stand in rows_ending, rows_auction, rows_meld and rows_scoring.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VARIANT_NAMES = ("cutthroat", "single-deck", "double-deck")


class Option:
    """A house rule: key, type, allowed values, default for each game that has it, rule id, help.

    `values` is a tuple of the choices, or a phrase that says which numbers are allowed.
    """

    __slots__ = ("default", "help", "key", "rule", "type", "values")

    def __init__(
        self,
        key: str,
        type: str,
        values: "tuple[Any, ...] | str",
        default: "dict[str, Any]",
        rule: str,
        help: str,
    ) -> None:
        self.key = key
        self.type = type
        self.values = values
        self.default = default
        self.rule = rule
        self.help = help

    def as_dict(self) -> "dict[str, Any]":
        """Plain data with the six names of the public options table."""
        return {name: getattr(self, name) for name in COLUMNS}


COLUMNS = ("key", "type", "values", "default", "rule", "help")


def same(value: object) -> dict[str, object]:
    """Default for all three games."""
    return dict.fromkeys(VARIANT_NAMES, value)


def each(cutthroat: object, single: object, double: object) -> dict[str, object]:
    """Default for cutthroat, single deck and double deck."""
    return {"cutthroat": cutthroat, "single-deck": single, "double-deck": double}


def small_deck(value: object) -> dict[str, object]:
    """Default for the two games with 48 cards; double deck has no such option."""
    return {"cutthroat": value, "single-deck": value}
