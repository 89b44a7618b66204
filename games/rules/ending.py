"""How a game ends, and the answer to "what does this hand score": verdict, totals, winner.

`deciding.py` and `ending_ties.py` hold the rules of the end. In the answer a game of a fixed
number of deals never ends: a single question does not know how many were played (`replay` does).
"""

from games.rules.asking import read_fields, read_game
from games.rules.deciding import Ending, end_hand
from games.rules.entry import SEATS, read_entry
from games.rules.errors import HandRefused, Problem
from games.rules.reader import HIGHEST, Reader
from games.rules.scoring import score_hand
from games.rules.verdict import Verdict
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.table_rules import Rules


def answer_score(request: object) -> "dict[str, Any]":
    """What a hand scores and whether it ends the game, all as plain data.

    :raises HandRefused: with every problem of the request.
    """
    fields, problems = read_fields(
        request, ("variant", "totals_before", "entry"), ("rules", "target_before")
    )
    rules, found = read_game(fields)
    problems = problems + found
    if rules is None:
        raise HandRefused(problems)
    totals, target = _read_standing(rules, fields, problems)
    verdict = _read_verdict(rules, fields, problems, bool(found))
    if problems or verdict is None:
        raise HandRefused(problems)
    ending = end_hand(rules, totals, target, verdict.delta, verdict.bidder, verdict.is_made)
    return _answer(verdict, ending)


def _read_standing(
    rules: "Rules", fields: "dict[str, Any]", problems: list[Problem]
) -> tuple[dict[str, int], int]:
    """Totals and target before the hand; what is wrong goes to the problems."""
    reader = Reader(fields, "", Voice(rules))
    playing, sides = _sides(rules, fields)
    needed = playing if "totals_before" in fields else ()
    totals = reader.points("totals_before", sides, needed, -HIGHEST)
    target = reader.whole("target_before", 1) if reader.has("target_before") else None
    problems += reader.problems
    return totals, target or rules.target


def _sides(rules: "Rules", fields: "dict[str, Any]") -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sides that play the hand, and those that may have a total (CT25: up to five)."""
    entry, totals = fields.get("entry"), fields.get("totals_before")
    named = entry.get("playing") if isinstance(entry, dict) else None
    if rules.is_partnership or not isinstance(named, (list, tuple)):
        return rules.sides, rules.sides
    playing = tuple([side for side in SEATS if side in named]) or rules.sides
    others = totals if isinstance(totals, dict) else {}
    return playing, tuple([side for side in SEATS if side in playing or side in others])


def _read_verdict(
    rules: "Rules", fields: "dict[str, Any]", problems: list[Problem], form_only: bool
) -> Verdict | None:
    """The score; beside wrong rules nothing but the form of the hand is looked at."""
    if "entry" not in fields:
        return None
    try:
        if form_only:
            read_entry(rules, fields["entry"])
            return None
        return score_hand(rules, fields["entry"])
    except HandRefused as refused:
        problems += refused.problems
        return None


def _answer(verdict: Verdict, ending: Ending) -> "dict[str, Any]":
    return {
        "result": verdict.result,
        "delta": verdict.delta,
        "totals_after": ending.totals_after,
        "game_over": ending.game_over,
        "winner": ending.winner,
        "target_after": ending.target_after,
        "warnings": [warning.as_dict() for warning in verdict.warnings],
        "reasons": [reason.as_dict() for reason in verdict.reasons],
    }


__all__ = ["Ending", "answer_score", "end_hand"]
