"""Cards of a past hand through its correction: kept, dropped or offered anew with its figures (G8)."""

import pytest

from games.models import Entry
from games.selectors.ledger import load_game, sheet_of
from tests.factories import a_game, hand
from tests.ledger.story import record
from tests.pages.cards import BY_SEAT, CARDS, MARRIAGE, RUN, at_meld, counted, saved, taken
from tests.pages.visiting import at, follow, send, sign_in, text_of

pytestmark = pytest.mark.django_db


def correcting(client, game, step, **changes):
    """A step of the first hand, being corrected: sent with changes; the next page."""
    page = client.get(at(game, f"lines/1/correct/{step}/"))
    return follow(client, send(client, page, f"/correct/{step}/", **changes))


def test_correcting_the_tricks_keeps_the_cards(visitor, game):
    saved(visitor, counted(visitor, game, CARDS))
    page = correcting(visitor, game, "tricks", tricks__A="210", tricks__B="40")
    follow(visitor, send(visitor, page, "/correct/review/"))
    assert Entry.objects.last().facts["cards_by_seat"] == BY_SEAT


def test_correcting_the_figure_drops_the_cards_of_that_side(visitor, game):
    saved(visitor, counted(visitor, game, CARDS))
    page = correcting(visitor, game, "meld", meld__A="180")
    page = follow(visitor, send(visitor, page, "/correct/tricks/"))
    follow(visitor, send(visitor, page, "/correct/review/"))
    facts = sheet_of(load_game(game.table)).lines[0].facts
    assert (facts["meld"]["A"], facts["cards_by_seat"]) == (180, {"2": ["9S"]})


def test_correcting_trump_offers_the_new_figure(visitor, game):
    saved(visitor, counted(visitor, game, CARDS))
    page = correcting(visitor, game, "bid", trump="H")
    assert "Ann &amp; Bob: take 60, as the cards count now" in text_of(page)
    page = send(visitor, page, "/correct/meld/", mend="meld.A=60")
    page = send(visitor, page, "/correct/meld/", mend="meld.B=0")
    page = follow(visitor, send(visitor, page, "/correct/meld/"))
    page = follow(visitor, send(visitor, page, "/correct/tricks/"))
    follow(visitor, send(visitor, page, "/correct/review/"))
    facts = sheet_of(load_game(game.table)).lines[0].facts
    assert (facts["meld"], facts["cards_by_seat"]) == ({"A": 60, "B": 0}, BY_SEAT)
    assert facts["meld_by_seat"] == {"1": 20, "2": 0, "3": 40}


def test_cards_are_picked_while_a_hand_is_corrected(visitor, game):
    record(game, hand(trump="S"))
    page = visitor.get(at(game, "lines/1/correct/meld/"))
    page = follow(visitor, send(visitor, page, "/correct/meld/", cards="1"))
    page = follow(visitor, send(visitor, page, "/correct/cards/", cards=RUN, next="3"))
    page = follow(visitor, send(visitor, page, "/correct/cards/", cards=MARRIAGE, take="1"))
    assert "from cards: Ann 150, Bob 20" in text_of(page)
    assert Entry.objects.count() == 1
    page = follow(visitor, send(visitor, page, "/correct/meld/"))
    page = follow(visitor, send(visitor, page, "/correct/tricks/"))
    follow(visitor, send(visitor, page, "/correct/review/"))
    facts = sheet_of(load_game(game.table)).lines[0].facts
    assert facts["cards_by_seat"] == {"1": RUN.split(), "3": MARRIAGE.split()}


def test_no_such_hand_has_no_cards_to_correct(visitor, game):
    assert visitor.get(at(game, "lines/9/correct/cards/"))["Location"] == at(game)


def test_whole_hands_of_a_double_deck_travel_in_the_address(client):
    game = a_game(variant="double-deck")
    sign_in(client, game)
    at_meld(client, game, bid="55")
    deck = [rank + suit for suit in "SHDC" for rank in ("A", "10", "K", "Q", "J")]
    for seat in (1, 2, 3, 4):
        page = follow(client, taken(client, game, seat, " ".join(deck)))
    saved(client, page, tricks__A="25")
    page = correcting(client, game, "meld")
    page = follow(client, send(client, page, "/correct/tricks/", tricks__A="26", tricks__B="24"))
    follow(client, send(client, page, "/correct/review/"))
    assert len(sheet_of(load_game(game.table)).lines[0].facts["cards_by_seat"]["4"]) == 20
