"""Every answer made elsewhere comes over HTTP too, without a query."""

from typing import Any

import pytest
from django.test import Client

from tests.api.asking import answer, ask, cases, errors

QUESTION = ("variant", "rules", "totals_before", "target_before", "entry")


def by_id(name: str) -> Any:
    """All cases of a file as parameters."""
    return [pytest.param(case, id=case["id"]) for case in cases(name)]


@pytest.mark.parametrize("case", by_id("scoring"))
def test_scores_made_elsewhere(case: dict[str, Any]) -> None:
    question = {name: case[name] for name in QUESTION if name in case}
    expected = case["expected"]
    if "error" in expected:
        assert expected["error"] in {one["code"] for one in errors("score", question)}
        return
    found = answer("score", question)
    if "warning" in expected:
        assert expected["warning"] in {one["code"] for one in found["warnings"]}
        return
    assert {name: found[name] for name in expected} == expected
    for side, points in found["delta"].items():
        assert sum(one["points"] for one in found["reasons"] if one["side"] == side) == points


@pytest.mark.parametrize("case", by_id("meld"))
def test_melds_made_elsewhere(case: dict[str, Any]) -> None:
    question = {name: case[name] for name in ("variant", "rules", "cards")}
    found = answer("meld", {**question, "trump": case.get("trump")})
    expected = case["expected"]
    if "total" in expected:
        assert found["total"] == expected["total"]
    for number, lines in expected.get("classes", {}).items():
        assert sorted(map(line, melds_of(found, int(number)))) == sorted(map(line, lines))
    assert expected.get("by_trump", found["by_trump"]) == found["by_trump"]


def melds_of(found: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The lines of one class."""
    return next(one["melds"] for one in found["classes"] if one["class"] == number)


def line(meld: dict[str, Any]) -> tuple[str, int, int, str]:
    """What the cases say of a meld."""
    return meld["meld"], meld["count"], meld["points"], meld.get("suit", "")


@pytest.mark.parametrize("case", by_id("tricks"))
def test_tricks_made_elsewhere(case: dict[str, Any]) -> None:
    question = {name: case[name] for name in ("trump", "plays", "hand")}
    found = answer("tricks", {"variant": "single-deck", **question})
    assert (found["legal"], found["winner"]) == (case["legal"], case["winner"])


@pytest.mark.django_db
def test_no_question_needs_a_query(client: Client, django_assert_num_queries: Any) -> None:
    score = {name: cases("scoring")[0][name] for name in QUESTION}
    questions = {
        "score": score,
        "meld": {"variant": "double-deck", "trump": None, "cards": ["KS", "QS"]},
        "tricks": {"variant": "cutthroat", "trump": "H", "plays": ["AS"]},
        "auction": {"variant": "single-deck", "dealer": 4, "calls": []},
    }
    with django_assert_num_queries(0):
        for name, question in questions.items():
            response = ask(name, question, client)
            assert response.status_code == 200
            assert not response.cookies
