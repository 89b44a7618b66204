"""The one door of the rules for the phone: a question's name and its JSON in, JSON out.

Answers as the stateless API does, by the same functions; what is refused comes back as "errors".
Leaves out text that is not JSON and names that are not in ANSWERS: no player can cause them.
"""

import json

from games.rules.auction import answer_auction
from games.rules.ending import answer_score
from games.rules.errors import Refused
from games.rules.melding import answer_meld
from games.rules.tricks import answer_tricks

ANSWERS = {
    "auction": answer_auction,
    "meld": answer_meld,
    "score": answer_score,
    "tricks": answer_tricks,
}


def answer(name: str, text: str) -> str:
    """Answer a question (a name in ANSWERS, a JSON text) with a JSON text."""
    try:
        found = ANSWERS[name](json.loads(text))
    except Refused as refused:
        found = {"errors": [problem.as_dict() for problem in refused.problems]}
    return json.dumps(found)
