"""A slow phone and a late line: a test that does not wait for what it needs fails each time.

A tap waits neither for the answer that swaps the board nor for the scripts of the page it leads
to. On a quick machine both are there in time, nearly always. Two variables tell them apart:

- `LINE_LATE=1.5 pytest tests/browser`: each answer of the server comes so many seconds late, and
  what it writes with it. What reads, focuses or types too early meets the old page.
- `PHONE_SLOWDOWN=6 pytest tests/browser`: each page's processor is six times slower, and answers
  come 0.3 seconds late. What is tapped before its scripts are there is lost.

Tests that measure open their page from `open_context` and keep its processor. `make long` runs a
part of the tests in both ways.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.core.signals import request_started
from playwright.sync_api import Page

SLOWDOWN = float(os.environ.get("PHONE_SLOWDOWN") or 1)
LATE = float(os.environ.get("LINE_LATE") or 0.05 * (SLOWDOWN - 1))
FILES_LATE = LATE / 10


def slow_down(page: Page, times: float = SLOWDOWN) -> Page:
    """The page, its processor so many times slower."""
    if times > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    return page


@contextmanager
def late_line() -> Iterator[None]:
    """Within it each answer of this process's server comes late."""

    def wait(environ: dict[str, str], **_: object) -> None:
        time.sleep(FILES_LATE if environ["PATH_INFO"].startswith("/static/") else LATE)

    if LATE:
        request_started.connect(wait)
    try:
        yield
    finally:
        request_started.disconnect(wait)
