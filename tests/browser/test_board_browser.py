"""The board on every screen: nothing cut, figures as large as fit, current by itself."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.score_pad import BID, MELD, owner_cookie, take
from tests.browser.test_table_fits import CONTRAST
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE
from tests.factories import CodeFactory, a_game, hand
from tests.ledger.story import penalise, record, win

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Bartholomew" * 5
NAMES = ["Ruth", "Sol", "Tess", "Uma", LONG]
SCREENS = [
    (1280, 720),
    (1920, 1080),
    (1024, 768),
    (768, 1024),
    (360, 740),
    (320, 640),
    (740, 360),
    (568, 320),
]

# What stands outside its place or the screen, or on something else; what could be larger.
CUT = """() => {
  const found = [], spot = (each) => { const r = new Range(); r.selectNodeContents(each); return r.getBoundingClientRect(); };
  if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth)
    found.push('it scrolls');
  const inside = (box, edge, slack) => box.left >= edge.left - slack && box.right <= edge.right + slack
    && box.top >= edge.top - slack && box.bottom <= edge.bottom + slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const each of document.querySelectorAll('.tv__foot span, .tv__delta, .tv__head, .tv__which, .tv__figure, .tv__code, .tv__sentence, .tv__need, .tv__verdict, .tv__person, .tv__number'))
    if (each.checkVisibility() && !inside(each.getBoundingClientRect(), screen, 1)) found.push('off: ' + each.className + each.textContent);
  for (const side of document.querySelectorAll('.tv__side')) {
    const edge = side.getBoundingClientRect(), parts = [...side.children].filter((each) => each.checkVisibility());
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (!inside(box, edge, 1)) found.push('beyond: ' + part.className);
      for (const other of parts) if (other !== part) {
        const them = other.getBoundingClientRect();
        const wide = Math.min(box.right, them.right) - Math.max(box.left, them.left);
        const high = Math.min(box.bottom, them.bottom) - Math.max(box.top, them.top);
        if (wide > 2 && high > 2 && !part.matches('.tv__foot, .tv__last')) found.push(part.classList + ' on ' + other.classList);
      }
    }
    const total = side.querySelector('.tv__total'), box = total.parentElement.getBoundingClientRect(), ink = spot(total);
    if (ink.left < box.left - 3 || ink.right > box.right + 3) found.push('cut: ' + total.textContent);
    const size = parseFloat(getComputedStyle(total).fontSize);
    if (size * .76 > box.height + 1) found.push('high: ' + total.textContent);
  }
  return found;
}"""
FILLED = """() => Math.max(...[...document.querySelectorAll('.tv__total')].map((total) => {
  const box = total.parentElement.getBoundingClientRect(), size = parseFloat(getComputedStyle(total).fontSize);
  const r = new Range(); r.selectNodeContents(total);
  const wide = r.getBoundingClientRect().width * Math.max(3, total.textContent.length) / total.textContent.length;
  return Math.max(wide / box.width, size * .76 / box.height);
}))"""
IN_SIGHT = """(word) => {
  const texts = document.createTreeWalker(document.querySelector('.tv__now'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = texts.currentNode.data.indexOf(word), range = new Range();
    if (at < 0) continue;
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + word.length);
    const ink = range.getBoundingClientRect();
    for (let each = texts.currentNode.parentElement; each; each = each.parentElement) {
      const box = each.getBoundingClientRect();
      if (getComputedStyle(each).overflow === 'hidden' && (ink.right > box.right + 1 || ink.bottom > box.bottom + 2)) return false;
    }
    return ink.right <= innerWidth;
  }
  return false;
}"""
SIZES = "() => [...document.querySelectorAll('.tv__total')].map((t) => parseFloat(getComputedStyle(t).fontSize))"


def shared(people: int):
    totals = dict(zip("ABCDE", (290, 720, -280, -40, 80), strict=True))
    totals = {side: totals[side] for side in "ABCDE"[:people]}
    game = a_game(variant="cutthroat", names=NAMES[:people], start={"totals": totals})
    record(game, hand("cutthroat", playing=["A", "B", "C"]))
    return game


def partners(names=None, **totals):
    game = a_game(
        **({"names": names} if names else {}), start={"totals": totals or {"A": 610, "B": 1080}}
    )
    record(game)
    CodeFactory(table=game.table)
    return game


def lost():
    game = partners(names=[LONG, "Q", LONG, "Margaret-Anne"], A=-1120, B=40)
    record(game, hand(bid=390, bidder_seat=3))
    return game


def ended():
    game = a_game()
    record(game)
    win(game)
    return game


def won():
    game = a_game(names=["Bartholomew Featherstonehaugh", "Cy", LONG, "Dee"])
    win(game)
    return game


def begun():
    game = a_game()
    take(game, bid=BID, meld=MELD)
    return game


GAMES = {
    "partners": partners,
    "long": lost,
    "three": lambda: shared(3),
    "four": lambda: shared(4),
    "five": lambda: shared(5),
    "over": ended,
    "won": won,
    "dealt": lambda: a_game(variant="cutthroat", names=[LONG, "Sol", "Tess"]),
    "begun": begun,
    "new": a_game,
}


@pytest.fixture
def board(open_phone, live_server):
    """`board(game)`: a screen that shows its board."""

    def board(game, width=1280, height=720, **options):
        page = open_phone(width, height, reduced_motion="reduce", **options)
        page.context.add_cookies([owner_cookie(game, live_server.url)])
        page.goto(f"/t/{game.table.address}/board/")
        return page

    return board


@pytest.mark.parametrize("name", GAMES)
def test_it_fits_every_screen_and_fills_it(board, axe, name):
    page = board(GAMES[name]())
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert (width, height, page.evaluate(CUT)) == (width, height, [])
        assert page.evaluate(FILLED) > 0.97
        sizes = page.evaluate(SIZES)
        assert min(sizes) >= 0.85 * max(sizes)
    axe(page)
    page.emulate_media(color_scheme="dark")
    dark = Axe().run(page, options=CONTRAST)
    assert dark.violations_count == 0, dark.generate_report()


@pytest.mark.parametrize(("name", "word"), [("dealt", "deals"), ("won", "win"), ("won", "1500")])
def test_no_long_name_takes_the_place_of_what_is_said(board, name, word):
    page = board(GAMES[name]())
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(IN_SIGHT, word), (width, height)


def test_a_name_is_not_cut_where_there_is_room(board):
    page = board(
        a_game(names=["Bartholomew Featherstonehaugh", "Sol", "Tess"], variant="cutthroat")
    )
    assert page.locator(".tv__who .cut").evaluate("(name) => name.scrollWidth <= name.clientWidth")


@pytest.mark.parametrize(
    ("name", "width", "height", "least"),
    [
        ("partners", 1280, 720, 240),
        ("partners", 1920, 1080, 360),
        ("partners", 360, 740, 130),
        ("three", 1280, 720, 160),
        ("five", 1280, 720, 110),
        ("new", 1280, 720, 300),
    ],
)
def test_totals_are_huge(board, name, width, height, least):
    page = board(GAMES[name](), width, height)
    assert min(page.evaluate(SIZES)) >= least


def test_it_is_current_by_itself(board):
    game = a_game()
    page = board(game)
    expect(page.locator(".tv__who")).to_have_text("Ann deals")
    record(game)
    expect(page.locator(".tv__total")).to_have_text(["320", "120"])
    expect(page.locator(".tv__sentence")).to_have_text("Hand 1: Ann & Bob made 320 exactly.")
    expect(page.locator("#live")).to_have_text("Hand 1: Ann & Bob made 320 exactly.")
    expect(page.locator(".tv__side.is-new")).to_have_count(2)
    penalise(game, {"B": -50})
    expect(page.locator(".tv__total")).to_have_text(["320", "70"])
    expect(page.locator(".tv__side.is-new")).to_have_count(1)


def test_it_says_when_nobody_answers_and_goes_on(board):
    game = a_game()
    page = board(game)
    page.context.watch.allow(*BROKEN_LINE)
    cut_network(page)
    expect(page.locator(".tv__lost")).to_be_visible(timeout=20_000)
    record(game)
    page.context.set_offline(False)
    expect(page.locator(".tv__total")).to_have_text(["320", "120"])
    expect(page.locator(".tv__lost")).to_be_hidden()


def test_without_scripts_it_is_there_and_loads_itself_anew(board):
    game = partners()
    page = board(game, java_script_enabled=False)
    expect(page.locator(".tv__total")).to_have_text(["930", "1200"])
    assert page.locator("noscript meta, meta[http-equiv=refresh]").count() == 1


def test_it_is_gone_when_the_right_is(board):
    game = partners()
    page = board(game)
    page.context.watch.allow("404")
    grant = game.table.grants.get()
    grant.revoked_at = grant.made_at
    grant.save()
    expect(page.locator("h1")).to_contain_text("Nothing here")
