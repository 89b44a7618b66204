"""Names stay as typed: twice the same, one letter, sixty, quotes, emoji, right to left, markup."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.score_pad import ScorePad
from tests.factories import a_game
from tests.ledger.story import win

pytestmark = pytest.mark.django_db(transaction=True)

LONG = "Bartholomew-Maximilian von und zu Hohenlohe-Oehringen the 3rd"[:60]
TABLES = [
    ["Bob", "Bob", "Q", LONG],
    ["O'Hara", "Zoë “Z” Å", "🦊👩‍👩‍👧", "שָׁלוֹם"],
    ["<b>Al</b>", "Tom & Jerry", '"Q"', "مريم"],
]
ENTITY = re.compile(r"&(#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos);", re.IGNORECASE)
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def as_typed(page, names):
    """The page shows each name, and neither an entity nor a bar to scroll sideways."""
    text = page.locator("body").text_content()
    assert [name for name in names if name not in text] == []
    assert not ENTITY.search(page.locator("body").inner_text())
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("names", TABLES, ids=["same-short-long", "quotes-emoji-hebrew", "markup"])
def test_names_are_shown_as_typed(open_phone, live_server, names):
    phone = open_phone(width=320)
    pad = ScorePad(phone, a_game(names=names), live_server.url).open()
    as_typed(phone, names)
    win(pad.game)
    pad.open("?saved=1")
    as_typed(phone, names)
    expect(phone.locator(".over__verdict")).to_have_text(f"{names[0]} & {names[2]} win")
    pad.reads_back(f"{names[0]} & {names[2]} made")
    pad.open("?hand=1")
    expect(phone.locator(".why h2").first).to_contain_text(f"{names[0]} bid 700")
    as_typed(phone, names)
    pad.press("Reopen")
    pad.at_step("Bid")
    pad.open("end/")
    as_typed(phone, names)
    pad.open("penalty/")
    as_typed(phone, names)


def test_bid_of_one_of_two_bobs_is_told_from_the_others(phone, live_server):
    pad = ScorePad(phone, a_game(names=["Bob", "Bob", "Q", LONG]), live_server.url).open()
    pad.tap(phone.locator("#panel .chip[data-side=B]", has_text="Bob"))
    pad.tap(pad.chip("320"))
    pad.tap(pad.suit("H"))
    expect(phone.locator("#panel .say__sentence")).to_have_text("Bob bids 320 in hearts.")
    pad.press("Meld")
    pad.meld("15>4")
    pad.tricks("17")
    pad.shows_totals("120", "320")


def test_cutthroat_sentences_bear_any_name(phone, live_server):
    names = ["שָׁלוֹם", "🦊👩‍👩‍👧", LONG]
    game = a_game(variant="cutthroat", names=names)
    pad = ScorePad(phone, game, live_server.url).open()
    pad.bid(names[0], 320, "H")
    pad.meld("18>6>2")
    pad.at_step("Tricks")
    pad.type("20>0")
    pad.answer(f"Did {names[1]} win a trick?", "Yes")
    pad.will_be("B", "+60")
    as_typed(phone, names)
    pad.press("Save")
    pad.reads_back(f"{names[0]} made 320")
