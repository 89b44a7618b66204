"""What a phone at the table may do itself: its own calls and cards, or the way to a seat.

On the board of those who watch. Nothing of it shows a card.
"""

from typing import Any

from games.selectors.table.call_state import CallState
from games.selectors.table.running import Running


def own_view(running: Running) -> dict[str, Any] | None:
    """For `_own.html`; None at an earlier game. The same for everybody without a seat."""
    if not running.is_current:
        return None
    seat = running.own_seat
    return {
        "name": running.people[seat] if seat else "",
        "seat_href": running.at("seat"),
        "ways": ways(running, seat) if seat else [],
    }


def ways(running: Running, seat: int) -> list[dict[str, Any]]:
    """One's own cards; and one's own calls, as long as nobody has written the bid."""
    state = CallState(running)
    is_turn = state.turn == seat and bool(state.heard)
    call = {"label": "Your call" if is_turn else "Calls", "href": running.at("auction")}
    cards = {"label": "My cards", "href": running.at("own-cards"), "is_main": not is_turn}
    is_open = "bid" not in running.draft.facts and seat in state.order
    return [cards, call | {"is_main": is_turn}] if is_open else [cards]
