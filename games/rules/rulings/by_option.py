"""Questions that one rule of the table answers in words: no figures are needed."""

from games.rules.options import Rules
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Ruling, show
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES: tuple[str, ...] = ()
OTHERWISE = "*"


def read(given: Given, question: Question) -> None:
    """Nothing is needed."""


def rule_on(rules: Rules, facts: None, question: Question, voice: Voice) -> Ruling:
    """What the table's value of the option says; `*` stands for any other value."""
    value: Any = None
    if question.options and isinstance(question.options[0], str):
        value = rules.as_dict().get(question.options[0])
    said = question.says.get(str(value), question.says.get(OTHERWISE, ("", "")))
    headline, reason = [text.replace("{value}", str(value)) for text in said]
    result = {"value": value}
    why = reason or question.because(rules, False)
    return Ruling(headline, why, question.rules, result, [show(headline)], [])
