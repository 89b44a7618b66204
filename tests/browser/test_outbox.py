"""What is written is never lost and never doubled: the outbox of the phone (product.md "Offline").

PD-149: the network drops, scoring goes on, and what is sent again is not written again.
"""

import re

import pytest
from playwright.sync_api import expect

from games.models import Entry
from tests.browser.offline_pad import OfflinePad, fail_once
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.browser.waiting import Held
from tests.browser.watch import BROKEN_LINE
from tests.factories import a_game
from tests.ledger.story import record

ANEW = """(query) => { htmx.ajax("GET", location.pathname + query, { target: "#main", swap: "outerHTML" }); }"""
DRAWN = """async () => { await (await import("/static/js/offline.js")).draw([]); }"""

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("is_heard", [False, True], ids=["request-lost", "answer-lost"])
def test_save_without_an_answer_is_sent_again_and_written_once(off, pad, is_heard):
    fail_once(pad.page, "tricks", is_heard=is_heard)
    pad.press("Save")
    off.stands(1)
    pad.shows_totals("330", "110")
    pad.at_step("Bid")
    assert [entry.kind for entry in Entry.objects.all()] == ["hand"]


def test_what_waits_is_on_the_sheet_and_in_the_badge(off, pad, axe):
    """PD-149"""
    off.ready()
    off.lose()
    pad.press("Save")
    off.waits(1)
    off.not_sent(1)
    pad.shows_totals("330", "110")
    expect(pad.page.locator(".line--waiting")).to_contain_text("Ann made")
    off.at_hand(2)
    axe(pad.page)
    assert Entry.objects.count() == 0
    off.find()
    off.not_sent(0)
    off.waits(0)
    pad.at_step("Bid")
    pad.shows_totals("330", "110")
    assert Entry.objects.count() == 1


def test_what_waits_survives_a_reload(off, pad):
    """PD-149: the page is loaded again while the score sheet does not answer."""
    pad.page.route(re.compile("/(tricks|csrf)/$"), lambda route: route.abort())
    pad.press("Save")
    off.not_sent(1)
    pad.page.reload()
    off.not_sent(1)
    off.waits(1)
    pad.page.unroute_all()
    pad.page.reload()
    pad.shows_totals("330", "110")
    off.not_sent(0)
    assert Entry.objects.count() == 1


def test_without_the_parts_for_it_the_board_still_says_what_is_kept(off, pad):
    pad.page.route(re.compile("/(tricks|csrf|offline)/$"), lambda route: route.abort())
    pad.open().tricks("18")
    pad.says("This is kept on this phone")
    off.not_sent(1)
    pad.page.unroute_all()
    pad.page.evaluate("dispatchEvent(new Event('online'))")
    off.stands(1)


@pytest.mark.parametrize("is_there", [False, True], ids=["no-parts", "parts"])
def test_game_that_ended_meanwhile_keeps_its_keys(phone, live_server, is_there):
    game = a_game(start={"totals": {"A": 1400, "B": 900}})
    take(game, bid=BID, meld=MELD)
    parts = Held(phone, "**/offline/")
    pad = ScorePad(phone, game, live_server.url).open()
    phone.context.watch.allow(*BROKEN_LINE)
    fail_once(phone, "tricks", is_heard=False)
    with phone.expect_response(re.compile("/tricks/$")):
        pad.tricks("18")
    asked = parts.next()
    phone.evaluate(ANEW, "")
    reopen = phone.get_by_role("button", name="Reopen")
    expect(reopen).to_be_visible()
    if is_there:
        asked.continue_()
    else:
        asked.abort()
    phone.evaluate(DRAWN)
    expect(phone.locator(".offline, #trouble, .line--waiting")).to_have_count(0)
    expect(reopen).to_be_visible()


def test_hand_that_was_sent_late_and_taken_back_waits_no_more(off, pad):
    fail_once(pad.page, "tricks", is_heard=False)
    pad.press("Save")
    off.stands(1)
    pad.page.evaluate(ANEW, "?saved=1")
    pad.press("Undo")
    pad.shows_totals("0", "0")
    pad.at_step("Tricks")
    pad.page.route(re.compile("/(tricks|csrf)/$"), lambda route: route.abort())
    pad.press("Save")
    off.waits(1)
    off.not_sent(1)
    pad.page.unroute_all()
    pad.page.evaluate("dispatchEvent(new Event('online'))")
    off.stands(3)


def test_page_from_an_earlier_visit_is_sent_with_a_new_token(off, pad):
    pad.page.context.watch.allow("403", "htmx:")
    pad.page.context.clear_cookies(name="csrftoken")
    pad.press("Save")
    pad.shows_totals("330", "110")
    off.not_sent(0)
    assert Entry.objects.count() == 1


def test_wrong_figures_are_mended_on_the_page_and_do_not_wait(off, pad, phone):
    phone.context.watch.allow("422")
    pad.open().at_step("Tricks")
    pad.type("18>8")
    pad.press("Save")
    pad.says("Trick points add up to 260")
    off.not_sent(0)


def test_penalty_gets_through_a_bad_line_once(pad, phone):
    off = OfflinePad(pad)
    record(pad.game)
    pad.open("penalty/")
    phone.get_by_label("Ann & Bob").fill("-50")
    phone.route(re.compile("/csrf/$"), lambda route: route.abort())
    pad.write_down()
    expect(phone.get_by_role("alert")).to_contain_text("kept on this phone")
    off.not_sent(1)
    phone.unroute_all()
    fail_once(phone, "penalty", is_heard=True)
    phone.evaluate("dispatchEvent(new Event('online'))")
    off.not_sent(0)
    pad.open().shows_totals("270", "120")
    assert [entry.kind for entry in Entry.objects.all()] == ["hand", "penalty"]


def test_refused_penalty_comes_back_with_everything_typed(pad, phone):
    phone.context.watch.allow("422")
    off = OfflinePad(pad)
    pad.open("penalty/")
    phone.get_by_label("Ann & Bob").fill("lots")
    pad.write_down()
    expect(phone.locator(".slip")).to_contain_text("“lots” is not a number")
    expect(phone.get_by_label("Ann & Bob")).to_have_value("lots")
    off.not_sent(0)


def test_undo_without_an_answer_is_done_once(pad, phone):
    off = OfflinePad(pad)
    record(pad.game)
    pad.open("?saved=1")
    fail_once(phone, "undo", is_heard=True)
    pad.press("Undo")
    pad.shows_totals("0", "0")
    off.not_sent(0)
    assert [entry.kind for entry in Entry.objects.all()] == ["hand", "void"]


def test_two_windows_do_not_send_twice(off, pad, phone):
    other = ScorePad(phone.context.new_page(), pad.game, pad.url.split("/t/")[0]).open()
    seen: list[str] = []
    phone.context.on("request", lambda each: seen.append(each.method + each.url))
    phone.route(re.compile("/(tricks|csrf)/$"), lambda route: route.abort())
    other.page.route(re.compile("/(tricks|csrf)/$"), lambda route: route.abort())
    pad.press("Save")
    OfflinePad(other).not_sent(1)
    phone.unroute_all()
    other.page.unroute_all()
    for page in (phone, other.page):
        page.evaluate("dispatchEvent(new Event('online'))")
    off.not_sent(0)
    OfflinePad(other).not_sent(0)
    assert Entry.objects.count() == 1
