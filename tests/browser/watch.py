"""Listens to a page, and finds what no page of ours may say."""

from collections.abc import Iterable

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
"""

# A preview that a newer one replaces is aborted, which htmx calls an error; a real one says more.
ABORTED = ("htmx:afterRequest", "htmx:sendAbort")

# What a page says whose requests find nobody: those that it sends by itself, at any moment, as well.
BROKEN_LINE = ("net::ERR_", "Failed to fetch", "htmx:sendError")
NO_WASM = (*BROKEN_LINE, "wasm", "falling back", "Aborted")


class Watch:
    """Collects errors of every page in a browser context.

    `allow("409")` leaves out what contains the words: for tests that provoke a refusal, which
    Chromium reports as a failed request.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.said: list[str] = []
        self.allowed: list[str] = list(ABORTED)
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._page_error(error.error))
        context.on("page", lambda page: page.on("crash", self._crash))

    def allow(self, *words: str) -> None:
        """Expect errors with these words in this test."""
        self.allowed.extend(words)

    def problems(self) -> list[str]:
        """What was said and not allowed."""
        return [text for text in self.said if not _any_in(self.allowed, text)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self.said.append(f"{message.text} ({message.location.get('url', '')})")

    def _page_error(self, error: Error) -> None:
        self.said.append(f"{error}")

    def _crash(self, page: Page) -> None:
        self.said.append(f"{page.url} crashed")


def _any_in(words: Iterable[str], text: str) -> bool:
    return any(word in text for word in words)
