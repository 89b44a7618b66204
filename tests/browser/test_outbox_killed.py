"""A browser that the system kills, at once and all of it, while a hand waits."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from games.models import Entry, Game
from tests.browser import chromium
from tests.browser.conftest import WAIT
from tests.browser.score_pad import BID, MELD, owner_cookie, take
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)

PORT = "DevToolsActivePort"


class Killable:
    """A browser of its own, with its own disk, in a group of processes of its own."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        (folder / PORT).unlink(missing_ok=True)
        options = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
        self.process = subprocess.Popen(
            [str(chromium.find()), *chromium.FLAGS, *options],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port_in(folder)}")

    def page(self, game: Game, url: str) -> Page:
        """The table page, by the device that owns it."""
        context = self.browser.contexts[0]
        context.set_default_timeout(WAIT)
        context.add_cookies([owner_cookie(game, url)])
        page = context.new_page()
        page.goto(f"{url}/t/{game.table.address}/")
        return page

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def port_in(folder: Path) -> str:
    """Where the browser listens, once it does."""
    until = time.monotonic() + WAIT / 1000
    while time.monotonic() < until:
        if (folder / PORT).exists() and (told := (folder / PORT).read_text().split()):
            return told[0]
    raise AssertionError("the browser does not start")


@pytest.fixture
def browsers(playwright: Playwright, tmp_path: Path) -> Iterator[list[Killable]]:
    """Browsers one after another with the same disk."""
    if not chromium.find():
        pytest.skip(chromium.MISSING)
    opened: list[Killable] = []

    def another() -> Killable:
        opened.append(Killable(playwright, tmp_path))
        return opened[-1]

    yield another
    for each in opened:
        each.kill()


def test_what_waits_survives_a_killed_browser(browsers, live_server) -> None:
    game = a_game()
    take(game, bid=BID, meld=MELD)
    first = browsers()
    page = first.page(game, live_server.url)
    page.route(re.compile("/(tricks|csrf)/$"), lambda route: route.abort())
    page.locator("pin-pad:defined").first.wait_for()
    for key in "18":
        page.locator(f'#panel .numpad [data-key="{key}"]').click()
    page.locator("#panel").get_by_role("button", name="Save").first.click()
    expect(page.locator(".badge--unsent")).to_have_text("Not sent yet (1)")
    first.kill()
    assert Entry.objects.count() == 0
    page = browsers().page(game, live_server.url)
    expect(page.locator("#line-1")).to_be_visible(timeout=2 * WAIT)
    expect(page.locator(".badge--unsent")).to_have_count(0)
    expect(page.locator(".side__total")).to_have_text(["330", "110"])
    assert [entry.facts["trick_points"]["A"] for entry in Entry.objects.all()] == [180]
