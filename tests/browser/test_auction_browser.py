"""The auction followed on a phone: one tap a call, nothing lost, two phones never at odds."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Entry, Game
from tests.browser.score_pad import ScorePad
from tests.browser.waiting import tab_to
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


class Auction(ScorePad):
    """The tracker of one game on one phone."""

    def __init__(self, page: Page, game: Game, url: str) -> None:
        super().__init__(page, game, url)
        self.panel = page.locator("#panel")

    def call(self, *calls: object) -> "Auction":
        """Calls, each one tap; each waits until it is the last one's turn to be seen."""
        for each in calls:
            before = self.panel.locator("input[name=seen]").first.input_value()
            self.tap(self.panel.get_by_role("button", name=str(each), exact=True))
            self.moves_on(before)
        return self

    def moves_on(self, seen: str) -> None:
        expect(self.panel.locator("input[name=seen]").first).not_to_have_value(seen)

    def tells(self, sentence: str) -> None:
        expect(self.panel).to_contain_text(sentence)

    def other(self, keys: str, *, caller: str = "") -> None:
        """A call on the pad behind Other, of whoever is to call or of somebody else."""
        self.tap(self.panel.get_by_role("link", name="Other"))
        if caller:
            self.tap(self.chip(caller))
        self.type(keys)
        self.press("Call")


@pytest.fixture
def sit_down(phone, live_server):
    """`sit_down(variant="double-deck")`: the auction of its first hand, opened from the Bid step."""

    def sit_down(**game) -> Auction:
        auction = Auction(phone, a_game(**game), live_server.url)
        auction.open().follow("Call by call")
        auction.taps = 0
        return auction

    return sit_down


def test_auction_one_tap_a_call_then_the_whole_hand(sit_down, phone):
    auction = sit_down()
    auction.call(250, "Pass")
    auction.tells("Cy has 250. Dee is to call.")
    phone.reload()
    auction.call(270, "Pass")
    auction.call("Take back", "Pass", "Pass")
    auction.tells("Dee has it at 270.")
    assert auction.taps == 7
    auction.follow("Name trump")
    expect(phone.locator("#panel .say__sentence")).to_have_text("Dee bids 270. In which suit?")
    auction.tap(auction.suit("S"))
    phone.reload()
    auction.press("Meld")
    auction.meld("15>4")
    auction.tricks("17")
    auction.shows_totals("120", "320")
    auction.tap(auction.line(1).get_by_role("link"))
    expect(phone.locator(".why")).to_contain_text("Cy 250, Bob pass, Dee 270, Ann pass, Cy pass.")
    assert Entry.objects.count() == 1


def test_forced_bid_is_filled_in(sit_down, phone):
    auction = sit_down()
    auction.call("Pass", "Pass")
    auction.tells("On a pass Ann is stuck with it at 250.")
    auction.call("Pass")
    auction.tells("Ann has it at 250.")
    auction.follow("Name trump")
    expect(auction.chip("Forced").locator("input")).to_be_checked()
    auction.tap(auction.suit("H"))
    auction.press("Meld")
    auction.at_step("Meld")


def test_passed_out_is_on_the_sheet_in_two_taps(sit_down, phone):
    auction = sit_down(variant="cutthroat")
    auction.call("Pass", "Pass", "Pass")
    auction.press("Nobody bid")
    auction.save_result("Everybody passed")
    auction.reads_back("Everybody passed")
    assert Entry.objects.get().facts["outcome"] == "passed_out"


def test_irregular_call_wants_a_second_tap(sit_down, phone):
    phone.context.watch.allow("422")
    auction = sit_down()
    auction.other("24")
    auction.says("240 is too low")
    auction.tap(auction.panel.locator(".field"))
    auction.type("27")
    auction.press("Call")
    auction.says("270 is too high to open")
    auction.press("Record it anyway")
    auction.tells("Cy’s 270 was irregular; the table lets it stand.")
    auction.other("28", caller="Dee")
    auction.says("Dee is out of turn: Bob is to call.")
    auction.press("Record it anyway")
    auction.tells("Dee has 280. Ann is to call.")


def test_call_of_the_slower_phone_is_not_taken(sit_down, open_phone, live_server):
    auction = sit_down()
    slow = Auction(open_phone(), auction.game, live_server.url)
    slow.page.context.watch.allow("409")
    slow.open("auction/")
    auction.call(260)
    slow.press("250")
    slow.says("Somebody else has written a call in the meantime")
    slow.tells("Cy has 260. Bob is to call.")
    slow.call(270)
    slow.tells("Bob has 270. Dee is to call.")


def test_double_tap_on_a_slow_line_is_one_call(sit_down, phone):
    auction = sit_down()
    passing = auction.panel.get_by_role("button", name="Pass")
    passing.evaluate("(button) => { button.click(); button.click(); }")
    auction.tells("Bob is to call.")
    phone.reload()
    auction.tells("Bob is to call.")


def test_auction_by_keyboard(sit_down, phone):
    auction = sit_down(variant="double-deck")
    phone.locator("#panel").focus()
    tab_to(auction.panel.get_by_role("button", name="51", exact=True))
    phone.keyboard.press("Enter")
    auction.tells("Cy’s 51: an ace in every suit.")
    expect(phone.locator("#live")).to_have_text("Cy has 51. Bob is to call.")
    expect(phone.locator("#panel:focus, #panel :focus")).to_be_attached()
    phone.locator("#pass").focus()
    for name in ("Dee", "Ann"):
        phone.keyboard.press("Enter")
        expect(phone.locator("#live")).to_contain_text(f"{name} is to call.")
        expect(phone.locator("#pass")).to_be_focused()
    phone.keyboard.press("Enter")
    auction.tells("Cy has it at 51.")


def test_axe_finds_nothing_and_nothing_is_cut_light_or_dark(phone, live_server, axe):
    phone.context.watch.allow("422")
    names = ["Bartholomew-Maximilian", "Cy", "Bob", "Dee"]
    auction = Auction(phone, a_game(names=names, variant="double-deck"), live_server.url)
    auction.open()
    fits(phone)
    auction.follow("Call by call")
    auction.call(51, 54, "Pass", 60)
    axe(phone)
    fits(phone)
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.emulate_media(color_scheme="dark")
    axe(phone)
    fits(phone)
    auction.other("61")
    auction.says("61 is between the steps")
    axe(phone)
    fits(phone)


def fits(page: Page) -> None:
    """Nothing is wider than the phone, no target smaller than a thumb (a rule's is its ::after)."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = """() => [...document.querySelectorAll('#panel :is(button, a:not(.rule), label.chip)')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width && (box.width < 44 || box.height < 44);
    }).map((each) => each.textContent)"""
    assert page.evaluate(small) == []
