"""The form of a penalty line (G10)."""

from collections.abc import Mapping
from typing import Any

from games.selectors.table.running import Running
from games.selectors.table.words import slip


def penalty_view(
    running: Running,
    typed: Mapping[str, str],
    problems: tuple[Any, ...] = (),
    *,
    notice: str = "",
) -> dict[str, Any]:
    """For `penalty.html`: points for each side, a note, and what was wrong with them."""
    wrong = {problem.field for problem in problems}
    return {
        "title": "Penalty",
        "second": running.title,
        "back": running.address,
        "action": running.at("penalty"),
        "hidden": running.once(typed.get("key", "")),
        "fields": [points_field(running, side, typed, wrong) for side in running.sides],
        "note": typed.get("note", ""),
        "note_is_wrong": "note" in wrong,
        "notice": notice,
        "slips": [slip(problem) for problem in problems],
    }


def points_field(
    running: Running, side: str, typed: Mapping[str, str], wrong: set[str]
) -> dict[str, Any]:
    name = f"points.{side}"
    return {
        "name": name,
        "label": running.names[side],
        "side": side,
        "value": typed.get(name, ""),
        "is_wrong": name in wrong or "points" in wrong,
    }
