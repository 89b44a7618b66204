"""What options have to do with each other: scale and deck, table and values, cap and target.

Each option has been checked alone before (`option_values.py`).
"""

from games.rules.errors import Problem
from games.rules.option_titles import titled
from games.rules.option_values import LARGEST, is_whole, shown
from meld.tables import TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCALES: dict[str, tuple[str, ...]] = {
    "cutthroat": ("classic", "short"),
    "single-deck": ("classic", "short"),
    "double-deck": ("classic", "times_ten"),
}
MELD_TABLES: dict[str, tuple[str, ...]] = {
    "cutthroat": ("classic", "short"),
    "single-deck": ("classic", "short"),
    "double-deck": ("standard", "family", "npa", "times_ten"),
}
VALUES = titled("meld_values")
ANY_TABLE = {"cutthroat": "classic", "single-deck": "classic", "double-deck": "standard"}


def check_together(variant: str, given: "dict[str, Any]", target: int) -> list[Problem]:
    """What is wrong between options that are each fine alone; `target` is what they amount to."""
    found = _check_named(variant, given, "scale", SCALES)
    found += _check_named(variant, given, "meld_table", MELD_TABLES)
    found += _check_meld_values(variant, given.get("meld_values", {}))
    return found or _check_cap(given.get("overtime_cap"), target)


def _check_named(
    variant: str, given: "dict[str, Any]", key: str, allowed: dict[str, tuple[str, ...]]
) -> list[Problem]:
    names = allowed[variant]
    if key not in given or given[key] in names:
        return []
    listed = " or ".join(names)
    text = f"In {variant} {titled(key)} is {listed}, not {given[key]}."
    return [Problem("not_allowed", f"rules.{key}", text, key)]


def _check_meld_values(variant: str, given: "dict[Any, Any]") -> list[Problem]:
    table = TABLES[ANY_TABLE[variant]]
    found = []
    for name in sorted([str(name) for name in given if name not in table]):
        text = f"{VALUES}: there is no meld \u201c{shown(name)}\u201d in {variant}."
        field = f"rules.meld_values.{shown(name)}"
        found.append(Problem("unknown_name", field, text, "meld_values"))
    for name in sorted([name for name in given if name in table]):
        found += _check_points(name, given[name], len(table[name]))
    return found


def _check_points(name: str, points: object, copies: int) -> list[Problem]:
    field = f"rules.meld_values.{name}"
    expected = f"a list of {copies} numbers, for 1 to {copies} together"
    text = f"{VALUES}: \u201c{name}\u201d takes {expected}, not {shown(points)}."
    if not isinstance(points, (list, tuple)) or not all(is_whole(n) for n in points):
        return [Problem("wrong_type", field, text, "meld_values")]
    if len(points) != copies or not all(0 <= number <= LARGEST for number in points):
        text = f"{VALUES}: \u201c{name}\u201d takes {expected}, each 0 or more."
        return [Problem("not_allowed", field, text, "meld_values")]
    return []


def _check_cap(cap: int | None, target: int) -> list[Problem]:
    if cap is None or cap >= target:
        return []
    text = f"{titled('overtime_cap')} is {cap}, below the target of {target}."
    return [Problem("not_allowed", "rules.overtime_cap", text, "overtime_cap")]
