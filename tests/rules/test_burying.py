"""What to bury: never a melded card while others do, then counters as the table wants them."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.burying import answer_bury
from meld.errors import CardsRefused
from tests.meld.oracle import SINGLE_DECK, best_meld

EIGHTEEN = "AS 10S KS QS JS 9S AH KH QH JD AC AD KD QD 10H 10C 9C JC"
MELDED = "AS AS 10S 10S KS KS QS QS JS JS JD JD KH QH KD QD KC 9C"
PACK = [rank + suit for rank in ("A", "10", "K", "Q", "J", "9") for suit in "SHDC"] * 2
VALUE = {"A": 10, "10": 10, "K": 10}


def asked(cards: object = EIGHTEEN, trump: object = "S", **rules: Any) -> dict[str, Any]:
    return {"variant": "cutthroat", "rules": rules, "trump": trump, "cards": cards}


def first(cards: str = EIGHTEEN, **rules: Any) -> Any:
    answer: Any = answer_bury(asked(cards, **rules))
    return answer["choices"][0]


def problems(request: object) -> list[tuple[str, str]]:
    with pytest.raises(CardsRefused) as refused:
        answer_bury(request)
    return [(problem.code, problem.field) for problem in refused.value.problems]


def test_counters_outside_meld_are_buried_first() -> None:
    assert first() == {
        "cards": ["10H", "10C", "9C"],
        "points": 20,
        "keeps": 340,
        "breaks": [],
        "rule": "CT11",
    }


def test_cards_outside_meld_are_named() -> None:
    answer: Any = answer_bury(asked())
    assert answer["spare"] == ["10H", "10C", "JC", "9C"]
    assert answer["total"] == 340
    assert answer["hand"]["sentence"] == "18 of 18 cards, with the widow."
    assert answer["sentence"] == "Four cards are in no meld: three of them are buried."


def test_where_counters_go_to_the_defenders_the_fewest_are_buried() -> None:
    one = first(buried_counters_to="defenders")
    assert (one["points"], one["breaks"]) == (10, [])


def test_counters_follow_the_scheme() -> None:
    assert first(counter_values="11-10-4-3-2")["points"] == 22


def test_with_too_few_spare_cards_melded_ones_follow_and_break() -> None:
    one = first(MELDED)
    assert "9C" in one["cards"]
    assert (one["points"], one["breaks"]) == (20, ["Marriage in hearts", "Kings around"])
    answer: Any = answer_bury(asked(MELDED))
    assert answer["sentence"].startswith("Only one is in no meld: melded cards may be buried too")


def test_where_all_cards_meld() -> None:
    answer: Any = answer_bury(asked("AS 10S KS QS JS KH QH KD QD"))
    assert answer["spare"] == []
    assert answer["sentence"].startswith("None is in no meld")


def test_two_spare_cards() -> None:
    answer: Any = answer_bury(asked("KS QS 9H 9D"))
    assert answer["sentence"].startswith("Only two are in no meld")


def test_where_burying_is_free_counters_count_before_melds() -> None:
    one = first(bury="free")
    assert (one["points"], one["rule"]) == (30, "bury")
    assert one["breaks"] == ["Marriage in hearts"]
    answer: Any = answer_bury(asked(bury="free"))
    assert answer["sentence"] == "Any three cards may be buried; the meld stays scored."


def test_a_larger_widow_buries_more() -> None:
    assert len(first(widow=6)["cards"]) == 6


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (asked(trump=None), ("trump_missing", "trump")),
        (asked("AS KS"), ("not_allowed", "cards")),
        (asked(widow=0), ("not_allowed", "variant")),
        (asked("1S"), ("not_a_card", "cards")),
        (None, ("wrong_type", "")),
    ],
    ids=["no-trump", "too-few", "no-widow", "no-card", "nothing"],
)
def test_what_cannot_be_buried(request_: object, expected: tuple[str, str]) -> None:
    assert expected in problems(request_)


@given(st.permutations(PACK), st.sampled_from("SHDC"), st.booleans())
@settings(max_examples=40, deadline=None)
def test_the_first_choice_is_the_best_of_all(order, trump, is_rich) -> None:
    """Tried against every three cards, with a meld counter that shares no code."""
    codes = (
        tuple(sorted(order[:18], key=lambda c: c[:-1] in "KQ")) if is_rich else tuple(order[:12])
    )
    whole = best_meld(codes, trump, SINGLE_DECK)[0]
    tried = []
    for away in combinations(codes, 3):
        kept = tuple((Counter(codes) - Counter(away)).elements())
        points = sum(VALUE.get(card[:-1], 0) for card in away)
        tried.append((best_meld(kept, trump, SINGLE_DECK)[0] == whole, points))
    answer: Any = answer_bury(asked(list(codes), trump))
    best = answer["choices"][0]
    if any(is_whole for is_whole, _ in tried):
        assert (best["keeps"], best["points"]) == (whole, max(p for is_, p in tried if is_))
        assert best["breaks"] == []
    for one in answer["choices"]:
        kept = tuple((Counter(codes) - Counter(one["cards"])).elements())
        assert one["keeps"] == best_meld(kept, trump, SINGLE_DECK)[0]
        assert one["points"] == sum(VALUE.get(card[:-1], 0) for card in one["cards"])
