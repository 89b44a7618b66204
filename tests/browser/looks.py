"""How a page looks to a thumb, asked in one line."""

from playwright.sync_api import Page


def fits(page: Page) -> bool:
    """Whether nothing runs out of the page at its side."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")
