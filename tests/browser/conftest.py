"""Fixtures of the browser tests: Debian's Chromium, phones, and axe.

`phone` is a page at 360x740 with touch; `open_phone(width=320, ...)` opens more of them. Every
page fails its test on a console error, a page error or a breach of the content security policy,
unless the test says `watch.allow("words of it")` first. `pad` is a thumb at a
table. `axe(page)` fails on what axe finds; `axe_in_both(page)` looks again in the dark.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from games.devices import COOKIE, SIGNER
from games.models import Game
from tests.browser import chromium
from tests.browser.answers import Answers
from tests.browser.offline_pad import OfflinePad
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.slow import late_line, slow_down
from tests.browser.waiting import in_time
from tests.browser.watch import Watch
from tests.factories import a_game

# Playwright's sync API runs an event loop in this thread; the ORM would refuse to work beside it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

# A worker would still be fetched when the network is cut or the server stops; one test allows it.
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
WAIT = 15_000  # milliseconds; long, for machines that are busy with something else
WAIT_FOR_PAGE = 60_000  # the first one may find server and browser still waking up
expect.set_options(timeout=WAIT)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What fades in is judged when it is there; the slow bar of Undo is not waited for.
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime <= 2000)
  .map((each) => each.finished.catch(() => null)))"""

# What sticks to an edge lies over whatever is scrolled under it just then; it is laid into the page.
UNSTUCK = """() => { window.stuck = [...document.querySelectorAll("body *")]
  .filter((each) => /sticky|fixed/.test(getComputedStyle(each).position))
  .map((each) => [each, each.style.position]);
  for (const [each] of window.stuck) each.style.position = "static"; }"""
STUCK = "() => { for (const [each, was] of window.stuck) each.style.position = was; }"

READY = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"

OpenPhone = Callable[..., Page]


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for the whole run."""
    path = chromium.find()
    if not path:
        pytest.skip(chromium.MISSING)
    launched = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
    yield launched
    launched.close()


@pytest.fixture
def open_context(browser: Browser, live_server: Any) -> Iterator[Callable[..., BrowserContext]]:
    """Opens devices, each with cookies of its own; closes them after the test."""
    opened: list[BrowserContext] = []
    watches: list[Watch] = []

    def open_context(**options: Any) -> BrowserContext:
        usual = {"base_url": live_server.url, **PHONE}
        context = browser.new_context(**usual | options)
        context.set_default_timeout(WAIT)
        context.set_default_navigation_timeout(WAIT_FOR_PAGE)
        context.watch = Watch(context)
        opened.append(context)
        watches.append(context.watch)
        return context

    with Answers() as answers, late_line():
        yield open_context
        for context in opened:
            context.close()
        answers.wait()
    assert [problem for watch in watches for problem in watch.problems()] == []


@pytest.fixture
def open_phone(open_context: Callable[..., BrowserContext]) -> OpenPhone:
    """Opens a phone of any size: `open_phone(width=320, color_scheme="dark")`; its page."""

    def open_phone(width: int = 360, height: int = 740, **options: Any) -> Page:
        size = {"width": width, "height": height}
        return slow_down(open_context(viewport=size, **options).new_page())

    return open_phone


@pytest.fixture
def phone_of(open_phone: OpenPhone, live_server: Any) -> Callable[[str], Page]:
    """`phone_of(device_id)`: a phone of 320x640 that is that device."""

    def phone_of(device: str) -> Page:
        phone = open_phone(320, 640)
        cookie = {"name": COOKIE, "value": SIGNER.sign(device), "url": live_server.url}
        phone.context.add_cookies([cookie])
        return phone

    return phone_of


@pytest.fixture
def phone(open_phone: OpenPhone) -> Page:
    """A phone at 360x740 with touch."""
    return open_phone()


@pytest.fixture
def watch(phone: Page) -> Watch:
    """What `phone` says; `watch.allow("409")` expects an error."""
    return phone.context.watch


@pytest.fixture
def game() -> Game:
    """A single-deck game of Ann & Bob against Cy & Dee, to be opened."""
    return a_game()


@pytest.fixture
def pad(phone: Page, game: Game, live_server: Any) -> ScorePad:
    """A thumb at the table page of `game`, which is not opened yet."""
    return ScorePad(phone, game, live_server.url)


@pytest.fixture
def off(pad: ScorePad) -> OfflinePad:
    """A phone at the Tricks step of hand 1, with 180 typed."""
    take(pad.game, bid=BID, meld=MELD)
    pad.open().at_step("Tricks")
    pad.type("18")
    pad.will_be("A", "+330")
    return OfflinePad(pad)


@pytest.fixture
def cabin(open_phone: OpenPhone, live_server: Any) -> OfflinePad:
    """A phone whose browser has a service worker, at the table page of a new game."""
    phone = open_phone(service_workers="allow")
    pad = ScorePad(phone, a_game(), live_server.url).open()
    off = OfflinePad(pad)
    off.ready()
    in_time(phone, READY)
    phone.reload()  # from here on the worker hears of every page
    expect(phone.locator("html.js")).to_be_attached()
    assert in_time(phone, READY) in ("activating", "activated")
    off.ready()
    return off


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Fails with a report when axe finds anything on the page."""

    def check(page: Page) -> None:
        page.evaluate(SETTLED)
        page.evaluate(UNSTUCK)
        options = {"runOnly": TAGS, "resultTypes": ["violations"]}
        results = Axe().run(page, options=options)
        page.evaluate(STUCK)
        assert results.violations_count == 0, results.generate_report()

    return check


@pytest.fixture
def axe_in_both(axe: Callable[[Page], None]) -> Callable[[Page], None]:
    """The same in light and in dark, without a second load; the page is light again after it."""

    def check(page: Page) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            axe(page)
        page.emulate_media(color_scheme="light")

    return check
