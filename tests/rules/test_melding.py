"""What is asked about cards is read as a whole: all problems at once, then all four trumps."""

from typing import Any

import pytest

from games.rules.melding import answer_meld
from meld.errors import CardsRefused

RUN = ["AS", "10S", "KS", "QS", "JS", "9H"]


def asked(**changes: Any) -> dict[str, Any]:
    return {"variant": "single-deck", "trump": "S", "cards": RUN} | changes


def problems(request: object) -> list[tuple[str, str]]:
    with pytest.raises(CardsRefused) as refused:
        answer_meld(request)
    return [(problem.code, problem.field) for problem in refused.value.problems]


def test_meld_of_a_run() -> None:
    answer: Any = answer_meld(asked())
    assert answer["total"] == 150
    assert answer["by_trump"]["H"] == {"total": 30, "has_marriage": False}
    assert answer["best_trump"] == ["S"]


def test_meld_without_trump_counts_common_marriages() -> None:
    assert answer_meld(asked(trump=None))["total"] == 20


def test_meld_at_a_table_with_rules_of_its_own() -> None:
    assert answer_meld(asked(rules={"meld_table": "short"}))["total"] == 15


def test_trump_without_marriage_may_not_be_named_where_one_is_needed() -> None:
    answer = answer_meld(asked(variant="double-deck", cards=["KH", "QH", "AS", "AD", "AC", "AH"]))
    assert answer["best_trump"] == ["H"]


def test_every_problem_is_told_at_once() -> None:
    wrong = asked(
        trump="X", cards=["AS", "AS", "AS", "1S"], colour="red", rules={"no_such_rule": 1}
    )
    assert sorted(problems(wrong)) == [
        ("not_a_card", "cards"),
        ("not_allowed", "trump"),
        ("too_many_copies", "cards"),
        ("unknown_name", "colour"),
        ("unknown_name", "rules.no_such_rule"),
    ]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (asked(trump=1), ("wrong_type", "trump")),
        (asked(variant="whist"), ("unknown_name", "variant")),
        (asked(rules={"meld_table": "other"}), ("not_allowed", "rules.meld_table")),
        ({"variant": "single-deck", "trump": None}, ("missing", "cards")),
        (None, ("wrong_type", "")),
    ],
    ids=["trump", "variant", "rules", "no-cards", "nothing"],
)
def test_problem_names_its_field(request_: object, expected: tuple[str, str]) -> None:
    assert expected in problems(request_)
