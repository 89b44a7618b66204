"""One player's meld as a mere number, beside the cards of the partner."""

import pytest

from tests.factories import a_game
from tests.pages.cards import RUN, at_meld, cards_page, counted, meld_of, saved, taken
from tests.pages.visiting import follow, form_to, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


def test_a_number_is_added_to_the_partners_cards(visitor, game):
    counted(visitor, game, {1: RUN})
    page = follow(visitor, taken(visitor, game, 3, "", figure="40"))
    assert meld_of(game) == {
        "meld": {"A": 190},
        "meld_by_seat": {"1": 150, "3": 40},
        "cards_by_seat": {"1": RUN.split()},
    }
    assert "from cards: Ann 150, Bob 40" in text_of(page)
    again = text_of(cards_page(visitor, game, 3))
    assert 'value="40"' in again
    assert "Ann &amp; Bob 190: Ann 150 and Bob 40." in again
    page = follow(visitor, taken(visitor, game, 2, "9S"))
    facts = saved(visitor, page)
    assert facts["meld_by_seat"] == {"1": 150, "2": 10, "3": 40}
    assert facts["cards_by_seat"] == {"1": RUN.split(), "2": ["9S"]}
    assert totals(game)["A"] == 390


def test_numbers_alone_are_added_up(visitor, game):
    at_meld(visitor, game)
    taken(visitor, game, 2, "", figure="20")
    page = follow(visitor, taken(visitor, game, 4, "", figure="10+10"))
    assert meld_of(game) == {"meld": {"B": 40}, "meld_by_seat": {"2": 20, "4": 20}}
    assert "added up: Cy 20, Dee 20" in text_of(page)


def test_a_player_without_meld_has_a_zero_and_nobody_asks_again(visitor, game):
    at_meld(visitor, game)
    page = follow(visitor, taken(visitor, game, 1, RUN, take=None, next="3"))
    page = follow(visitor, send(visitor, page, "/cards/", figure="0", take="1"))
    assert meld_of(game)["meld_by_seat"] == {"1": 150, "3": 0}
    assert 'data-say="0"' in text_of(cards_page(visitor, game, 3))


def test_a_number_that_is_rubbed_out_goes(visitor, game):
    counted(visitor, game, {1: RUN})
    taken(visitor, game, 3, "", figure="40")
    taken(visitor, game, 3, "", figure="")
    assert meld_of(game)["meld"] == {"A": 150}
    assert meld_of(game)["meld_by_seat"] == {"1": 150}


@pytest.mark.parametrize(
    ("cards", "figure", "sentence"),
    [
        ("", "forty", "is not a number"),
        ("", "-5", "is not a number"),
        ("", "1234567", "is more than a hand can hold"),
        ("9S", "40", "Cards are picked too, and count for themselves"),
    ],
)
def test_what_cannot_be_is_told_beside_the_field(visitor, game, cards, figure, sentence):
    at_meld(visitor, game)
    answer = taken(visitor, game, 1, cards, figure=figure)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    assert f'value="{figure}"' in text_of(answer)
    assert form_to(answer, "/cards/").fields["cards"] == cards
    assert meld_of(game) == {}


def test_while_tiles_are_tapped_a_number_is_nobodys_business(visitor, game):
    at_meld(visitor, game)
    form = form_to(cards_page(visitor, game, 1), "/cards/")
    for figure in ("40", "x"):
        fields = form.fields | {"cards": RUN, "figure": figure}
        answer = visitor.post(form.action, fields, headers={"HX-Request": "true"})
        assert answer.status_code == 200
        assert "Take 150" in text_of(answer)
    looked = visitor.post(
        form.action, form.fields | {"figure": "40"}, headers={"HX-Request": "true"}
    )
    assert "Take 40" in text_of(looked)
    odd = form.fields | {"cards": "AS K"}
    assert visitor.post(form.action, odd, headers={"HX-Request": "true"}).status_code == 204


def test_who_plays_alone_needs_no_such_field(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    at_meld(client, game)
    assert 'name="figure"' not in text_of(cards_page(client, game, 1))
