"""A real server for each test that asks for `site`, and phones at its tables.

Every phone fails its test on a console error, a page error or a breach of the content security
policy, unless the test says `phone.context.watch.allow("words of it")`.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from games.models import Grant
from tests.browser.conftest import PHONE, WAIT, browser  # noqa: F401
from tests.browser.watch import Watch
from tests.live.site import Site

OpenPhone = Callable[..., Page]


@pytest.fixture
def site(transactional_db: Any) -> Iterator[Site]:
    served = Site()
    served.start()
    yield served
    served.stop()


@pytest.fixture
def open_phone(browser: Browser, site: Site) -> Iterator[OpenPhone]:  # noqa: F811
    """Opens the table's page on the phone that has a right: `open_phone(grant, "?hand=1")`."""
    contexts: list[BrowserContext] = []

    def open_phone(grant: Grant, path: str = "", *, is_live: bool = True) -> Page:
        context = browser.new_context(**{"base_url": site.url, **PHONE})
        context.set_default_timeout(WAIT)
        context.watch = Watch(context)
        context.add_cookies([site.cookie(grant.device)])
        contexts.append(context)
        page = context.new_page()
        page.goto(f"/t/{grant.table.address}/{path}")
        if is_live:
            listens(page)
        return page

    yield open_phone
    for context in contexts:
        context.close()
    assert [problem for each in contexts for problem in each.watch.problems()] == []


def listens(page: Page) -> None:
    """Waits until the page has a stream that has spoken: then it shows how many are here."""
    expect(page.locator("[data-here]:not([data-here=''])")).to_be_attached()
