"""A thumb that is quicker than the line: no late answer takes back a tap, no tap falls through."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.waiting import Held
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)

FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
SAID = "#panel .say__sentence"
PRESS_AT_THE_SWAP = """() => {
  window.isSame = true;
  const press = () => queueMicrotask(() => document.activeElement.click());
  document.addEventListener('htmx:afterSwap', press, { once: true });
}"""


def test_preview_that_is_older_than_the_last_tap_is_left_out(phone, live_server):
    pad = ScorePad(phone, a_game(variant="cutthroat", names=FIVE), live_server.url).open()
    held = Held(phone, "**/preview/")
    pad.tap(pad.chip("Dee"))
    of_dee = held.next()
    answer = of_dee.fetch()
    pad.chip("Eve").evaluate("(chip) => chip.click()")
    of_dee.fulfill(response=answer)
    held.next().continue_()
    expect(phone.locator(SAID)).to_contain_text("Eve bids")
    expect(pad.chip("Eve").locator("input")).to_be_checked()


def test_key_that_chose_a_bidder_keeps_the_focus(phone, live_server):
    """Of four or five, who plays may change who may bid: the chips come anew with a preview."""
    pad = ScorePad(phone, a_game(variant="cutthroat", names=FIVE), live_server.url).open()
    pad.chip("Dee").locator("input").focus()
    phone.keyboard.press("Space")
    expect(phone.locator(SAID)).to_contain_text("Dee bids")
    expect(pad.chip("Dee").locator("input")).to_be_focused()
    phone.keyboard.press("ArrowRight")
    expect(phone.locator(SAID)).to_contain_text("Eve bids")


def test_preview_of_a_step_that_was_left_says_nothing(pad, phone, game):
    """Neither on the board nor in the console, where `phone` would hear it."""
    take(game, bid=BID, meld=MELD)
    pad.open("?step=meld").at_step("Meld")
    held = Held(phone, "**/preview/")
    pad.type("9")
    late = held.next()
    answer = late.fetch()
    pad.press("Tricks")
    pad.at_step("Tricks")
    late.fulfill(response=answer)
    held.let_go()
    pad.tricks("17")
    pad.shows_totals("−320", "120")


def test_key_pressed_at_the_very_swap_is_not_a_whole_new_page(phone, live_server):
    """The focus stays where it is, for the board takes keys as soon as it shows."""
    pad = ScorePad(phone, a_game(variant="double-deck"), live_server.url).open("auction/")
    phone.evaluate(PRESS_AT_THE_SWAP)
    phone.locator("#pass").focus()
    phone.keyboard.press("Enter")
    expect(phone.locator("#panel")).to_contain_text("Dee is to call.")
    expect(phone.locator("#pass")).to_be_focused()
    assert phone.evaluate("window.isSame")
    pad.has_no_slip()
