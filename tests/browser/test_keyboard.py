"""A whole hand by keyboard alone, and where the focus is after each step."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.score_pad import BID, ScorePad, take
from tests.browser.waiting import tab_to
from tests.ledger.story import record

pytestmark = pytest.mark.django_db(transaction=True)

FOCUS_IS_SEEN = """() => {
  const at = document.activeElement, shown = at.closest('.field, .chip') || at;
  return at.closest('#panel') && (getComputedStyle(shown).outlineStyle !== 'none'
    || getComputedStyle(shown).boxShadow !== 'none');
}"""


class Keys(ScorePad):
    """The table page under ten fingers."""

    def press_keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def radio(self, name: str) -> Locator:
        return self.page.locator("#panel").get_by_role("radio", name=name, exact=True)

    def focus_is_seen(self) -> None:
        """Waits until the focus is on the board and can be seen there."""
        self.page.wait_for_function(FOCUS_IS_SEEN)


@pytest.fixture
def keys(open_phone, game, live_server):
    """The game on a small laptop, not opened yet."""
    return Keys(open_phone(800, 700, has_touch=False, is_mobile=False), game, live_server.url)


def test_whole_hand_with_tab_arrows_digits_and_enter(keys):
    keys.open().press_keys("Tab")
    expect(keys.page.get_by_role("link", name="Skip to the entry")).to_be_focused()
    keys.press_keys("Enter")
    tab_to(keys.radio("Ann"))
    keys.press_keys("Space")
    keys.focus_is_seen()
    tab_to(keys.radio("250"))
    keys.press_keys(*["ArrowRight"] * 7)
    expect(keys.radio("320")).to_be_checked()
    tab_to(keys.radio("spades"))
    keys.press_keys("ArrowRight")
    expect(keys.radio("hearts")).to_be_checked()
    keys.focus_is_seen()
    keys.press_keys("Enter")
    keys.at_step("Meld")
    expect(keys.field("A").locator("input")).to_be_focused()
    keys.focus_is_seen()
    keys.press_keys("1", "5")
    tab_to(keys.field("B").locator("input"))
    keys.press_keys("8", "Backspace", "4", "Enter")
    keys.at_step("Tricks")
    expect(keys.field("A").locator("input")).to_be_focused()
    keys.press_keys("9", "+", "8")
    keys.shows_figures(A="170", B="80")
    keys.press_keys("Enter")
    keys.shows_totals("320", "120")
    keys.focus_is_seen()


def test_enter_never_says_that_nobody_bid(keys):
    keys.open().radio("Other").focus()
    keys.press_keys("Space")
    other = keys.page.locator("#panel .other input").first
    tab_to(other)
    keys.press_keys("3", "2", "Enter")
    keys.at_step("Bid")
    keys.radio("Cy").focus()
    keys.press_keys("Space")
    keys.radio("clubs").focus()
    keys.press_keys("Space")
    other.focus()
    keys.press_keys("Enter")
    keys.at_step("Meld")
    expect(keys.page.locator(".step__written")).to_contain_text("Cy 320")


def test_enter_never_throws_in(keys, game):
    take(game, bid=BID)
    keys.open().field("A").locator("input").focus()
    keys.press_keys("6")
    tab_to(keys.field("B").locator("input"))
    keys.press_keys("4")
    expect(keys.page.get_by_role("button", name="Throw in")).to_be_visible()
    keys.press_keys("Enter")
    keys.at_step("Tricks")


def test_focus_stays_with_the_line_that_is_opened_and_closed(keys, game):
    record(game)
    keys.open()
    link = keys.line(1).get_by_role("link")
    link.focus()
    for shown in (1, 0, 1):
        keys.press_keys("Enter")
        expect(keys.page.locator(".why")).to_have_count(shown)
        expect(link).to_be_focused()
    tab_to(keys.page.get_by_role("button", name="Take it back"))
    keys.press_keys("Enter")
    keys.shows_totals("0", "0")
    keys.focus_is_seen()


def test_menu_opens_and_closes_by_keys(keys):
    keys.open()
    more = keys.page.locator("summary[aria-label=More]")
    more.focus()
    keys.press_keys("Enter")
    expect(keys.page.get_by_role("link", name="Add a penalty")).to_be_visible()
    keys.press_keys("Escape")
    expect(keys.page.get_by_role("link", name="Add a penalty")).to_be_hidden()
    expect(more).to_be_focused()
