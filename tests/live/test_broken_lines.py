"""A phone whose stream is blocked, frozen or cut off is current all the same, and soon."""

import re
import time

import pytest
from django.utils import timezone
from playwright.sync_api import Page, Route, expect

from games.models import Grant
from games.models.table import Role
from games.services.drafts import save_step
from tests.browser.score_pad import BID
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE
from tests.factories import a_game
from tests.ledger.story import fresh, record
from tests.live.conftest import OpenPhone, listens
from tests.live.site import Site, owner_of, watcher_of

pytestmark = pytest.mark.django_db(transaction=True)

STREAM = re.compile(r"/live/[^/]*~")


def first_total(page: Page, text: str, within: float) -> None:
    expect(page.locator(".side__total").first).to_have_text(text, timeout=within * 1000)


def test_without_streams_the_page_asks(open_phone: OpenPhone) -> None:
    game = a_game()
    phone = open_phone(watcher_of(game), is_live=False)
    phone.context.watch.allow(*BROKEN_LINE)
    phone.route(STREAM, lambda route: route.abort())
    phone.reload()
    phone.wait_for_load_state()
    record(game)
    first_total(phone, "320", 10)
    record(game)
    first_total(phone, "640", 10)


def test_a_stream_that_says_nothing_is_given_up(open_phone: OpenPhone) -> None:
    game = a_game()
    phone = open_phone(watcher_of(game), is_live=False)
    phone.context.watch.allow(*BROKEN_LINE)
    silent: list[Route] = []
    phone.route(STREAM, lambda route: silent.append(route))
    phone.reload()
    record(game)
    first_total(phone, "320", 10)
    assert silent


def test_an_unchanged_table_is_asked_for_without_being_sent(open_phone: OpenPhone) -> None:
    phone = open_phone(watcher_of(a_game()), is_live=False)
    phone.context.watch.allow(*BROKEN_LINE)
    phone.route(STREAM, lambda route: route.abort())
    phone.reload()
    with phone.expect_response(re.compile(r"/live/\?seen=1\.0\.0$")) as asked:
        pass
    assert asked.value.status == 204


def test_after_a_restart_everybody_is_current_within_five_seconds(
    open_phone: OpenPhone, site: Site
) -> None:
    game = a_game()
    phones = [open_phone(owner_of(game)), open_phone(watcher_of(game))]
    for phone in phones:
        phone.context.watch.allow(*BROKEN_LINE)
    site.stop()
    record(game)
    site.start()
    began = time.monotonic()
    for phone in phones:
        first_total(phone, "320", 5)
    print(f"current after a restart: {time.monotonic() - began:.1f} s")


def test_a_page_that_wakes_asks_at_once(open_phone: OpenPhone) -> None:
    game = a_game()
    phone = open_phone(watcher_of(game))
    phone.context.watch.allow(*BROKEN_LINE)
    cut_network(phone)
    record(game)
    expect(phone.locator(".side__total").first).to_have_text("0")
    phone.context.set_offline(False)
    first_total(phone, "320", 5)
    listens(phone)


def test_who_may_look_on_no_more_sees_the_table_no_more(open_phone: OpenPhone, site: Site) -> None:
    game = a_game()
    gone = watcher_of(game)
    phone = open_phone(gone)
    phone.context.watch.allow("404")
    Grant.objects.filter(pk=gone.pk).update(revoked_at=timezone.now())
    expect(phone.locator("body")).to_contain_text("Nothing here", timeout=25_000)


def test_a_page_beside_the_table_says_that_the_hand_has_moved_on(open_phone: OpenPhone) -> None:
    game = a_game()
    other = watcher_of(game, Role.SCORER, seat=4)
    by = owner_of(game)
    save_step(game=fresh(game), hand_number=1, step="bid", revision=0, facts=BID, by=by.device)
    phone = open_phone(by, "cards/?seat=1", is_live=False)
    phone.locator(".tile").first.wait_for()
    listens(phone)
    record(game, by=other.device)
    line = phone.locator("#main .news")
    expect(line).to_contain_text("Dee's phone wrote hand 1.", timeout=3000)
    line.click()
    expect(phone.locator(".steps__title")).to_contain_text("Hand 2")


def test_the_auction_goes_on_by_itself(open_phone: OpenPhone) -> None:
    game = a_game()
    owner = owner_of(game)
    phone = open_phone(owner, "auction/")
    other = open_phone(owner, "auction/")
    other.locator("#panel .chip, #panel button.chip").filter(has_text="250").first.click()
    expect(phone.locator("#panel")).to_contain_text("250", timeout=3000)
    expect(phone.locator("#panel .seat, #panel")).to_contain_text("Cy")
