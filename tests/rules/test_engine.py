"""The phone's door to the rules: JSON in, JSON out, refusals as errors."""

import json
from typing import Any

import pytest

from games.rules.engine import ANSWERS, answer

HAND = {
    "bidder": "A",
    "bid": 300,
    "trump": "H",
    "outcome": "played",
    "meld": {"A": 150, "B": 40},
    "trick_points": {"A": 170, "B": 80},
}
GAME = {"variant": "single-deck"}
WIDOW = {"id": "CT8", "title": "The widow", "text": "Three cards for the bidder."}
CUT = {"variant": "cutthroat"}
NINES = ["9H", "9D", "9C"]
QUESTIONS: dict[str, tuple[dict[str, Any], str, Any]] = {
    "auction": (GAME | {"dealer": 4, "calls": []}, "next_seat", 1),
    "count": (GAME | {"trump": "S", "cards": ["KS", "QS"]}, "lay_down", ["KS", "QS"]),
    "calls": (GAME | {"dealer": 4, "calls": []}, "next_seat", 1),
    "find": ({"query": "kitty", "texts": [WIDOW]}, "ids", ["CT8"]),
    "help": (GAME | {"trump": None, "cards": []}, "trump", []),
    "bury": (CUT | {"trump": "S", "cards": "AS 10S KS QS JS 9H 9C 9D"}, "spare", NINES),
    "pile": (GAME | {"taken": {"A": 3}, "last_trick": True}, "points", 40),
    "fit": (GAME | {"hands": {"1": "AS", "2": ["AS"]}}, "problems", []),
    "ruling": (GAME | {"question": "extra-king"}, "headline", "No. It counts 150."),
    "audit": (GAME | {"hand": HAND}, "problems", []),
    "meld": (GAME | {"trump": "S", "cards": ["KS", "QS"]}, "total", 40),
    "played": (GAME | {"trump": "S", "plays": ["9H"]}, "next", 2),
    "score": (GAME | {"totals_before": {"A": 0, "B": 0}, "entry": HAND}, "result", "made"),
    "tricks": (GAME | {"trump": "S", "plays": ["9H", "AH"]}, "winner", 1),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_engine_answers(name: str) -> None:
    asked, key, expected = QUESTIONS[name]
    assert json.loads(answer(name, json.dumps(asked)))[key] == expected


@pytest.mark.parametrize("name", ANSWERS)
def test_engine_tells_errors(name: str) -> None:
    errors = json.loads(answer(name, json.dumps({"variant": "whist"})))["errors"]
    assert {"code", "field", "message", "rule"} == set(errors[0])
    assert "variant" in {problem["field"] for problem in errors}
