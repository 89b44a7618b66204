"""The auction judge in a browser: call by call, with the network cut, without wasm, without scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.waiting import Held, cut_network
from tests.browser.watch import NO_WASM, Watch

pytestmark = pytest.mark.django_db(transaction=True)

HERE = "/settle/auction/"


def call(page: Page, *calls: str) -> None:
    """Bids that have a chip, or Pass."""
    for each in calls:
        page.locator("[data-next] button", has_text=re.compile(f"^{each}$")).click()


def told(page: Page, sentence: str) -> None:
    expect(page.locator(".ruling")).to_have_text(sentence)


def other(page: Page, who: str, bid: str) -> None:
    """Any call of anybody."""
    page.locator(".other-call").evaluate("one => { one.open = true; }")
    page.locator(".other-call label", has_text=who).click()
    page.get_by_placeholder("Bid").fill(bid)
    page.get_by_role("button", name="Call", exact=True).click()


def test_auction_call_by_call(phone: Page, axe: Callable[[Page], None]) -> None:
    phone.goto(HERE)
    call(phone, "250", "Pass", "270", "Pass")
    told(phone, "North has 270. South is to call.")
    other(phone, "West", "280")
    expect(phone.locator(".heard-call").first).to_contain_text("West has passed")
    expect(phone.locator(".heard-call").first).to_contain_text("Not legal")
    axe(phone)
    call(phone, "Take back", "Pass")
    told(phone, "North has it at 270.")
    expect(phone.locator("[data-next] .bids")).to_be_hidden()
    drawn = phone.locator("[data-judged]").inner_text()
    phone.reload()
    told(phone, "North has it at 270.")
    assert phone.locator("[data-judged]").inner_text() == drawn


def test_network_may_go_once_it_is_loaded(phone: Page) -> None:
    phone.goto(f"{HERE}?game=double-deck")
    call(phone, "51")
    told(phone, "South has 51. West is to call.")
    cut_network(phone)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    call(phone, "54")
    told(phone, "West has 54. North is to call.")
    expect(phone.locator(".told")).to_contain_text("West’s 54: about 30 meld in hand.")
    assert [url for url in asked if "icon" not in url] == []
    phone.context.set_offline(False)


def test_without_wasm_the_server_judges(phone: Page, watch: Watch) -> None:
    watch.allow(*NO_WASM)
    phone.route("**/*.wasm", lambda route: route.abort())
    phone.goto(HERE)
    call(phone, "250", "Pass")
    told(phone, "South has 250. North is to call.")


def test_what_is_no_bid_gets_a_sentence(phone: Page) -> None:
    phone.goto(HERE)
    other(phone, "South", "")
    expect(phone.locator(".keys .slip")).to_have_text("How much was bid?")
    other(phone, "South", "255")
    expect(phone.locator(".heard-call").first).to_contain_text("255 is between the steps")


def test_calls_tapped_before_the_rules_answer_are_those_that_were_tapped(phone: Page) -> None:
    """Each for who was chosen then; who is chosen for the next call is not chosen anew."""
    engine = Held(phone, "**/engine/bundle-*")
    phone.goto(HERE)
    call(phone, "250", "Pass")
    other(phone, "South", "300")
    other(phone, "South", "310")
    phone.locator(".other-call label", has_text="East").click()
    phone.get_by_placeholder("Bid").fill("3")
    engine.next().continue_()
    expect(phone.locator('[name="calls"]')).to_have_value("1:250 2:pass 1:300 1:310")
    expect(phone.locator(".other-call").get_by_label("East")).to_be_checked()
    expect(phone.get_by_placeholder("Bid")).to_have_value("3")


def test_calls_work_without_scripts(open_phone: OpenPhone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto(HERE)
    call(page, "250")
    page.wait_for_url(re.compile("250"))
    call(page, "Pass")
    page.wait_for_url(re.compile("pass"))
    told(page, "South has 250. North is to call.")


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(320, 640, "light"), (360, 740, "dark"), (740, 360, "light")],
)
def test_it_fits(
    open_phone: OpenPhone, axe: Callable[[Page], None], width: int, height: int, scheme: str
) -> None:
    page = open_phone(width, height, color_scheme=scheme)
    page.goto(f"{HERE}?game=cutthroat&calls=1:150+2:200+3:pass+1:205")
    told(page, "Player 2 has 200. Player 1 is to call.")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_house_rules_are_chosen_on_the_page(phone: Page, axe: Callable[[Page], None]) -> None:
    phone.goto(HERE)
    call(phone, "250")
    other(phone, "West", "300")
    expect(phone.locator(".heard-call").first).to_contain_text("too large")
    phone.locator(".setup, .setup__house").evaluate_all(
        "all => all.forEach((one) => { one.open = true; })"
    )
    phone.locator("[data-rule]", has_text="Largest raise").locator("label", has_text="none").click()
    expect(phone.locator(".heard-call").first).to_contain_text("300 is 50 over 250")
    expect(phone.locator("[data-second]")).to_have_text("Single deck, 1 difference")
    expect(phone).to_have_url(re.compile("max_raise=null"))
    assert "pass_out" not in phone.url
    axe(phone)
    phone.reload()
    expect(phone.locator("[data-second]")).to_have_text("Single deck, 1 difference")
    expect(phone.locator(".heard-call").first).to_contain_text("300 is 50 over 250")
