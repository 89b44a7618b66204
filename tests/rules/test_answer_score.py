"""The plain answer to "what does this hand score"."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.ending import answer_score
from games.rules.errors import HandRefused
from games.rules.variants import VARIANT_NAMES
from tests.rules.hands import cases, hand
from tests.rules.json_values import ANYTHING

CASES = cases("scoring")
FIELDS = ("variant", "rules", "totals_before", "target_before", "entry")


def ask(**changes):
    request = {"variant": "single-deck", "totals_before": {"A": 980, "B": 1120}, "entry": hand()}
    request |= changes
    return answer_score({name: value for name, value in request.items() if value is not ...})


def refusal(**changes):
    with pytest.raises(HandRefused) as caught:
        ask(**changes)
    return sorted((problem.code, problem.field) for problem in caught.value.problems)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_cases(case):
    request = {name: case[name] for name in FIELDS}
    expected = case["expected"]
    if "error" in expected:
        with pytest.raises(HandRefused) as caught:
            answer_score(request)
        assert {problem.code for problem in caught.value.problems} == {expected["error"]}
        return
    answer = json.loads(json.dumps(answer_score(request)))
    warned = {warning["code"] for warning in answer["warnings"]}
    assert warned >= ({expected["warning"]} if "warning" in expected else set())
    assert {name: answer[name] for name in expected if name != "warning"} == {
        name: value for name, value in expected.items() if name != "warning"
    }


def test_the_whole_answer():
    answer = ask(target_before=1200)
    assert answer["reasons"][0] == {"side": "A", "points": 140, "text": "meld", "rule": "SD7"}
    assert sorted(answer) == [
        "delta",
        "game_over",
        "reasons",
        "result",
        "target_after",
        "totals_after",
        "warnings",
        "winner",
    ]
    assert (answer["winner"], answer["target_after"]) == ("A", 1200)
    assert ask(entry=hand(bid=255))["warnings"] == [
        {
            "code": "bid_off_step",
            "field": "entry.bid",
            "message": "255 is no bid: from 250 on bids go up by 10.",
            "rule": "SD3",
        }
    ]


def test_passed_out_ends_nothing():
    answer = ask(
        variant="double-deck", totals_before={"A": 700, "B": 0}, entry={"outcome": "passed_out"}
    )
    assert (answer["game_over"], answer["result"]) == (False, "passed_out")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"variant": ...}, [("missing", "variant")]),
        ({"variant": "whist"}, [("unknown_name", "variant")]),
        (
            {"rules": {"foo": 1}, "entry": ...},
            [("missing", "entry"), ("unknown_name", "rules.foo")],
        ),
        (
            {"rules": {"target": "x"}, "totals_before": {"A": 0}, "entry": hand(bid="300")},
            [
                ("missing", "totals_before.B"),
                ("wrong_type", "entry.bid"),
                ("wrong_type", "rules.target"),
            ],
        ),
        ({"rules": {"foo": 1}, "entry": hand(bid=600)}, [("unknown_name", "rules.foo")]),
        (
            {"rules": [], "target_before": 0},
            [("not_allowed", "target_before"), ("wrong_type", "rules")],
        ),
        ({"entry": ...}, [("missing", "entry")]),
        ({"totals_before": ...}, [("missing", "totals_before")]),
        ({"totals_before": {"A": 0}}, [("missing", "totals_before.B")]),
        ({"totals_before": None}, [("missing", "totals_before.A"), ("missing", "totals_before.B")]),
        ({"totals_before": {"A": 0, "B": "1"}}, [("wrong_type", "totals_before.B")]),
        ({"totals_before": {"A": 0, "B": 0, "C": 0}}, [("unknown_name", "totals_before.C")]),
        ({"target_before": 0}, [("not_allowed", "target_before")]),
        ({"target_before": True}, [("wrong_type", "target_before")]),
        ({"foo": 1}, [("unknown_name", "foo")]),
        (
            {"totals_before": [], "target_before": "x", "entry": hand(bid=0, trump=None)},
            [
                ("not_allowed", "entry.bid"),
                ("trump_missing", "entry.trump"),
                ("wrong_type", "target_before"),
                ("wrong_type", "totals_before"),
            ],
        ),
    ],
)
def test_refused(changes, expected):
    assert refusal(**changes) == expected


def test_null_target_is_the_tables():
    assert ask(target_before=None)["target_after"] == 1500


def test_three_of_four_players():
    entry = hand(
        "cutthroat",
        playing=["A", "C", "D"],
        meld={"A": 150, "C": 40, "D": 20},
        trick_points={"A": 160, "C": 60, "D": 30},
    )
    before = {"A": 0, "C": 0, "D": 0}
    answer = ask(variant="cutthroat", totals_before=before, entry=entry)
    assert answer["totals_after"] == {"A": 310, "C": 100, "D": 50}
    resting = ask(variant="cutthroat", totals_before=before | {"B": 990}, entry=entry)
    assert resting["totals_after"] == {"A": 310, "B": 990, "C": 100, "D": 50}
    assert resting["delta"] == {"A": 310, "C": 100, "D": 50}
    assert refusal(variant="cutthroat", totals_before=before, entry=entry | {"playing": [9]}) != []
    assert refusal(variant="cutthroat", totals_before=3, entry=entry) == [
        ("wrong_type", "totals_before")
    ]


@pytest.mark.parametrize("request_", [None, [], "hand", 3, {}])
def test_no_question(request_):
    with pytest.raises(HandRefused):
        answer_score(request_)


@given(
    st.sampled_from(VARIANT_NAMES),
    st.dictionaries(st.sampled_from(FIELDS[1:]), ANYTHING),
    st.dictionaries(st.sampled_from(sorted(hand())), ANYTHING),
)
def test_whatever_is_asked(variant, changes, facts):
    request = {
        "variant": variant,
        "totals_before": dict.fromkeys("ABC" if variant == "cutthroat" else "AB", 0),
        "entry": hand(variant) | facts,
    } | changes
    try:
        answer = answer_score(request)
    except HandRefused as refused:
        answer = [problem.as_dict() for problem in refused.problems]
    assert json.dumps(answer)
    assert answer
