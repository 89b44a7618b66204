"""The 171 scoring cases: right answers that were made elsewhere."""

import json
from pathlib import Path

import pytest

from games.rules.ending import end_hand
from games.rules.errors import HandRefused
from games.rules.options import read_rules
from games.rules.scoring import score_hand

CASES = json.loads((Path(__file__).parent.parent / "cases" / "scoring.json").read_text())
SCORED = [case for case in CASES if "delta" in case["expected"]]
WARNED = [case for case in CASES if "warning" in case["expected"]]
REFUSED = [case for case in CASES if "error" in case["expected"]]


def ids(cases):
    return [case["id"] for case in cases]


def rules_of(case):
    return read_rules(case["variant"], case["rules"])


def test_every_case_is_of_one_kind():
    assert len(CASES) == 171 == len(SCORED) + len(WARNED) + len(REFUSED)


@pytest.mark.parametrize("case", SCORED, ids=ids(SCORED))
def test_scored(case):
    rules = rules_of(case)
    verdict = score_hand(rules, case["entry"])
    ending = end_hand(
        rules,
        case["totals_before"],
        case["target_before"],
        verdict.delta,
        verdict.bidder,
        verdict.is_made,
    )
    assert case["expected"] == {
        "result": verdict.result,
        "delta": verdict.delta,
        "totals_after": ending.totals_after,
        "game_over": ending.game_over,
        "winner": ending.winner,
        "target_after": ending.target_after,
    }
    assert verdict.warnings == ()
    assert verdict.delta == {
        side: sum(reason.points for reason in verdict.of_side(side)) for side in rules.sides
    }


@pytest.mark.parametrize("case", WARNED, ids=ids(WARNED))
def test_warned(case):
    verdict = score_hand(rules_of(case), case["entry"])
    assert case["expected"]["warning"] in {problem.code for problem in verdict.warnings}


@pytest.mark.parametrize("case", REFUSED, ids=ids(REFUSED))
def test_refused(case):
    with pytest.raises(HandRefused) as caught:
        score_hand(rules_of(case), case["entry"])
    assert {problem.code for problem in caught.value.problems} == {case["expected"]["error"]}
