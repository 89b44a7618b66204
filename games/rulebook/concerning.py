"""Which house rules touch a rule: those that name it, and those listed in concerns.toml."""

import re
import tomllib
from functools import cache

from games.rulebook.paragraph import HERE
from games.rules.options import OPTIONS

RANGE = re.compile(r"(\D+)(\d+)-\1(\d+)")


@cache
def concerning() -> dict[str, tuple[str, ...]]:
    """For each rule id the keys of the options that touch it, in the options' order."""
    more: dict[str, str] = tomllib.loads((HERE / "concerns.toml").read_text("utf-8"))
    found: dict[str, tuple[str, ...]] = {}
    for each in OPTIONS:
        named = [*ids_of(each.rule), *more.get(each.key, "").split()]
        for id in dict.fromkeys(name for name in named if name != each.key):
            found[id] = (*found.get(id, ()), each.key)
    return found


def ids_of(text: str) -> list[str]:
    """The ids in a row's text, those within a range too: "CT21-CT24 SD15"."""
    found = []
    for part in text.split():
        within = RANGE.fullmatch(part)
        found += list(between(*within.groups())) if within else [part]
    return found


def between(letters: str, low: str, high: str) -> list[str]:
    return [f"{letters}{number}" for number in range(int(low), int(high) + 1)]
