"""Bid, Meld, Tricks: nothing typed is lost, nothing is stored twice, nothing impossible is stored."""

import pytest
from playwright.sync_api import expect

from games.models import Entry
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.waiting import Held, go_back

pytestmark = pytest.mark.django_db(transaction=True)


def test_reload_in_the_middle_of_a_step_and_turning_lose_nothing(pad, phone):
    """PD-116, PD-121: neither the half-filled step nor the totals go back to nothing."""
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


def test_double_tap_stores_once(pad):
    pad.open().tap(pad.chip("Ann"))
    pad.tap(pad.chip("320"))
    pad.tap(pad.suit("H"))
    pad.press_twice("Meld")
    pad.at_step("Meld")
    pad.type("15>4")
    pad.press_twice("Tricks")
    pad.at_step("Tricks")
    pad.type("17")
    pad.press_twice("Save")
    pad.shows_totals("320", "120")
    expect(pad.page.locator("#panel .slip")).to_have_count(0)
    assert Entry.objects.count() == 1


def test_double_tap_on_a_slow_line_stores_once(pad, phone, game):
    take(game, bid=BID, meld=MELD)
    held = Held(phone, "**/tricks/")
    pad.open().at_step("Tricks")
    pad.type("17")
    pad.press("Save")
    pad.press("Save")
    held.next().continue_()
    held.let_go()
    pad.shows_totals("320", "120")
    expect(phone.locator("#panel .slip")).to_have_count(0)
    assert Entry.objects.count() == 1


def test_back_button_loses_nothing(pad, phone):
    pad.open().bid("Ann", 320, "H")
    pad.meld("15>4")
    pad.at_step("Tricks")
    go_back(phone)
    pad.at_step("Meld")
    pad.shows_figures(A="150", B="40")
    go_back(phone)
    pad.at_step("Tricks")
    pad.tricks("17")
    pad.shows_totals("320", "120")
    go_back(phone)
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
    expect(
        other.page.get_by_role("heading", name="Hand 1 stands with other figures")
    ).to_be_visible()
    other.shows_totals("320", "120")
    assert Entry.objects.count() == 1


def test_bid_changed_afterwards_leaves_the_figures(pad, game):
    take(game, bid=BID, meld=MELD)
    pad.open().at_step("Tricks")
    pad.type("17")
    pad.go_to("Bid")
    pad.tap(pad.chip("330"))
    pad.press("Meld")
    pad.at_step("Meld")
    pad.shows_figures(A="150", B="40")
    pad.press("Tricks")
    pad.at_step("Tricks")
    pad.shows_figures(A="170", B="80")
    pad.will_be("A", "−330")
    pad.press("Save")
    pad.shows_totals("−330", "120")
