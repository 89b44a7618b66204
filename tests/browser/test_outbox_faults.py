"""A line that drops 30 % of all requests and 30 % of all answers: each hand once, and in order.

Short here, a hundred hands in `make long`.
"""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from games.models import Entry, Game
from tests.browser.offline_pad import OfflinePad
from tests.browser.score_pad import ScorePad

pytestmark = pytest.mark.django_db(transaction=True)

LOST = 0.3
MINUTES = 60_000  # milliseconds
ADD = """async ([address, first, last]) => {
  const { add } = await import("/static/js/outbox.js");
  for (let number = first; number <= last; number += 1) {
    const told = { bidder: "AB"[number % 2], bidder_seat: 1 + (number % 2), bid: 250 + 10 * (number % 40),
      trump: "H", outcome: "played", meld: { A: 0, B: 0 } };
    const body = new URLSearchParams({ game: 1, hand: number, version: 0, key: `hand-${number}`.padEnd(22, "x"),
      so_far: JSON.stringify(told), seen: '{"outcome": "played", "meld": {}}', "tricks.A": 120, "tricks.B": 130 });
    await add({ url: `/t/${address}/tricks/`, body, what: `Hand ${number}`, where: "", table: address, game: 1, hand: number });
  }
}"""


def bids(game: Game) -> list[int]:
    return [entry.facts["bid"] for entry in Entry.objects.filter(game=game).order_by("seq")]


def expected(hands: int) -> list[int]:
    return [250 + 10 * (number % 40) for number in range(1, hands + 1)]


class BadLine:
    """Loses requests and answers of a page, by chance that is the same each time."""

    def __init__(self, page: Page) -> None:
        self.chance = random.Random(7)
        self.lost = 0
        page.route(re.compile(r"/(tricks|csrf)/$"), self.pass_on)

    def pass_on(self, route: Route) -> None:
        if self.is_lost():
            route.abort()
            return
        answer = route.fetch()
        if self.is_lost():
            route.abort()
        else:
            route.fulfill(response=answer)

    def is_lost(self) -> bool:
        is_lost = self.chance.random() < LOST
        self.lost += is_lost
        return is_lost


def over_a_bad_line(pad: ScorePad, hands: int, timeout: float) -> None:
    """So many hands, written while the line is bad, in three goes."""
    off = OfflinePad(pad)
    pad.open()
    line = BadLine(pad.page)
    third = max(1, hands // 3)
    for first in range(1, hands + 1, third):
        last = min(hands, first + third - 1)
        pad.page.evaluate(ADD, [pad.game.table.address, first, last])
    expect(pad.page.locator(".badge--unsent")).to_have_count(0, timeout=timeout)
    assert bids(pad.game) == expected(hands)
    assert line.lost > hands / 3
    off.waits(0)


def test_hands_over_a_bad_line_are_there_once_and_in_order(pad):
    over_a_bad_line(pad, 15, 2 * MINUTES)


@pytest.mark.long
def test_hundred_hands_over_a_bad_line(pad):
    over_a_bad_line(pad, 100, 20 * MINUTES)


def test_hands_by_thumb_over_a_bad_line(pad):
    """A hand whose Save was tapped is there, once; the board comes back for the next one."""
    off = OfflinePad(pad)
    pad.open()
    line = BadLine(pad.page)
    for seq, bid in enumerate((300, 310, 320, 330), 1):
        pad.hand("Ann", bid, "H", "15>4", "10")
        expect(pad.page.locator(f"#line-{seq}")).to_be_visible(timeout=MINUTES)
        off.not_sent(0)
    assert bids(pad.game) == [300, 310, 320, 330]
    assert line.lost
