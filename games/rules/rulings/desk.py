"""The dispute desk: a question under a table's rules, the ruling, and the other readings beside it.

Request {variant, rules?, question: key, given?: {...}, names?: {side: name}, people?: {seat: name},
hand?: {entry, side, cards, name}: the hand that a meld question is asked in}; what `given` leaves
out is the question's own example. Answer: question, heading, group; headline, reason, rules (ids),
figures; result (for programs, by kind), shown; other: [{words, option, value, is_this_table,
result, shown}], the table's own first; remedies; not_offered: a sentence or "".
"""

from games.rules.asking import read_fields, read_game
from games.rules.errors import Problem, Refused
from games.rules.options import Rules
from games.rules.rulings import (
    by_auction,
    by_choice,
    by_count,
    by_deal,
    by_end,
    by_hand,
    by_meld,
    by_option,
    by_redeal,
    by_trick,
    by_trouble,
)
from games.rules.rulings.form import SEATS, form_problems
from games.rules.rulings.given import Given
from games.rules.rulings.in_hand import InHand, put_in_hand, read_in_hand
from games.rules.rulings.question import Question
from games.rules.rulings.rows_before_play import BEFORE_PLAY
from games.rules.rulings.rows_bidding import BIDDING
from games.rules.rulings.rows_end import END
from games.rules.rulings.rows_hand import HAND
from games.rules.rulings.rows_meld import MELD
from games.rules.rulings.rows_more_meld import MORE_MELD
from games.rules.rulings.rows_play import PLAY
from games.rules.rulings.rows_saving import SAVING
from games.rules.rulings.rows_trouble import TROUBLE
from games.rules.rulings.rows_unplayed import UNPLAYED
from games.rules.rulings.ruling import Ruling, named
from games.rules.rulings.scaled import on_scale
from games.rules.rulings.tried import Tried, tried
from games.rules.variants import LETTERS
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

QUESTIONS: tuple[Question, ...] = (
    MELD + MORE_MELD + BIDDING + BEFORE_PLAY + PLAY + HAND + SAVING + UNPLAYED + END + TROUBLE
)
QUESTION_BY_KEY = {question.key: question for question in QUESTIONS}
KINDS: "dict[str, Any]" = {
    "auction": by_auction,
    "choice": by_choice,
    "count": by_count,
    "deal": by_deal,
    "end": by_end,
    "hand": by_hand,
    "meld": by_meld,
    "option": by_option,
    "redeal": by_redeal,
    "trick": by_trick,
    "trouble": by_trouble,
}
THIS_TABLE = "as now"
LONGEST_CELL = 9


def questions_of(variant: str) -> tuple[Question, ...]:
    """The questions of a game, in the order in which they are listed."""
    return tuple([question for question in QUESTIONS if variant in question.examples])


def answer_ruling(request: object) -> "dict[str, Any]":
    """Answer a question of the desk, as plain data.

    :raises Refused: with every problem of the request.
    """
    fields, problems = read_fields(
        request, ("variant", "question"), ("rules", "given", "names", "people", "hand")
    )
    rules, wrong = read_game(fields)
    problems += wrong
    question = _question(fields, problems)
    values = _given(fields, rules, question, problems)
    names = read_names(fields.get("names", {}), problems)
    people = read_people(fields.get("people", {}), problems)
    hand = None
    if rules is not None and "hand" in fields:
        hand = read_in_hand(rules, fields["hand"], problems)
    if rules is None or question is None or problems:
        raise Refused(problems)
    voice = Voice(rules, names, people)
    return rule(rules, question, values, voice, hand if question.kind == "meld" else None)


def rule(
    rules: Rules,
    question: Question,
    values: "dict[str, Any]",
    voice: Voice,
    hand: InHand | None = None,
) -> "dict[str, Any]":
    """The ruling on what holds, and what it would be under other rules.

    :raises Refused: with everything that cannot be read.
    """
    kind = KINDS[question.kind]
    given = Given(rules, values)
    facts = kind.read(given, question)
    if given.problems:
        raise Refused(given.problems)
    ruling: Ruling = kind.rule_on(rules, facts, question, voice)
    columns = [voice.name(each["side"]) for each in ruling.shown if each["side"]]
    if hand is not None:
        put_in_hand(rules, hand, ruling)
        columns = hand.columns
    other = []
    for each in tried(rules, question):
        if not each.is_table:
            found = kind.rule_on(each.rules, facts, question, voice)
            if hand is not None:
                put_in_hand(each.rules, hand, found)
            other.append(_row(each.option, each.words, each.value, found))
    return {
        "question": question.key,
        "heading": question.heading,
        "group": question.group,
        "headline": ruling.headline,
        "reason": ruling.reason,
        "rules": _known(rules, ruling.rules),
        "figures": named(ruling.figures, voice),
        "result": ruling.result,
        "shown": ruling.shown,
        "columns": columns,
        "other": _with_table(rules, question, ruling, other),
        "remedies": ruling.remedies,
        "not_offered": question.not_offered,
    }


def example(question: Question, rules: Rules) -> "dict[str, Any]":
    """What holds for a question where nothing is given, on the table's scale."""
    return on_scale(rules, question.examples[rules.variant])


def _with_table(
    rules: Rules, question: Question, ruling: Ruling, other: "list[dict[str, Any]]"
) -> "list[dict[str, Any]]":
    """The table's own row before the others, where there are any."""
    if not other:
        return []
    plays = [each for each in tried(rules, question) if each.is_table]
    option = plays[0].option if plays else other[0]["option"]
    row = _row(option, THIS_TABLE, rules.as_dict()[option], ruling)
    row["words"] = _plays(plays)
    row["is_this_table"] = True
    return [row] + other


def _plays(plays: list[Tried]) -> str:
    return ", ".join([each.words for each in plays[:2]]) or THIS_TABLE


def _row(option: str, words: str, value: "Any", ruling: Ruling) -> "dict[str, Any]":
    return {
        "words": words,
        "option": option,
        "value": value,
        "is_this_table": False,
        "headline": ruling.headline,
        "result": ruling.result,
        "shown": ruling.shown,
        "is_wide": len(ruling.shown) == 1 and len(ruling.shown[0]["text"]) > LONGEST_CELL,
    }


def _known(rules: Rules, ids: list[str]) -> list[str]:
    """The ids that this game has: rules of another game are left out."""
    others = {"cutthroat": ("SD", "DD"), "single-deck": ("CT", "DD"), "double-deck": ("CT", "SD")}
    tables = {"cutthroat": "N", "single-deck": "N", "double-deck": "M"}
    known = []
    for id in ids:
        letters = id[2:] if id[:2] == "Q-" else id
        is_table = letters[:1] == tables[rules.variant] and letters[1:2] in "123456789"
        if letters[:2] not in others[rules.variant] and not is_table:
            known.append(id)
    return known or ids[:1]


def _question(fields: "dict[str, Any]", problems: list[Problem]) -> Question | None:
    key = fields.get("question")
    if "question" not in fields:
        return None
    if isinstance(key, str) and key in QUESTION_BY_KEY:
        return QUESTION_BY_KEY[key]
    problems.append(Problem("unknown_name", "question", "There is no such question."))
    return None


def _given(
    fields: "dict[str, Any]",
    rules: Rules | None,
    question: Question | None,
    problems: list[Problem],
) -> "dict[str, Any]":
    """The question's example with what is given in its place."""
    if rules is None or question is None:
        return {}
    if rules.variant not in question.examples:
        text = f"This question is not one of {rules.variant}."
        problems.append(Problem("not_allowed", "question", text))
        return {}
    names = KINDS[question.kind].NAMES
    found, wrong = read_fields(fields.get("given", {}), (), names, "given")
    problems += wrong + form_problems(rules, found, "given")
    return example(question, rules) | found


def read_names(value: object, problems: list[Problem]) -> dict[str, str]:
    """What the sides are called, by letter; a side without a name is "Side A"."""
    names, wrong = read_fields(value, (), LETTERS, "names")
    problems += wrong
    if not all(isinstance(names[side], str) for side in names):
        problems.append(Problem("wrong_type", "names", "A name is text."))
    return {side: str(names.get(side) or f"Side {side}") for side in LETTERS}


def read_people(value: object, problems: list[Problem]) -> dict[int, str]:
    """Who sits where, by seat; a seat without a name is "seat 2"."""
    people, wrong = read_fields(value, (), SEATS, "people")
    problems += wrong
    if not all(isinstance(people[seat], str) for seat in people):
        problems.append(Problem("wrong_type", "people", "A name is text."))
    return {int(seat): str(people[seat]) for seat in SEATS if people.get(seat)}
