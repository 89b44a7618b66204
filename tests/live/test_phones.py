"""Two phones at one table: what one enters, the other shows, and nothing that is typed is lost."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from games.models.table import Role
from games.services.drafts import save_step
from tests.browser.score_pad import BID, MELD
from tests.browser.waiting import Held
from tests.factories import a_game, hand
from tests.ledger.story import correct, end, fresh, penalise, record
from tests.live.conftest import OpenPhone
from tests.live.site import owner_of, watcher_of

pytestmark = pytest.mark.django_db(transaction=True)

SOON = 3000  # milliseconds


def step(game, name, facts, by, revision=0):
    now = fresh(game)
    save_step(
        game=now, hand_number=now.hand_number, step=name, revision=revision, facts=facts, by=by
    )


def lost(number: int) -> dict[str, Any]:
    """A hand that its bidder loses, a side after the other, so that nobody ever wins."""
    points = {"A": 120, "B": 130}
    side, seat = "AB"[number % 2], 1 + number % 2
    return hand(bidder=side, bidder_seat=seat, meld={"A": 0, "B": 0}, trick_points=points)


def panel(page: Page):
    return page.locator("#panel")


def chip(page: Page, text: str):
    return panel(page).locator("label.chip").filter(has=page.get_by_text(text, exact=True)).first


def at_step(page: Page, name: str, within: int = SOON) -> None:
    expect(panel(page).locator('[aria-current="step"]')).to_contain_text(name, timeout=within)


def test_a_hand_that_one_phone_saves_the_others_show(open_phone: OpenPhone) -> None:
    game = a_game()
    writer = open_phone(owner_of(game))
    looker = open_phone(watcher_of(game))
    chip(writer, "Ann").click()
    chip(writer, "320").click()
    panel(writer).locator(".chip--suit:has(.suit--H)").click()
    writer.get_by_role("button", name="Meld").first.click()
    at_step(writer, "Meld")
    began = time.monotonic()
    expect(panel(looker)).to_contain_text("Another phone is entering hand 1", timeout=SOON)
    expect(panel(looker).locator(".step").first).to_contain_text("Ann 320")
    print(f"a step on another phone: {time.monotonic() - began:.2f} s")
    record(game)
    expect(looker.locator(".side__total").first).to_have_text("320", timeout=SOON)
    expect(looker.locator(".line--new")).to_have_count(1)
    expect(looker.locator(".side--new")).to_have_count(2)
    expect(looker.locator("#live")).to_contain_text("Ann & Bob 320, Cy & Dee 120.")
    expect(writer.locator(".side__total").first).to_have_text("320", timeout=SOON)


def test_news_of_a_page_that_went_on_by_itself_is_asked_again_at_once(
    open_phone: OpenPhone,
) -> None:
    game = a_game()
    looker = open_phone(watcher_of(game))
    news = Held(looker, "**/live/?seen=*")
    record(game)
    asked = news.next()
    looker.evaluate(
        "() => { const main = document.getElementById('main'); main.replaceWith(main.cloneNode(true)); }"
    )
    asked.continue_()
    news.let_go()
    expect(looker.locator(".side__total").first).to_have_text("320", timeout=SOON)


def test_a_board_that_nobody_types_on_goes_on_by_itself(open_phone: OpenPhone) -> None:
    game = a_game()
    other = watcher_of(game, Role.SCORER, seat=2)
    phone = open_phone(owner_of(game))
    step(game, "bid", BID, other.device)
    at_step(phone, "Meld")
    expect(phone.locator("#live")).to_contain_text("Cy's phone entered the bid of hand 1.")
    step(game, "meld", MELD, other.device)
    at_step(phone, "Tricks")
    record(game)
    at_step(phone, "Bid")
    expect(phone.locator(".steps__title")).to_contain_text("Hand 2")
    expect(phone.locator(".news")).to_have_count(0)


def test_what_is_typed_finds_its_place_on_a_sheet_that_went_on_by_itself(
    open_phone: OpenPhone,
) -> None:
    game = a_game()
    other = watcher_of(game, Role.SCORER, seat=2)
    phone = open_phone(owner_of(game))
    step(game, "bid", BID, other.device)
    at_step(phone, "Meld")
    with phone.expect_response("**/preview/"):
        panel(phone).locator("[name='meld.A']").fill("150")
    mark = panel(phone).locator("pin-keep").get_attribute("data-step")
    expect(phone.locator(".sides")).to_have_id(f"sides-{mark}")


def test_what_is_typed_stays_and_one_tap_follows(open_phone: OpenPhone) -> None:
    game = a_game()
    other = watcher_of(game, Role.SCORER, seat=3)
    phone = open_phone(owner_of(game))
    chip(phone, "Dee").click()
    chip(phone, "330").click()
    step(game, "bid", BID, other.device)
    line = phone.locator("#panel .news")
    expect(line).to_contain_text("Bob's phone entered the bid of hand 1.", timeout=SOON)
    expect(chip(phone, "330").locator("input")).to_be_checked()
    expect(chip(phone, "Dee").locator("input")).to_be_checked()
    at_step(phone, "Bid")
    record(game)
    expect(line).to_contain_text("wrote hand 1.", timeout=SOON)
    expect(phone.locator(".side__total").first).to_have_text("320")
    expect(chip(phone, "330").locator("input")).to_be_checked()
    line.click()
    expect(phone.locator(".steps__title")).to_contain_text("Hand 2")
    expect(line).to_have_count(0)


def test_what_is_open_focused_and_scrolled_stays(open_phone: OpenPhone) -> None:
    game = a_game()
    for number in range(14):
        record(game, lost(number))
    phone = open_phone(owner_of(game), "?hand=3")
    expect(phone.locator("#why-3")).to_be_visible()
    lines = phone.locator(".lines")
    before = lines.evaluate("(lines) => lines.scrollTop")
    assert before > 0
    phone.locator("#why-3 .why__close").focus()
    line = phone.locator("#line-4").element_handle()
    penalise(game)
    expect(phone.locator("#line-15")).to_be_attached(timeout=SOON)
    expect(phone.locator("#why-3 .why__close")).to_be_focused()
    assert line is not None
    assert line.evaluate("(line) => line.isConnected")
    correct(game, 3, lost(2) | {"bid": 400})
    expect(phone.locator("#line-3")).to_contain_text("400", timeout=SOON)
    expect(phone.locator("#why-3")).to_contain_text("Earlier version")


def test_the_end_of_a_game_and_the_next_one_are_shown(open_phone: OpenPhone) -> None:
    game = a_game()
    record(game)
    owner, looker = open_phone(owner_of(game)), open_phone(watcher_of(game))
    end(game)
    for phone in (owner, looker):
        expect(phone.locator(".over__verdict")).to_have_text("Called off", timeout=SOON)
    owner.get_by_role("button", name="Again with the same four").click()
    expect(owner.locator(".steps__title")).to_contain_text("Hand 1")
    expect(looker.locator(".steps__title")).to_contain_text("Hand 1", timeout=SOON)
    expect(looker.locator(".side__total").first).to_have_text("0")


def test_how_many_are_here_is_shown_quietly(open_phone: OpenPhone) -> None:
    game = a_game()
    first = open_phone(owner_of(game))
    expect(first.locator(".badge[data-here]")).to_be_hidden()
    open_phone(watcher_of(game))
    expect(first.locator("[data-here]")).to_have_text("2 here", timeout=2 * SOON)


def test_a_swap_by_htmx_starts_no_second_stream(open_phone: OpenPhone) -> None:
    game = a_game()
    phone = open_phone(owner_of(game), is_live=False)
    streams: list[str] = []
    phone.on("request", lambda each: streams.append(each.url) if "~" in each.url else None)
    expect(phone.locator("[data-here][data-here='1']")).to_be_attached()
    record(game)
    phone.locator("#line-1 a").click()
    expect(phone.locator("#why-1")).to_be_visible()
    phone.locator("#why-1 .why__close").click()
    expect(phone.locator("#why-1")).to_have_count(0)
    assert len(streams) == 1


def test_two_phones_that_enter_one_hand_are_warned_and_neither_is_locked_out(
    open_phone: OpenPhone,
) -> None:
    """PD-146"""
    game = a_game()
    bob = watcher_of(game, Role.SCORER, seat=3)
    one, two = open_phone(owner_of(game)), open_phone(bob)
    chip(two, "Dee").click()
    expect(one.locator("[data-here]")).to_have_text("Bob is entering", timeout=SOON)
    expect(one.locator("#live")).to_have_text("Bob is entering.")
    chip(one, "Ann").click()
    expect(two.locator("[data-here]")).to_have_text("Another phone is entering", timeout=SOON)
    for phone in (one, two):
        expect(phone.get_by_role("button", name="Meld").first).to_be_enabled()
    expect(one.locator("[data-here]")).to_have_text("2 here", timeout=20_000)


def test_what_this_phone_did_is_never_of_another(open_phone: OpenPhone) -> None:
    """In another tab, or in an answer that was lost on the way."""
    game = a_game()
    owner = owner_of(game)
    phone = open_phone(owner)
    step(game, "bid", BID, owner.device)
    at_step(phone, "Meld")
    expect(phone.locator("#live")).to_have_text("This phone entered the bid of hand 1.")
    panel(phone).get_by_role("textbox").first.fill("150")
    step(game, "meld", MELD, owner.device)
    line = phone.locator(".news")
    expect(line).to_contain_text("This phone entered the meld of hand 1.", timeout=SOON)


def test_an_answer_to_a_page_that_is_gone_stops_no_news(open_phone: OpenPhone) -> None:
    """A step is taken while the page before it still asks who wants a seat."""
    game = a_game()
    other = watcher_of(game, Role.SCORER, seat=2)
    phone = open_phone(owner_of(game))
    asked: list[Route] = []
    with phone.expect_request("**/share/?asking=*"):
        phone.route("**/share/?asking=*", lambda route: asked.append(route), times=1)
    chip(phone, "Ann").click()
    chip(phone, "320").click()
    panel(phone).locator(".chip--suit:has(.suit--H)").click()
    phone.get_by_role("button", name="Meld").first.click()
    at_step(phone, "Meld")
    asked[0].continue_()
    step(game, "meld", MELD, other.device)
    at_step(phone, "Tricks")
