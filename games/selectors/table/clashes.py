"""Cards that cannot all be in one deck: told with the card and the players, and a way to each."""

from typing import Any

from games.rules.fitting import DECK_RULES
from games.rules.hand_cards import clashes
from games.selectors.table.running import Running
from games.selectors.table.words import rule


def clash_slips(
    running: Running, facts: dict[str, Any], trump: str | None, *, way: str, besides: int = 0
) -> list[dict[str, Any]]:
    """Slips for `_slips.html`; their chips send `way` with a player's seat, but not that of `besides`."""
    return [
        {
            "id": f"slip-cards-{each.card}",
            "sentence": each.text,
            "rule": rule(DECK_RULES[running.rules.variant], running.rules.variant),
            "repairs": [
                {"name": way, "value": seat, "label": f"Cards of {running.people[int(seat)]}"}
                for seat in each.players
                if int(seat) != besides
            ],
        }
        for each in clashes(running.rules, running.people, facts, trump)
    ]
