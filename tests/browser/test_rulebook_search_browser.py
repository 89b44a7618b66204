"""Searching the rulebook with a thumb: as one types, without a network, without wasm, without script."""

import re

import pytest
from playwright.sync_api import Page, expect

from games.rules.finding import find
from games.selectors.book_search import index_of
from tests.browser.score_pad import ScorePad
from tests.browser.test_home_browser import SMALL_TARGETS, TOO_WIDE
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)
QUERIES = [
    "kitty",
    "widdow",
    "hundred aces",
    "throw it in",
    "CT16",
    "zebra bid",
    "qqqq",
    "passinglyish",
]
READY = "() => customElements.whenDefined('pin-find')"


def open_book(page: Page, path: str = "/rulebook/cutthroat/") -> Page:
    page.goto(path)
    page.evaluate(READY)
    return page


def found(page: Page) -> list[str]:
    return page.locator("[data-list] .book__title .rule").all_inner_texts()


def type_in(page: Page, query: str) -> None:
    page.get_by_role("searchbox").fill(query)


def expect_said(page: Page, sentence: str) -> None:
    expect(page.locator("[data-said]")).to_have_text(sentence)


@pytest.mark.parametrize("query", QUERIES)
def test_phone_finds_what_the_server_finds(phone: Page, query: str) -> None:
    open_book(phone)
    type_in(phone, query)
    server = find(index_of("cutthroat"), query)
    expect_said(phone, server.sentence)
    assert found(phone) == server.ids
    assert phone.locator("[data-nearest] a").all_inner_texts() == server.nearest


def test_other_books_search_for_the_same(phone: Page) -> None:
    open_book(phone)
    other = phone.get_by_role("link", name="Rulebook: Double deck")
    type_in(phone, "widow")
    expect(other).to_have_attribute("href", re.compile(r"\?q=widow$"))
    type_in(phone, "")
    expect(other).to_have_attribute("href", re.compile(r"/double-deck/$"))
    type_in(phone, "run")
    other.click()
    phone.wait_for_url("**/double-deck/?q=run")
    expect(phone.get_by_role("searchbox")).to_have_value("run")


def test_the_book_gives_way_and_comes_back(phone: Page) -> None:
    open_book(phone)
    type_in(phone, "kity")
    expect(phone.locator("[data-list] .book__rule").first).to_contain_text("The widow")
    expect(phone.locator("#rules")).to_be_hidden()
    expect(phone).to_have_url(phone.url.split("?")[0] + "?q=kity")
    type_in(phone, "")
    expect(phone.locator("#rules")).to_be_visible()
    expect_said(phone, "")


def test_what_was_found_leads_to_its_place(phone: Page) -> None:
    open_book(phone)
    type_in(phone, "buried")
    phone.locator("[data-list] .book__title .rule").first.click()
    expect(phone.locator(".book__rule:target")).to_be_in_viewport()


def test_a_word_that_was_meant_is_one_tap(phone: Page) -> None:
    open_book(phone, "/rulebook/single-deck/")
    type_in(phone, "passinglyish")
    phone.locator("[data-nearest]").get_by_text("passing").click()
    expect(phone.get_by_role("searchbox")).to_have_value("passing")
    expect(phone.locator("[data-list] .book__rule").first).to_be_visible()


def test_it_goes_on_without_a_network(phone: Page) -> None:
    open_book(phone)
    type_in(phone, "kitty")
    expect(phone.locator("[data-list] .book__rule").first).to_be_visible()
    cut_network(phone)
    type_in(phone, "renege")
    expect(phone.locator("[data-list] .book__rule").first).to_contain_text("renege")


def test_without_wasm_the_server_is_asked(phone: Page) -> None:
    phone.route("**/engine/bundle-*", lambda route: route.abort())
    phone.context.watch.allow(*BROKEN_LINE)
    open_book(phone)
    type_in(phone, "widdow")
    expect_said(phone, find(index_of("cutthroat"), "widdow").sentence)
    assert found(phone) == find(index_of("cutthroat"), "widdow").ids
    cut_network(phone)
    type_in(phone, "kitty")
    expect(phone.locator("[data-said]")).to_contain_text("needs the network")
    expect(phone.locator("#rules")).to_be_visible()


def test_without_script_it_is_a_form(open_phone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto("/rulebook/cutthroat/")
    page.get_by_role("searchbox").fill("kity")
    page.get_by_role("button", name="Find").click()
    page.wait_for_url("**/?q=kity")
    expect(page.locator("[data-list] .book__rule").first).to_contain_text("The widow")
    page.locator("[data-list] .book__title .rule").first.click()
    expect(page.locator("#CT8")).to_be_in_viewport()


def test_a_found_page_can_be_reloaded_and_searched_on(phone: Page) -> None:
    open_book(phone, "/rulebook/cutthroat/?q=kitty")
    expect(phone.locator("#rules")).to_be_hidden()
    type_in(phone, "renege")
    expect_said(phone, find(index_of("cutthroat"), "renege").sentence)


@pytest.mark.parametrize("query", ["kity", "passinglyish"])
def test_what_was_found_fits_and_is_clean_at_320(open_phone, axe_in_both, query) -> None:
    page = open_phone(width=320, height=640, reduced_motion="reduce")
    open_book(page, "/rulebook/single-deck/")
    type_in(page, query)
    expect(page.locator("[data-said]")).not_to_be_empty()
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe_in_both(page)


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_advice_fits_and_is_clean_at_320(open_phone, axe, variant) -> None:
    page = open_phone(width=320, height=640, color_scheme="dark", reduced_motion="reduce")
    page.goto(f"/rulebook/{variant}/strategy/")
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe(page)


def test_from_a_line_to_what_this_table_plays(open_phone, axe, live_server) -> None:
    game = a_game(rules={"set_penalty": "double", "target": 1000})
    page = open_phone(width=320, reduced_motion="reduce")
    ScorePad(page, game, live_server.url)
    page.goto(f"/rulebook/single-deck/?table={game.table.address}#SD14")
    expect(page.locator("#SD14")).to_be_in_viewport()
    expect(page.locator("#SD14")).to_contain_text("minus twice the bid")
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe(page)
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator("#panel")).to_be_visible()


def test_by_keyboard(phone: Page) -> None:
    open_book(phone)
    phone.get_by_role("searchbox").focus()
    phone.keyboard.type("gate")
    phone.keyboard.press("Enter")
    expect(phone.locator("[data-list] .book__rule").first).to_be_visible()
    expect(phone.locator("[data-said]")).to_have_attribute("role", "status")
