"""The form with which somebody else sits down (architecture §3, "seat")."""

from collections.abc import Mapping
from typing import Any

from games.selectors.table.running import Running
from games.selectors.table.words import hidden, slip


def seats_view(
    running: Running,
    typed: Mapping[str, str],
    problems: tuple[Any, ...] = (),
    notice: str = "",
) -> dict[str, Any]:
    """For `seats.html`: whose seat, the new name, from which hand on."""
    chosen = typed.get("seat", "")
    since = typed.get("since", "now")
    return {
        "title": "Who sits there",
        "second": running.title,
        "back": running.address,
        "action": running.at("seats"),
        "hidden": running.once(typed.get("key", "")) + hidden(from_hand=running.sheet.hand_number),
        "seats": [
            {
                "seat": seat,
                "name": name,
                "side": running.side_of_seat[seat],
                "is_chosen": str(seat) == chosen,
            }
            for seat, name in running.people.items()
        ],
        "name": typed.get("name", ""),
        "name_is_wrong": any(problem.field == "name" for problem in problems),
        "hand": running.sheet.hand_number,
        "is_always": since == "always",
        "slips": [slip(problem) for problem in problems],
        "notice": notice,
    }
