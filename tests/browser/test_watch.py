"""The browser fixtures see what they should: errors, breaches of the policy, and axe's findings."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPhone
from tests.browser.watch import Watch

MISSING = "/nothing/here/"


def test_phone_is_a_phone(phone: Page, watch: Watch) -> None:
    watch.allow("404")
    phone.goto(MISSING)
    size = phone.evaluate("[innerWidth, innerHeight, navigator.maxTouchPoints > 0]")
    assert size == [360, 740, True]


def test_console_errors_are_heard(phone: Page, watch: Watch) -> None:
    watch.allow("404", "on purpose")
    phone.goto(MISSING)
    with phone.expect_console_message():
        phone.evaluate("console.error('on purpose')")
    with phone.expect_event("pageerror"):
        phone.evaluate("setTimeout(() => { throw new Error('thrown on purpose') })")
    assert sum("on purpose" in said for said in watch.said) == 2


def test_breach_of_the_policy_is_heard(phone: Page, watch: Watch) -> None:
    watch.allow("404", "Content Security Policy", "CSP: style-src")
    phone.goto(MISSING)
    with phone.expect_console_message(lambda message: message.text.startswith("CSP: style-src")):
        phone.evaluate("document.body.setAttribute('style', 'color: red')")
    assert any("CSP: style-src" in said for said in watch.said)


def test_axe_reports_what_it_finds(open_phone: OpenPhone, axe) -> None:
    phone = open_phone(width=320)
    phone.context.watch.allow("404")
    phone.goto(MISSING)
    phone.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        axe(phone)


def test_error_page_is_clean(phone: Page, watch: Watch, axe_in_both) -> None:
    watch.allow("404")
    phone.goto(MISSING)
    axe_in_both(phone)
