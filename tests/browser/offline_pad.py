"""A thumb at the form for hands without a network: `OfflinePad(pad).hand("Dee", 330, "S", …)`."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.score_pad import ScorePad
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE

START = """async () => (await import("/static/js/ask.js")).ask("score", {})"""


def fail_once(page: Page, path: str, *, is_heard: bool) -> None:
    """The next request to it gets no answer; whether the server hears it or not."""

    def lose(route: Route) -> None:
        if is_heard:
            route.fetch()
        route.abort()

    page.route(re.compile(f"/{path}/$"), lose, times=1)


class OfflinePad:
    """The table page of a phone that loses its network."""

    def __init__(self, pad: ScorePad) -> None:
        self.pad = pad
        self.page: Page = pad.page
        pad.page.context.watch.allow(*BROKEN_LINE)

    def ready(self) -> None:
        """Waits until the page has what it needs without a network."""
        expect(self.page.locator('link[href*="css/offline.css"]')).to_be_attached()
        self.page.evaluate(START)

    def lose(self) -> None:
        """From here on there is no network."""
        cut_network(self.page)

    def find(self) -> None:
        """From here on there is one."""
        self.page.context.set_offline(False)

    @property
    def form(self) -> Locator:
        return self.page.locator("pin-offline")

    def field(self, name: str) -> Locator:
        return self.form.locator(f'[name="{name}"]')

    def write(
        self, who: str, bid: int, suit: str, meld: tuple[int, ...], tricks: dict[str, int]
    ) -> None:
        """A whole hand into the form: meld by side, and the tricks that are told."""
        self.form.locator("label.chip").filter(has=self.page.get_by_text(who, exact=True)).click()
        self.field("bid").fill(str(bid))
        self.form.locator(f".chip--suit:has(.suit--{suit})").click()
        for side, points in zip("ABC", meld, strict=False):
            self.field(f"meld.{side}").fill(str(points))
        for side, points in tricks.items():
            self.field(f"tricks.{side}").fill(str(points))

    def save(self, number: int) -> None:
        """Save, and the next hand's form is there."""
        self.form.get_by_role("button", name="Save").click()
        self.at_hand(number + 1)

    def at_hand(self, number: int) -> None:
        expect(self.form.get_by_role("heading", name=f"Hand {number}", exact=True)).to_be_visible()

    def will_be(self, side: str, result: str) -> None:
        """Waits until the rules in the phone give a side this result."""
        expect(self.form.locator(f"[data-column={side}] [data-result]")).to_have_text(result)

    def waits(self, count: int) -> None:
        """Waits until so many hands stand on the sheet as waiting."""
        expect(self.page.locator(".line--waiting")).to_have_count(count)

    def not_sent(self, count: int) -> None:
        """Waits until the badge says so; nothing is shown when all is sent."""
        badge = self.page.locator(".badge--unsent")
        if count:
            expect(badge).to_have_text(f"Not sent yet ({count})")
        else:
            expect(badge).to_have_count(0)

    def stands(self, seq: int) -> None:
        """Waits until that entry is on the sheet as the server has it, and nothing waits."""
        expect(self.page.locator(f"#line-{seq}")).to_be_visible()
        self.not_sent(0)
