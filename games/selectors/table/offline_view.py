"""What a phone needs to go on with a game without a network: who plays by which rules, and the parts
that its page draws then. The phone scores by the same rules (architecture §2); nothing counts before
the ledger has it.
"""

import json
from typing import Any

from games.rules.hand_checks import has_outcome
from games.rules.people import suggest_playing
from games.selectors.table.entry import so_far
from games.selectors.table.running import Running
from games.selectors.table.step_state import StepState
from games.selectors.table.words import SUIT_NAMES

ENDS = (
    ("played", "Played"),
    ("thrown_in", "Thrown in"),
    ("conceded_after_widow", "Conceded"),
    ("passed_out", "Nobody bid"),
)


def sheet_now(state: StepState) -> str:
    """Where the game stands, as its page carries it: `data-sheet`."""
    running = state.running
    return json.dumps(
        {
            "game": running.game.number,
            "hand": running.hand_number,
            "version": running.sheet.version,
            "totals": running.sheet.totals,
            "target": running.sheet.target,
            "dealer": running.sheet.dealer,
            "draft": so_far(running.rules, running.draft.facts, running.playing),
        },
        separators=(",", ":"),
    )


def offline_view(running: Running) -> dict[str, Any]:
    """For `offline/parts.html`."""
    rules = running.rules
    return {
        "told": json.dumps(told(running)),
        "action": running.at("step-tricks"),
        "columns": len(running.sides),
        "unit": rules.unit,
        "sides": [{"side": each, "name": running.names[each]} for each in running.sides],
        "seats": [
            {"seat": seat, "name": running.people[seat], "side": running.side_of_seat[seat]}
            for side in running.sides
            for seat in running.seats_of(side)
        ],
        "suits": [{"code": code, "name": name} for code, name in SUIT_NAMES.items()],
        "ends": [
            {"value": value, "label": label} for value, label in ENDS if has_outcome(rules, value)
        ],
        "is_partnership": rules.is_partnership,
        "sits_out": not rules.is_partnership and len(running.sides) > 3,
        "trick_word": f"tricks, {rules.trick_total} in all",
    }


def told(running: Running) -> dict[str, Any]:
    """The game as the scripts of the page want it."""
    rules = running.rules
    return {
        "table": running.table.address,
        "title": running.title,
        "game": running.game.number,
        "variant": running.game.variant,
        "rules": rules.differences,
        "unit": rules.unit,
        "trickTotal": rules.trick_total,
        "isPartnership": rules.is_partnership,
        "sides": running.names,
        "seats": {str(seat): name for seat, name in running.people.items()},
        "sideOfSeat": {str(seat): side for seat, side in running.side_of_seat.items()},
        "playing": {str(dealer): list(sitting(running, dealer)) for dealer in running.people},
        "empty": so_far(rules, {}, running.playing),
    }


def sitting(running: Running, dealer: int) -> tuple[str, ...]:
    """The sides that play when that seat deals, by today's totals (CT25)."""
    sheet, people = running.sheet, len(running.people)
    return suggest_playing(running.rules, people, dealer, sheet.totals, sheet.target)
