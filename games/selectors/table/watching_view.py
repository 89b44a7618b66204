"""The board of those who watch: how the running hand stands, and who is entering it."""

from typing import Any

from games.selectors.table.entering import Phones, entering
from games.selectors.table.laid import laid_words
from games.selectors.table.meld_view import outlook_view
from games.selectors.table.own_view import own_view
from games.selectors.table.step_state import StepState
from games.selectors.table.steps_view import steps_view


def watching_view(state: StepState) -> dict[str, Any]:
    """For `_watching.html`."""
    running = state.running
    steps = steps_view(state)
    return {
        "side": state.side,
        "steps": steps | {"items": [each | {"href": ""} for each in steps["items"]]},
        "needs": needs(state),
        "now": entering(running, Phones(running)),
        "laid": laid_words(running),
        "notice": state.look.notice,
        "own": own_view(running),
    }


def needs(state: StepState) -> str:
    """What the bidders need, or what the hand comes to that is not played."""
    if state.step == "bid":
        return ""
    if state.form_name == "result":
        verdict = state.result.verdict if state.result else None
        return verdict.headline if verdict else ""
    return str(outlook_view(state.running, state.entry)["strong"])
