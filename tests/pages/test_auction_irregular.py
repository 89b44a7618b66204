"""Calls that the rules do not know, that cannot be read, that come twice or too late (IR10)."""

import pytest

from tests.pages.auction import facts_of, open_auction, other, recorded, sit_down
from tests.pages.visiting import at, follow, send, text_of

pytestmark = pytest.mark.django_db


def test_higher_legal_bid_goes_through_other(client):
    game = sit_down(client, variant="double-deck")
    assert other(client, game, figure="75").status_code == 303
    assert "Cy has 75. Bob is to call." in text_of(client.get(at(game, "auction/")))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"figure": "240"}, "240 is too low: the lowest opening bid is 250."),
        ({"figure": "255"}, "255 is between the steps"),
        ({"figure": "400"}, "400 is too high to open"),
        ({"figure": "250", "seat": "4"}, "Dee is out of turn: Cy is to call."),
        ({"call": "pass", "seat": "4"}, "Dee is out of turn: Cy is to call."),
    ],
    ids=["low", "off-step", "raise", "out-of-turn", "pass-out-of-turn"],
)
def test_irregular_call_takes_a_second_tap_and_is_marked(visitor, game, fields, sentence):
    answer = other(visitor, game, **fields)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    assert "Record it anyway" in text_of(answer)
    assert facts_of(game) == {}
    again = send(visitor, answer, "/auction/", **fields)
    assert "irregular; the table lets it stand." in text_of(follow(visitor, again))


def test_second_tap_is_for_the_call_that_was_shown(visitor, game):
    asked = other(visitor, game, figure="255")
    assert send(visitor, asked, "/auction/", figure="245").status_code == 422


def test_bid_after_a_pass_goes_on_from_there(visitor, game):
    open_auction(visitor, game, "pass", 250)
    asked = other(visitor, game, figure="270", seat="2")
    assert "Cy has passed, and a pass is final." in text_of(asked)
    page = follow(visitor, send(visitor, asked, "/auction/"))
    assert "Cy has 270. Dee is to call." not in text_of(page)
    assert "Cy has 270. Bob is to call." in text_of(page)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"figure": ""}, "How much was bid?"),
        ({"figure": "0"}, "How much was bid?"),
        ({"figure": "much"}, "is not a number"),
        ({"figure": "9999999999"}, "more than a hand can hold"),
        ({"figure": "250", "seat": "9"}, "Who called?"),
        ({"figure": "250", "seat": None}, "Who called?"),
    ],
)
def test_unreadable_call_is_told(visitor, game, fields, sentence):
    answer = other(visitor, game, **fields)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    assert facts_of(game) == {}


def test_second_passes_and_raises_of_oneself_are_no_calls(visitor, game):
    open_auction(visitor, game, "pass", 250)
    assert "has passed already" in text_of(other(visitor, game, call="pass", seat="2"))
    assert "has the bid already" in text_of(other(visitor, game, figure="270", seat="3"))


def test_same_call_sent_twice_is_one_call(visitor, game):
    page = visitor.get(at(game, "auction/"))
    send(visitor, page, "/auction/", call="250")
    assert send(visitor, page, "/auction/", call="250").status_code == 303
    assert len(facts_of(game)["calls"]["calls"]) == 1
    page = visitor.get(at(game, "auction/"))
    send(visitor, page, "/auction/", call="back")
    assert send(visitor, page, "/auction/", call="back").status_code == 303
    assert facts_of(game) == {}


def test_call_of_a_second_phone_that_is_late_is_not_taken(visitor, game):
    late = visitor.get(at(game, "auction/"))
    open_auction(visitor, game, 250)
    answer = send(visitor, late, "/auction/", call="260")
    assert answer.status_code == 409
    assert "Somebody else has written a call in the meantime" in text_of(answer)
    assert "Cy has 250. Bob is to call." in text_of(answer)
    assert len(facts_of(game)["calls"]["calls"]) == 1


def test_call_of_a_hand_that_is_written_is_not_taken(visitor, game):
    late = visitor.get(at(game, "auction/"))
    recorded(visitor, game)
    answer = send(visitor, late, "/auction/", call="250")
    assert answer.status_code == 409
    assert "Hand 1 is written already" in text_of(answer)


def test_bid_sent_before_the_calls_is_stale(visitor, game):
    late = visitor.get(at(game))
    open_auction(visitor, game, 250)
    answer = send(visitor, late, "/bid/", bidder_seat="1", bid="320", trump="H")
    assert answer.status_code == 409
