"""Whatever is asked about a trick: an answer, or every problem with its code and field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.tricks import answer_tricks
from tests.rules.questions import ANYTHING, refusals

LEFT_OUT = "left out"


def ask(**changes):
    """A valid request with some facts changed."""
    request = {"variant": "single-deck", "trump": "H", "plays": ["KD"], "hand": ["AD"]} | changes
    return {name: value for name, value in request.items() if value != LEFT_OUT}


@pytest.mark.parametrize(
    ("request_", "wrong"),
    [
        pytest.param([], [("wrong_type", "")], id="a-list"),
        pytest.param(ask(trump=LEFT_OUT), [("missing", "trump")], id="no-trump"),
        pytest.param(ask(plays=LEFT_OUT), [("missing", "plays")], id="no-plays"),
        pytest.param(ask(cards=[]), [("unknown_name", "cards")], id="unknown"),
        pytest.param(ask(variant="whist"), [("unknown_name", "variant")], id="variant"),
        pytest.param(ask(trump=None), [("wrong_type", "trump")], id="trump-null"),
        pytest.param(ask(trump=["H"]), [("wrong_type", "trump")], id="trump-list"),
        pytest.param(ask(trump="X"), [("not_allowed", "trump")], id="trump-x"),
        pytest.param(ask(first_trick=1), [("wrong_type", "first_trick")], id="first-trick"),
        pytest.param(ask(plays={}), [("wrong_type", "plays")], id="plays-object"),
        pytest.param(ask(hand=None), [("wrong_type", "hand")], id="hand-null"),
        pytest.param(ask(hands={}, hand=LEFT_OUT), [("wrong_type", "hands")], id="hands-object"),
        pytest.param(
            ask(plays=["AS", "KS", "QS", "JS", "9S"], hand=LEFT_OUT),
            [("not_allowed", "plays")],
            id="five-plays",
        ),
        pytest.param(
            ask(plays=["AS", "KS", "QS", "JS"]), [("not_allowed", "hand")], id="no-next-player"
        ),
        pytest.param(
            ask(variant="cutthroat", plays=["AS", "KS", "QS"]),
            [("not_allowed", "hand")],
            id="no-fourth-player",
        ),
        pytest.param(
            ask(rules={"nonsense": 1}, plays=["1S"]),
            [("unknown_name", "rules.nonsense"), ("not_a_card", "plays")],
            id="rules-and-cards",
        ),
        pytest.param(ask(hands=[]), [("not_allowed", "hands")], id="hands-missing"),
        pytest.param(ask(hands=[["KD"], ["9S"]]), [("not_allowed", "hands")], id="hands-too-many"),
        pytest.param(ask(hands=[["AS"]]), [("not_allowed", "hands.0")], id="not-in-hand"),
        pytest.param(ask(hand=["KD", "KD"]), [("too_many_copies", "hand")], id="copies"),
        pytest.param(
            ask(hands=[["KD", "9S"]], hand=["9S", "9S"]), [("too_many_copies", "hands")], id="hands"
        ),
        pytest.param(
            ask(variant="double-deck", plays=["KD"], hand=["KD"] * 4),
            [("too_many_copies", "hand")],
            id="five-copies",
        ),
    ],
)
def test_each_way_to_be_wrong(request_, wrong):
    assert refusals(answer_tricks, request_) == wrong


@pytest.mark.parametrize("field", ["plays", "hand", "hands.0"])
def test_cards_that_cannot_be_read(field):
    name = field.split(".")[0]
    request = ask(**{name: [["1X"]] if name == "hands" else ["1X"]})
    found = refusals(answer_tricks, request)
    assert [code for code, at in found if at.startswith(field)] == ["not_a_card"]


def test_all_problems_come_at_once():
    request = {"variant": "single-deck", "trump": 5, "plays": ["ZZ"], "hand": ["AS"] * 3, "x": 1}
    codes = sorted(code for code, _ in refusals(answer_tricks, request))
    assert codes == ["not_a_card", "too_many_copies", "unknown_name", "wrong_type"]


def test_no_nines_in_double_deck():
    request = ask(variant="double-deck", plays=["9S"], hand=LEFT_OUT)
    assert [code for code, _ in refusals(answer_tricks, request)] == ["not_a_card"]


@given(ANYTHING)
def test_nothing_but_a_refusal_for_anything(value):
    refusals(answer_tricks, value)


CARDS = ANYTHING | st.lists(st.sampled_from(["AS", "KD", "9H", "10♠"]), max_size=5)


@given(
    st.fixed_dictionaries(
        {"variant": st.sampled_from(["cutthroat", "double-deck"]), "plays": CARDS},
        optional={
            "trump": ANYTHING | st.just("S"),
            "rules": ANYTHING,
            "hand": CARDS,
            "hands": ANYTHING | st.lists(CARDS, max_size=3),
            "first_trick": ANYTHING,
        },
    )
)
def test_nothing_but_a_refusal_for_anything_in_its_place(value):
    refusals(answer_tricks, value)
