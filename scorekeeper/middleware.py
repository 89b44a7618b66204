"""What every answer carries and what no request may do."""

import logging
from collections.abc import Callable
from http import HTTPStatus

from django.conf import settings
from django.db import DatabaseError, InterfaceError
from django.http import HttpRequest, HttpResponse

from games.services.transaction import will_pass
from scorekeeper import errors

logger = logging.getLogger(__name__)

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


class DatabaseAway:
    """Say that it will pass, and when to try again, while the database is gone or has no time."""

    def __init__(self, get_response: Handler) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, problem: Exception) -> HttpResponse | None:
        """503 for what passes by itself; any other fault stays one."""
        if not isinstance(problem, DatabaseError | InterfaceError) or not will_pass(problem):
            return None
        logger.warning("The database could not answer: %s", problem)
        return errors.no_database(request)
