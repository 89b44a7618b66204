"""What people quarrel over, entered at the calculator: each item shows its stated answer."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.calculator_page import Calculator
from tests.meld.helpers import load

pytestmark = pytest.mark.django_db(transaction=True)
ITEMS = [each for each in load("disputes") if each["kind"] == "meld"]
PARTNER = "JS JH JD JC"  # PD-021: what stands beside the bidder's cards
LINES_MAKE = """(total) => total === [...document.querySelectorAll('.meld-line__points')]
  .reduce((sum, each) => sum + Number(each.textContent), 0)"""


class Entry(NamedTuple):
    """Cards to enter, and what the page must show; `lines` are points, None where none are stated."""

    name: str
    variant: str
    cards: str
    trump: str
    total: int
    lines: list[int] | None = None
    rules: dict[str, Any] | None = None


def entries() -> Iterator[Entry]:
    """Every stated answer: by the standard game, and by each house rule that is offered."""
    for item in ITEMS:
        given, right = item["input"], item["right_answer"]["default"]
        start = (item["id"], item["variant"])
        trump = given["trump"] or "none"
        if "hand" in given:
            lines = sorted(right["lines"].values())
            yield Entry(*start, given["hand"], trump, right["meld"], lines)
            for house in item["right_answer"].get("house_rules", ()):
                if house["rules"] is not None:
                    yield Entry(*start, given["hand"], trump, house["value"], None, house["rules"])
        if "before_pass_back" in given:
            yield Entry(*start, given["before_pass_back"], trump, 0, [])
        if "opponent_hand_cards" in given:
            cards = f"{given['opponent_hand_cards']} AS AD AC"
            yield Entry(
                *start, cards, trump, right["meld_without_trump"], sorted(right["lines"].values())
            )
        if "bidder_hand_with_second_jack" in given:
            without, both = right["meld_without"], right["meld_with"]
            yield Entry(*start, given["bidder_hand_without_second_jack"], trump, without)
            yield Entry(*start, given["bidder_hand_with_second_jack"], trump, both)
            partner = right["team_total_if_partner_keeps_jacks_around"] - without
            yield Entry(*start, PARTNER, trump, partner, [partner])


ENTRIES = list(entries())
STANDARD = [each for each in ENTRIES if each.rules is None]


def enter(calculator: Calculator, entry: Entry) -> None:
    """Paste the cards, choose trump, and read what stands there."""
    page = calculator.page
    key = page.locator(f'.trump[value="{entry.trump}"]')
    calculator.paste(entry.cards)
    expect(page.locator("[data-hand]")).to_contain_text(f"{len(entry.cards.split())} of ")
    if key.get_attribute("data-named") != page.locator("[data-heading]").inner_text():
        key.click()
    expect(page.locator("[data-heading]"), entry.name).to_have_text(key.get_attribute("data-named"))
    expect(page.locator("[data-sum]"), entry.name).to_have_text(str(entry.total))
    page.wait_for_function(LINES_MAKE, arg=entry.total)
    points = page.locator(".meld-line__points").all_inner_texts()
    assert sum(map(int, points)) == entry.total, entry
    if entry.lines is not None:
        assert sorted(map(int, points)) == entry.lines, entry
    expect(page.locator("[data-nothing]")).to_be_visible(visible=not points)


@pytest.mark.parametrize("variant", sorted({each.variant for each in STANDARD}))
def test_stated_answers(phone: Page, variant: str) -> None:
    calculator = Calculator(phone).open(f"?game={variant}")
    for entry in STANDARD:
        if entry.variant == variant:
            enter(calculator, entry)


def test_stated_answers_by_house_rules(phone: Page) -> None:
    for entry in ENTRIES:
        if entry.rules is not None:
            asked = {"game": entry.variant, "rules": json.dumps(entry.rules)}
            enter(Calculator(phone).open(f"?{urlencode(asked)}"), entry)


def test_every_meld_item_is_entered() -> None:
    assert {each.name for each in ENTRIES} == {item["id"] for item in ITEMS}
    assert len(ITEMS) == 14


def test_pd_001_the_pair_inside_the_run_is_said(phone: Page) -> None:
    calculator = Calculator(phone).open()
    calculator.paste(ITEMS[0]["input"]["hand"])
    expect(phone.locator(".meld-line__words")).to_have_text(["Run"])
    expect(phone.locator(".meld-note").first).to_contain_text("inside the run")


def test_pd_008_cards_of_two_classes_are_marked(phone: Page) -> None:
    item = next(each for each in ITEMS if each["id"] == "PD-008")
    calculator = Calculator(phone).open("?trump=H")
    calculator.paste(item["input"]["hand"])
    calculator.total(350)
    expect(phone.locator('[data-class="1"] .mini--shared')).to_have_count(8)
    expect(phone.locator('[data-class="3"] .mini--shared')).to_have_count(8)
