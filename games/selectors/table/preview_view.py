"""What changes on the page while a step is typed: its preview, the pencil line, the totals."""

from typing import Any

from games.selectors.table.side_view import sides_view
from games.selectors.table.step_state import StepState


def preview_view(state: StepState) -> dict[str, Any]:
    """For `_previews.html`: fragments that replace those of the same id."""
    return {
        "said": f"games/table/_said_{state.form_name}.html",
        "entry": state.form,
        "sums": state.form.get("tallies", ()),
        "pencil": state.pencil,
        "sides": sides_view(state.running, state.then),
    }
