"""The trick judge in a browser: laid card by card, with the network cut, and without wasm."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from games.models import Game
from tests.browser.conftest import OpenPhone


def tap(page: Page, *cards: str) -> None:
    """Lay these cards, suit then rank."""
    for card in cards:
        page.locator(f'.keys label:has([name="suit"][value="{card[-1]}"])').click()
        page.locator(".keys__ranks button", has_text=re.compile(f"^{card[:-1]}$")).click()


def whose(page: Page, who: str) -> None:
    """Choose whose cards are tapped: Played cards, North hand."""
    page.locator(".keys__lists label", has_text=who).click()


def laid(page: Page) -> list[str]:
    return page.locator(".laid .mini").evaluate_all("all => all.map((one) => one.dataset.card)")


def test_next_player_is_told_what_he_must_play(phone: Page) -> None:
    phone.goto("/settle/tricks/")
    tap(phone, "KD", "10D")
    expect(phone.locator(".ruling")).to_have_text("West is winning.")
    whose(phone, "North hand")
    tap(phone, "AD", "9D", "QS", "KH", "JC")
    expect(phone.locator(".ruling")).to_have_text("North must play the ace of diamonds.")
    expect(phone.locator(".group")).to_have_count(3)
    expect(phone.locator(".group").nth(1)).to_contain_text("the ace would beat the ten")
    expect(phone).to_have_url(re.compile(r"plays=KD\+10D.*hand3=AD\+9D\+QS\+KH\+JC"))
    phone.reload()
    expect(phone.locator(".ruling")).to_have_text("North must play the ace of diamonds.")
