"""The rulebook on small phones, and a tap on a rule that comes back to where it was."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.test_home_browser import SMALL_TARGETS, TOO_WIDE
from tests.ledger.story import record

pytestmark = pytest.mark.django_db(transaction=True)
GAMES = ("cutthroat", "single-deck", "double-deck")


@pytest.fixture
def table(open_phone, game, live_server):
    """`table("?hand=1", java_script_enabled=False)`: a page of the game on a phone."""

    def table(query: str = "", **options) -> Page:
        return ScorePad(open_phone(**options), game, live_server.url).open(query).page

    return table


@pytest.mark.parametrize("variant", GAMES)
def test_the_book_fits_and_is_clean_at_320(open_phone, axe_in_both, variant):
    page = open_phone(width=320, reduced_motion="reduce")
    page.goto(f"/rulebook/{variant}/#tie_rule")
    expect(page.locator("#tie_rule")).to_be_in_viewport()
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe_in_both(page)


def test_an_unknown_rule_is_told_so(open_phone, axe):
    page = open_phone(width=320)
    page.context.watch.allow("404")
    page.goto("/rule/XX9/")
    expect(page.get_by_text("There is no such rule")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Single deck").click()
    expect(page.get_by_role("heading", name="Bidding", exact=True)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["htmx", "no script"])
def test_a_tap_on_a_rule_in_a_hand_and_back(table, game, scripts):
    record(game)
    page = table("?hand=1", java_script_enabled=scripts)
    page.locator(".why a.rule", has_text="SD13").click()
    paragraph = page.locator("#SD13")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text("Made")
    page.go_back()
    expect(page.locator(".why")).to_be_visible()


def test_a_rule_of_the_outlook_loses_nothing_typed(table, game):
    take(game, bid=BID)
    page = table()
    for key in ("6", "next", "4"):
        page.locator(f'#panel .numpad [data-key="{key}"]').click()
    block = page.locator("details.reasons")
    block.locator("summary").click()
    block.locator("a.rule").first.click()
    expect(page.locator(".book__rule:target")).to_be_in_viewport()
    page.go_back()
    expect(page.locator('[name="meld.A"]')).to_have_value("60")
    expect(page.locator('[name="meld.B"]')).to_have_value("40")


def test_a_rule_beside_refused_figures_loses_nothing_typed(table, game):
    take(game, bid=BID, meld=MELD)
    page = table()
    page.context.watch.allow("422", "htmx:")
    for key in ("1", "7", "next", "7"):
        page.locator(f'#panel .numpad [data-key="{key}"]').click()
    page.locator("#panel [data-action]").click()
    page.locator("#panel pin-keep[data-answer] .slip a.rule").first.click()
    expect(page.locator(".book__rule:target")).to_be_in_viewport()
    page.go_back()
    expect(page.locator('[name="tricks.A"]')).to_have_value("170")


def test_the_book_is_whole_on_paper(open_phone):
    page = open_phone(width=320)
    page.emulate_media(media="print")
    page.goto("/rulebook/double-deck/")
    expect(page.locator("#DD14")).to_be_visible()
    expect(page.locator(".book__chapters")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("#DD14 .rule")).to_have_text("DD14")
