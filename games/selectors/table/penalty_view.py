"""The form of a penalty line (G10)."""

from collections.abc import Mapping
from typing import Any

from games.rules.recap import hands_that_count
from games.selectors.table.running import Running
from games.selectors.table.words import slip

UNDER_HAND = "It counts with hand {number}, the last one on the sheet (G10)."
UNDER_NONE = "No hand is on the sheet yet: it will stand before the first one (G10)."


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
        "stands": stands_told(running),
        "fields": [points_field(running, side, typed, wrong) for side in running.sides],
        "note": typed.get("note", ""),
        "note_is_wrong": "note" in wrong,
        "notice": notice,
        "slips": [slip(problem) for problem in problems],
    }


def stands_told(running: Running) -> str:
    """The hand that a penalty written now would stand under."""
    hands = hands_that_count(running.sheet)
    return UNDER_HAND.format(number=hands[-1].number) if hands else UNDER_NONE


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
