"""Settle it in a browser: three taps to a ruling, live, without a network, wasm or scripts; small and dark."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.models import Game
from tests.browser.conftest import OpenPhone
from tests.browser.score_pad import ScorePad
from tests.browser.test_home_browser import OPEN_ALL, SMALL_TARGETS, TOO_WIDE
from tests.browser.waiting import cut_network, follow, tab_to
from tests.browser.watch import BROKEN_LINE, NO_WASM, Watch
from tests.factories import hand, played
from tests.ledger.story import record

pytestmark = pytest.mark.django_db(transaction=True)
PAGES = (
    "/settle/",
    "/settle/?q=extra+king",
    "/settle/extra-king/?game=double-deck",
    "/settle/set-costs/?game=cutthroat",
    "/settle/renege-bidder/",
    "/settle/must-beat/",
    "/settle/exchange/",
    "/settle/audit/?bid=300&bidder=A&meld.A=1&trick_points.A=7&cards_by_seat.1=AS+AS+AS",
)


def ruled(page: Page, sentence: str) -> None:
    expect(page.locator(".ruled")).to_have_text(sentence)


def add(page: Page, code: str) -> None:
    page.locator(f'.tile[data-code="{code}"] .tile__add').click()


def test_from_the_table_to_a_ruling_in_three_taps(pad: ScorePad, game: Game) -> None:
    record(game, hand(trick_points=played(100)))
    page = pad.open().page
    pad.tap(page.locator("summary.bar__button"))
    follow(page.get_by_role("link", name="Settle it"))
    group = page.locator("#set")
    expect(group).to_be_visible()
    group.locator("summary").click()
    follow(group.get_by_role("link", name="Set: what does it cost"))
    ruled(page, "Ann & Bob are set: 250, 70 short of 320.")
    expect(page.locator("[data-from]")).to_have_text("Filled in from hand 1.")


def test_ruling_follows_the_cards(phone: Page, axe: Callable[[Page], None]) -> None:
    phone.goto("/settle/extra-king/")
    ruled(phone, "No. It counts 150.")
    add(phone, "QH")
    ruled(phone, "Yes. It counts 190.")
    expect(phone.locator(".figures .figure-line")).to_have_count(2)
    expect(phone.locator(".reading").nth(2)).to_contain_text("230")
    expect(phone.locator(".question__cards .mini")).to_have_count(7)
    axe(phone)
    drawn = phone.locator("[data-ruling]").inner_text()
    phone.reload()
    ruled(phone, "Yes. It counts 190.")
    assert phone.locator("[data-ruling]").inner_text() == drawn


def test_ruling_follows_the_figures_and_says_what_is_wrong(phone: Page) -> None:
    phone.goto("/settle/set-costs/")
    phone.locator('[name="trick_points.A"]').fill("230")
    phone.locator('[name="trick_points.B"]').fill("20")
    ruled(phone, "Side A made 300 with 10 to spare.")
    expect(phone.locator(".reading--mine .cell").first).to_contain_text("+310")
    phone.locator('[name="bid"]').fill("3x")
    expect(phone.locator("#bid-wrong")).to_contain_text("not 3x")
    phone.locator('[name="bid"]').fill("320")
    expect(phone.locator("#bid-wrong")).to_be_empty()
    ruled(phone, "Side A are set: 310, 10 short of 320.")
    phone.get_by_role("button", name="Rule again").last.click()
    expect(phone.locator("#live")).to_have_text("Side A are set: 310, 10 short of 320.")


def test_network_may_go_once_it_is_loaded(phone: Page) -> None:
    phone.goto("/settle/extra-king/")
    add(phone, "QH")
    ruled(phone, "Yes. It counts 190.")
    cut_network(phone)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    add(phone, "9H")
    ruled(phone, "Yes. It counts 200.")
    assert [url for url in asked if "icon" not in url] == []
    phone.context.set_offline(False)


def test_audit_without_a_network(phone: Page) -> None:
    phone.goto("/settle/audit/")
    points = phone.locator('[name="trick_points.A"]')
    points.fill("100")
    ruled(phone, "One thing in it cannot be.")  # the engine is up
    cut_network(phone)
    points.fill("180")
    ruled(phone, "Nothing in it is impossible.")
    points.fill("170")
    expect(phone.locator(".finding").first).to_contain_text("Trick points add up to 240")
    phone.context.set_offline(False)


def test_without_wasm_the_server_rules(phone: Page, watch: Watch) -> None:
    watch.allow(*NO_WASM)
    phone.route("**/*.wasm", lambda route: route.abort())
    phone.goto("/settle/extra-king/")
    add(phone, "QH")
    ruled(phone, "Yes. It counts 190.")


@pytest.mark.parametrize("path", ["set-costs", "audit"])
def test_what_is_half_typed_is_no_failed_request(phone: Page, watch: Watch, path: str) -> None:
    watch.allow(*NO_WASM)
    phone.route("**/*.wasm", lambda route: route.abort())
    phone.goto(f"/settle/{path}/")
    with phone.expect_response("**/api/v1/*/") as asked:
        phone.locator('[name="bid"]').fill("3x")
    assert asked.value.status == 200
    if path == "set-costs":
        expect(phone.locator("#bid-wrong")).to_contain_text("not 3x")


def test_without_any_answer_what_was_typed_stays(phone: Page, watch: Watch) -> None:
    watch.allow(*BROKEN_LINE)
    phone.route(re.compile("wasm|/engine/|/api/"), lambda route: route.abort())
    phone.goto("/settle/set-costs/")
    phone.locator('[name="bid"]').fill("310")
    expect(phone.locator("[data-trouble]")).to_contain_text("No answer just now")
    expect(phone.locator('[name="bid"]')).to_have_value("310")


def test_without_scripts_it_is_a_form(open_phone: OpenPhone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto("/settle/extra-king/")
    add(page, "QH")
    page.wait_for_url(re.compile("add=QH"))
    ruled(page, "Yes. It counts 190.")
    page.goto("/settle/")
    page.locator("#q").fill("renege")
    page.get_by_role("button", name="Find").click()
    page.wait_for_url(re.compile("q=renege"))
    expect(page.locator("[data-list] .asked").first).to_be_visible()


def test_search_as_one_types(phone: Page) -> None:
    phone.goto("/settle/")
    phone.locator("#q").fill("flush extra king")
    found = phone.locator("[data-list] .asked").first
    expect(found).to_contain_text("Run with an extra king")
    follow(found)
    ruled(phone, "No. It counts 150.")


def test_by_keyboard(phone: Page) -> None:
    phone.goto("/settle/set-costs/")
    field = phone.locator('[name="bid"]')
    tab_to(field, 30)
    phone.keyboard.press("End")
    phone.keyboard.type("0")
    phone.keyboard.press("Enter")
    ruled(phone, "Side A are set: 190, 2810 short of 3000.")
    expect(phone.locator("[data-ruling]")).to_be_focused()
    tab_to(phone.locator('[name="meld.A"]'))


def test_remedy_follows_the_figures(pad: ScorePad, game: Game) -> None:
    record(game, hand(bid=280, meld={"A": 100, "B": 60}, trick_points={"A": 180, "B": 70}))
    page = pad.open("settle/renege-defender/").page
    link = page.locator(".remedy__go").first
    expect(link).to_have_attribute("href", re.compile("points.B=-60"))
    page.locator('[name="meld.B"]').fill("40")
    expect(page.locator(".remedy").first).to_contain_text("−40 for Cy & Dee")
    expect(link).to_have_attribute("href", re.compile("points.B=-40"))
    link.click()
    page.wait_for_url(re.compile("/penalty/"))
    expect(page.locator('[name="points.B"]')).to_have_value("-40")


def test_example_is_not_written_down_until_it_is_ones_own(pad: ScorePad) -> None:
    """G10: asked again as it stands, or with a new bid, its figures are no hand of the table."""
    page = pad.open("settle/renege-defender/").page
    link = page.locator(".remedy__go").first
    expect(page.locator(".remedy").first).to_contain_text("−60 for Cy & Dee")
    expect(link).to_be_hidden()
    page.get_by_role("button", name="Rule again").last.click()
    page.wait_for_url(re.compile("bid=280"))
    expect(link).to_be_hidden()
    page.locator('[name="meld.B"]').fill("40")
    expect(page.locator(".remedy").first).to_contain_text("−40 for Cy & Dee")
    expect(link).to_be_hidden()
    page.locator('[name="trick_points.A"]').fill("190")
    page.locator('[name="trick_points.B"]').fill("60")
    expect(link).to_have_attribute("href", re.compile("points.B=-40"))
    expect(link).to_be_visible()
    page.reload()
    expect(link).to_be_visible()


def test_what_if_from_the_why_to_the_review(pad: ScorePad, game: Game, axe: Any) -> None:
    record(game, hand(trick_points=played(100)))
    page = pad.open("?hand=1").page
    page.locator(".why").get_by_role("link", name="What if?").click()
    page.wait_for_url(re.compile("what-if"))
    expect(page.locator(".then__points").first).to_contain_text("0")
    page.get_by_role("button", name="minus twice the bid").click()
    page.wait_for_url(re.compile("value="))
    expect(page.locator(".then__points").first).to_contain_text("−640")
    axe(page)
    assert page.evaluate(TOO_WIDE) <= 0
    page.get_by_role("link", name="Play by this from now on").click()
    page.wait_for_url(re.compile("rules/review"))
    expect(page.get_by_role("button", name="Play by these")).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_it_fits_and_is_clean_at_320(
    open_phone: OpenPhone, axe_in_both: Callable[[Page], None], path: str
) -> None:
    page = open_phone(width=320, height=640, reduced_motion="reduce")
    page.context.watch.allow("422")
    page.goto(path)
    page.evaluate(OPEN_ALL)
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(SMALL_TARGETS) == []
    axe_in_both(page)


def test_it_fits_lying_down(open_phone: OpenPhone) -> None:
    page = open_phone(width=740, height=360)
    page.goto("/settle/set-costs/?game=cutthroat")
    assert page.evaluate(TOO_WIDE) <= 0
    expect(page.locator(".ruled")).to_be_in_viewport()
