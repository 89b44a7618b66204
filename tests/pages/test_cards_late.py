"""Cards that come late: another phone was quicker, or the hand or the game has moved on."""

import pytest

from tests.ledger.story import record
from tests.pages.cards import MARRIAGE, RUN, at_meld, cards_page, meld_of, taken
from tests.pages.visiting import follow, form_to, send, text_of

pytestmark = pytest.mark.django_db


def test_two_phones_the_second_is_told_and_keeps_its_cards(visitor, game):
    at_meld(visitor, game)
    mine = cards_page(visitor, game, 2)
    taken(visitor, game, 1, RUN)
    late = send(visitor, mine, "/cards/", cards=MARRIAGE, take="1")
    assert late.status_code == 409
    assert "changed in the meantime" in text_of(late)
    assert form_to(late, "/cards/").fields["cards"] == MARRIAGE
    follow(visitor, send(visitor, late, "/cards/", take="1"))
    assert meld_of(game)["meld"] == {"A": 150, "B": 20}


def test_a_hand_that_was_written_meanwhile_takes_no_cards(visitor, game):
    at_meld(visitor, game)
    mine = cards_page(visitor, game, 1)
    record(game)
    late = send(visitor, mine, "/cards/", cards=RUN, take="1")
    assert late.status_code == 303
    assert meld_of(game) == {}
    at_meld(visitor, game)
    late = send(visitor, mine, "/cards/", cards=RUN, take="1")
    assert late.status_code == 409
    assert "Hand 1 is written already" in text_of(late)
    assert RUN not in text_of(late), "cards of hand 1 are none of hand 2"


def test_a_form_of_another_game_writes_nothing(visitor, game):
    at_meld(visitor, game)
    page = cards_page(visitor, game, 1)
    answer = send(visitor, page, "/cards/", cards=RUN, take="1", game="2")
    assert answer.status_code == 409
    assert meld_of(game) == {}
