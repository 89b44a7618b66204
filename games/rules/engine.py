"""The one door of the rules for the phone: a question's name and its JSON in, JSON out.

Answers as the stateless API does, by the same functions; what is refused comes back as "errors".
Each function is imported when its question is first asked, so that the phone starts quickly.
Leaves out text that is not JSON and names that are not in ANSWERS: no player can cause them.
"""

import json

from games.rules.errors import Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Answer = Callable[[object], dict[str, object]]


def answer(name: str, text: str) -> str:
    """Answer a question (a name in ANSWERS, a JSON text) with a JSON text."""
    try:
        found = ANSWERS[name]()(json.loads(text))
    except Refused as refused:
        found = {"errors": [problem.as_dict() for problem in refused.problems]}
    return json.dumps(found)


def _auction() -> "Answer":
    from games.rules.auction import answer_auction

    return answer_auction


def _audit() -> "Answer":
    from games.rules.rulings.audit import answer_audit

    return answer_audit


def _bury() -> "Answer":
    from games.rules.burying import answer_bury

    return answer_bury


def _calls() -> "Answer":
    from games.rules.judged_calls import answer_calls

    return answer_calls


def _count() -> "Answer":
    from games.rules.counting import answer_count

    return answer_count


def _find() -> "Answer":
    from games.rules.finding import answer_find

    return answer_find


def _fit() -> "Answer":
    from games.rules.fitting import answer_fit

    return answer_fit


def _help() -> "Answer":
    from games.rules.helping import answer_help

    return answer_help


def _meld() -> "Answer":
    from games.rules.melding import answer_meld

    return answer_meld


def _pile() -> "Answer":
    from games.rules.piling import answer_pile

    return answer_pile


def _played() -> "Answer":
    from games.rules.played import answer_played

    return answer_played


def _ruling() -> "Answer":
    from games.rules.rulings.desk import answer_ruling

    return answer_ruling


def _score() -> "Answer":
    from games.rules.ending import answer_score

    return answer_score


def _tricks() -> "Answer":
    from games.rules.tricks import answer_tricks

    return answer_tricks


ANSWERS = {
    "audit": _audit,
    "auction": _auction,
    "bury": _bury,
    "calls": _calls,
    "count": _count,
    "find": _find,
    "fit": _fit,
    "help": _help,
    "meld": _meld,
    "pile": _pile,
    "played": _played,
    "ruling": _ruling,
    "score": _score,
    "tricks": _tricks,
}
