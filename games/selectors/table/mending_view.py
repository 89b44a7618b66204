"""The pages of a correction: its steps in the table's frame, and the review before it is written."""

from collections.abc import Mapping
from typing import Any

from games.rules.errors import Problem, Refused
from games.selectors.changes import Changes, preview_of
from games.selectors.table.changes_view import changes_view
from games.selectors.table.mending import REASONS, Mending
from games.selectors.table.sheet_view import sheet_view
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.table_view import page, panel_view
from games.selectors.table.words import hidden, slip

COMPARE = "Compare"


def mending_view(mending: Mending, look: Look) -> dict[str, Any]:
    """For `table.html`: the step of the hand that is corrected, over the sheet as it stands."""
    state = StepState(mending, look)
    panel = panel_view(state)
    panel["steps"] |= {"hand": f"Correct {mending.hand_number}"}
    if state.step == "tricks":
        panel["entry"] |= {"button": COMPARE, "pad": panel["entry"]["pad"] | {"action": COMPARE}}
    panel["entry"]["hidden"] = hidden(
        step=state.step, mark=state.mark, hand=mending.hand_number, c=mending.carried
    )
    return page(mending) | {
        "sheet": sheet_view(mending, pencil=state.pencil),
        "mark": state.mark,
        "panel": panel | {"saved": None, "is_answer": True, "is_plain": True},
        "panel_template": "games/table/_panel.html",
    }


def review_view(
    mending: Mending, typed: Mapping[str, str], problems: tuple[Problem, ...] = ()
) -> dict[str, Any]:
    """For `review.html`: what changes downstream, and why it is corrected."""
    line = mending.line
    changes: Changes | None = None
    try:
        facts = mending.entry() | {"target": line.seq}
        changes = preview_of(mending.game, {"kind": "correction", "facts": facts})
    except Refused as refused:
        problems = problems or refused.problems
    return {
        "title": f"Correct hand {line.number}",
        "second": mending.title,
        "back": mending.step_href("tricks"),
        "cancel": f"{mending.address}?hand={line.seq}",
        "action": mending.at("correct-review", line.seq),
        "hidden": mending.once() + hidden(c=mending.carried, version=mending.sheet.version),
        "slips": [slip(problem) for problem in problems],
        "changes": changes_view(changes) if changes else None,
        "reasons": [{"value": each, "is_chosen": typed.get("reason") == each} for each in REASONS],
        "note": typed.get("note", mending.line.facts.get("note", "")),
        "reason_other": typed.get("reason_other", ""),
    }
