"""The rules answer in real Chromium, through wasm, under the policy that every page has.

Where the policy, or anything else, keeps wasm from starting, the server gives the same answer.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from scorekeeper.engine import engine_address
from tests.browser.waiting import cut_network
from tests.browser.watch import BROKEN_LINE, Watch

pytestmark = [pytest.mark.urls("tests.browser.engine_page"), pytest.mark.django_db]

POLICY = {
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
}


def ask(phone: Page) -> tuple[dict[str, Any], bool]:
    """The answer on the page, and whether the server had to give it."""
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto("/ask-engine/")
    expect(phone.locator("#answer")).not_to_be_empty()
    answer = json.loads(phone.locator("#answer").inner_text())
    return answer, any("/api/v1/meld/" in url for url in asked)


def check(answer: dict[str, Any]) -> None:
    assert (answer["total"], [group["total"] for group in answer["classes"]]) == (190, [150, 40, 0])


def test_engine_finds_meld_under_strict_policy(phone: Page) -> None:
    """No violation is reported either: `phone` fails on any."""
    policy = phone.request.get("/ask-engine/").headers["content-security-policy"]
    assert set(policy.split("; ")) == POLICY
    answer, is_from_server = ask(phone)
    check(answer)
    assert not is_from_server
    print(f"engine in Chromium: {phone.locator('#milliseconds').inner_text()} ms to first answer")


def test_server_answers_where_policy_forbids_wasm(phone: Page, watch: Watch) -> None:
    """The counter-test too: without 'wasm-unsafe-eval' the engine is refused, and that is seen."""
    watch.allow("wasm", "WebAssembly", "CSP: script-src", "falling back to ArrayBuffer")
    phone.route("**/ask-engine/", _forbid_wasm)
    answer, is_from_server = ask(phone)
    check(answer)
    assert is_from_server
    assert any("CSP: script-src" in said for said in watch.said)


def test_server_answers_where_bundle_is_of_another_version(phone: Page, watch: Watch) -> None:
    watch.allow("404")
    phone.route("**/engine/bundle-*.json", lambda route: route.fulfill(status=404))
    answer, is_from_server = ask(phone)
    check(answer)
    assert is_from_server


ASK_AGAIN = """async () => {
  const { call } = await import("/static/js/engine.js");
  const asked = JSON.stringify({ variant: "single-deck", trump: "S", cards: "KS QS" });
  return call("meld", asked).then((text) => JSON.parse(text).total, () => null);
}"""


def test_engine_starts_later_where_the_network_was_away(phone: Page, watch: Watch) -> None:
    watch.allow(*BROKEN_LINE)
    phone.goto("/healthz/")
    phone.evaluate(
        """(address) => {
        document.documentElement.dataset.engine = address;
        return import("/static/js/engine.js").then(() => null);
      }""",
        engine_address(),
    )
    cut_network(phone)
    assert phone.evaluate(ASK_AGAIN) is None
    phone.context.set_offline(False)
    assert phone.evaluate(ASK_AGAIN) == 40


def _forbid_wasm(route: Route) -> None:
    response = route.fetch()
    policy = response.headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "")
    route.fulfill(response=response, headers=response.headers | {"content-security-policy": policy})
