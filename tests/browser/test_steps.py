"""Bid, Meld, Tricks: nothing typed is lost, nothing is stored twice, nothing impossible is stored."""

import pytest
from playwright.sync_api import expect

from games.models import Entry
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def game():
    return a_game()


@pytest.fixture
def pad(phone, game, live_server):
    """The game on the phone, not opened yet."""
    return ScorePad(phone, game, live_server.url)


def test_reload_in_the_middle_of_a_step_and_turning_lose_nothing(pad, phone):
    pad.open().tap(pad.chip("Ann"))
    pad.tap(pad.chip("320"))
    phone.reload()
    expect(phone.locator("#panel .say__sentence")).to_have_text("Ann bids 320. In which suit?")
    pad.tap(pad.suit("H"))
    pad.press("Meld")
    pad.at_step("Meld")
    pad.type("15>4")
    phone.reload()
    pad.shows_figures(A="150", B="40")
    expect(phone.locator("#panel .needs")).to_contain_text("need 170")
    phone.set_viewport_size({"width": 740, "height": 360})
    pad.shows_figures(A="150", B="40")
    pad.press("Tricks")
    pad.at_step("Tricks")
    pad.type("17")
    phone.reload()
    phone.set_viewport_size({"width": 360, "height": 740})
    pad.shows_figures(A="170", B="80")
    pad.will_be("A", "+320")
    pad.press("Save")
    pad.shows_totals("320", "120")


def twice(pad, label):
    """Two taps on a button of the panel before anything can answer."""
    button = pad.page.locator("#panel").get_by_role("button", name=label).first
    button.evaluate("(button) => { button.click(); button.click(); }")


def test_double_tap_stores_once(pad):
    pad.open().tap(pad.chip("Ann"))
    pad.tap(pad.chip("320"))
    pad.tap(pad.suit("H"))
    twice(pad, "Meld")
    pad.at_step("Meld")
    pad.type("15>4")
    twice(pad, "Tricks")
    pad.at_step("Tricks")
    pad.type("17")
    twice(pad, "Save")
    pad.shows_totals("320", "120")
    expect(pad.page.locator("#panel .slip")).to_have_count(0)
    assert Entry.objects.count() == 1


def test_double_tap_on_a_slow_line_stores_once(pad, phone, game):
    take(game, bid=BID, meld=MELD)
    held = []
    phone.route("**/tricks/", lambda route: held.append(route))
    pad.open().at_step("Tricks")
    pad.type("17")
    pad.press("Save")
    pad.press("Save")
    for route in held:
        route.continue_()
    pad.shows_totals("320", "120")
    expect(phone.locator("#panel .slip")).to_have_count(0)
    assert Entry.objects.count() == 1


def test_back_button_loses_nothing(pad, phone):
    pad.open().bid("Ann", 320, "H")
    pad.meld("15>4")
    pad.at_step("Tricks")
    phone.go_back()
    pad.at_step("Meld")
    pad.shows_figures(A="150", B="40")
    phone.go_back()
    pad.at_step("Tricks")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    phone.go_back()
    pad.at_step("Bid")
    pad.shows_totals("320", "120")
    expect(pad.line(1)).to_be_visible()
    assert Entry.objects.count() == 1


def test_second_phone_is_told_what_changed(pad, open_phone, game, live_server):
    other = ScorePad(open_phone(), game, live_server.url).open()
    other.page.context.watch.allow("409")
    pad.open().bid("Ann", 320, "H")
    pad.at_step("Meld")
    other.bid("Cy", 300, "S")
    other.says("The bid of hand 1 changed in the meantime")
    other.at_step("Meld")
    pad.meld("15>4")
    pad.at_step("Tricks")
    other.open().at_step("Tricks")
    other.type("18")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    other.press("Save")
    other.says("Hand 1 was written")
    other.shows_totals("320", "120")
    assert Entry.objects.count() == 1


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
