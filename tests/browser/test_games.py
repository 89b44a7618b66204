"""Whole games at 360 px, from a paper score to the winner, through the page alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import ScorePad
from tests.factories import a_game

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def sit_down(phone, live_server):
    """`sit_down(variant="cutthroat", start=…)`: a game, opened on the phone."""

    def sit_down(**game) -> ScorePad:
        return ScorePad(phone, a_game(**game), live_server.url).open()

    return sit_down


def test_single_deck_set_thrown_in_won_reopened_and_played_again(sit_down):
    pad = sit_down(dealer=2, start={"totals": {"A": 1300, "B": 900}})
    pad.hand("Cy", 320, "S", "10>4", "15")
    pad.shows_totals("1440", "580")
    expect(pad.line(1)).to_contain_text("SET")
    pad.bid("Ann", 330, "H")
    pad.meld("6>4", then="Throw in")
    pad.save_result("threw in")
    pad.shows_totals("1110", "620")
    pad.at_step("Bid")
    pad.bid("Bob", 300, "D")
    pad.meld("15>4")
    pad.at_step("Tricks")
    pad.press("All 250")
    pad.press("Save")
    pad.shows_totals("1510", "620")
    pad.ends_with("Ann & Bob win", "Ann & Bob are over 1500 alone.", "SD15")
    pad.press("Reopen")
    pad.at_step("Bid")
    pad.hand("Cy", 250, "C", "10>2", "15")
    pad.ends_with("Ann & Bob win", "Ann & Bob are over 1500 alone.", "SD15")
    pad.press("Again with the same four")
    pad.shows_totals("0", "0")
    pad.deals("Cy")


def test_cutthroat_every_way_out_then_won(sit_down):
    """Conceded unseen because forced, conceded free, conceded by force; then trick questions."""
    names = ["Ruth", "Sol", "Tess"]
    pad = sit_down(variant="cutthroat", names=names, start={"totals": {"A": 500, "B": 600, "C": 0}})
    pad.bid_other("Tess", "30", "", "Forced", then="Give up unseen")
    pad.save_result("Tess conceded")
    pad.shows_totals("500", "600", "−300")
    pad.bid("Ruth", 320, "S")
    pad.meld("10>4>2", then="Concede")
    pad.save_result("Ruth conceded")
    pad.shows_totals("180", "640", "−280")
    pad.bid("Sol", 350, "D")
    pad.meld("8>2>6", then="Concede")
    pad.at_step("Result")
    expect(pad.page.locator("#panel .reason").first).to_contain_text("CT")
    pad.save_result("Sol")
    pad.shows_totals("240", "290", "−260")


def test_cutthroat_worthless_trick_and_buried_counters(sit_down):
    pad = sit_down(variant="cutthroat", names=["Ruth", "Sol", "Tess"])
    pad.bid("Ruth", 320, "S")
    pad.meld("18>6>2")
    pad.at_step("Tricks")
    pad.type("20>0")
    pad.answer("Did Sol win a trick?", "Yes")
    pad.will_be("B", "+60")
    pad.answer("Did Sol win a trick?", "No")
    pad.will_be("B", "0")
    pad.press("Save")
    pad.shows_totals("380", "0", "70")
    pad.bid("Ruth", 320, "S")
    pad.meld("30>6>2")
    pad.at_step("Tricks")
    pad.type("3>10")
    pad.answer("Did Ruth win a trick?", "No")
    pad.will_be("A", "−320")
    pad.answer("Did Ruth win a trick?", "Yes")
    pad.will_be("A", "+330")
    pad.press("Save")
    pad.shows_totals("710", "160", "210")


def test_cutthroat_overtime_goes_on_to_1250(sit_down):
    start = {"totals": {"A": 800, "B": 940, "C": 100}}
    pad = sit_down(
        variant="cutthroat",
        names=["Ruth", "Sol", "Tess"],
        rules={"tie_rule": "overtime"},
        start=start,
    )
    pad.hand("Ruth", 320, "S", "18>6>2", "19>4")
    pad.shows_totals("1170", "1040", "140")
    expect(pad.page.locator(".bar__title")).to_contain_text("to 1250")
    expect(pad.page.locator(".side__foot").first).to_contain_text("1250")
    pad.hand("Ruth", 320, "S", "18>6>2", "19>4")
    pad.ends_with("Ruth wins", "Ruth is over 1250 alone.", "CT20")


def test_double_deck_short_no_marriage_passed_out_then_won(sit_down):
    pad = sit_down(variant="double-deck", start={"totals": {"A": 440, "B": 380}})
    pad.bid("Ann", 55, "S")
    pad.meld("18>24", then="Short meld")
    pad.save_result("20 are needed")
    pad.shows_totals("385", "404")
    pad.tap(pad.chip("Dee"))
    pad.tap(pad.chip("52"))
    pad.tap(pad.chip("No marriage"))
    pad.press("Meld")
    pad.meld("20", then="No marriage")
    pad.save_result("hold no marriage")
    pad.shows_totals("405", "352")
    pad.deals("Bob")
    pad.tap(pad.chip("Other"))
    pad.press("Nobody bid")
    pad.save_result("Everybody passed")
    pad.shows_totals("405", "352")
    pad.deals("Bob")
    pad.hand("Ann", 60, "H", "75>20", "26")
    pad.ends_with("Ann & Bob win", "Ann & Bob are over 500 alone.", "DD")


@pytest.mark.parametrize(
    ("names", "usual", "chosen"),
    [
        (["Ann", "Bob", "Cy", "Dee"], "Bob, Cy and Dee play", "Ann, Cy and Dee play"),
        (["Ann", "Bob", "Cy", "Dee", "Eve"], "Bob, Dee and Eve play", "Ann, Dee and Eve play"),
    ],
    ids=["four", "five"],
)
def test_more_at_a_cutthroat_table_than_play(sit_down, names, usual, chosen):
    pad = sit_down(variant="cutthroat", names=names)
    sitting = pad.page.locator(".sitting")
    expect(sitting).to_contain_text(usual)
    pad.tap(sitting.locator("summary"))
    pad.tap(sitting.locator("label", has_text="Bob"))
    pad.tap(sitting.locator("label", has_text="Ann"))
    pad.bid("Dee", 320, "C")
    pad.meld("15>4>2")
    pad.tricks("18>4")
    pad.deals("Bob")
