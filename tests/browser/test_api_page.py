"""The API's page is readable on the narrowest phone, without script, in light and dark."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.waiting import follow

OPEN = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def test_the_api_page(open_phone: Callable[..., Page], axe_in_both: Callable[[Page], None]) -> None:
    page = open_phone(width=320, height=640)
    page.goto("/api/v1/")
    assert page.title() == "The API · Pinochle Scorekeeper"
    assert page.evaluate(OPEN)
    axe_in_both(page)


def test_the_api_page_without_script(open_phone: Callable[..., Page]) -> None:
    page = open_phone(width=320, java_script_enabled=False)
    page.goto("/api/v1/docs/")
    follow(page.get_by_role("link", name="House rules"))
    assert page.url.endswith("#rules")
    expect(page.get_by_text("POST /api/v1/auction/")).to_be_visible()
