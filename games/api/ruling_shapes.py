"""The shapes of the dispute desk: a question with what is given to it, and its ruling."""

from typing import Any

from games.api.answers import REASON, RESULTS, RULE, problem
from games.api.problems import ERRORS, WARNINGS
from games.api.questions import score_parts
from games.api.shapes import (
    SUIT_OR_NULL,
    TEXT,
    WHOLE,
    YES_NO,
    Shape,
    any_cards,
    cards,
    closed,
    listed,
    or_null,
    told_as,
)
from games.rules.asking import PLAYERS
from games.rules.entry import OUTCOMES
from games.rules.option import VARIANT_NAMES
from games.rules.rulings.audit import PARTS
from games.rules.rulings.desk import QUESTIONS, questions_of
from games.rules.rulings.form import SEATS
from games.rules.rulings.question import GROUPS
from games.rules.variants import LETTERS

NUMBER: Shape = {"anyOf": [WHOLE, TEXT, {"type": "null"}]}
FLAG: Shape = {"anyOf": [YES_NO, TEXT, {"type": "null"}]}
TYPED = "A number may be text and a sum: 200+50. What is left out is the question's own example."
ANY: dict[str, Any] = {"type": "object", "additionalProperties": True}


def ruling_parts(variant: str) -> dict[str, Shape]:
    """A question of this game, what is given to it, and names for the sentences."""
    keys = [question.key for question in questions_of(variant)]
    names = closed(dict.fromkeys(LETTERS, TEXT), [])
    people = closed(dict.fromkeys(SEATS, TEXT), [])
    return {
        "question": {"type": "string", "enum": keys},
        "given": told_as(closed(_given(variant), []), TYPED),
        "names": told_as(names, "What the sides are called in the sentences."),
        "people": told_as(people, "Who sits where, for sentences about an auction."),
        "hand": told_as(_hand(variant), "The hand in which a meld question is asked."),
    }


def _hand(variant: str) -> Shape:
    sides = LETTERS[:3] if variant == "cutthroat" else LETTERS[:2]
    return closed(
        {
            "entry": score_parts(variant)["entry"],
            "side": {"type": "string", "enum": list(sides)},
            "cards": cards(variant),
            "name": told_as(TEXT, "Over its column: hand 4."),
        }
    )


def _given(variant: str) -> dict[str, Shape]:
    sides = LETTERS[:3] if variant == "cutthroat" else LETTERS[:2]
    numbers = or_null(closed(dict.fromkeys(sides, NUMBER), []))
    flags = or_null(closed(dict.fromkeys(sides, FLAG), []))
    seat = {"type": "integer", "minimum": 1, "maximum": PLAYERS[variant]}
    call = closed({"seat": seat, "bid": or_null(WHOLE)})
    parts: dict[str, Shape] = dict.fromkeys(("cards", "partner", "plays", "hand"), cards(variant))
    parts |= dict.fromkeys(("meld", "trick_points", "totals_before", "points", "counters"), numbers)
    parts |= dict.fromkeys(("took_trick", "only_dix"), flags)
    parts |= dict.fromkeys(("bid", "target_before", "hands", "buried_points", "dealer"), NUMBER)
    parts |= dict.fromkeys(("forced", "under_the_gun", "moon", "made", "first_trick"), FLAG)
    return parts | {
        "trump": SUIT_OR_NULL,
        "bidder": {"type": "string", "enum": list(sides)},
        "last_trick": {"type": "string", "enum": list(sides)},
        "outcome": {"type": "string", "enum": list(OUTCOMES)},
        "calls": told_as({"anyOf": [listed(call), TEXT]}, "A list, or one line: 1:250 2:pass."),
    }


def audit_parts(variant: str) -> dict[str, Shape]:
    """A finished hand as it was written: numbers or cards, and perhaps every card played."""
    given = _given(variant)
    seats = closed(dict.fromkeys(SEATS, any_cards()), [])
    asked = {name: given[name] for name in PARTS if name in given}
    asked |= {"cards_by_seat": or_null(seats), "plays": any_cards(), "leader": NUMBER}
    names = closed(dict.fromkeys(LETTERS, TEXT), [])
    people = closed(dict.fromkeys(SEATS, TEXT), [])
    return {
        "hand": told_as(closed(asked, []), "Blank meld is what the cards make."),
        "names": told_as(names, "What the sides are called in the sentences."),
        "people": told_as(people, "Who sits where."),
    }


POINTS = closed(dict.fromkeys(LETTERS, WHOLE), [])
FIGURE = closed(
    {
        "points": or_null(WHOLE),
        "text": told_as(TEXT, "The points as they are written."),
        "name": told_as(TEXT, "Over the first line of a side, its name."),
        "words": TEXT,
        "rule": RULE,
        "cards": listed(TEXT),
        "side": told_as(TEXT, "A side, or empty."),
        "is_sum": YES_NO,
    }
)
CELL = closed({"side": TEXT, "word": TEXT, "text": TEXT, "is_set": YES_NO})
READING = closed(
    {
        "words": TEXT,
        "option": TEXT,
        "value": told_as({}, "As the option is written among the rules."),
        "is_this_table": YES_NO,
        "headline": TEXT,
        "result": ANY,
        "shown": listed(CELL),
        "is_wide": YES_NO,
    }
)
REMEDY = closed(
    {
        "words": TEXT,
        "way": TEXT,
        "rule": RULE,
        "penalty": told_as(POINTS, "The penalty line that would come to it; nothing writes it."),
        "after": POINTS,
        "told": TEXT,
    }
)
RULING = closed(
    {
        "question": {"type": "string", "enum": [question.key for question in QUESTIONS]},
        "heading": told_as(TEXT, "The question as players ask it."),
        "group": {"type": "string", "enum": [name for name, _ in GROUPS]},
        "headline": told_as(TEXT, "The answer in one sentence."),
        "reason": REASON,
        "rules": listed(RULE),
        "figures": listed(FIGURE),
        "result": told_as(ANY, "The figures by name, as the kind of question has them."),
        "shown": listed(CELL),
        "columns": told_as(listed(TEXT), "The names over what is shown by side."),
        "other": told_as(listed(READING), "The table's own reading first, then the others."),
        "remedies": listed(REMEDY),
        "not_offered": told_as(TEXT, "A reading that no option offers, or empty."),
    }
)
EXAMPLE = {
    "variant": VARIANT_NAMES[1],
    "question": "extra-king",
    "given": {"cards": "AH 10H KH QH JH KH", "trump": "H"},
}
AUDIT = closed(
    {
        "headline": TEXT,
        "reason": REASON,
        "problems": told_as(
            listed(problem([code for code, _ in ERRORS])), "Everything in it that cannot be."
        ),
        "warnings": listed(
            problem([code for code, _ in WARNINGS] + ["hand_too_large", "cards_missing"])
        ),
        "figures": listed(FIGURE),
        "result": or_null(
            closed(
                {
                    "result": {"type": "string", "enum": RESULTS},
                    "delta": POINTS,
                    "meld": POINTS,
                }
            )
        ),
        "rules": listed(RULE),
    }
)
AUDITED = {
    "variant": VARIANT_NAMES[1],
    "hand": {
        "bidder": "A",
        "bid": 320,
        "trump": "H",
        "meld": {"A": 150, "B": 40},
        "trick_points": {"A": 160, "B": 80},
    },
}
