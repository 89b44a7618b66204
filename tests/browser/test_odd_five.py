"""A bid off the steps of ten is written with the pad's own key for the odd five."""

import pytest
from playwright.sync_api import expect

from games.selectors.ledger import load_game
from tests.browser.score_pad import ScorePad
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


def test_bid_of_255_by_thumb(phone, live_server):
    phone.context.watch.allow("422")
    game = a_game()
    pad = ScorePad(phone, game, live_server.url).open()
    pad.tap(pad.chip("Ann"))
    pad.tap(pad.chip("Other"))
    pad.type("25")
    five = phone.locator('#panel [data-key="five"]')
    pad.tap(five)
    pad.tap(pad.suit("H"))
    expect(phone.locator("#panel .say__sentence")).to_have_text("Ann bids 255 in hearts.")
    pad.press("Meld")
    pad.press("Record it anyway")
    pad.meld("15>4")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    assert load_game(game.table).entry_list[0].facts["irregular"] == ["bid_off_step"]
