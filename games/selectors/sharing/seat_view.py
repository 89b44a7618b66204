"""Whose phone this is: the seats of the table, and the one that this phone has or asks for."""

from typing import Any

from games.access import allows
from games.selectors.table.live_view import live_of
from games.selectors.table.running import Running


def seat_view(running: Running, notice: str = "") -> dict[str, Any]:
    """For `share/seat.html`. One query."""
    grant = running.table.grant
    asked = grant.seat_asked if grant.seat_asked in running.people else None
    taken = set(running.table.grants.filter(revoked_at=None).values_list("seat", flat=True))
    return {
        "title": "My seat",
        "second": running.title,
        "back": running.address,
        "live": live_of(running),
        "notice": notice,
        "action": running.at("seat"),
        "name": running.people[running.own_seat] if running.own_seat else "",
        "asked": running.people[asked] if asked else "",
        "is_given": allows(grant, "record"),
        "seats": [
            {
                "seat": seat,
                "name": name,
                "side": running.side_of_seat[seat],
                "note": note(running, seat, taken),
                "is_own": seat == running.own_seat,
                "is_asked": seat == asked,
            }
            for seat, name in running.people.items()
        ],
    }


def note(running: Running, seat: int, taken: set[int | None]) -> str:
    """Whether a phone sits there."""
    if seat == running.own_seat:
        return "this phone"
    return "another phone" if seat in taken else ""
