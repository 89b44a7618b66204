"""What the worker keeps of the calculator, the desk, the judges and the books: each game its own page,
and on it what the address asks, or a sentence that says what it has not got.

Product, Offline. Leaves out tables and what is recorded there (test_offline.py).
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.calculator_page import Calculator

pytestmark = pytest.mark.django_db(transaction=True)

SHORT = "rules=%7B%22scale%22%3A%22short%22%7D"
COUNTED = (
    ("game=single-deck&profile=known-short-scale", 10, "Short scale", False),
    ("profile=known-short-scale", 10, "Short scale", False),
    ("game=double-deck&profile=known-short-scale", 10, "Double deck", True),
    ("game=single-deck&profile=own-1", 100, "Single deck, classic values", True),
    ("game=cutthroat&table=abc", 100, "Cutthroat", True),
    (f"game=single-deck&{SHORT}", 100, "Single deck, classic values", True),
    ("game=single-deck&table=abc&profile=", 100, "Single deck, classic values", False),
)
OF_A_GAME = ("/meld/", "/settle/", "/settle/tricks/", "/settle/auction/", "/settle/audit/")
TITLES = {"cutthroat": "Cutthroat", "single-deck": "Single deck", "double-deck": "Double deck"}


def test_each_game_has_its_pages_without_a_network(cabin):
    cabin.lose()
    page = cabin.page
    for variant, title in TITLES.items():
        for path in OF_A_GAME:
            page.goto(f"{path}?game={variant}")
            expect(page.locator(".bar__title p")).to_contain_text(title)
        page.goto(f"/settle/tricks/?game={variant}")
        nines = 0 if variant == "double-deck" else 1
        expect(page.locator('[name="rank"][value="9"]')).to_have_count(nines)


def test_cards_go_along_to_another_game_and_are_there_on_back(cabin):
    page = cabin.page
    calculator = Calculator(page).open()
    calculator.add("KS", "QS", "JD")
    calculator.total(80)
    expect(page).to_have_url(re.compile("cards=KS"))
    cabin.lose()
    page.get_by_role("button", name="Double deck").click()
    expect(page.locator(".bar__title p")).to_contain_text("Double deck")
    calculator.held("KS QS JD")
    expect(page.locator('.tile[data-code="9S"]')).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/meld/\?game=double-deck&cards=KS"))
    expect(page.locator("[data-hand]")).to_contain_text("3 of 20 cards")
    page.go_back()
    expect(page.locator(".bar__title p")).to_contain_text("Single deck")
    calculator.held("KS QS JD")
    calculator.total(80)


def test_nines_stay_in_the_line_with_what_speaks_against_them(cabin):
    cabin.lose()
    calculator = Calculator(cabin.page).open(
        "?form=1&game=single-deck&switch=double-deck&cards=AS+9S"
    )
    expect(calculator.page.locator("[data-wrong]")).to_contain_text("9S")
    calculator.held("AS 9S")
    assert "cards=AS+9S" in calculator.page.url


def test_tap_before_there_was_a_script_counts(cabin):
    cabin.lose()
    calculator = Calculator(cabin.page)
    for query, held in (
        ("cards=AS+KS&add=QS", "AS KS QS"),
        ("cards=AS+KS&remove=AS", "KS"),
        ("cards=AS+KS&clear=1", ""),
    ):
        calculator.open(f"?form=1&game=single-deck&trump=H&{query}")
        expect(calculator.page.locator('.trump[value="H"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        calculator.held(held)


def test_rules_that_the_phone_has_not_got_are_not_passed_over(cabin):
    cabin.lose()
    page = cabin.page
    told = page.get_by_text("The rules that are asked for are not on this phone just now.")
    for query, total, second, is_told in COUNTED:
        calculator = Calculator(page).open(f"?{query}&cards=AS+AH+AD+AC")
        calculator.total(total)
        expect(page.locator(".bar__title p")).to_contain_text(second)
        expect(told).to_be_visible(visible=is_told)
        expect(page).to_have_url(re.compile("cards=AS.AH.AD.AC"))
        for part in query.split("&") if is_told else ():
            assert part in page.url


def test_judges_open_what_the_address_says(cabin):
    cabin.lose()
    page = cabin.page
    page.goto("/settle/tricks/?game=double-deck&trump=H&plays=KD+10D&hand3=AD+QS&leader=2&on=hand3")
    expect(page.locator(".ruling")).to_have_text("North is winning.")
    expect(page.locator('[name="hand3"]')).to_have_value("AD QS")
    expect(page.locator("[data-trump] .suit--H")).to_have_count(1)
    page.goto("/settle/tricks/?plays=KD+10D&suit=D&rank=A&heading=trump_only")
    expect(page.locator('[name="plays"]')).to_have_value("KD 10D AD")
    expect(page.locator("[data-second]")).to_have_text("Single deck, 1 difference")
    page.goto("/settle/auction/?game=cutthroat&dealer=1&calls=2%3A250&call=pass")
    expect(page.locator('[name="calls"]')).to_have_value("2:250 3:pass")
    expect(page.locator("[data-dealer]")).to_have_text("Player 1")
    page.goto("/settle/tricks/?game=double-deck&plays=9S")
    expect(page.locator(".keys .slip")).to_contain_text("9S")
    expect(page.locator('[name="plays"]')).to_have_value("9S")


def test_hand_is_looked_through_as_the_address_says(cabin):
    cabin.lose()
    page = cabin.page
    page.goto(
        "/settle/audit/?game=cutthroat&bidder=A&bid=300&trump=H&meld.A=150&trick_points.A=999"
    )
    expect(page.locator('[name="bid"]')).to_have_value("300")
    expect(page.locator('[name="meld.B"]')).to_have_value("")
    expect(page.locator("[data-from]")).to_have_count(0)
    expect(page.get_by_text("999").first).to_be_visible()
    page.goto("/settle/?game=double-deck&q=renege")
    expect(page.locator("[data-found] .asked").first).to_be_visible()


def test_book_says_that_it_has_no_notes_of_a_table(cabin):
    cabin.lose()
    page = cabin.page
    told = page.get_by_text("this is the book of the standard game")
    page.goto("/rulebook/single-deck/?table=abc&q=renege")
    expect(told).to_be_visible()
    expect(page).to_have_url(re.compile("table=abc"))
    page.goto("/rulebook/single-deck/")
    expect(told).to_be_hidden()
