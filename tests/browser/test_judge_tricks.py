"""The trick judge in a browser: card by card, with the network cut, without wasm, without scripts."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.models import Game
from games.selectors.ledger import load_game
from tests.browser.conftest import OpenPhone
from tests.browser.score_pad import ScorePad
from tests.browser.waiting import Held, cut_network
from tests.browser.watch import NO_WASM, Watch
from tests.rules.whole_hands import deal_and_play

pytestmark = pytest.mark.django_db(transaction=True)

HERE = "/settle/tricks/"
NORTH = f"{HERE}?plays=KD+10D&hand3=AD+9D+QS+KH+JC&on=hand3&suit=D"
FULL = """() => { history.replaceState = () => { throw new Error("too often"); }; }"""
MUST = "North must play the ace of diamonds."


def tap(page: Page, *cards: str) -> None:
    """Lay these cards, suit then rank."""
    for card in cards:
        page.locator(f'.keys label:has([name="suit"][value="{card[-1]}"])').click()
        page.locator(".keys__ranks button", has_text=re.compile(f"^{card[:-1]}$")).click()


def whose(page: Page, who: str) -> None:
    """Choose whose cards are tapped: Played cards, North hand."""
    page.locator(".keys__lists label", has_text=who).click()


def rules(page: Page, sentence: str) -> None:
    """Wait for a headline."""
    expect(page.locator(".ruling")).to_have_text(sentence)


def asks_north(page: Page) -> None:
    """Two diamonds lie, and North's five cards are told."""
    tap(page, "KD", "10D")
    rules(page, "West is winning.")
    whose(page, "North hand")
    tap(page, "AD", "9D", "QS", "KH", "JC")
    rules(page, MUST)


def test_next_player_is_told_what_he_must_play(phone: Page, axe: Callable[[Page], None]) -> None:
    phone.goto(HERE)
    asks_north(phone)
    expect(phone.locator(".group")).to_have_count(3)
    expect(phone.locator(".group").nth(1)).to_contain_text("the ace would beat the ten")
    expect(phone.locator(".keys__held .mini")).to_have_count(5)
    expect(phone).to_have_url(re.compile(r"plays=KD\+10D.*hand3=AD\+9D\+QS\+KH\+JC"))
    axe(phone)
    drawn = phone.locator("[data-judged]").inner_text()
    phone.reload()
    rules(phone, MUST)
    assert phone.locator("[data-judged]").inner_text() == drawn


def test_network_may_go_once_it_is_loaded(phone: Page) -> None:
    phone.goto(HERE)
    tap(phone, "KD")
    rules(phone, "South is winning.")
    cut_network(phone)
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    tap(phone, "10D")
    rules(phone, "West is winning.")
    whose(phone, "North hand")
    tap(phone, "AD", "9D")
    rules(phone, MUST)
    assert [url for url in asked if "icon" not in url] == []
    phone.context.set_offline(False)


def test_without_wasm_the_server_judges(phone: Page, watch: Watch) -> None:
    watch.allow(*NO_WASM)
    phone.route("**/*.wasm", lambda route: route.abort())
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(HERE)
    asks_north(phone)
    assert any(url.endswith("/api/v1/played/") for url in asked)


def test_no_answer_at_all_keeps_the_cards(phone: Page, watch: Watch) -> None:
    watch.allow(*NO_WASM)
    phone.route(re.compile("wasm|/api/"), lambda route: route.abort())
    phone.goto(f"{HERE}?plays=KD")
    tap(phone, "10D")
    expect(phone.locator(".keys .slip")).to_contain_text("No answer just now.")
    rules(phone, "South is winning.")
    expect(phone.locator('[name="plays"]')).to_have_value("KD")


def test_card_too_many_is_not_laid(phone: Page) -> None:
    phone.goto(f"{HERE}?plays=AS+AS&suit=S")
    tap(phone, "AS")
    expect(phone.locator(".keys .slip")).to_have_text(
        "AS is there 3 times: the 48-card deck has 2 aces of spades."
    )
    expect(phone.locator('[name="plays"]')).to_have_value("AS AS")
    tap(phone, "KS")
    rules(phone, "South is winning.")
    expect(phone.locator(".keys .slip")).to_have_count(0)
    phone.get_by_role("button", name="Erase the last card").click()
    expect(phone.locator('[name="plays"]')).to_have_value("AS AS")


def test_cards_tapped_before_the_rules_answer_are_those_that_were_tapped(phone: Page) -> None:
    engine = Held(phone, "**/engine/bundle-*")
    phone.goto(HERE)
    tap(phone, "KD", "9S", "QH")
    whose(phone, "North hand")
    tap(phone, "AC")
    engine.next().continue_()
    expect(phone.locator('[name="hand3"]')).to_have_value("AC")
    expect(phone.locator('[name="plays"]')).to_have_value("KD 9S QH")


def test_address_that_cannot_follow_stops_no_key(phone: Page) -> None:
    phone.goto(HERE)
    tap(phone, "KD")
    rules(phone, "South is winning.")
    phone.evaluate(FULL)
    tap(phone, "10D")
    rules(phone, "West is winning.")
    tap(phone, "AD")
    rules(phone, "North is winning.")
    expect(phone.locator('[name="plays"]')).to_have_value("KD 10D AD")


def test_keys_work_without_scripts(open_phone: OpenPhone) -> None:
    page = open_phone(java_script_enabled=False)
    page.goto(HERE)
    for card in ("KD", "10D"):
        tap(page, card)
        page.wait_for_url(re.compile(card))
    whose(page, "North hand")
    tap(page, "AD")
    page.wait_for_url(re.compile("hand3=AD"))
    rules(page, MUST)


def test_by_keyboard(phone: Page) -> None:
    phone.goto(HERE)
    phone.locator('[name="suit"]:checked').focus()
    for key in ("ArrowRight", "ArrowRight", "Tab", "Tab", "Tab", "Enter"):
        phone.keyboard.press(key)
    rules(phone, "South is winning.")
    expect(phone.locator('[name="plays"]')).to_have_value("KD")


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(320, 640, "light"), (360, 740, "dark"), (740, 360, "light")],
)
def test_it_fits(
    open_phone: OpenPhone, axe: Callable[[Page], None], width: int, height: int, scheme: str
) -> None:
    page = open_phone(width, height, color_scheme=scheme)
    page.goto(NORTH)
    rules(page, MUST)
    axe(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    boxes = page.locator(".keys .chip, .keys .button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert all(box["height"] >= 44 and box["bottom"] <= height for box in boxes)


def test_whole_hand_is_taken_to_the_tricks_step(pad: ScorePad, game: Game) -> None:
    page = pad.page
    to_the_tricks(pad)
    plays, _, trump = deal_and_play(Random(5), "single-deck")
    asked = f"?plays={'+'.join(plays[:-1])}&trump={trump}"
    page.goto(f"/t/{game.table.address}/settle/tricks/{asked}")
    expect(page.get_by_role("button", name="Take it to the Tricks step")).to_have_count(0)
    tap(page, plays[-1])
    page.get_by_role("button", name="Take it to the Tricks step").click()
    expect(page.locator(".entry--tricks")).to_be_visible()
    stored: Any = load_game(game.table).draft.facts["tricks"]["trick_points"]
    assert sum(stored.values()) == 250
    for side, points in stored.items():
        expect(page.locator(f'[name="tricks.{side}"]')).to_have_value(str(points))


def to_the_tricks(pad: ScorePad) -> None:
    """The running hand as far as its tricks."""
    pad.open()
    pad.bid("Ann", 320, "H")
    pad.meld("15>4")
    pad.at_step("Tricks")
