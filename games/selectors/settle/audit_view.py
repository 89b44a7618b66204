"""A finished hand looked through: what was typed of it, what cannot be, the whole arithmetic."""

import json
from typing import Any

from games.rules.rulings.question import ALL, Question
from games.rules.rulings.rows_trouble import MADE
from games.selectors.rulebook import rule_pattern
from games.selectors.settle.desk_view import frame, games_view
from games.selectors.settle.fields import fields_of
from games.selectors.settle.place import Place
from games.selectors.settle.question_view import figures_view
from games.selectors.table.words import hidden, rule, slip
from meld.errors import Problem
from meld.picking import cards_view

HEADING = "Is everything in this hand possible?"
AUDIT = Question(
    "audit",
    "trouble",
    "audit",
    HEADING,
    {variant: MADE[variant] | {"trump": "H"} for variant in ALL},
    "",
    "G5",
    "bidder bid outcome trump meld trick_points took_trick buried_points cards_by_seat plays",
)


def audit_of(place: Place) -> Question:
    """The parts of a hand that this game has."""
    if place.variant == "cutthroat":
        return AUDIT
    names = " ".join(name for name in AUDIT.shows if name != "buried_points")
    return Question("audit", "trouble", "audit", HEADING, AUDIT.examples, "", "G5", names)


def audit_view(
    place: Place,
    typed: dict[str, str],
    answer: dict[str, Any] | None,
    *,
    words: str = "",
    problems: tuple[Problem, ...] = (),
) -> dict[str, Any]:
    """For `settle/audit.html`."""
    fields = fields_of(place, audit_of(place), typed, problems)
    told = [each for row in fields for each in row["errors"]]
    return frame(place, place.desk, "Look a hand through") | {
        "heading": HEADING,
        "words": words,
        "games": games_view(place, place.at("audit")),
        "answer": answer_view(place, answer) if answer else None,
        "fields": fields,
        "slips": [slip(each) for each in problems if each.message not in told],
        "action": place.at("audit"),
        "hidden": [] if place.running else hidden(game=place.variant),
        "question": json.dumps(place.request),
        "rule_at": rule_pattern(place.variant, place.book_asked),
        "minis": cards_view(place.rules.deck.codes),
    }


def answer_view(place: Place, answer: dict[str, Any]) -> dict[str, Any]:
    variant = place.variant
    return answer | {
        "problems": findings(answer["problems"], variant),
        "warnings": findings(answer["warnings"], variant),
        "figures": figures_view(answer["figures"], variant),
    }


def findings(rows: list[dict[str, Any]], variant: str) -> list[dict[str, Any]]:
    return [each | {"rule": rule(each["rule"], variant)} for each in rows]
