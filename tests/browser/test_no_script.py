"""A whole hand of each game by forms alone, in a browser that runs no scripts."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import ScorePad
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


class Forms(ScorePad):
    """The table page without scripts: fields are typed into, buttons post."""

    def choose_bid(self, who: str, bid: str, suit: str) -> None:
        self.at_step("Bid")
        self.tap(self.chip(who))
        self.tap(self.chip(bid))
        self.tap(self.suit(suit))

    def fill(self, *, then: str, **figures: str) -> None:
        for side, figure in figures.items():
            self.field(side).locator("input").fill(figure)
        self.press(then)


@pytest.fixture
def forms(open_phone, live_server):
    """`forms(variant=…)`: a game opened where scripts do not run."""

    def forms(**game) -> Forms:
        phone = open_phone(java_script_enabled=False)
        phone.context.watch.allow("422")
        return Forms(phone, a_game(**game), live_server.url).open()

    return forms


def test_single_deck_hand_and_readable_mistakes(forms):
    """PD-133: what stands in the fields is what Save saves, with no "Done" in between."""
    pad = forms()
    pad.choose_bid("Ann", "Other", "H")
    other = pad.page.locator("#panel .other input").first
    other.fill("three hundred")
    pad.press("Meld")
    pad.says("“three hundred” is not a number.")
    expect(other).to_have_value("three hundred")
    other.fill("255")
    pad.press("Meld")
    pad.says("255")
    pad.press("Record it anyway")
    pad.at_step("Meld")
    pad.fill(A="100+50", B="", then="Tricks")
    pad.says("Cy & Dee")
    pad.fill(B="40", then="Tricks")
    pad.at_step("Tricks")
    pad.fill(A="170", B="70", then="Save")
    pad.says("Trick points add up to 240, a hand has 250")
    pad.press("Last trick: Cy & Dee")
    expect(pad.field("B").locator("input")).to_have_value("80")
    pad.press("Save")
    pad.shows_totals("320", "120")
    pad.reads_back("Ann & Bob made 255")
    pad.press("Undo")
    pad.shows_totals("0", "0")


def test_cutthroat_hand_with_its_question(forms):
    pad = forms(variant="cutthroat", names=["Ruth", "Sol", "Tess"])
    pad.choose_bid("Tess", "320", "H")
    pad.press("Meld")
    pad.fill(A="60", B="20", C="180", then="Tricks")
    pad.at_step("Tricks")
    pad.fill(A="0", B="50", C="", then="Save")
    pad.answer("Did Ruth win a trick?", "Yes")
    pad.press("Save")
    pad.shows_totals("60", "70", "380")


def test_double_deck_short_meld_then_a_played_hand(forms):
    pad = forms(variant="double-deck")
    pad.choose_bid("Ann", "55", "S")
    pad.press("Meld")
    pad.fill(A="18", B="24", then="Tricks")
    pad.says("20")
    pad.press("Short meld")
    pad.save_result("20 are needed")
    pad.shows_totals("−55", "24")
    pad.choose_bid("Cy", "52", "C")
    pad.press("Meld")
    pad.fill(A="20", B="30", then="Tricks")
    pad.at_step("Tricks")
    pad.fill(B="25", then="Save")
    pad.shows_totals("−10", "79")
