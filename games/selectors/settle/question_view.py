"""A question's page: the answer, other readings beside it, remedies, and the inputs."""

import json
from typing import Any
from urllib.parse import urlencode

from games.rules.rulings.question import Question
from games.selectors.rulebook import rule_pattern
from games.selectors.settle.desk_view import frame, question_row
from games.selectors.settle.fields import fields_of
from games.selectors.settle.place import Place
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
    *,
    words: str = "",
    problems: tuple[Problem, ...] = (),
) -> dict[str, Any]:
    """For `settle/question.html`; `answer` is None where the question could not be read.

    `asked` is what the phone asks, but for what is typed.
    """
    fields = fields_of(place, question, typed, problems)
    told = [each for row in fields for each in row["errors"]]
    return frame(place, place.desk) | {
        "heading": question.heading,
        "words": words,
        "answer": answer_view(place, answer) if answer else None,
        "mine": "This table" if place.running else "Standard game",
        "cards": cards_told(place, question, typed),
        "not_offered": question.not_offered,
        "fields": fields,
        "slips": [slip(each) for each in problems if each.message not in told],
        "action": place.at(question.key),
        "hidden": [] if place.running else hidden(game=place.variant),
        "question": json.dumps(asked),
        "rule_at": rule_pattern(place.variant, place.book_asked),
        "penalty_at": penalty_at(place),
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


def answer_view(place: Place, answer: dict[str, Any]) -> dict[str, Any]:
    """A ruling with rules, cards and links as pages show them."""
    variant = place.variant
    return answer | {
        "rules": [rule(id, variant) for id in answer["rules"]],
        "figures": figures_view(answer["figures"], variant),
        "remedies": [remedy_view(place, each) for each in answer["remedies"]],
    }


def figures_view(figures: list[dict[str, Any]], variant: str) -> list[dict[str, Any]]:
    return [
        each | {"rule": rule(each["rule"], variant), "cards": cards_view(each["cards"])}
        for each in figures
    ]


def remedy_view(place: Place, remedy: dict[str, Any]) -> dict[str, Any]:
    """A remedy; at a table with a link to the page where it is written down."""
    href, label = "", "Write it down"
    if penalty_at(place) and remedy["penalty"]:
        points = {f"points.{side}": remedy["penalty"][side] for side in remedy["penalty"]}
        href = f"{penalty_at(place)}?{urlencode(points | {'note': remedy['words']})}"
    if place.running is not None and remedy["way"] == "strike":
        href, label = last_hand(place), "To the last hand"
    told = {"rule": rule(remedy["rule"], place.variant), "href": href, "label": label}
    return remedy | told


def penalty_at(place: Place) -> str:
    """Where a penalty line is written; "" where there is no table, its game is over, or one watches."""
    if place.running is None or place.running.sheet.is_over or not place.running.may_record:
        return ""
    return place.running.at("penalty")


def last_hand(place: Place) -> str:
    """The last hand on the sheet, opened, where it can be struck out; the sheet where there is none."""
    running = place.running
    lines = [each for each in running.sheet.lines if each.kind == "hand"] if running else []
    return f"{running.address}?hand={lines[-1].seq}" if running and lines else place.home


def related(place: Place, question: Question) -> list[dict[str, Any]]:
    """The next questions of the same subject."""
    same = [each for each in place.questions if each.group == question.group]
    at = same.index(question)
    following = same[at + 1 :] + same[:at]
    return [question_row(place, each) for each in following[:RELATED]]
