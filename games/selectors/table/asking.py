"""The questions that a hand's numbers raise, with the answers that were given (CT16, CT17, CT27).

An answer counts only while its question stands: whoever says that Sol won no trick, and then
gives Sol 60 points, has taken the answer back. An answer may raise the next question.
"""

from typing import Any

from games.rules.known_cards import told_by_cards
from games.rules.questions import Question, questions
from games.rules.table_rules import Rules
from games.selectors.table.entry import answers_in, asked_of_tricks, scored


class Asked:
    """The questions in the order in which they came up, and the hand with the answers that count.

    `hand` is whole, as its steps tell it; `entry` is the part of it that is scored.
    """

    def __init__(self, rules: Rules, hand: dict[str, Any], names: dict[str, str]) -> None:
        self.hand, self.told = hand, told_by_cards(rules, hand)
        answers, entry = answers_in(hand), scored(rules, hand)
        self.entry = {name: entry[name] for name in entry if name not in answers} | self.told
        self.all: list[Question] = []
        self.open: list[Question] = []
        while self.ask(questions(rules, self.entry, names), entry):
            pass

    @property
    def tricks(self) -> dict[str, Any]:
        """The part of the hand that its last step asks for."""
        asked = asked_of_tricks(self.hand)
        found = {name: value for name, value in self.entry.items() if name in asked}
        told = self.told.get("only_dix", {})
        nines = {
            side: is_so for side, is_so in found.pop("only_dix", {}).items() if side not in told
        }
        return found | ({"only_dix": nines} if nines else {})

    def ask(self, found: tuple[Question, ...], entry: dict[str, Any]) -> bool:
        """Put the questions that are new; whether one of them is answered already."""
        known = {question.field for question in self.all}
        self.all += [question for question in found if question.field not in known]
        self.open = [question for question in found if answer_in(entry, question.field) is None]
        answered = [question for question in found if question not in self.open]
        for question in answered:
            self.entry = with_answer(self.entry, question.field, answer_in(entry, question.field))
        return bool(answered)


def answer_in(entry: dict[str, Any], field: str) -> Any:
    """What an entry answers to `took_trick.B` or `buried_points`; None where it does not."""
    name, _, side = field.partition(".")
    value = entry.get(name)
    return value.get(side) if side and isinstance(value, dict) else value


def with_answer(entry: dict[str, Any], field: str, answer: Any) -> dict[str, Any]:
    name, _, side = field.partition(".")
    return entry | {name: (entry.get(name, {}) | {side: answer}) if side else answer}
