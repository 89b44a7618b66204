"""Several hands fit one deck, or the card, the players and the melds are named."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.fitting import answer_fit
from meld.errors import CardsRefused

CODES = [rank + suit for rank in ("A", "10", "K", "Q", "J", "9") for suit in "SHDC"]


def asked(hands: object, **changes: Any) -> dict[str, Any]:
    return {"variant": "single-deck", "hands": hands} | changes


def fit(hands: object, **changes: Any) -> Any:
    return answer_fit(asked(hands, **changes))


def problems(request: object) -> list[tuple[str, str]]:
    with pytest.raises(CardsRefused) as refused:
        answer_fit(request)
    return [(problem.code, problem.field) for problem in refused.value.problems]


def test_hands_of_one_deck_fit() -> None:
    assert fit({"1": "AS AS KH", "2": ["AH", "AH"]}) == {"problems": [], "warnings": []}


def test_a_card_too_often_names_card_players_and_melds() -> None:
    hands = {"1": "QS QS JD JD KS", "3": "QS JD", "4": "9H"}
    found = fit(hands, names={"1": "Ann", "3": "Bob"})["problems"]
    assert found[0] == {
        "code": "too_many_copies",
        "field": "hands",
        "message": "Three queens of spades: Ann shows two and Bob one, but the 48-card deck has"
        " two. Ann’s marriage in spades and double pinochle and Bob’s pinochle cannot all stand.",
        "rule": "SD2",
        "card": "QS",
        "seats": ["1", "3"],
    }
    assert found[1]["card"] == "JD"


def test_the_same_melds_are_named_once() -> None:
    found = fit({"1": "AS AS AH AH AD AD AC AC", "2": "AS AH AD AC"})["problems"]
    told = ["cannot all stand" in problem["message"] for problem in found]
    assert told == [True, False, False, False]


def test_trump_makes_runs() -> None:
    run = "AS 10S KS QS JS"
    found = fit({"1": run, "2": run, "3": run}, trump="S")["problems"]
    assert "Seat 1’s run, Seat 2’s run and Seat 3’s run cannot all stand." in found[0]["message"]


def test_cards_in_no_meld_name_no_meld() -> None:
    found = fit({"1": "10H 10H", "2": "10H"})["problems"]
    assert found[0]["message"].endswith("the 48-card deck has two.")


def test_a_hand_larger_than_any_is_a_warning() -> None:
    found = fit({"1": CODES[:13]}, names={"1": ""})
    assert found["problems"] == []
    assert found["warnings"] == [
        {
            "code": "hand_too_large",
            "field": "hands.1",
            "message": "Seat 1 shows 13 cards: a player holds 12 cards.",
            "rule": "SD2",
            "card": None,
            "seats": ["1"],
        }
    ]


def test_five_may_sit_at_a_cutthroat_table() -> None:
    assert fit({"5": "AS"}, variant="cutthroat")["problems"] == []


@given(st.dictionaries(st.sampled_from("1234"), st.lists(st.sampled_from(CODES), max_size=14)))
@settings(deadline=None)
def test_agrees_with_a_plain_count(hands: dict[str, list[str]]) -> None:
    legal = {
        seat: [card for at, card in enumerate(cards) if cards[:at].count(card) < 2]
        for seat, cards in hands.items()
    }
    counts = Counter(card for cards in legal.values() for card in cards)
    found = {problem["card"]: problem["seats"] for problem in fit(legal)["problems"]}
    assert found == {
        card: [seat for seat in sorted(legal) if card in legal[seat]]
        for card, count in counts.items()
        if count > 2
    }


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (asked({"1": "AS AS AS"}), ("too_many_copies", "hands.1")),
        (asked({"1": "AX"}), ("not_a_card", "hands.1")),
        (asked({"5": []}), ("unknown_name", "hands.5")),
        (asked([]), ("wrong_type", "hands")),
        (asked({}, names={"1": 2}), ("wrong_type", "names.1")),
        (asked({}, names=1), ("wrong_type", "names")),
        (asked({}, trump="X"), ("not_allowed", "trump")),
        (asked({}, variant="whist"), ("unknown_name", "variant")),
        ({"variant": "single-deck"}, ("missing", "hands")),
        (None, ("wrong_type", "")),
    ],
)
def test_hands_that_cannot_be_read(request_: object, expected: tuple[str, str]) -> None:
    assert expected in problems(request_)
