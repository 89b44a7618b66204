"""The rules answer in real Chromium, through wasm, under the policy that every page has."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.watch import Watch

pytestmark = [pytest.mark.urls("tests.browser.engine_page"), pytest.mark.django_db]

POLICY = {
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
}


def test_engine_finds_meld_under_strict_policy(phone: Page) -> None:
    """No violation is reported either: `phone` fails on any."""
    response = phone.goto("/ask-engine/")
    assert set(response.headers["content-security-policy"].split("; ")) == POLICY
    expect(phone.locator("#answer")).not_to_be_empty()
    answer = json.loads(phone.locator("#answer").inner_text())
    assert (answer["total"], [group["total"] for group in answer["classes"]]) == (190, [150, 40, 0])
    print(f"engine in Chromium: {phone.locator('#milliseconds').inner_text()} ms to first answer")


def test_engine_is_what_the_policy_allows(phone: Page, watch: Watch) -> None:
    """The counter-test: without 'wasm-unsafe-eval' the same page is refused, and it is reported."""
    watch.allow("wasm", "WebAssembly", "CSP: script-src", "falling back to ArrayBuffer")
    phone.route("**/ask-engine/", _without_wasm)
    phone.goto("/ask-engine/")
    expect(phone.locator("#answer")).to_contain_text("no engine")
    assert any("CSP: script-src" in said for said in watch.said)


def _without_wasm(route: Route) -> None:
    response = route.fetch()
    policy = response.headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "")
    route.fulfill(response=response, headers=response.headers | {"content-security-policy": policy})
