"""What can still be changed: undo, penalties, calling it off; and a line that is down."""

import pytest
from playwright.sync_api import expect

from games.models import Entry, Game
from tests.browser.score_pad import BID, MELD, take
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE
from tests.ledger.story import record, undo, win

pytestmark = pytest.mark.django_db(transaction=True)


def test_undo_at_once_brings_the_hand_back_to_its_steps(pad, game):
    take(game, bid=BID, meld=MELD)
    pad.open().tricks("17")
    pad.reads_back("Ann & Bob made 320")
    pad.press("Undo")
    pad.shows_totals("0", "0")
    pad.at_step("Tricks")
    pad.shows_figures(A="170", B="80")
    expect(pad.page.locator(".line--struck")).to_contain_text("320")
    pad.type("18")
    pad.shows_figures(A="180", B="70")
    pad.press("Save")
    pad.shows_totals("330", "110")


def test_undo_later_from_the_why_of_a_hand(pad, phone, game):
    record(game)
    record(game)
    pad.open().shows_totals("640", "240")
    pad.tap(pad.line(1).get_by_role("link"))
    why = phone.locator(".why")
    expect(why).to_contain_text("Hand 1: Ann bid 320 in hearts")
    expect(why).to_contain_text("SD13")
    pad.tap(why.get_by_role("button", name="Strike out"))
    pad.shows_totals("320", "120")
    expect(phone.locator(".line--struck")).to_have_count(1)


def test_penalty_keeps_odd_input_and_takes_any_minus(pad, phone, game):
    phone.context.watch.allow("422")
    pad.open().menu("Add a penalty")
    phone.get_by_label("Ann & Bob").fill("lots")
    phone.get_by_label("Cy & Dee").fill("1e9")
    phone.get_by_label("What for?").fill("Renege in hand 3")
    pad.write_down()
    expect(phone.locator(".slip", has_text="“1e9” is not a number")).to_be_visible()
    expect(phone.get_by_label("Ann & Bob")).to_have_value("lots")
    expect(phone.get_by_label("Cy & Dee")).to_have_value("1e9")
    expect(phone.get_by_label("What for?")).to_have_value("Renege in hand 3")
    phone.get_by_label("Ann & Bob").fill("-50")
    phone.get_by_label("Cy & Dee").fill("−20")
    pad.write_down()
    pad.shows_totals("−50", "−20")
    expect(phone.locator(".line", has_text="Renege in hand 3")).to_be_visible()
    pad.reads_back("The penalty is on the sheet.")
    pad.press("Undo")
    pad.shows_totals("0", "0")


def test_call_it_now_and_reopen(pad, phone, game):
    record(game)
    pad.open().menu("Call it now")
    expect(phone.locator(".scores")).to_contain_text("320")
    pad.tap(phone.get_by_role("button", name="Call it now"))
    expect(phone.locator(".over__verdict")).to_have_text("Called off")
    expect(phone.locator(".over__reason")).to_contain_text("G12")
    pad.press("Reopen")
    pad.at_step("Bid")
    pad.shows_totals("320", "120")
    pad.reads_back("The game goes on.")


def test_double_taps_write_one_line_each(pad, phone, game):
    record(game)
    pad.open("?saved=1").press_twice("Undo")
    pad.shows_totals("0", "0")
    pad.open("penalty/")
    phone.get_by_label("Ann & Bob").fill("-50")
    pad.press_twice("Write it down")
    pad.shows_totals("−50", "0")
    win(game)
    pad.open().press_twice("Reopen")
    pad.at_step("Bid")
    pad.menu("Call it now")
    pad.press_twice("Call it now")
    pad.press_twice("Again with the same four")
    pad.shows_totals("0", "0")
    pad.has_no_slip()
    kinds = [entry.kind for entry in Entry.objects.order_by("seq")]
    assert kinds == ["hand", "void", "penalty", "hand", "reopen", "end"]
    assert Game.objects.count() == 2


def test_stale_undo_gets_its_sentence(pad, phone, game):
    phone.context.watch.allow("409")
    record(game)
    pad.open("?saved=1")
    undo(game, 1)
    pad.press("Undo")
    pad.says("does not stand any more")
    pad.shows_totals("0", "0")


def test_without_a_line_nothing_typed_is_lost(pad, phone, game):
    """A step that only moves the draft; a hand whose Save was tapped waits (test_outbox.py)."""
    phone.context.watch.allow(*BROKEN_LINE)
    take(game, bid=BID)
    pad.open().at_step("Meld")
    pad.type("15>4")
    cut_network(phone)
    pad.press("Tricks")
    pad.says("What you typed is still here")
    pad.shows_figures(A="150", B="40")
    phone.context.set_offline(False)
    pad.press("Tricks")
    pad.at_step("Tricks")
    expect(phone.locator("#panel .slip")).to_have_count(0)
