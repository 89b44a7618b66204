"""The auction judge's page: who has called what, each call legal or not and why, and the next one.

Its parts are those of the answer (games/rules/judged_calls.py); static/js/pin-calls.js draws the same.
"""

import json
from typing import Any

from games.rules.option import VARIANT_NAMES
from games.selectors.judges.house import house_view
from games.selectors.judges.tricks_view import back_of, game
from games.selectors.rulebook import rule_pattern
from games.selectors.table.words import LONG_NAME, rule


def auction_view(
    asked: Any, typed: str, answer: dict[str, Any], problems: tuple[Any, ...] = ()
) -> dict[str, Any]:
    """For `judges/auction.html`. `typed` is the line of calls, `answer` is what the rules say."""
    seated = asked.seated
    free = seated.running is None
    return {
        "title": "Auction judge",
        "second": seated.second,
        "told": json.dumps(seated.told),
        "back": back_of(seated),
        "action": seated.at("auction"),
        "clear": asked.address(""),
        "question": json.dumps(asked.base),
        "rule_at": rule_pattern(seated.variant, seated.book_asked),
        "games": [game(name, seated, "auction") for name in VARIANT_NAMES] if free else [],
        "game": "" if seated.running else seated.variant,
        "house": house_view(seated.rules, "auction") if free else [],
        "dealers": [
            {"seat": seat, "name": name, "is_chosen": seat == asked.dealer}
            for seat, name in seated.seats.items()
        ],
        "dealer": seated.seats[asked.dealer],
        "callers": [
            {"seat": seat, "name": seated.seats[seat], "is_chosen": seat == answer["next_seat"]}
            for seat in seated.playing
        ],
        "calls": typed,
        "figure": asked.figure,
        "judged": judged_view(answer, seated.variant),
        "problems": [problem.message for problem in problems],
    }


def judged_view(answer: dict[str, Any], variant: str) -> dict[str, Any]:
    """The answer as pages show it."""
    return answer | {
        "rule": rule(answer["rule"], variant),
        "seats": [each | {"is_long": len(each["name"]) > LONG_NAME} for each in answer["seats"]],
        "notices": [each | {"rule": rule(each["rule"], variant)} for each in answer["notices"]],
        "newest": [
            each | {"rule": rule(each["rule"], variant)} for each in reversed(answer["calls"])
        ],
    }
