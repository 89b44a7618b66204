"""Figures as a thumb types them: sums, zeros, the rest; what cannot be, and what is odd but real."""

import pytest
from playwright.sync_api import expect

from games.models import Entry
from tests.browser.score_pad import BID, ScorePad, take
from tests.browser.watch import BROKEN_LINE
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


def test_figures_are_typed_as_the_table_counts(pad, game):
    """Sums in tens, the eraser, a zero that is not a blank, No meld, All 250, a figure changed."""
    take(game, bid=BID)
    pad.open().at_step("Meld")
    pad.type("12+11+7")
    pad.shows_figures(A="300")
    expect(pad.field("A").locator(".field__sum")).to_have_text("12 + 11 + 7")
    pad.type("<<<<<")
    pad.shows_figures(A="120")
    pad.press("Tricks")
    expect(pad.field("B").locator("input")).to_be_focused()
    pad.type("0")
    pad.shows_figures(A="120", B="0")
    pad.press("Tricks")
    pad.at_step("Tricks")
    pad.press("All 250")
    pad.shows_figures(A="250", B="0")
    pad.type(">4")
    pad.shows_figures(A="210", B="40")
    pad.type(">20")
    pad.shows_figures(A="200", B="40")
    expect(pad.page.locator("#panel .slip")).to_contain_text("240")
    pad.tap(pad.page.locator("#panel .slip ~ .chips button").first)
    pad.will_be("A", "+330")
    pad.press("Save")
    pad.shows_totals("330", "40")


def test_meld_of_1500_is_four_taps(pad, game):
    """PD-136: a number is typed, not counted up; digits and the key that goes on."""
    take(game, bid=BID)
    pad.open().at_step("Meld")
    pad.type("150>")
    pad.shows_figures(A="1500")
    assert pad.taps == 4


def test_no_meld_is_one_tap(pad, game):
    take(game, bid=BID)
    pad.open().at_step("Meld")
    pad.press("No meld")
    pad.shows_figures(A="0")
    pad.type(">8")
    pad.press("Throw in")
    pad.save_result("threw in")
    pad.shows_totals("−320", "80")


def test_sum_of_52_is_refused_and_mended(phone, live_server):
    game = a_game(variant="double-deck")
    bid = BID | {"bid": 55}
    take(game, bid=bid, meld={"meld": {"A": 30, "B": 24}})
    pad = ScorePad(phone, game, live_server.url).open()
    phone.context.watch.allow("422")
    pad.at_step("Tricks")
    pad.type("26>26")
    pad.press("Save")
    pad.is_refused()
    pad.says("Trick points add up to 52, a hand has 50")
    pad.shows_figures(A="26", B="26")
    assert Entry.objects.count() == 0
    pad.press("Cy & Dee: 24")
    pad.will_be("A", "+56")
    pad.press("Save")
    pad.shows_totals("56", "48")


def test_irregular_bid_wants_a_second_tap_and_asks_again_for_another(pad, phone, game):
    phone.context.watch.allow("422")
    pad.open().bid_other("Ann", "24", "H")
    pad.says("240")
    pad.tap(phone.locator("#panel .field"))
    pad.type("23")
    expect(phone.locator("#panel .slip")).to_have_count(0)
    pad.press("Meld")
    pad.says("230")
    pad.press("Record it anyway")
    pad.meld("15>4")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    assert Entry.objects.get().facts["irregular"] == ["bid_below_minimum"]


def test_question_that_no_preview_asked_is_asked_when_saved(phone, live_server):
    phone.context.watch.allow("422", *BROKEN_LINE)
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"])
    take(game, bid=BID, meld={"meld": {"A": 180, "B": 60, "C": 20}})
    phone.route("**/preview/", lambda route: route.abort())
    pad = ScorePad(phone, game, live_server.url).open()
    pad.at_step("Tricks")
    pad.type("20>0")
    pad.press("Save")
    pad.answer("Did Sol win a trick?", "No")
    pad.press("Save")
    pad.shows_totals("380", "0", "70")
    pad.press("Undo")
    pad.at_step("Tricks")
    expect(phone.locator("#panel .ask input:checked")).to_have_value("no")


def test_opened_reasons_stay_open_while_one_types_on(pad, game, phone):
    take(game, bid=BID)
    pad.open("?step=meld")
    pad.type("15>4")
    board = phone.locator("#panel")
    expect(board.locator(".needs")).to_contain_text("Ann & Bob need 170 in tricks")
    expect(board.locator(".reasons")).to_contain_text("40 stays")
    board.locator(".reasons summary").click()
    pad.type("1")
    expect(board.locator(".reasons")).to_contain_text("410 stays")
    expect(board.locator(".reasons")).to_have_attribute("open", "")
