"""The three cards to bury, with a thumb: from the Tricks step, by one tap, back to it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.score_pad import ScorePad, take
from tests.factories import a_game
from tests.pages.test_bury import BID, with_cards

pytestmark = pytest.mark.django_db(transaction=True)


def at_bury(phone: Page, url: str, **bid) -> ScorePad:
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"])
    take(game, bid=BID | bid, meld=with_cards())
    return ScorePad(phone, game, url).open("?step=tricks")


def follow_link(pad: ScorePad, name: str) -> None:
    pad.tap(pad.page.get_by_role("link", name=name))
    pad.page.wait_for_url("**/bury/**")


def test_one_tap_buries_and_answers_a_question(phone: Page, live_server, axe) -> None:
    pad = at_bury(phone, live_server.url, bid=150, under_the_gun=True)
    follow_link(pad, "Bury 3")
    axe(phone)
    first = phone.locator(".bury__take").first
    expect(first).to_contain_text("30 in counters")
    pad.tap(first)
    phone.wait_for_url("**step=tricks**")
    expect(phone.get_by_role("link", name="Buried: 30")).to_be_visible()
    pad.tricks("4>>11", then="Save")
    pad.shows_totals("280", "160", "130")
    phone.goto(f"{pad.url}?hand=1")
    expect(phone.locator(".why")).to_contain_text("Buried, 30 in counters")
    axe(phone)


def test_others_are_ticked_by_keyboard_small_and_dark(open_phone, live_server, axe) -> None:
    phone = open_phone(width=320, height=640, color_scheme="dark")
    pad = at_bury(phone, live_server.url)
    follow_link(pad, "Bury 3")
    phone.locator("summary", has_text="Other cards").focus()
    phone.keyboard.press("Enter")
    for _ in range(3):
        phone.keyboard.press("Tab")
        phone.keyboard.press("Space")
    axe(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 320
    pad.tap(phone.get_by_role("button", name="Bury these"))
    phone.wait_for_url("**step=tricks**")
    follow_link(pad, "Buried: 0")
    pad.tap(phone.get_by_role("button", name="Forget"))
    phone.wait_for_url("**step=tricks**")
    expect(phone.get_by_role("link", name="Bury 3")).to_be_visible()


def test_two_ticked_cards_are_not_enough_without_a_script(open_phone, live_server) -> None:
    phone = open_phone(java_script_enabled=False)
    phone.context.watch.allow("422")
    pad = at_bury(phone, live_server.url)
    follow_link(pad, "Bury 3")
    phone.locator("summary", has_text="Other cards").click()
    for place in (0, 1):
        pad.tap(phone.locator(".bury__card").nth(place))
    pad.tap(phone.get_by_role("button", name="Bury these"))
    expect(phone.locator(".slip")).to_contain_text("3 cards are buried, 2 are chosen.")
    expect(phone.locator(".bury__card input:checked")).to_have_count(2)
    pad.tap(phone.locator(".bury__card").nth(2))
    pad.tap(phone.get_by_role("button", name="Bury these"))
    phone.wait_for_url("**step=tricks**")
    expect(phone.get_by_role("link", name="Buried: 0")).to_be_visible()
