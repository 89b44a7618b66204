"""Each code of the API: a question that gets it, and the list of codes is complete."""

import ast
from pathlib import Path
from typing import Any

import pytest

from games.api.problems import ERRORS, WARNINGS
from tests.api.asking import cases, codes, errors

RULES = Path(__file__).parents[2] / "games" / "rules"
AUCTION = {"variant": "single-deck", "dealer": 4}
TRICK = {"variant": "single-deck", "trump": "H", "plays": ["KD"]}
FROM_CASES = {
    case["expected"]["error"]: case for case in cases("scoring") if "error" in case["expected"]
}


def call(seat: int, bid: int | None) -> dict[str, Any]:
    """One call."""
    return {"seat": seat, "bid": bid}


WRONG = {
    "unknown_name": ("meld", {"variant": "whist", "trump": None, "cards": []}),
    "missing": ("meld", {}),
    "wrong_type": ("tricks", {**TRICK, "trump": 1}),
    "not_allowed": ("auction", {**AUCTION, "dealer": 5, "calls": []}),
    "not_a_card": ("tricks", {**TRICK, "plays": ["1X"]}),
    "too_many_copies": ("meld", {"variant": "cutthroat", "trump": "S", "cards": ["AS"] * 3}),
    "not_your_turn": ("auction", {**AUCTION, "calls": [call(2, 250)]}),
    "already_passed": (
        "auction",
        {**AUCTION, "calls": [call(1, None), call(2, 250), call(1, 260)]},
    ),
}


@pytest.mark.parametrize("code", WRONG)
def test_each_code_of_form(code: str) -> None:
    name, question = WRONG[code]
    assert code in codes(name, question)


@pytest.mark.parametrize("code", sorted(FROM_CASES))
def test_each_code_of_a_hand(code: str) -> None:
    case = FROM_CASES[code]
    names = ("variant", "rules", "totals_before", "target_before", "entry")
    found = errors("score", {name: case[name] for name in names if name in case})
    assert code in {one["code"] for one in found}
    assert next(one for one in found if one["code"] == code).get("rule")


def test_every_code_that_the_rules_say_is_listed() -> None:
    said = {code for path in RULES.glob("*.py") for code in said_in(ast.parse(path.read_text()))}
    assert said - {code for code, _ in ERRORS + WARNINGS} == set()


def said_in(tree: ast.Module) -> set[str]:
    """Codes of the problems that a file makes: the first text given to Problem or wrong."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    named = [node for node in calls if name_of(node.func) in ("Problem", "wrong")]
    return {
        node.args[0].value
        for node in named
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


def name_of(node: ast.expr) -> str:
    """The last part of what is called."""
    return getattr(node, "attr", getattr(node, "id", ""))


def test_all_problems_come_at_once_with_their_rules() -> None:
    question = {"variant": "single-deck", "rules": {"target": 0, "tie_rule": 1}, "x": 1}
    found = errors("auction", question)
    fields = {one["field"]: one for one in found}
    assert {"rules.target", "rules.tie_rule", "x", "dealer", "calls"} <= set(fields)
    assert fields["rules.target"]["rule"] == "target"
    assert "rule" not in fields["x"]
