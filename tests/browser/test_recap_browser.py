"""The finished game on a phone: race, recap and board, narrow, dark, on its side."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import ScorePad
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import record, win

pytestmark = pytest.mark.django_db(transaction=True)

BY_CY = {"bidder": "B", "bidder_seat": 2, "bid": 300, "trump": "S", "meld": melded(40, 200)}
LONG = ["Bartholomew-Maximilian", "Konstantinopolitanus", "Bob", "Dee"]


@pytest.fixture
def game():
    """Cy & Dee lead, Bob is set, and Ann wins it all with one hand."""
    game = a_game(names=LONG, start={"totals": {"A": 400, "B": 380}})
    record(game, hand(**BY_CY, trick_points=played(120)))
    record(game, hand(bidder_seat=3, trick_points=played(100)))
    win(game)
    return game


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def within(page, inner, outer):
    """Whether what is drawn lies inside its box, left and right."""
    script = """([inner, outer]) => {
        const box = document.querySelector(outer).getBoundingClientRect();
        return [...document.querySelectorAll(inner)].every((part) => {
            const drawn = part.getBoundingClientRect();
            return drawn.left >= box.left - 1 && drawn.right <= box.right + 1;
        });
    }"""
    return page.evaluate(script, [inner, outer])


@pytest.fixture
def visit(open_phone, live_server, game):
    """`visit(320, 640)`: the finished game on a phone of that size."""

    def visit(*size, **options):
        return ScorePad(open_phone(*size, **options), game, live_server.url).open().page

    return visit


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(360, 740, "light"), (320, 640, "dark")],
    ids=["360-light", "320-dark"],
)
def test_finished_game_is_read_and_left(visit, axe, width, height, scheme):
    phone = visit(width, height, color_scheme=scheme)
    expect(phone.get_by_role("img", name="The score race")).to_be_visible()
    expect(phone.get_by_role("button", name="Reopen")).to_be_in_viewport(ratio=1)
    phone.get_by_text("Totals after each hand").click()
    rows = phone.locator(".race__table tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(2)).to_contain_text("240")
    assert fits(phone)
    assert within(phone, ".race__chart text", ".over__told")
    reaches_the_last_row(phone)
    axe(phone)


def reaches_the_last_row(phone):
    """Scrolls the paper down to the recap's end."""
    meld = phone.locator(".recap__row").last
    meld.scroll_into_view_if_needed()
    expect(meld).to_be_in_viewport(ratio=1)
    expect(meld).to_contain_text("Meld shown")


def test_on_its_side_the_story_stands_beside_the_lines(visit):
    phone = visit(740, 360)
    story = phone.locator(".over__told").bounding_box()
    lines = phone.locator(".lines").bounding_box()
    assert story["x"] >= lines["x"] + lines["width"]
    expect(phone.get_by_role("button", name="Reopen")).to_be_in_viewport(ratio=1)
    assert fits(phone)
    reaches_the_last_row(phone)


def test_line_opens_under_the_recap(phone, live_server, game):
    pad = ScorePad(phone, game, live_server.url).open()
    pad.line(2).scroll_into_view_if_needed()
    pad.line(2).click()
    expect(phone.locator(".why")).to_be_in_viewport()
    expect(phone.locator(".race__chart")).to_have_count(1)
    expect(phone.get_by_role("button", name="Again with the same four")).to_be_in_viewport(ratio=1)
