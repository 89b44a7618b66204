"""A sheet that can be corrected, by thumb and by keyboard: correct, strike, restore, sit down, undo."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Game
from games.selectors.ledger import load_game, sheet_of
from tests.browser.score_pad import ScorePad
from tests.factories import a_game, hand
from tests.ledger.story import record, undo

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def game() -> Game:
    """Ann & Bob made 320, Cy & Dee are set, Ann & Bob made 320."""
    game = a_game()
    record(game)
    record(game, hand(bidder="B", bidder_seat=2, bid=300, trump="S", meld={"A": 20, "B": 60}))
    record(game)
    return game


def open_line(pad: ScorePad, number: int) -> None:
    pad.tap(pad.line(number).locator(".line__row"))
    expect(pad.page.locator(".why")).to_be_visible()


def test_hand_is_corrected_by_thumb(pad, phone):
    """The last trick was Cy & Dee's after all: told before it is stored, then undone."""
    pad.open()
    pad.shows_totals("830", "-60".replace("-", "−"))
    open_line(pad, 2)
    pad.follow("Correct")
    pad.press("Meld")
    pad.press("Tricks")
    pad.at_step("Tricks")
    pad.tap(pad.field("B"))
    pad.type("24")
    pad.press("Compare")
    paper = phone.locator("main")
    expect(paper).to_contain_text("Cy & Dee")
    expect(paper).to_contain_text("Line by line")
    pad.tap(phone.locator("label.chip").filter(has_text="The last trick"))
    pad.tap(phone.get_by_role("button", name="Correct it"))
    pad.shows_totals("670", "540")
    expect(phone.locator(".line--struck")).to_have_count(1)
    pad.press("Undo")
    pad.shows_totals("830", "−60")


def test_hand_is_corrected_by_keyboard(pad, phone: Page):
    pad.open("lines/1/correct/bid/")
    phone.get_by_role("radio", name="330").focus()
    phone.keyboard.press("Space")
    phone.keyboard.press("Enter")
    pad.at_step("Meld")
    expect(pad.field("A").locator("input")).to_be_focused()
    phone.keyboard.press("Enter")
    pad.at_step("Tricks")
    expect(pad.field("A").locator("input")).to_be_focused()
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name="Correct hand 1")).to_be_visible()
    phone.get_by_label("Another reason").fill("It was 330")
    phone.keyboard.press("Enter")
    pad.shows_totals("180", "−60")


def test_line_is_struck_restored_and_told_in_the_history(pad, phone, game):
    pad.open()
    open_line(pad, 1)
    pad.tap(phone.get_by_role("button", name="Strike out"))
    pad.shows_totals("510", "−180")
    open_line(pad, 1)
    pad.tap(phone.get_by_role("button", name="Restore"))
    pad.shows_totals("830", "−60")
    pad.menu("History")
    expect(phone.locator(".history__line")).to_have_count(5)
    phone.get_by_role("button", name="Take back: Hand 3").click()
    pad.shows_totals("510", "−180")


def test_somebody_else_sits_down(pad, phone):
    pad.open()
    pad.menu("Somebody else sits down")
    pad.tap(phone.locator("label.chip", has=phone.get_by_text("Bob", exact=True)))
    phone.get_by_label("Who sits there?").fill("Eve")
    pad.tap(phone.get_by_role("button", name="Sit down"))
    expect(phone.locator(".side__name").first).to_contain_text("Ann & Eve")
    pad.press("Undo")
    expect(phone.locator(".side__name").first).to_contain_text("Ann & Bob")


def test_strike_restore_seat_and_history_by_keyboard(pad, phone: Page):
    pad.open("?hand=1")
    phone.get_by_role("button", name="Strike out").focus()
    phone.keyboard.press("Enter")
    pad.shows_totals("510", "−180")
    pad.open("?hand=1")
    phone.get_by_role("button", name="Restore").focus()
    phone.keyboard.press("Enter")
    pad.shows_totals("830", "−60")
    pad.open("seats/")
    phone.get_by_role("radio", name="Bob").focus()
    phone.keyboard.press("Space")
    phone.get_by_label("Who sits there?").focus()
    phone.keyboard.type("Eve")
    phone.keyboard.press("Enter")
    expect(phone.locator(".side__name").first).to_contain_text("Ann & Eve")
    pad.open("history/")
    phone.get_by_role("button", name="Take back: Eve").focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".side__name").first).to_contain_text("Ann & Bob")


PAGES = ("lines/2/correct/bid/", "lines/2/correct/review/", "history/", "seats/", "?hand=2")


def test_pages_are_clean_and_fit(open_phone, live_server, axe_in_both, game):
    pad = ScorePad(open_phone(width=320, height=640), game, live_server.url)
    for path in PAGES:
        pad.open(path)
        assert pad.page.evaluate("document.documentElement.scrollWidth") <= 320, path
        axe_in_both(pad.page)


def test_thirty_hands_with_struck_versions_fit(open_phone, live_server):
    """Every third hand was struck and written again; all of it is read at 320 px."""
    game = a_game()
    for number in range(30):
        side = "AB"[number % 2]
        facts = hand(bidder=side, bidder_seat=1 + number % 2, bid=300, meld={"A": 0, "B": 0})
        facts |= {"trick_points": {"A": 120, "B": 130}}
        record(game, facts)
        if number % 3 == 0:
            undo(game, load_game(game.table).version)
            record(game, facts)
    assert len(sheet_of(load_game(game.table)).lines) == 40
    page = open_phone(width=320, height=640)
    ScorePad(page, game, live_server.url).open()
    expect(page.locator(".line:visible")).to_have_count(40)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    figures = page.locator(".delta, .after, .won-bid__figure")
    cut = (
        "all => all.filter((each) => each.scrollWidth > each.clientWidth + 4).length"  # the strike
    )
    assert figures.evaluate_all(cut) == 0
