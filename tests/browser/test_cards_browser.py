"""Cards in a hand, by thumb and by keys: from the Meld step to the picker and back, to the why."""

import pytest
from playwright.sync_api import Page, expect

from games.models import Entry
from tests.browser.score_pad import BID, ScorePad, take
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)

SPADES = BID | {"trump": "S"}
RUN = ["AS", "10S", "KS", "QS", "JS"]
ACES = ["AS", "AS", "AH", "AD", "AC"]


def tap_cards(page: Page, codes: list[str]) -> None:
    for code in codes:
        page.locator(f'.tile[data-code="{code}"] .tile__add').click()


def go_to_cards(pad: ScorePad) -> Page:
    """By the pad's key; waits until the tiles can be tapped."""
    pad.press("Cards")
    pad.page.wait_for_url("**/cards/**")
    expect(pad.page.locator("pin-cards .tile").first).to_be_visible()
    return pad.page


def makes(page: Page, points: int) -> None:
    """Waits until the cards are counted."""
    expect(page.locator("#take")).to_have_text(f"Take {points}")
    expect(page.locator(".counted__total")).to_have_text(str(points))


def test_a_players_cards_fill_the_meld_step(pad, game):
    take(game, bid=SPADES)
    pad.open().at_step("Meld")
    pad.type(">4")
    page = go_to_cards(pad)
    tap_cards(page, RUN)
    makes(page, 150)
    expect(page.locator(".meldline")).to_contain_text("Run")
    page.get_by_role("button", name="Bob").click()
    page.wait_for_url("**seat=3**")
    expect(page.locator("h1")).to_have_text("Bob")
    tap_cards(page, ["KH", "QH"])
    makes(page, 20)
    page.locator("#take").click()
    pad.at_step("Meld")
    pad.shows_figures(A="170", B="40")
    expect(page.locator(".tally__from").first).to_have_text("from cards: Ann 150, Bob 20")
    pad.press("Tricks")
    pad.tricks("20")
    pad.shows_totals("370", "90")
    assert Entry.objects.get().facts["meld_by_seat"] == {"1": 150, "3": 20}
    pad.line(1).locator("a").click()
    expect(page.locator(".shown .mini")).to_have_count(7)
    width = page.locator(".shown .mini").first.evaluate(
        "card => card.getBoundingClientRect().width"
    )
    assert 28 < width < 36  # a small card, so its style has come with the why


def test_a_figure_changed_by_hand_says_so_while_it_is_typed(pad, game):
    cards = {"meld_by_seat": {"1": 150}, "cards_by_seat": {"1": RUN}}
    take(game, bid=SPADES, meld={"meld": {"A": 150}} | cards)
    pad.open().at_step("Meld")
    told = pad.page.locator(".tally__from").first
    expect(told).to_have_text("from cards: Ann 150")
    pad.type("18")
    expect(told).to_have_text("no longer from cards")
    pad.type("<<15")
    expect(told).to_have_text("from cards: Ann 150")


def test_another_trump_is_one_tap_from_the_new_figure(pad, game):
    cards = {"meld_by_seat": {"1": 150}, "cards_by_seat": {"1": RUN}}
    take(game, bid=SPADES, meld={"meld": {"A": 150, "B": 0}} | cards)
    pad.open("?step=bid").at_step("Bid")
    pad.tap(pad.suit("H"))
    pad.press("Meld")
    pad.at_step("Meld")
    pad.press("take 20, as the cards count now")
    pad.shows_figures(A="20", B="0")
    expect(pad.page.locator(".tally__from").first).to_have_text("from cards: Ann 20")


def test_aces_that_one_deck_cannot_hold_are_told_and_mended(pad, game, phone):
    take(game, bid=SPADES)
    pad.open().at_step("Meld")
    page = go_to_cards(pad)
    tap_cards(page, RUN)
    makes(page, 150)
    page.get_by_role("button", name="Dee").click()
    page.wait_for_url("**seat=4**")
    expect(page.locator("h1")).to_have_text("Dee")
    tap_cards(page, ACES)
    expect(page.locator("#counted .slip")).to_contain_text("Ann shows one and Dee two")
    page.locator("#take").click()
    pad.at_step("Meld")
    pad.says("Ann’s run and Dee’s aces around cannot all stand")
    pad.type(">5")
    pad.shows_figures(A="150", B="50")
    pad.has_no_slip()
    pad.type("<10")
    pad.shows_figures(A="150", B="100")
    pad.says("Ann’s run and Dee’s aces around cannot all stand")
    pad.press("Cards of Dee")
    page.wait_for_url("**seat=4**")
    page.locator('.tile[data-code="AS"] .tile__less').click()
    expect(page.locator("#counted .slip")).to_have_count(0)
    page.locator("#take").click()
    pad.at_step("Meld")
    pad.has_no_slip()
    pad.shows_figures(A="150", B="100")


def test_by_keys_alone(pad, game, phone):
    take(game, bid=SPADES)
    pad.open("cards/")
    expect(phone.locator("pin-cards .tile").first).to_be_visible()
    phone.locator(".tile__add").first.focus()
    for keys in ("AS", "10S", "KS", "QS", "JS"):
        phone.keyboard.type(keys)
    makes(phone, 150)
    phone.locator("button:has(#take)").focus()
    phone.keyboard.press("Enter")
    pad.at_step("Meld")
    pad.shows_figures(A="150")


def test_without_scripts_the_tiles_are_buttons(open_phone, live_server, game):
    take(game, bid=SPADES)
    page = open_phone(java_script_enabled=False)
    ScorePad(page, game, live_server.url).open("?step=meld")
    page.get_by_role("button", name="Cards").click()
    expect(page.locator("h1")).to_have_text("Ann")
    for code in RUN:
        page.locator(f'.tile[data-code="{code}"] .tile__add').click()
    expect(page.locator(".counted__total")).to_have_text("150")
    page.get_by_role("button", name="Take 150").click()
    expect(page.locator(".tally__from").first).to_have_text("from cards: Ann 150")


LOOKS = [
    {"width": 320, "height": 640},
    {"width": 740, "height": 360},
    {"width": 390, "height": 844, "color_scheme": "dark"},
]


@pytest.mark.parametrize("look", LOOKS, ids=["narrow", "landscape", "dark"])
def test_page_fits_and_axe_finds_nothing(open_phone, live_server, axe, look):
    game = a_game(names=["Annabel the Elder", "Cy", "Bob", "Dee"])
    cards = {"meld_by_seat": {"2": 110}, "cards_by_seat": {"2": ACES}}
    take(game, bid=SPADES, meld={"meld": {"B": 110}} | cards)
    page = open_phone(**look)
    ScorePad(page, game, live_server.url).open("cards/")
    expect(page.locator("pin-cards .tile").first).to_be_visible()
    tap_cards(page, [*RUN, "JD"])
    expect(page.locator("#counted .slip")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= look["width"]
    axe(page)


def test_why_with_cards_fits_and_axe_finds_nothing(open_phone, live_server, axe):
    game = a_game()
    cards = {"meld_by_seat": {"1": 1500}, "cards_by_seat": {"1": RUN * 2}}
    take(game, bid=SPADES, meld={"meld": {"A": 1500, "B": 0}} | cards)
    page = open_phone(width=320, height=640)
    pad = ScorePad(page, game, live_server.url).open("?step=tricks")
    pad.tricks("20")
    pad.reads_back("made 320")
    pad.open("?hand=1")
    expect(page.locator(".shown .mini")).to_have_count(10)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    axe(page)
