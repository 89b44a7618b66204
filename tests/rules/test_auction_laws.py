"""Laws of every auction, on random ones that sometimes break the steps.

The bids are checked against a ladder written out by hand, which shares no code with the rules.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.auction import answer_auction
from tests.rules.questions import refusals

TENS = tuple(range(10, 6000, 10))  # twelve calls of the highest bid listed stay below
LADDERS = {
    "cutthroat": TENS,
    "single-deck": TENS,
    "double-deck": tuple(range(50, 60)) + tuple(range(60, 3000, 5)),
}


def spelled_out(variant, standing, is_first):
    """The lowest 20 legal bids, from a list of all bids there are."""
    if variant == "single-deck":
        return [250, 260] if standing is None else [b for b in TENS if 0 < b - standing <= 20]
    floor = {"cutthroat": 150 if is_first else 300, "double-deck": 50}[variant]
    least = floor if standing is None else standing + 1
    return [bid for bid in LADDERS[variant] if bid >= least][:20]


@st.composite
def talks(draw, legal_only=False, variant=None):
    """A game, a dealer and what each player says in turn, until it is over or 12 calls."""
    variant = variant or draw(st.sampled_from(sorted(LADDERS)))
    seats = 3 if variant == "cutthroat" else 4
    request = {"variant": variant, "dealer": draw(st.integers(1, seats)), "calls": []}
    for _ in range(draw(st.integers(0, 12))):
        answer = answer_auction(request)
        if answer["over"]:
            break
        bids = st.sampled_from(answer["legal_bids"]) if legal_only else st.integers(1, 700)
        bid = draw(st.none() | st.sampled_from(answer["legal_bids"]) | bids)
        call = {"seat": answer["next_seat"], "bid": bid}
        request = request | {"calls": [*request["calls"], call]}
    return request


@given(talks())
def test_the_next_seat_has_not_passed_and_may_bid(request_):
    answer = answer_auction(request_)
    passed = [call["seat"] for call in request_["calls"] if call["bid"] is None]
    assert answer["over"] is (answer["next_seat"] is None)
    assert answer["may_pass"] is not answer["over"]
    assert answer["next_seat"] not in passed
    assert (answer["legal_bids"] == []) is answer["over"]
    assert answer["legal_bids"] == sorted(set(answer["legal_bids"]))[:20]


@given(talks(), st.data())
def test_each_legal_bid_is_accepted(request_, data):
    answer = answer_auction(request_)
    if answer["over"]:
        return
    bid = data.draw(st.sampled_from(answer["legal_bids"]))
    call = {"seat": answer["next_seat"], "bid": bid}
    after = answer_auction(request_ | {"calls": [*request_["calls"], call]})
    assert after["calls"][-1]["legal"]
    assert after["bid"] == bid
    assert after["over"] or after["next_seat"] != answer["next_seat"]


@given(talks(legal_only=True))
def test_the_list_is_the_ladder_spelled_out(request_):
    answer = answer_auction(request_)
    if not answer["over"]:
        expected = spelled_out(request_["variant"], answer["bid"], request_["calls"] == [])
        assert answer["legal_bids"] == expected
    assert all(call["legal"] for call in answer["calls"])


@given(talks(legal_only=True), st.integers(1, 800))
def test_what_is_not_in_the_list_is_not_legal(request_, bid):
    answer = answer_auction(request_)
    if answer["over"] or (len(answer["legal_bids"]) == 20 and bid > answer["legal_bids"][-1]):
        return
    call = {"seat": answer["next_seat"], "bid": bid}
    after = answer_auction(request_ | {"calls": [*request_["calls"], call]})
    assert after["calls"][-1]["legal"] is (bid in answer["legal_bids"])


@given(talks(legal_only=True), st.integers(1, 4), st.none() | st.integers(1, 700))
def test_out_of_turn_or_after_the_end_nothing_is_accepted(request_, seat, bid):
    answer = answer_auction(request_)
    if seat == answer["next_seat"] or (seat == 4 and request_["variant"] == "cutthroat"):
        return
    calls = [*request_["calls"], {"seat": seat, "bid": bid}]
    [(code, field)] = refusals(answer_auction, request_ | {"calls": calls})
    passed = [call["seat"] for call in request_["calls"] if call["bid"] is None]
    assert code == ("already_passed" if seat in passed else "not_your_turn")
    assert field == f"calls.{len(calls) - 1}.seat"


@given(talks(legal_only=True))
def test_the_winner_made_the_highest_bid_or_is_stuck(request_):
    answer = answer_auction(request_)
    bids = [(call["bid"], call["seat"]) for call in request_["calls"] if call["bid"]]
    if not answer["over"]:
        assert answer["winner"] is None
    elif bids:
        assert (answer["bid"], answer["winner"], answer["forced"]) == (*max(bids), False)
    else:
        assert answer["forced"] is (request_["variant"] != "cutthroat")
        assert answer["winner"] == (request_["dealer"] if answer["forced"] else None)


@pytest.mark.parametrize("variant", sorted(LADDERS))
@given(data=st.data())
def test_all_seats_are_alike(variant, data):
    """Moving the dealer and every call on by one seat moves the answer by one seat."""
    request = data.draw(talks(variant=variant))
    seats = 3 if variant == "cutthroat" else 4
    moved = [call | {"seat": call["seat"] % seats + 1} for call in request["calls"]]
    here = answer_auction(request)
    there = answer_auction(request | {"dealer": request["dealer"] % seats + 1, "calls": moved})
    assert there["bid"] == here["bid"]
    assert there["next_seat"] == (here["next_seat"] and here["next_seat"] % seats + 1)
    assert there["winner"] == (here["winner"] and here["winner"] % seats + 1)
