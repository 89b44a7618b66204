"""The last step of a hand that is not played: what it comes to, before it is saved."""

from typing import Any

from games.selectors.table.running import Running
from games.selectors.table.tricks_view import Result
from games.selectors.table.words import rule, rules_told, signed, slip


def result_view(running: Running, result: Result, problems: tuple[Any, ...] = ()) -> dict[str, Any]:
    """For `_result.html`."""
    verdict = result.verdict
    reasons = verdict.reasons if verdict else ()
    return {
        "headline": verdict.headline if verdict else "",
        "reasons": [reason_view(running, each) for each in reasons],
        "rules": rules_told(running.game.variant, [each.rule for each in reasons]),
        "slips": [slip(problem) for problem in (problems or result.problems)],
        "button": "Save",
        "pad": {"action": "Save"},
    }


def reason_view(running: Running, each: Any) -> dict[str, Any]:
    return {
        "points": signed(each.points),
        "words": f"{running.names[each.side]}: {each.text}",
        "rule": rule(each.rule, running.game.variant),
        "tone": "",
    }
