"""Whatever is asked about a hand as it is played: an answer, or every problem with code and field."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.errors import TrickRefused
from games.rules.played import answer_played
from tests.rules.questions import ANYTHING, refusals

LEFT_OUT = "left out"
NAMES = ["Ann", "Cy", "Bob", "Dee"]


def ask(**changes: Any) -> dict[str, Any]:
    """A valid request with some facts changed."""
    request = {"variant": "single-deck", "trump": "H", "plays": "KD", "names": NAMES} | changes
    return {name: value for name, value in request.items() if value != LEFT_OUT}


@pytest.mark.parametrize(
    ("request_", "wrong"),
    [
        pytest.param([], [("wrong_type", "")], id="a-list"),
        pytest.param(ask(variant="whist"), [("unknown_name", "variant")], id="variant"),
        pytest.param(ask(variant=LEFT_OUT), [("missing", "variant")], id="no-variant"),
        pytest.param(ask(trump="X"), [("not_allowed", "trump")], id="trump"),
        pytest.param(ask(plays=LEFT_OUT), [("missing", "plays")], id="no-plays"),
        pytest.param(ask(plays="KX"), [("not_a_card", "plays")], id="no-card"),
        pytest.param(ask(leader=5), [("not_allowed", "leader")], id="leader"),
        pytest.param(ask(bidder="x"), [("wrong_type", "bidder")], id="bidder"),
        pytest.param(ask(names="Ann"), [("wrong_type", "names")], id="names-text"),
        pytest.param(ask(names=[1, 2, 3, 4]), [("wrong_type", "names")], id="names-numbers"),
        pytest.param(ask(names=NAMES[:3]), [("not_allowed", "names")], id="three-names"),
        pytest.param(ask(hands=[]), [("wrong_type", "hands")], id="hands-list"),
        pytest.param(ask(hands={"5": "AD"}), [("unknown_name", "hands.5")], id="fifth-hand"),
        pytest.param(ask(hands={"2": 7}), [("wrong_type", "hands.2")], id="hand-number"),
        pytest.param(ask(first_trick=1), [("wrong_type", "first_trick")], id="first"),
        pytest.param(ask(rules={"x": 1}, plays="KX"),
                     [("unknown_name", "rules.x"), ("not_a_card", "plays")], id="both"),
        pytest.param(ask(plays="KD AD KD KD"), [("too_many_copies", "plays")], id="third-copy"),
        pytest.param(ask(plays="KD KD", hands={"3": "KD"}), [("too_many_copies", "plays")],
                     id="third-copy-in-a-hand"),
        pytest.param(ask(hands={"1": "KD AD", "2": "AD"}), [], id="hand-with-what-it-played"),
        pytest.param(ask(names=LEFT_OUT), [], id="no-names"),
    ],
)  # fmt: skip
def test_every_problem_is_told(request_: Any, wrong: list[tuple[str, str]]) -> None:
    assert refusals(answer_played, request_) == wrong


def test_a_card_too_many_is_told_by_name() -> None:
    with pytest.raises(TrickRefused) as caught:
        answer_played(ask(plays="KD KD", hands={"3": "KD"}))
    assert caught.value.problems[0].message == (
        "That would be 3 kings of diamonds; the deck has 2."
    )


def test_more_tricks_than_a_hand_has() -> None:
    """Fifteen tricks and one card of those that lie buried."""
    pack = [rank + suit for suit in "SHDC" for rank in ("A", "10", "K", "Q", "J", "9")] * 2
    with pytest.raises(TrickRefused) as caught:
        answer_played({"variant": "cutthroat", "trump": "S", "plays": pack[:46]})
    assert caught.value.problems[0].message == "All 15 tricks have been played."


@given(ANYTHING)
def test_anything_gets_an_answer_or_problems(value: Any) -> None:
    refusals(answer_played, value)


@given(
    st.fixed_dictionaries(
        {"variant": st.just("single-deck"), "trump": st.just("S"), "plays": st.just("AS")},
        optional={
            "leader": ANYTHING, "names": ANYTHING, "hands": ANYTHING, "bidder": ANYTHING,
            "rules": ANYTHING, "first_trick": ANYTHING,
        },
    )
)  # fmt: skip
def test_anything_in_a_part_gets_an_answer_or_problems(value: Any) -> None:
    refusals(answer_played, value)
