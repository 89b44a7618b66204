"""What the New table page posts: the game, names by seat, first dealer, rules, a paper score.

Only what differs from the standard game is sent. Names left blank are those of the seats. What
may be is for games.rules and the services; here only what cannot be read at all is a problem.
"""

from typing import Any

from django.http import QueryDict

from games.forms.option_fields import WHOLE, Unreadable, problem_of, read_option, whole_of
from games.names import trim
from games.rules.errors import Problem
from games.rules.options import OPTIONS
from games.rules.variants import VARIANT_BY_NAME, side_of_seat
from games.selectors.seating import seat_name

SIDES = ("A", "B", "C", "D", "E")


class NewTableRead:
    """What was posted: the words for `create_table`, and every problem of form in it."""

    def __init__(self, asked: dict[str, Any], problems: list[Problem]) -> None:
        self.asked = asked
        self.problems = tuple(problems)


def read_new_table(data: QueryDict) -> NewTableRead:
    """The whole form, all problems of form at once."""
    variant = data.get("variant", "")
    people = read_people(variant, data)
    rules, problems = read_rules_typed(variant, data)
    start, more = read_start(variant, people, data)
    asked = {
        "variant": variant,
        "rules": rules,
        "names": [read_name(variant, seat, data) for seat in range(1, people + 1)],
        "dealer": int(data["dealer"])
        if data.get("dealer", "") in "12345" and data.get("dealer")
        else 0,
        "title": data.get("title", ""),
        "time_zone": data.get("time_zone", ""),
        "start": start,
        "key": data.get("key", ""),
    }
    return NewTableRead(asked, problems + more)


def read_people(variant: str, data: QueryDict) -> int:
    """How many sit at the table: four in partnerships, three to five in cutthroat (CT25)."""
    game = VARIANT_BY_NAME.get(variant)
    if game is None or game.is_partnership:
        return 4
    asked = data.get("people", "3")
    return int(asked) if asked in ("3", "4", "5") else 3


def read_name(variant: str, seat: int, data: QueryDict) -> str:
    """The name at a seat as typed; the seat's own where nothing was."""
    typed = data.get(f"name_{seat}", "")
    return typed if trim(typed) else seat_name(variant, seat)


def read_rules_typed(variant: str, data: QueryDict) -> tuple[dict[str, Any], list[Problem]]:
    """The options that were given a value, for this game."""
    rules, problems = {}, []
    for option in OPTIONS:
        typed = data.get(f"rules.{option.key}", "")
        if not typed.strip() or variant not in option.default:
            continue
        try:
            rules[option.key] = read_option(option, typed)
        except Unreadable:
            problems.append(problem_of(option, typed.strip()))
    return rules, problems


def read_start(
    variant: str, people: int, data: QueryDict
) -> tuple[dict[str, Any] | None, list[Problem]]:
    """The paper score, or None where nothing of one was typed."""
    sides = sorted({side_of_seat(variant, seat) for seat in range(1, people + 1)})
    totals, problems = read_numbers(data, {side: f"start.totals.{side}" for side in sides})
    others, more = read_numbers(
        data, {"hands_before": "start.hands_before", "target": "start.target"}
    )
    start = others | ({"totals": totals} if totals else {})
    return start or None, problems + more


def read_numbers(data: QueryDict, fields: dict[str, str]) -> tuple[dict[str, int], list[Problem]]:
    """The whole numbers among these fields; blanks are left out."""
    numbers, problems = {}, []
    for name, field in fields.items():
        typed = data.get(field, "").strip()
        if WHOLE.fullmatch(typed):
            numbers[name] = whole_of(typed)
        elif typed:
            text = f"“{typed[:20]}” is no whole number."
            problems.append(Problem("wrong_type", field, text))
    return numbers, problems
