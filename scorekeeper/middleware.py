"""What every answer carries and what no request may do."""

from collections.abc import Callable
from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from scorekeeper import errors

Handler = Callable[[HttpRequest], HttpResponse]

PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def security_headers(get_response: Handler) -> Handler:
    """Switch off what a score sheet never asks of a phone."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        return response

    return handle


def wrong_method_page(get_response: Handler) -> Handler:
    """Give the bare 405 of Django a page of ours; nobody should look at an empty screen."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.status_code != HTTPStatus.METHOD_NOT_ALLOWED or response.content:
            return response
        page = errors.wrong_method(request)
        page.headers["Allow"] = response.headers.get("Allow", "")
        return page

    return handle


def body_limit(get_response: Handler) -> Handler:
    """Refuse a body over DATA_UPLOAD_MAX_MEMORY_SIZE before anything reads it."""

    def handle(request: HttpRequest) -> HttpResponse:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if length.isdecimal() and int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return errors.too_large(request)
        return get_response(request)

    return handle
