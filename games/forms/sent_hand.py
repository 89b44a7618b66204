"""A whole hand as the last step's form sends it: bid and meld as its page showed them, and tricks.

So a hand that is sent twice says the same twice, though its draft is gone; and a draft that
another phone has changed in the meantime is noticed before anything is written.
"""

import json
from typing import Any

from django.http import QueryDict

from games.canonical import same_data, storable
from games.forms.figures import read_number
from games.forms.steps import read_tricks
from games.models import Game
from games.rules.table_rules import Rules
from games.selectors.ledger import rules_of
from games.selectors.table.asking import Asked
from games.selectors.table.entry import so_far


class SentHand:
    """The hand of a form, its number, and what the form saw of the sheet.

    `seen` is the draft as a phone without a network saw it last, before it wrote the whole hand.
    `facts` is the hand with those answers that count; `problems` are those of form; `is_open`
    tells that a question was not answered.
    """

    def __init__(self, rules: Rules, data: QueryDict) -> None:
        self.number = read_number(data.get("hand", ""))
        self.version = read_number(data.get("version", ""))
        self.key = data.get("key", "")
        self.fields = data.dict()
        self.so_far = read_so_far(data.get("so_far", ""))
        self.seen = read_so_far(data.get("seen", "")) or self.so_far
        read = read_tricks(data, playing_in(self.so_far, rules), rules.trick_total)
        asked = Asked(rules, read.facts | self.so_far, {})
        self.problems = read.problems
        self.is_open = bool(asked.open)
        self.facts = self.so_far | asked.tricks
        self.accepted = (*irregular_in(self.so_far), *data.getlist("accept"))

    def is_stale(self, game: Game) -> bool:
        """Whether the draft has changed since the form was shown. `game` has its draft at hand."""
        steps, rules = game.draft.facts, rules_of(game)
        now = so_far(rules, steps, playing_in(steps.get("bid", {}), rules))
        is_known = same_data(self.so_far, now) or same_data(self.seen, now)
        return self.number == game.draft.hand_number and not is_known


def read_so_far(text: str) -> dict[str, Any]:
    """The hand so far as a form sent it; nothing where that is no text of ours."""
    try:
        value = storable(json.loads(text))
    except (ValueError, RecursionError):  # NotStorable is a ValueError
        return {}
    return value if isinstance(value, dict) else {}


def playing_in(facts: dict[str, Any], rules: Rules) -> tuple[str, ...]:
    """The sides that play a hand: those that it names, else all."""
    named = texts(facts.get("playing"))
    return tuple(named) or rules.sides


def irregular_in(facts: dict[str, Any]) -> list[str]:
    """The irregularities that the table accepted at an earlier step."""
    return texts(facts.get("irregular"))


def texts(value: Any) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
