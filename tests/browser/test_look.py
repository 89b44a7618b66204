"""Every page and every state of the table: fits small phones, large enough to touch, clean in axe.

Targets are measured where a finger lands: 21 px from the middle in four directions has to be the
target still. Exempt: links within a line of running text, the label that only names the fold box
lying over it, a form's unseen first button (for Enter), and lines of the sheet while less than one
of them is to be seen.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from games.devices import COOKIE, SIGNER
from games.models import Device
from games.selectors.ledger import load_game
from tests.browser.score_pad import BID, MELD, take
from tests.factories import DeviceFactory, a_table, hand
from tests.ledger.story import end, penalise, record, undo, win

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Bartholomew" * 5
SIZES = [(320, 640), (740, 360), (360, 740)]
LOST_BID = BID | {"bid": 380}
ALONE = {"meld": {"A": 180, "B": 60, "C": 20}}

TOO_SMALL = """() => {
  const targets = 'a[href], button, summary, select, input:not([type=hidden]), textarea,'
    + 'label.chip, label.game, label.field, label.seat__deals';
  const exempt = 'p a[href], .skip, .steps__hand, label input, [hidden] *, .visually-hidden';
  const lands = (each, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (each.contains(hit) || hit.closest('label')?.control === each);
  };
  const misses = (each) => {
    const paper = each.closest('.lines');
    if (paper && paper.clientHeight < 48) return false;
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = each.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const around = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]];
    return !around.every(([dx, dy]) => lands(each, x + dx, y + dy));
  };
  const root = document.querySelector('.menu[open]') || document;
  return [...root.querySelectorAll(targets)]
    .filter((each) => each.checkVisibility() && !each.disabled && !each.matches(exempt))
    .filter(misses)
    .map((each) => 'small: ' + each.outerHTML.replace(/\\s+/g, ' ').slice(0, 90));
}"""
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('.lines, .entry__work')]
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => `wide: ${each.className} ${each.scrollWidth} > ${each.clientWidth}`)"""
COLLIDING = """() => {
  const words = '.won-bid__figure, .won-bid__note, .delta, .after, .side__total, .side__foot > *';
  const found = [];
  const spot = (each) => {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), range = new Range();
    const boxes = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest('.visually-hidden, .cut')) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter((box) => box.width);
  };
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  for (const cell of document.querySelectorAll('.cell, .side')) {
    const edge = cell.getBoundingClientRect();
    const all = [...cell.querySelectorAll(words)].filter((each) => each.checkVisibility());
    const spots = all.map(spot);
    spots.forEach((boxes, at) => {
      if (boxes.some((box) => box.right > edge.right + 2 || box.left < edge.left - 2))
        found.push('beyond: ' + all[at].textContent);
      for (const other of spots.slice(at + 1))
        if (boxes.some((a) => other.some((b) => meet(a, b)))) found.push('on ' + all[at].textContent);
    });
  }
  return found;
}"""
OPEN_ALL = (
    "() => document.querySelectorAll('details:not(.menu)').forEach((d) => { d.open = true; })"
)
TWICE_AS_LARGE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 32px !important }');
  document.adoptedStyleSheets.push(sheet);
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Place:
    """Where the tables are, and the device that owns them."""

    url: str
    device: Device
    at: dict[str, str]

    def cookie(self) -> dict[str, str]:
        return {"name": COOKIE, "value": SIGNER.sign(self.device.pk), "url": self.url}


@pytest.fixture
def place(live_server) -> Place:
    """One device with a table in every state."""
    me = DeviceFactory()
    return Place(live_server.url, me, {name: f"/t/{t.address}/" for name, t in tables(me).items()})


def tables(me: Device) -> dict:
    alone = {"variant": "cutthroat", "names": ["Ruth", "Q", LONG]}
    made = {
        "many": a_table(me, names=[LONG, "🦊 O’Hara", "Q", "שָׁלוֹם"], start=low("AB")),
        "three": a_table(me, **alone, start=low("ABC")),
        "five": a_table(me, variant="cutthroat", names=[LONG, *"QXYZ"], start=low("ABCDE")),
        "double": a_table(me, variant="double-deck"),
        "meld": a_table(me),
        "tricks": a_table(me),
        "ask": a_table(me, **alone),
        "over": a_table(me),
        "off": a_table(me),
    }
    games = {name: load_game(table) for name, table in made.items()}
    play(games["many"], games["three"])
    win(games["over"])
    record(games["off"])
    end(games["off"])
    take(games["meld"], bid=LOST_BID)
    take(games["tricks"], bid=BID, meld=MELD)
    take(games["ask"], bid=BID, meld=ALONE)
    return made


def low(sides: str) -> dict:
    """Totals of five glyphs."""
    return {"totals": dict.fromkeys(sides, -1120)}


def play(many, three) -> None:
    record(many)
    penalise(many, note="led out of turn")
    undo(many, record(many, hand(bid=330)).seq)
    record(many, hand(bid=390, bidder_seat=3))
    record(three, hand("cutthroat", bid=360))
    record(three, hand("cutthroat", bid=390))


def states(page: Page, at: dict[str, str]) -> Iterator[str]:
    """Bring the page into one state after the other; the name of each."""
    for path in ("/", "/?tidy=1", "/new/", "/api/v1/", "/nothing/", at["five"], at["double"]):
        page.goto(path)
        page.evaluate(OPEN_ALL)
        yield path
    for path in ("penalty/", "end/", "about/", "?hand=1", "?hand=4", ""):
        page.goto(at["many"] + path)
        yield f"many {path}"
    page.locator(".menu summary").click()
    yield "menu"
    for name in ("over", "off"):
        page.goto(at[name])
        yield name
    yield from entries(page, at)


def entries(page: Page, at: dict[str, str]) -> Iterator[str]:
    page.goto(at["three"])
    page.locator(".bidders .chip").first.click()
    page.locator(".chip--other").click()
    keys(page, "20")
    expect(page.locator("#panel .say__sentence")).to_contain_text("200")
    yield "any other bid"
    page.locator(".chip--suit").first.click()
    page.locator("#panel [data-action]").click()
    expect(page.locator("#panel .slip")).to_be_visible()
    yield "irregular bid"
    page.goto(at["meld"])
    keys(page, "6>4")
    expect(page.locator(".choice")).to_be_visible()
    yield "ways out"
    page.goto(at["ask"])
    keys(page, "20>5")
    expect(page.locator(".ask").first).to_be_visible()
    yield "question"
    page.goto(at["tricks"])
    keys(page, "17>7")
    page.locator("#panel [data-action]").click()
    expect(page.locator("#panel pin-keep[data-answer] .slip")).to_be_visible()
    yield "wrong sum"


def keys(page: Page, typed: str) -> None:
    for key in typed:
        page.locator(f'#panel .numpad [data-key="{"next" if key == ">" else key}"]').click()


@pytest.fixture
def sit_down(open_phone: Callable[..., Page], place: Place) -> Callable[..., Page]:
    """A phone of any size that owns the tables."""

    def sit_down(width: int, height: int, **options: object) -> Page:
        page = open_phone(width=width, height=height, **options)
        page.context.add_cookies([place.cookie()])
        page.context.watch.allow("404", "422", "htmx:")
        return page

    return sit_down


def test_nothing_is_cut_or_collides_and_a_thumb_hits(sit_down, place):
    page = sit_down(360, 740)
    wrong = {}
    for name in states(page, place.at):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = [x for look in (TOO_WIDE, COLLIDING, TOO_SMALL) for x in page.evaluate(look)]
            wrong |= {f"{name} {width}": found} if found else {}
    assert not wrong, "\n".join(f"{at}: {found}" for at, found in wrong.items())


def test_axe_is_clean_in_every_state(sit_down, place, axe):
    page = sit_down(360, 740, reduced_motion="reduce")
    for _name in states(page, place.at):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            axe(page)


@pytest.mark.parametrize("name", ["many", "three", "five"])
def test_text_of_twice_the_size_cuts_no_figure(sit_down, place, name):
    page = sit_down(320, 640)
    page.goto(place.at[name])
    page.evaluate(TWICE_AS_LARGE)
    page.evaluate(DRAWN)
    assert page.evaluate(TOO_WIDE) + page.evaluate(COLLIDING) == []
