"""What the bidder buried in a recorded hand, for its why (CT11, CT12)."""

from typing import Any

from games.rules.known_cards import points_buried
from games.selectors.table.buried import cards_in
from games.selectors.table.running import Running
from meld.picking import cards_view


def shown_buried(running: Running, each: Any) -> dict[str, Any] | None:
    """For `bury/_shown.html`; None where nobody wrote it down."""
    seat = str(each.facts.get("bidder_seat"))
    cards = cards_in(each.facts, seat)
    if not cards:
        return None
    points = points_buried(running.rules, each.facts)
    return {
        "text": f"Buried, {points} in counters",
        "cards": cards_view(cards),
        "rule": running.rule("CT11"),
    }
