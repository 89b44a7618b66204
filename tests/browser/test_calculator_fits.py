"""The calculator on every screen: nothing too wide, too small, cut or scrolled away; and as a form."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.calculator_page import HAND, TWENTY, Calculator
from tests.browser.test_home_browser import SMALL_TARGETS, TOO_WIDE

pytestmark = pytest.mark.django_db(transaction=True)

CUT = """() => [...document.querySelectorAll(".tile__add, .tile__less, .trump, .mini")]
  .filter((each) => each.checkVisibility())
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
  .map((each) => each.outerHTML.slice(0, 80))"""
IN_SIGHT = """(nodes) => nodes.every((node) => {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.parametrize(
    "query",
    [f"?cards={HAND}", f"?game=double-deck&cards={TWENTY}"],
    ids=["twelve", "twenty"],
)
def test_tiles_never_scroll_away(phone: Page, query: str) -> None:
    page = Calculator(phone).open(query).page
    for where in ("0", "400", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {where})")
        assert page.locator(".tile, .trump").evaluate_all(IN_SIGHT)
    page.locator('.tile[data-code="10S"] .tile__add').click()
    expect(page.locator('.tile[data-code="10S"] .tile__count')).to_have_text("2")


SIZES = [(320, 640), (412, 915), (740, 360), (1200, 800)]
HANDS = ["", f"?cards={HAND}", f"?game=double-deck&cards={TWENTY}"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fits_every_screen(open_phone, size: tuple[int, int]) -> None:
    calculator = Calculator(open_phone(*size))
    for query in HANDS:
        page = calculator.open(query).page
        page.locator("summary", has_text="Type or paste").click()
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(SMALL_TARGETS) == []


def test_text_of_twice_the_size_is_not_cut(open_phone) -> None:
    calculator = Calculator(open_phone())
    for query in HANDS:
        page = calculator.open(query).page
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.evaluate(CUT) == []


def test_axe_finds_nothing(open_phone, axe_in_both) -> None:
    page = open_phone(width=320, reduced_motion="reduce")
    page.context.watch.allow("422")
    for query in [*HANDS, "?cards=1X"]:
        axe_in_both(Calculator(page).open(query).page)


def test_without_scripts_it_is_a_form(open_phone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto("/meld/")
    page.locator('.tile[data-code="KC"] .tile__add').click()
    page.wait_for_url("**KC**")
    expect(page.locator('.tile[data-code="KC"] .tile__count')).to_have_text("1")
    page.locator('.tile[data-code="KC"] .tile__less').click()
    expect(page.locator('.tile[data-code="KC"] .tile__count')).to_be_hidden()
    page.locator("summary", has_text="Type or paste").click()
    page.locator('[name="cards"]').fill("KS QS")
    page.keyboard.press("Enter")
    page.wait_for_url("**cards=KS**")
    expect(page.locator("[data-sum]")).to_have_text("40")
