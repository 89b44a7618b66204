"""Hand and dealer, and the three pauses with what was written at them."""

from typing import Any

from games.selectors.table.entry import is_ready_for_result
from games.selectors.table.hand_line import bidder_name
from games.selectors.table.step_state import StepState, reachable
from games.selectors.table.words import suit

NAMES = {"bid": "Bid", "meld": "Meld", "tricks": "Tricks"}


def steps_view(state: StepState) -> dict[str, Any]:
    """For `_steps.html`."""
    running = state.running
    return {
        "hand": f"Hand {running.hand_number}",
        "dealer": f"{running.dealer_name} deals",
        "items": [item(state, step) for step in NAMES],
        "is_folded": state.look.open_seq is not None and not state.look.notice,
    }


def item(state: StepState, step: str) -> dict[str, Any]:
    """A step; a link to it where it can be gone to."""
    running = state.running
    can_go = reachable(running, step) == step
    return {
        "name": NAMES[step] if state.is_played or step != "tricks" else "Result",
        "href": running.step_href(step) if can_go and step != state.step else "",
        "is_current": step == state.step,
    } | written(state, step)


def written(state: StepState, step: str) -> dict[str, Any]:
    """What was written at a step that is done."""
    running = state.running
    if step == state.step or step not in running.draft.facts:
        return {}
    if step == "bid" and state.entry.get("bid") is not None:
        who = bidder_name(running, state.entry)
        return {"written": f"{who} {state.entry['bid']}", "suit": suit(state.entry.get("trump"))}
    if step == "meld" and is_ready_for_result(state.entry, running.playing):
        melds = state.entry["meld"]
        sides = [side for side in running.sides if side in melds]
        return {"written": " : ".join(str(melds[side]) for side in sides)}
    return {}
