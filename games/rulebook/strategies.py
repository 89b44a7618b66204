"""How to play each game well: texts with named figures, and hands to be counted.

The words stand in strategy/*.toml. `averages` are of many dealt hands, as the calculator counts
them in the game's standard figures; a test deals such hands again.
"""

import tomllib
from dataclasses import dataclass

from games.rulebook.paragraph import HERE


@dataclass(frozen=True)
class Part:
    """One heading: paragraphs, rules it rests on, hands to count, and whether the sums belong here."""

    title: str
    text: tuple[str, ...]
    rules: str
    hands: tuple[dict[str, str], ...]
    has_sums: bool


def strategy_of(variant: str) -> tuple[dict[str, int], list[Part]]:
    """The averages of a game and the parts of its page, in order."""
    file = HERE / "strategy" / f"{variant.replace('-', '_')}.toml"
    read = tomllib.loads(file.read_text("utf-8"))
    return read["averages"], [
        Part(
            each["title"],
            tuple(each["text"]),
            each["rules"],
            tuple(each.get("hands", ())),
            each.get("sums", False),
        )
        for each in read["parts"]
    ]
