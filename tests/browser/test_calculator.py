"""Count my meld in a browser: by taps, by keys, by paste; without wasm, without a network."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.calculator_page import HAND, PASTE, Calculator
from tests.browser.waiting import Held, cut_network
from tests.browser.watch import BROKEN_LINE, NO_WASM

pytestmark = pytest.mark.django_db(transaction=True)

NO_LOAN = """for (const name of ["share", "clipboard"])
  Object.defineProperty(navigator, name, { value: undefined })"""


def cut(route: Route) -> None:
    """What is asked for does not come."""
    route.abort()


@pytest.fixture
def calculator(phone: Page) -> Calculator:
    return Calculator(phone)


@pytest.fixture
def asked(phone: Page) -> Iterator[list[str]]:
    """The questions that the server had to answer."""
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else 0)
    return asked


def whole(calculator: Calculator) -> None:
    """The hand of twelve with its lines, notes, what to lay down and what would help."""
    page = calculator.page
    calculator.total(230)
    calculator.held(HAND)
    expect(page.locator("[data-heading]")).to_have_text("Best: spades")
    expect(page.locator("[data-hand]")).to_have_text("12 of 12 cards.")
    words = ["Run", "Marriage in hearts", "Two dix", "Pinochle"]
    expect(page.locator(".meld-line__words")).to_have_text(words)
    expect(page.locator(".meld-line__points")).to_have_text(["150", "20", "20", "40"])
    expect(page.locator(".meld-line").first.locator(".mini")).to_have_count(5)
    expect(page.locator(".meld-line .mini--shared")).to_have_count(2)
    expect(page.locator(".meld-note").first).to_contain_text("inside the run")
    expect(page.locator("[data-lay] .mini")).to_have_count(10)
    expect(page.locator(".help-line").first).to_contain_text("Double pinochle, 300 for 40")
    expect(page.locator(".help-line").first).to_contain_text("+260")


def test_twelve_cards_by_taps(calculator: Calculator, asked: list[str]) -> None:
    calculator.open().add(*HAND.split())
    whole(calculator)
    assert asked == []


def test_twelve_cards_by_keys(calculator: Calculator) -> None:
    """Typed where nothing has the keyboard, then with arrows from tile to tile."""
    page = calculator.open().page
    for key in "as10sks qsJsTd".replace(" ", ""):
        page.keyboard.press(key)
    calculator.held("AS 10S KS QS JS 10D")
    page.locator('.tile[data-code="10D"] .tile__add').focus()
    page.keyboard.press("Backspace")
    for key in ("ArrowUp", "ArrowUp", "End", "Enter", "+", "ArrowDown", "Home", "Enter"):
        page.keyboard.press(key)
    calculator.held("AS 10S KS QS JS 9S 9S AH")
    for key in ("ArrowRight", "ArrowRight", "Space", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    calculator.held("AS 10S KS QS JS 9S 9S AH KH QH")
    for key in "jdAC":
        page.keyboard.press(key)
    whole(calculator)
    page.locator('.tile[data-code="AH"] .tile__less').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.tile[data-code="AH"] .tile__add')).to_be_focused()


def test_twelve_cards_by_paste(calculator: Calculator) -> None:
    calculator.open().paste("a♠, th 1S")
    page = calculator.page
    wrong = page.locator("[data-wrong]")
    expect(wrong).to_contain_text('"1S" is not a card')
    expect(page.locator('[name="cards"]')).to_have_value("a♠, th 1S")
    expect(page.locator('[name="cards"]')).to_be_focused()
    page.locator('[name="cards"]').fill("as 10♠ K♠,qs;JS 9s 9S ah\nkh QH jd A♣".replace("\n", " "))
    page.keyboard.press("Enter")
    whole(calculator)
    expect(wrong).to_be_empty()


def test_cards_by_suit_are_pasted_line_by_line(calculator: Calculator) -> None:
    """On the page's ground, and into the field, which has only one line."""
    by_suit = "♠ A 10 K Q J 9x2\n♥ A K Q\n♦ J\n♣ A\n"
    calculator.open().paste(by_suit)
    whole(calculator)
    calculator.page.locator("[data-clear]").click()
    calculator.held("")
    calculator.page.get_by_text("Type or paste", exact=True).click()
    field = calculator.page.locator('[name="cards"]')
    field.focus()
    field.evaluate(PASTE, by_suit)
    whole(calculator)


def test_the_menu_leads_to_the_line(calculator: Calculator) -> None:
    page = calculator.open().page
    page.locator("summary[aria-label=More]").click()
    page.get_by_role("link", name="Type or paste cards").click()
    expect(page.locator('[name="cards"]')).to_be_focused()
    expect(page.locator('[name="cards"]')).to_be_in_viewport()
    expect(page.get_by_role("link", name="Show it to somebody")).to_be_hidden()
    page.keyboard.type("ks qs")
    page.keyboard.press("Enter")
    calculator.total(40)


def test_a_copy_too_many_cannot_be_had(calculator: Calculator) -> None:
    calculator.open().add("AS", "AS")
    full = calculator.page.get_by_role("button", name="Ace of spades, 2 held")
    expect(full).to_be_disabled()
    full.click(force=True)
    calculator.held("AS AS")
    calculator.take("AS")
    calculator.held("AS")
    calculator.take("AS")
    calculator.held("")
    expect(calculator.page.locator("[data-empty]")).to_be_visible()


def test_clear_can_be_undone(calculator: Calculator) -> None:
    calculator.open(f"?cards={HAND}").page.get_by_role("button", name="Clear").click()
    calculator.total(0)
    calculator.held("")
    expect(calculator.page.locator("[data-helps]")).to_be_hidden()
    calculator.page.get_by_role("button", name="Undo").click()
    whole(calculator)
    expect(calculator.page.get_by_role("button", name="Undo")).to_be_hidden()


def test_trump_is_chosen_and_left_to_the_best_again(calculator: Calculator) -> None:
    calculator.open(f"?cards={HAND}").trump("H")
    calculator.total(100)
    expect(calculator.page.locator("[data-heading]")).to_have_text("Hearts are trump")
    helps = calculator.page.locator('[data-help="best"] .help-line')
    expect(helps.first).to_contain_text("with spades as trump")
    calculator.trump("none")
    calculator.total(80)
    calculator.trump("none")
    calculator.total(230)


def test_the_address_and_the_link_open_the_same_hand(calculator: Calculator, open_phone) -> None:
    calculator.open("?game=double-deck&profile=known-association").add(
        *["AS", "10S", "KS", "QS", "JS", "JD"]
    )
    calculator.trump("S")
    calculator.total(40)
    page = calculator.page
    expect(page.locator("[data-text]")).to_have_value(re.compile("40, spades are trump: Run 25"))
    link = page.locator("[data-link]").input_value()
    page.reload()
    calculator.total(40)
    other = open_phone(java_script_enabled=False)
    other.goto(link)
    expect(other.locator("[data-sum]")).to_have_text("40")


def test_where_the_browser_lends_nothing_the_fields_are_there(phone: Page) -> None:
    """PD-119: over plain http there is neither Share nor a clipboard."""
    phone.add_init_script(NO_LOAN)
    Calculator(phone).open(f"?cards={HAND}")
    expect(phone.locator("[data-share], [data-copy]").first).to_be_hidden()
    expect(phone.locator("[data-copy]")).to_be_hidden()
    expect(phone.locator("[data-link]")).to_have_value(re.compile(r"/meld/\?.*cards=AS"))
    expect(phone.locator("[data-text]")).to_have_value(
        re.compile("^230, spades are trump: Run 150")
    )


def test_without_wasm_the_server_answers_and_nothing_is_said(
    calculator: Calculator, asked: list[str], watch
) -> None:
    watch.allow(*NO_WASM)
    calculator.page.route("**/*.wasm", cut)
    calculator.open().add(*HAND.split())
    whole(calculator)
    assert {url.split("/")[-2] for url in asked} == {"meld", "count", "help"}
    expect(calculator.page.locator("[data-trouble]")).to_be_hidden()


def test_tiles_work_before_the_engine_is_up(calculator: Calculator) -> None:
    held = Held(calculator.page, "**/engine/bundle-*.json")
    calculator.open().add(*HAND.split())
    calculator.held(HAND)
    expect(calculator.page.locator('.tile[data-code="9S"] .tile__count')).to_have_text("2")
    held.next().continue_()
    held.let_go()
    whole(calculator)


def test_once_loaded_it_goes_on_without_a_network(calculator: Calculator, asked) -> None:
    calculator.open().add("KS", "QS")
    calculator.total(40)
    cut_network(calculator.page)
    calculator.page.get_by_role("button", name="Clear").click()
    calculator.add(*HAND.split())
    whole(calculator)
    calculator.trump("H")
    calculator.total(100)
    assert asked == []


def test_no_answer_at_all_is_told_and_loses_nothing(calculator: Calculator, watch) -> None:
    watch.allow(*BROKEN_LINE)
    calculator.page.route(re.compile("wasm|/engine/|/api/"), cut)
    calculator.open().add("KS")
    expect(calculator.page.locator("[data-trouble]")).to_be_visible()
    calculator.held("KS")
