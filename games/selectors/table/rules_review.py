"""Other rules before they are written: which hands and totals change, or why they cannot be."""

from typing import Any

from games.carried import carry
from games.rules.errors import Problem, Refused
from games.rules.option_titles import TITLES
from games.rules.options import OPTIONS, Rules
from games.selectors.changes import Changes, preview_of
from games.selectors.option_words import value_words
from games.selectors.table.changes_view import changes_view
from games.selectors.table.running import Running
from games.selectors.table.words import hidden, slip

REFUSED = (
    "Nothing is changed: one hand could not have been played so.",
    "Nothing is changed: {count} hands could not have been played so.",
)


def line_of_rules(running: Running) -> str:
    """What carried rules belong to: this game alone."""
    return f"rules:{running.game.pk}"


def carry_rules(running: Running, rules: Rules) -> str:
    """Rules on their way to the review, as text for an address."""
    return carry({"rules": rules.differences}, line_of_rules(running))


def rules_review_view(
    running: Running,
    rules: Rules,
    *,
    key: str = "",
    problems: tuple[Problem, ...] = (),
    notice: str = "",
) -> dict[str, Any]:
    """For `rules/review.html`."""
    changes: Changes | None = None
    try:
        facts = {"rules": rules.differences}
        changes = preview_of(running.game, {"kind": "rules", "facts": facts})
    except Refused as refused:
        problems = problems or refused.problems
    carried = carry_rules(running, rules)
    return {
        "title": "Other rules",
        "second": running.title,
        "back": f"{running.at('rules')}?c={carried}",
        "action": running.at("rules-review"),
        "hidden": running.once(key) + hidden(c=carried, version=running.sheet.version),
        "rows": changed_rows(running.rules, rules),
        "notice": notice,
        "refusal": refusal(problems),
        "slips": [slip(problem) for problem in problems],
        "changes": changes_view(changes) if changes and not problems else None,
    }


def refusal(problems: tuple[Problem, ...]) -> str:
    """How many hands stand against it, in a sentence; "" for none."""
    fields = [problem.field.split(".") for problem in problems]
    hands = {field[1] for field in fields if field[0] == "hands"}
    return REFUSED[len(hands) > 1].format(count=len(hands)) if hands else ""


def changed_rows(was: Rules, now: Rules) -> list[dict[str, str]]:
    """The options that are written otherwise, with their values now and then."""
    before, after = was.as_dict(), now.as_dict()
    written = was.differences | now.differences
    return [
        {
            "label": TITLES[each.key],
            "value": value_words(each, after[each.key]),
            "default": value_words(each, before[each.key]),
        }
        for each in OPTIONS
        if each.key in written and before[each.key] != after[each.key]
    ]
