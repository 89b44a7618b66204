"""What is written is never lost and never doubled: the outbox of the phone (product.md "Offline").

PD-149: the network drops, scoring goes on, and what is sent again is not written again. PD-150: a
save that is refused stays on the phone until it can be sent.
"""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from games.models import Entry, Grant
from tests.browser.offline_pad import OfflinePad
from tests.browser.score_pad import BID, MELD, ScorePad, take
from tests.factories import hand, played
from tests.ledger.story import end, owner, record

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def off(pad: ScorePad) -> OfflinePad:
    """A phone at the Tricks step of hand 1, with 180 typed."""
    take(pad.game, bid=BID, meld=MELD)
    pad.open().at_step("Tricks")
    pad.type("18")
    pad.will_be("A", "+330")
    return OfflinePad(pad)


def fail_once(page: Page, path: str, *, is_heard: bool) -> None:
    """The next request to it gets no answer; whether the server hears it or not."""

    def lose(route: Route) -> None:
        if is_heard:
            route.fetch()
        route.abort()

    page.route(re.compile(f"/{path}/$"), lose, times=1)


@pytest.mark.parametrize("is_heard", [False, True], ids=["request-lost", "answer-lost"])
def test_save_without_an_answer_is_sent_again_and_written_once(off, pad, is_heard):
    fail_once(pad.page, "tricks", is_heard=is_heard)
    pad.press("Save")
    pad.shows_totals("330", "110")
    off.not_sent(0)
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


def test_next_hand_waits_its_turn_and_nothing_overtakes(off, pad):
    pad.page.route(re.compile("/csrf/$"), lambda route: route.abort())
    fail_once(pad.page, "tricks", is_heard=False)
    pad.press("Save")
    off.waits(1)
    pad.page.get_by_role("button", name="Enter hand 2").click()
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.will_be("B", "+310")
    off.save(2)
    off.waits(2)
    pad.page.unroute_all()
    pad.page.evaluate("dispatchEvent(new Event('online'))")
    off.not_sent(0)
    pad.shows_totals("460", "420")
    bids = [(entry.seq, entry.facts["bid"]) for entry in Entry.objects.all()]
    assert bids == [(1, 320), (2, 300)]


def test_page_from_an_earlier_visit_is_sent_with_a_new_token(off, pad):
    pad.page.context.watch.allow("403", "htmx:")
    pad.page.context.clear_cookies(name="csrftoken")
    pad.press("Save")
    pad.shows_totals("330", "110")
    off.not_sent(0)
    assert Entry.objects.count() == 1


def test_phone_that_may_not_write_any_more_keeps_its_hand(off, pad, phone, axe):
    """PD-150: refused, kept, and sent when the right is back."""
    phone.context.watch.allow("404", "htmx:")
    right = Grant.objects.get(table=pad.game.table)
    Grant.objects.filter(pk=right.pk).update(role="watcher")
    pad.press("Save")
    expect(phone.locator("#panel")).to_contain_text("Hand 1 was not taken.")
    off.not_sent(1)
    pad.follow("Not sent yet (1)")
    row = phone.get_by_role("listitem")
    expect(row).to_contain_text("Hand 1")
    expect(row).to_contain_text("may not write at this table any more")
    axe(phone)
    Grant.objects.filter(pk=right.pk).update(role="owner")
    row.get_by_role("button", name="Retry").click()
    expect(phone.get_by_text("All is sent. Nothing waits on this phone.")).to_be_visible()
    assert Entry.objects.count() == 1


def test_hand_that_another_phone_wrote_is_opened_and_decided(off, pad, phone):
    phone.context.watch.allow("409")
    off.ready()
    off.lose()
    pad.press("Save")
    off.at_hand(2)
    off.write("Dee", 300, "S", (40, 150), {"B": 160})
    off.save(2)
    record(pad.game, hand(trick_points=played(170)))
    off.find()
    off.not_sent(2)
    pad.follow("Not sent yet (2)")
    rows = phone.get_by_role("listitem")
    expect(rows.first).to_contain_text("Two phones wrote hand 1")
    expect(rows.last).to_contain_text("Waits until the one before it is settled.")
    rows.first.get_by_role("button", name="Open").click()
    expect(phone.get_by_role("heading", name="Two phones wrote hand 1")).to_be_visible()
    pad.press("Keep mine")
    expect(phone.locator("#line-3")).to_be_visible()
    off.not_sent(0)
    pad.shows_totals("460", "420")
    assert [entry.kind for entry in Entry.objects.all()] == ["hand", "correction", "hand"]


def test_keep_theirs_settles_what_was_refused(off, pad, phone):
    phone.context.watch.allow("409")
    record(pad.game, hand(trick_points=played(170)))
    pad.press("Save")
    off.not_sent(1)
    pad.follow("Keep what stands")
    off.not_sent(0)
    pad.shows_totals("320", "120")
    assert Entry.objects.count() == 1


def test_it_takes_two_taps_to_throw_away(off, pad, phone):
    phone.context.watch.allow("409")
    record(pad.game, hand(trick_points=played(170)))
    pad.press("Save")
    pad.follow("Not sent yet (1)")
    throw = phone.get_by_role("button", name="Throw away")
    throw.click()
    expect(phone.get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("button", name="Really?").click()
    expect(phone.get_by_role("listitem")).to_have_count(0)
    pad.open().shows_totals("320", "120")
    off.not_sent(0)


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


def test_game_that_is_over_by_then_says_so_and_keeps_the_hand(off, pad, phone):
    phone.context.watch.allow("409")
    off.ready()
    off.lose()
    pad.press("Save")
    off.not_sent(1)
    end(pad.game, by=owner(pad.game))
    off.find()
    expect(phone.locator(".line--waiting, .offline")).not_to_have_count(0)
    off.not_sent(1)
    assert [entry.kind for entry in Entry.objects.all()] == ["end"]
