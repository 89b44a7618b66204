"""A mere number beside the partner's cards, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import BID, take

pytestmark = pytest.mark.django_db(transaction=True)
RUN = "AS 10S KS QS JS"
BY_SEAT = {"meld_by_seat": {"1": 150}, "cards_by_seat": {"1": RUN.split()}}


def test_a_number_counts_while_it_is_typed(pad, game, axe):
    take(game, bid=BID | {"trump": "S"}, meld={"meld": {"A": 150}} | BY_SEAT)
    pad.open().at_step("Meld")
    page = pad.page
    pad.press("Cards")
    page.wait_for_url("**/cards/**")
    page.get_by_role("button", name="Bob").click()
    page.wait_for_url("**seat=3**")
    expect(page.locator("h1")).to_have_text("Bob")
    page.get_by_text("Only a number").click()
    field = page.get_by_label("Meld of Bob, where the cards are not known")
    field.press_sequentially("40")
    expect(page.locator("#take")).to_have_text("Take 40")
    expect(page.locator(".counted__words")).to_have_text("Ann & Bob 190: Ann 150 and Bob 40.")
    axe(page)
    page.locator("#take").click()
    pad.at_step("Meld")
    pad.shows_figures(A="190")
