"""Waiting for what only the new state has: links, Back, Tab, and answers that are held back.

A tap does not wait for what it leads to, and what both pages have (a panel, a name, a chip) is no
sign that the new one is there.
"""

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

FOCUSED = "(each) => each === document.activeElement"
OLD = "() => { document.documentElement.dataset.old = ''; }"
TURNS = 1000
WHEN_QUIET = """() => Promise.all([["body", "outbox"], [".table", "comforts"], ["[data-pulse]", "live"]]
  .filter(([where]) => document.querySelector(where))
  .map(([, name]) => import(`/static/js/${name}.js`)))"""


def follow(link: Locator) -> None:
    """A tap on a link, and the page that it leads to, with its scripts; swapped in or loaded."""
    address = link.get_attribute("href") or "no href"
    link.click()
    link.page.wait_for_url(lambda url: url.endswith(address))


def go_back(page: Page) -> None:
    """Back to the page before, which is loaded anew."""
    page.evaluate(OLD)
    page.go_back()
    expect(page.locator("html:not([data-old])")).to_be_attached()
    page.wait_for_load_state()


def tab_to(target: Locator, most: int = 12) -> None:
    """Tab until it has the focus; fails when that does not come."""
    expect(target).to_be_visible()
    for _ in range(most):
        target.page.keyboard.press("Tab")
        if target.evaluate(FOCUSED):
            return
    raise AssertionError(f"{most} times Tab do not lead to {target}")


def in_time(page: Page, work: str, milliseconds: int = 60_000) -> Any:
    """What a function's promise comes to; fails where it never does, which `evaluate` would wait for."""
    late = (
        f"new Promise((_, fail) => setTimeout(() => fail(new Error('too late')), {milliseconds}))"
    )
    return page.evaluate(f"() => Promise.race([({work})(), {late}])")


def cut_network(page: Page) -> None:
    """The network goes once everything is there that comes when a page is quiet, or first touched."""
    page.evaluate(WHEN_QUIET)
    page.context.set_offline(True)


class Held:
    """Keeps requests back until they are let go: `Held(page, "**/preview/")`."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.pattern = pattern
        self.kept: list[Route] = []
        page.route(pattern, lambda route: self.kept.append(route))

    def next(self) -> Route:
        """The next one, once it is asked for."""
        for _ in range(TURNS):
            if self.kept:
                return self.kept.pop(0)
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nobody asks for {self.pattern}")

    def let_go(self) -> None:
        """From now on all come through."""
        self.page.unroute(self.pattern)
        for route in self.kept:
            route.continue_()
