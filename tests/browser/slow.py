"""A slow phone on a slow line: a test that does not wait for what it needs fails each time.

A tap waits neither for the answer that swaps the board nor for the scripts of the page it leads
to. On a quick machine both are there in time, nearly always. With `PHONE_SLOWDOWN=6 pytest
tests/browser` each page's processor is six times slower and each answer of the server comes 300 ms
late, and what it writes with it, so that a test that reads, focuses or types too early meets the
old page. Tests that measure open their page from `open_context` and are not slowed down.
`make long` runs a part of the tests so.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.core.signals import request_started
from playwright.sync_api import Page

SLOWDOWN = float(os.environ.get("PHONE_SLOWDOWN") or 1)
LATE = 0.05  # seconds, for each time that the phone is slower
FILES_LATE = 0.01


def slow_down(page: Page, times: float = SLOWDOWN) -> Page:
    """The page, its processor so many times slower."""
    if times > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    return page


@contextmanager
def slow_line(times: float = SLOWDOWN) -> Iterator[None]:
    """Within it each answer of this process's server comes late."""

    def wait(environ: dict[str, str], **_: object) -> None:
        is_file = environ["PATH_INFO"].startswith("/static/")
        time.sleep((FILES_LATE if is_file else LATE) * times)

    if times > 1:
        request_started.connect(wait)
    try:
        yield
    finally:
        request_started.disconnect(wait)
