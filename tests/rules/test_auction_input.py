"""Whatever is asked about an auction: an answer, or every problem with its code and field."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.rules.auction import answer_auction
from games.rules.errors import AuctionRefused
from tests.rules.questions import ANYTHING, refusals, said


def ask(**changes):
    """A valid request with some facts changed; None takes one out."""
    request = {"variant": "single-deck", "dealer": 4, "calls": said("1:250")} | changes
    return {name: value for name, value in request.items() if value != "left out"}


@pytest.mark.parametrize(
    ("request_", "wrong"),
    [
        pytest.param([], [("wrong_type", "")] * 1, id="a-list"),
        pytest.param(None, [("wrong_type", "")], id="null"),
        pytest.param(ask(calls="left out"), [("missing", "calls")], id="no-calls"),
        pytest.param(ask(dealer="left out"), [("missing", "dealer")], id="no-dealer"),
        pytest.param(ask(variant="left out"), [("missing", "variant")], id="no-variant"),
        pytest.param(ask(seats=4), [("unknown_name", "seats")], id="unknown-name"),
        pytest.param(ask(dealer=5), [("not_allowed", "dealer")], id="dealer-5"),
        pytest.param(ask(dealer=0), [("not_allowed", "dealer")], id="dealer-0"),
        pytest.param(ask(dealer=True), [("wrong_type", "dealer")], id="dealer-true"),
        pytest.param(ask(dealer="4"), [("wrong_type", "dealer")], id="dealer-text"),
        pytest.param(ask(dealer=None), [("wrong_type", "dealer")], id="dealer-null"),
        pytest.param(ask(calls={}), [("wrong_type", "calls")], id="calls-object"),
        pytest.param(ask(calls=[250]), [("wrong_type", "calls.0")], id="call-number"),
        pytest.param(ask(calls=[{"seat": 1}]), [("missing", "calls.0.bid")], id="no-bid"),
        pytest.param(ask(calls=[{"bid": 250}]), [("missing", "calls.0.seat")], id="no-seat"),
        pytest.param(
            ask(calls=[{"seat": 1, "bid": 2, "x": 3}]), [("unknown_name", "calls.0.x")], id="x"
        ),
        pytest.param(
            ask(calls=[{"seat": 1, "bid": 250.0}]), [("wrong_type", "calls.0.bid")], id="float"
        ),
        pytest.param(
            ask(calls=[{"seat": 1, "bid": False}]), [("wrong_type", "calls.0.bid")], id="false"
        ),
        pytest.param(
            ask(calls=[{"seat": 1, "bid": 0}]), [("not_allowed", "calls.0.bid")], id="zero"
        ),
        pytest.param(
            ask(calls=[{"seat": 1, "bid": 10**5000}]), [("not_allowed", "calls.0.bid")], id="huge"
        ),
        pytest.param(
            ask(variant="cutthroat", dealer=3, calls=said("4:300")),
            [("not_allowed", "calls.0.seat")],
            id="fourth-of-three",
        ),
        pytest.param(
            ask(calls=said("2:250")), [("not_your_turn", "calls.0.seat")], id="out-of-turn"
        ),
        pytest.param(
            ask(calls=said("1:pass 2:250 3:pass 4:pass 3:260")),
            [("already_passed", "calls.4.seat")],
            id="passed",
        ),
        pytest.param(
            ask(calls=said("1:pass 2:pass 3:pass 4:250")),
            [("not_your_turn", "calls.3.seat")],
            id="over",
        ),
    ],
)
def test_each_way_to_be_wrong(request_, wrong):
    assert refusals(answer_auction, request_) == wrong


def test_all_problems_of_form_come_at_once():
    calls = [{"seat": 9, "bid": "x"}, 5]
    request = {"variant": "tarot", "calls": calls, "extra": 1}
    found = {field for _, field in refusals(answer_auction, request)}
    assert {"variant", "extra", "dealer", "calls.0.seat", "calls.0.bid", "calls.1"} <= found


def test_wrong_rules_come_with_the_rest():
    request = ask(variant="cutthroat", rules={"heading": "never", "nonsense": 1}, dealer=4)
    found = {field: code for code, field in refusals(answer_auction, request)}
    assert found["rules.nonsense"] == "unknown_name"
    assert found["rules.heading"] == "not_allowed"
    assert found["dealer"] == "not_allowed"


def test_all_calls_out_of_order_come_at_once_and_one_slip_is_one_problem():
    request = ask(calls=said("1:pass 3:250 4:260 1:270 2:pass 3:270"))
    assert refusals(answer_auction, request) == [
        ("not_your_turn", "calls.1.seat"),
        ("already_passed", "calls.3.seat"),
    ]


def test_a_long_name_is_cut():
    with pytest.raises(AuctionRefused) as caught:
        answer_auction(ask(**{"n" * 5000: 1}))
    assert len(caught.value.problems[0].message) < 200


@given(ANYTHING)
@example({"variant": "single-deck", "rules": None, "dealer": 4, "calls": []})
def test_nothing_but_a_refusal_for_anything(value):
    refusals(answer_auction, value)


@given(
    st.fixed_dictionaries(
        {
            "variant": ANYTHING | st.sampled_from(["cutthroat", "double-deck"]),
            "rules": ANYTHING | st.just({}),
            "dealer": ANYTHING | st.just(3),
            "calls": ANYTHING
            | st.lists(
                st.fixed_dictionaries({"seat": ANYTHING | st.integers(1, 4), "bid": ANYTHING})
            ),
        }
    )
)
def test_nothing_but_a_refusal_for_anything_in_its_place(value):
    refusals(answer_auction, value)
