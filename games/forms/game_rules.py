"""The house rules of one game as they are typed: options left blank are standard.

What may be is for games.rules; every problem of form and of the rules is told at once.
"""

from typing import Any

from django.http import QueryDict

from games.forms.new_table import read_rules_typed
from games.rules.errors import Problem, RulesRefused
from games.rules.options import Rules, read_rules

CLASSIC = "classic"


class RulesRead:
    """What was typed: the rules, or None with every problem in it; `given` is what could be read."""

    def __init__(self, given: dict[str, Any], problems: list[Problem], rules: Rules | None) -> None:
        self.given = given
        self.problems = tuple(problems)
        self.rules = None if problems else rules


def read_game_rules(variant: str, scale: str | None, data: QueryDict) -> RulesRead:
    """The options of a form. With a `scale` that one holds, whatever was sent."""
    given, problems = read_rules_typed(variant, data)
    if scale is not None:
        given = with_scale(given, scale)
    try:
        return RulesRead(given, problems, read_rules(variant, given))
    except RulesRefused as refused:
        return RulesRead(given, problems + list(refused.problems), None)


def with_scale(differences: dict[str, Any], scale: str) -> dict[str, Any]:
    """The differences with this scale, which is not written down when it is the classic one."""
    others = {key: value for key, value in differences.items() if key != "scale"}
    return others if scale == CLASSIC else others | {"scale": scale}
