"""Every state of the table page: axe finds nothing, all fits a small phone and a thumb."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.test_home_browser import SMALL_TARGETS, TOO_WIDE
from tests.factories import a_game, hand, melded
from tests.ledger.story import penalise, record, rule, win

pytestmark = pytest.mark.django_db(transaction=True)

SIZES = [(320, 640), (740, 360), (568, 320), (360, 740)]
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
UNDER = """() => [...document.querySelectorAll('.line--after')].every((line) => {
  const words = line.querySelector('.line__fate').getBoundingClientRect();
  return [...line.querySelectorAll('.won-bid, .stamp, .delta')]
    .every((each) => each.getBoundingClientRect().bottom <= words.top + 1);
})"""
THREE = {"meld": {"A": 180, "B": 60, "C": 20}}
FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"]


@pytest.fixture
def at(open_phone, live_server):
    """`at(variant=…)`: a phone at a new table."""
    phone = open_phone(reduced_motion="reduce")
    return lambda **game: ScorePad(phone, a_game(**game), live_server.url)


@pytest.fixture
def fits(axe):
    """Checks the state that a pad shows: on its side, small, light and dark."""

    def fits(pad):
        page = pad.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOO_WIDE) <= 0
            assert page.evaluate(SMALL_TARGETS) == []
        axe(page)
        page.emulate_media(color_scheme="dark")
        dark = Axe().run(page, options=CONTRAST)
        assert dark.violations_count == 0, dark.generate_report()
        page.emulate_media(color_scheme="light")

    return fits


def test_bid_step_fits(at, fits):
    pad = at(variant="cutthroat", names=FIVE).open()
    pad.tap(pad.page.locator(".sitting summary"))
    pad.tap(pad.chip("Other"))
    fits(pad)
    fits(at(variant="double-deck").open())


def test_meld_step_fits(at, fits):
    pad = at()
    take(pad.game, bid=BID)
    pad.open().type("6>4")
    expect(pad.page.get_by_role("button", name="Throw in")).to_be_visible()
    fits(pad)
    pad.press("Throw in")
    pad.at_step("Result")
    fits(pad)


def test_tricks_step_fits(at, fits):
    pad = at()
    take(pad.game, bid=BID, meld=MELD)
    pad.open().type("17>7")
    expect(pad.page.locator(".slip")).to_be_visible()
    fits(pad)
    pad = at(variant="cutthroat")
    take(pad.game, bid=BID, meld=THREE)
    pad.open().type("20>0")
    expect(pad.page.locator(".ask")).to_be_visible()
    fits(pad)


@pytest.mark.parametrize("query", ["?hand=1", "penalty/", "end/", "about/"])
def test_why_and_smaller_pages_fit(at, fits, query):
    pad = at()
    record(pad.game)
    penalise(pad.game)
    fits(pad.open(query))


def test_game_over_fits(at, fits):
    pad = at()
    win(pad.game)
    fits(pad.open("?saved=1"))


def test_hand_after_the_end_fits(at, fits):
    """G9: its words stand under its figures, whatever these are."""
    pad = at()
    record(pad.game)
    record(pad.game, hand(bidder="B", bidder_seat=2, meld=melded(100, 200)))
    penalise(pad.game)
    rule(pad.game, {"target": 300})
    page = pad.open().page
    expect(page.locator(".line--after .line__fate")).to_have_text([", after the end"] * 2)
    fits(pad)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(UNDER)
