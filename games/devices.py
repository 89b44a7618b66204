"""The device cookie: 128 random bits, signed, kept for 400 days and renewed in use.

Every page gives the cookie to a browser that has none, so that two taps on the first Start come
from one device; the database hears of a device at its first write only. A cookie that does not
bear our signature counts as none.
"""

from collections.abc import Callable
from datetime import timedelta

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from games.models import Device

COOKIE = "device"
KEPT = timedelta(days=400)
RENEWED_AFTER = timedelta(days=1)
SIGNER = signing.TimestampSigner(salt="games.devices")

Answer = Callable[[HttpRequest], HttpResponse]


def device_cookie(get_response: Answer) -> Answer:
    """Middleware: `request.device` is the browser's Device, at first without a row (no query)."""

    def answer(request: HttpRequest) -> HttpResponse:
        cookie = request.COOKIES.get(COOKIE, "")
        device_id = read_cookie(cookie, KEPT)
        request.device = Device(pk=device_id) if device_id else Device()
        response = get_response(request)
        if not read_cookie(cookie, RENEWED_AFTER) and should_keep(request.device, response):
            keep(request.device, response)
        return response

    return answer


def read_cookie(cookie: str, longest: timedelta) -> str | None:
    """The device id in a cookie that we signed no longer than `longest` ago, else None."""
    try:
        return SIGNER.unsign(cookie, max_age=longest)
    except signing.BadSignature:
        return None


def should_keep(device: Device, response: HttpResponse) -> bool:
    """Whether this answer should carry the cookie: pages do, and the first write does."""
    return device.is_known or response.get("Content-Type", "").startswith("text/html")


def keep(device: Device, response: HttpResponse) -> None:
    """Put the signed cookie on the answer, which is then nobody else's."""
    response.set_cookie(
        COOKIE,
        SIGNER.sign(device.pk),
        max_age=KEPT,
        secure=settings.CSRF_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
    patch_vary_headers(response, ("Cookie",))
