"""A question's page: the answer, other readings beside it, remedies, and the inputs."""

import json
from typing import Any

from games.rules.rulings.question import Question
from games.selectors.rulebook import rule_pattern
from games.selectors.settle.desk_view import frame, question_row
from games.selectors.settle.fields import fields_of
from games.selectors.settle.filling import Filled
from games.selectors.settle.place import Place
from games.selectors.settle.remedies import example_of, penalty_at, remedies_view
from games.selectors.table.words import hidden, rule, slip
from meld.cards import read_cards
from meld.errors import CardsRefused, Problem
from meld.picking import cards_view

RELATED = 4


def question_view(
    place: Place,
    question: Question,
    typed: dict[str, str],
    answer: dict[str, Any] | None,
    asked: dict[str, Any],
    filled: Filled,
    *,
    words: str = "",
    problems: tuple[Problem, ...] = (),
) -> dict[str, Any]:
    """For `settle/question.html`; `answer` is None where the question could not be read.

    `asked` is what the phone asks, but for what is typed; `filled` what holds where nothing is.
    """
    fields = fields_of(place, question, typed, problems)
    told = [each for row in fields for each in row["errors"]]
    return frame(place, place.desk) | {
        "heading": question.heading,
        "words": words,
        "answer": answer_view(place, question, typed, answer, filled) if answer else None,
        "mine": "This table" if place.running else "Standard game",
        "cards": cards_told(place, question, typed),
        "not_offered": question.not_offered,
        "fields": fields,
        "slips": [slip(each) for each in problems if each.message not in told],
        "action": place.at(question.key),
        "hidden": [] if place.running else hidden(game=place.variant),
        "question": json.dumps(asked),
        "rule_at": rule_pattern(place.variant, place.book_asked),
        "penalty_at": penalty_at(place, filled),
        "example": json.dumps(example_of(place, question, filled)),
        "minis": cards_view(place.rules.deck.codes),
        "related": related(place, question),
    }


def cards_told(place: Place, question: Question, typed: dict[str, str]) -> dict[str, Any] | None:
    """The cards that are asked about, small, under the question; None where there are none."""
    if "cards" not in question.shows:
        return None
    try:
        cards = cards_view(read_cards(typed.get("cards", ""), place.rules.deck))
    except CardsRefused:
        cards = []
    return {"name": "cards", "cards": cards}


def answer_view(
    place: Place, question: Question, typed: dict[str, str], answer: dict[str, Any], filled: Filled
) -> dict[str, Any]:
    """A ruling with rules, cards and links as pages show them."""
    variant = place.variant
    return answer | {
        "rules": [rule(id, variant) for id in answer["rules"]],
        "figures": figures_view(answer["figures"], variant),
        "remedies": remedies_view(place, question, typed, answer["remedies"], filled),
    }


def figures_view(figures: list[dict[str, Any]], variant: str) -> list[dict[str, Any]]:
    return [
        each | {"rule": rule(each["rule"], variant), "cards": cards_view(each["cards"])}
        for each in figures
    ]


def related(place: Place, question: Question) -> list[dict[str, Any]]:
    """The next questions of the same subject."""
    same = [each for each in place.questions if each.group == question.group]
    at = same.index(question)
    following = same[at + 1 :] + same[:at]
    return [question_row(place, each) for each in following[:RELATED]]
