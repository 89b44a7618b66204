"""A finished hand looked through on a page: everything that cannot be, all at once."""

from urllib.parse import urlencode

import pytest
from django.test import Client

from tests.factories import hand
from tests.ledger.story import record
from tests.pages.filling import whole_form
from tests.pages.test_settle import seen
from tests.pages.visiting import at, sign_in

pytestmark = pytest.mark.django_db
HAND = {
    "game": "single-deck",
    "bidder": "A",
    "bid": "300",
    "outcome": "played",
    "trump": "S",
    "meld.A": "150",
    "meld.B": "60",
    "trick_points.A": "160",
    "trick_points.B": "90",
}


def audit(**changes):
    changed = {name.replace("__", "."): value for name, value in changes.items()}
    return Client().get(f"/settle/audit/?{urlencode(HAND | changed)}")


@pytest.mark.parametrize("game", ["cutthroat", "single-deck", "double-deck"])
def test_opens_with_a_hand_in_which_nothing_is_wrong(game):
    page = Client().get(f"/settle/audit/?game={game}")
    assert page.status_code == 200
    assert "Nothing in it is impossible." in seen(page)


def test_everything_wrong_stands_there_at_once():
    cards = {1: "AS AS 10S KS", 2: "AS KH QH", 3: "9D", 4: "9H"}
    shown = {f"cards_by_seat__{seat}": told for seat, told in cards.items()}
    page = audit(trick_points__A="150", **shown)
    assert page.status_code == 200
    told = seen(page)
    assert "4 things in it cannot be." in told
    assert "Trick points add up to 240" in told
    assert "Three aces of spades" in told
    assert "Side B wrote 60 in meld; their cards make 20." in told
    assert whole_form(page, "/settle/audit/").fields["cards_by_seat.1"] == "AS AS 10S KS"


def test_cards_stand_for_meld():
    told = seen(audit(meld__A="", cards_by_seat__1="AS 10S KS QS JS"))
    assert "Side A made 300 with 10 to spare." in told
    assert "meld of seat 1, from the cards" in told
    assert "no cards of seat 3 are told, so 150 stands as the whole meld" in told


def test_side_that_is_not_in_this_game():
    page = audit(bidder="C")
    assert page.status_code == 422
    assert "One of the sides is expected" in seen(page)


def test_last_hand_of_the_table_is_filled_in(client, game):
    sign_in(client, game)
    record(game, hand())
    page = seen(client.get(at(game, "settle/audit/")))
    assert "Filled in from hand 1." in page
    assert "Ann & Bob made 320 exactly." in page
