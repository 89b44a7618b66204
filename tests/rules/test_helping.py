"""What would help, as it is asked: under the chosen trump and under the best one."""

from typing import Any

import pytest

from games.rules.helping import answer_help
from meld.errors import CardsRefused


def asked(cards: str, **changes: Any) -> Any:
    return answer_help({"variant": "single-deck", "trump": "S", "cards": cards} | changes)


def test_under_the_chosen_trump_and_the_best_one() -> None:
    found = asked("AH 10H KH QH KS QS")
    assert {"JH"} in [set(one["cards"]) for one in found["best"]]
    assert {one["trump"] for one in found["trump"]} == {"S"}


def test_without_a_trump_only_the_best() -> None:
    found = asked("AH AD AC", trump=None)
    assert found["trump"] == []
    assert found["best"][0]["words"] == "Aces around"


def test_a_table_that_needs_a_marriage_is_heard() -> None:
    rules = {"trump_needs_marriage": True}
    found = asked("9H 9H KS QS", trump=None, rules=rules)["best"]
    assert ["KH", "QH"] in [one["cards"] for one in found]


def test_problems_are_those_of_meld() -> None:
    with pytest.raises(CardsRefused):
        asked("1S")
