"""The device cookie: signed, private, kept for 400 days, and none if tampered with."""

from datetime import timedelta

import pytest
from django.core import signing
from django.http import HttpResponse, JsonResponse
from django.test import RequestFactory

from games.devices import COOKIE, KEPT, SIGNER, device_cookie
from games.models import Device

DEVICE_ID = "d" * 22


def ask(cookie=None, answer=None, seen=None):
    """What the middleware sets for a request with this cookie, and the device that it saw."""
    request = RequestFactory().get("/")
    if cookie is not None:
        request.COOKIES[COOKIE] = cookie
    response = device_cookie(lambda _: answer or HttpResponse("page"))(request)
    return response.cookies.get(COOKIE), request.device


def signed(age=timedelta(0), monkeypatch=None):
    stamp = signing.time.time() - age.total_seconds()
    if monkeypatch:
        monkeypatch.setattr(signing.time, "time", lambda: stamp)
    cookie = SIGNER.sign(DEVICE_ID)
    if monkeypatch:
        monkeypatch.undo()
    return cookie


def test_a_page_gives_a_new_browser_its_cookie():
    cookie, device = ask()
    assert SIGNER.unsign(cookie.value) == device.pk
    assert len(device.pk) == 22
    assert not device.is_known


def test_the_cookie_is_private_and_long_lived():
    cookie, _ = ask()
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] == KEPT.total_seconds() == 400 * 24 * 3600
    assert not cookie["secure"]


def test_the_cookie_is_secure_where_the_site_is(settings):
    settings.CSRF_COOKIE_SECURE = True
    assert ask()[0]["secure"]


def test_a_good_cookie_is_believed_and_left_alone():
    cookie, device = ask(signed())
    assert device.pk == DEVICE_ID
    assert cookie is None


@pytest.mark.parametrize("days", [2, 399])
def test_an_older_cookie_is_renewed(days, monkeypatch):
    cookie, device = ask(signed(timedelta(days=days), monkeypatch))
    assert device.pk == DEVICE_ID
    assert SIGNER.unsign(cookie.value, max_age=60) == DEVICE_ID


@pytest.mark.parametrize(
    "cookie",
    ["", "x", DEVICE_ID, "e" + SIGNER.sign(DEVICE_ID)[1:], SIGNER.sign(DEVICE_ID)[:-1], "é:é:é"],
    ids=["empty", "short", "unsigned", "other-id", "cut", "not-ascii"],
)
def test_a_tampered_cookie_is_none(cookie):
    new, device = ask(cookie)
    assert device.pk != DEVICE_ID
    assert SIGNER.unsign(new.value) == device.pk


def test_a_cookie_of_another_purpose_is_none():
    assert ask(signing.TimestampSigner(salt="other").sign(DEVICE_ID))[1].pk != DEVICE_ID


def test_a_cookie_after_400_days_is_none(monkeypatch):
    assert ask(signed(timedelta(days=401), monkeypatch))[1].pk != DEVICE_ID


def test_an_answer_for_machines_sets_no_cookie():
    assert ask(answer=JsonResponse({}))[0] is None


def test_the_first_write_sets_it_on_any_answer():
    def write(request):
        request.device._state.adding = False
        return JsonResponse({})

    response = device_cookie(write)(RequestFactory().get("/"))
    assert COOKIE in response.cookies
    assert response["Vary"] == "Cookie"


def test_asking_costs_no_query():
    # No database fixture here: a query would fail.
    assert isinstance(ask(signed())[1], Device)
