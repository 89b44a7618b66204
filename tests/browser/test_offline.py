"""At a cabin without signal: the app opens, hands are recorded, and are sent once and in order.

PD-149, and the service worker, which only secure contexts have (localhost is one). Leaves out plain
http, where a page that is open goes on, but none is opened (test_outbox.py).
"""

import os
import time

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from games.models import Entry, Game, Grant
from scorekeeper import shell
from tests.browser.calculator_page import Calculator
from tests.browser.waiting import in_time

pytestmark = pytest.mark.django_db(transaction=True)

HANDS = 50
QUICK = 5.0  # seconds
GONE = """async () => {
  while (await caches.has("tables")) await new Promise((done) => setTimeout(done, 20));
  return true;
}"""
TAKEN_OVER = """async () => {
  const registered = await navigator.serviceWorker.ready;
  await registered.update(); // where a page that was opened has not asked for it already
  const isNew = (name) => name.startsWith("shell-newer-");
  const isDone = ({ installing, waiting, active }) => !installing && !waiting && active.state === "activated";
  while (!(await caches.keys()).some(isNew) || !isDone(registered)) {
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
QUEUE = """async ([game, hands]) => {
  const { keep } = await import("/static/js/offline-keeping.js");
  const { fetchParts } = await import("/static/js/offline-parts.js");
  const told = await fetchParts();
  const sheet = JSON.parse(document.querySelector("[data-sheet]").dataset.sheet);
  for (let number = 1; number <= hands; number += 1) {
    const bidder = "AB"[number % 2];
    const entry = { bidder, bid: 250 + 10 * (number % 20), trump: "H", outcome: "played",
      meld: { A: 0, B: 0 }, trick_points: { A: 120, B: 130 } };
    const state = { game: told.game, sheet, hands: Array(number - 1), number };
    await keep(`/t/${told.game.table}/tricks/`, state, { entry, accept: [], seat: 1 + (number % 2) });
  }
}"""


def bids(game: Game) -> list[int]:
    return [entry.facts["bid"] for entry in Entry.objects.filter(game=game).order_by("seq")]


def busy() -> float:
    """How many times slower this machine is than an idle one: others work on it too.

    Each worker of the run has a browser and a server, which are busy together; the load of the last
    minute comes late.
    """
    workers = float(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    return max(workers, os.getloadavg()[0] / (os.cpu_count() or 1))


def test_app_opens_counts_and_judges_without_a_network(cabin):
    cabin.lose()
    page = cabin.page
    for path, title in (
        ("/meld/", "Count my meld"),
        ("/settle/", "Settle it"),
        ("/settle/tricks/", "Trick judge"),
        ("/rulebook/single-deck/", "Single deck"),
        ("/outbox/", "Not sent yet"),
        ("/never/seen/", "No network here"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
    calculator = Calculator(page).open()
    calculator.add("AS", "10S", "KS", "QS", "JS")
    calculator.trump("S")
    calculator.total(150)
    page.goto(cabin.pad.url)
    cabin.pad.at_step("Bid")


def test_two_hands_reload_and_back(cabin):
    """PD-149: flight mode on, two hands, reload, flight mode off: each once, on both phones."""
    pad, page = cabin.pad, cabin.page
    cabin.lose()
    pad.bid("Ann", 320, "H")
    pad.says("No answer from the score sheet")
    page.get_by_role("button", name="Go on without the network").click()
    expect(cabin.field("bid")).to_have_value("320")
    cabin.write("Ann", 320, "H", (150, 40), {"A": 170})
    cabin.will_be("A", "+320")
    cabin.save(1)
    cabin.write("Dee", 300, "S", (40, 150), {"B": 140})
    cabin.will_be("B", "−300")
    cabin.save(2)
    pad.shows_totals("470", "−180")
    page.reload()
    cabin.waits(2)
    cabin.at_hand(3)
    pad.shows_totals("470", "−180")
    cabin.find()
    cabin.not_sent(0)
    expect(page.locator("#line-2")).to_be_visible()
    pad.shows_totals("470", "−180")
    pad.at_step("Bid")
    assert bids(pad.game) == [320, 300]


def test_fifty_hands_are_there_within_five_seconds(cabin):
    pad, page = cabin.pad, cabin.page
    cabin.lose()
    page.evaluate(QUEUE, ["", HANDS])
    cabin.not_sent(HANDS)
    page.reload()
    cabin.waits(HANDS)
    began = time.monotonic()
    cabin.find()
    while Entry.objects.count() < HANDS and time.monotonic() < began + 12 * QUICK:
        page.wait_for_load_state()
    took = time.monotonic() - began
    print(f"{HANDS} hands of a cabin are sent: {took:.1f} s")
    cabin.not_sent(0)
    assert bids(pad.game) == [250 + 10 * (number % 20) for number in range(1, HANDS + 1)]
    assert took < QUICK * busy()


def test_copies_of_tables_go_when_asked(cabin):
    page = cabin.page
    expect(page.locator("#panel")).to_be_visible()
    page.goto("/outbox/")
    page.get_by_role("button", name="Forget the copies").click()
    expect(page.get_by_text("Forgotten.")).to_be_visible()
    assert in_time(page, GONE)
    cabin.lose()
    page.goto(cabin.pad.url)
    expect(page.get_by_role("heading", name="No network here")).to_be_visible()


def test_copy_of_a_table_goes_with_the_right_to_see_it(cabin):
    page = cabin.page
    page.context.watch.allow("404")
    Grant.objects.filter(table=cabin.pad.game.table).update(revoked_at=timezone.now())
    page.goto(cabin.pad.url)
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    cabin.lose()
    page.goto(cabin.pad.url)
    expect(page.get_by_role("heading", name="No network here")).to_be_visible()


def test_new_version_takes_over_without_a_reload(cabin, monkeypatch):
    page = cabin.page
    text = shell.worker_text()
    newer = text.replace('"version": "', '"version": "newer-')
    monkeypatch.setattr(shell, "worker_text", lambda: newer)
    page.evaluate("() => { document.body.dataset.here = ''; }")
    in_time(page, TAKEN_OVER)
    names = page.evaluate("() => caches.keys()")
    assert len([name for name in names if name.startswith("shell-newer-")]) == 1
    assert len([name for name in names if name.startswith("shell-")]) == 2
    expect(page.locator("body[data-here]")).to_be_attached()
    cabin.lose()
    page.goto("/settle/")
    expect(page.get_by_role("heading", name="Settle it").first).to_be_visible()
