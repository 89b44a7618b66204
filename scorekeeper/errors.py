"""Pages, and answers of the API, for what went wrong outside any one view."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template import TemplateDoesNotExist
from django.template.loader import render_to_string
from django.utils.html import format_html

API = "/api/"


class Fault(NamedTuple):
    """One way to fail: HTTP status, the API's code, and what the page says."""

    status: int
    code: str
    title: str
    message: str


BAD_REQUEST = Fault(
    400, "bad_request", "That made no sense", "What arrived here could not be read. Try it again."
)
FORBIDDEN = Fault(403, "forbidden", "Not yours to open", "This belongs to another table.")
CSRF = Fault(
    403,
    "forbidden",
    "This page got old",
    "Nothing was saved. Go back, reload the page and send it again; cookies have to be allowed.",
)
NOT_FOUND = Fault(
    404,
    "not_found",
    "Nothing here",
    "The address may be mistyped, or the table or club may belong to another device.",
)
WRONG_METHOD = Fault(
    405,
    "wrong_method",
    "This is not a page",
    "Something is sent to this address, nothing can be read here. Go back and try again.",
)
TOO_LARGE = Fault(413, "too_large", "Too much at once", "No score sheet is as long as that.")
SERVER_ERROR = Fault(
    500, "server_error", "Something broke", "The fault is ours. What was saved before is safe."
)

NO_DATABASE = Fault(
    503,
    "busy",
    "The score sheet is busy",
    "What was saved before is safe, and what was just sent can be sent again: it is written once.",
)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400: what arrived makes no sense."""
    return _answer(request, BAD_REQUEST)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403: somebody else's."""
    return _answer(request, FORBIDDEN)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403: the page's form is older than its cookie, or the cookie is gone."""
    return _answer(request, CSRF)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404: no such address, or not for this device."""
    return _answer(request, NOT_FOUND)


def wrong_method(request: HttpRequest) -> HttpResponse:
    """405: read where one writes, or the other way round."""
    return _answer(request, WRONG_METHOD)


def too_large(request: HttpRequest) -> HttpResponse:
    """413: more bytes than any form of ours sends."""
    return _answer(request, TOO_LARGE)


def server_error(request: HttpRequest) -> HttpResponse:
    """500: needs neither the database nor anything of the request."""
    return _answer(request, SERVER_ERROR)


def no_database(request: HttpRequest) -> HttpResponse:
    """503: the database is not there, or has no time; it says when to try again."""
    response = _answer(request, NO_DATABASE)
    response.headers["Retry-After"] = "2"
    return response


def _answer(request: HttpRequest, fault: Fault) -> HttpResponse:
    if request.path.startswith(API):
        problem = {"code": fault.code, "field": "", "message": fault.message}
        return JsonResponse({"errors": [problem]}, status=fault.status)
    return HttpResponse(_page(fault), status=fault.status)


def _page(fault: Fault) -> str:
    # The page that tells of a fault must come even when the fault lies in base.html.
    context = {"title": fault.title, "message": fault.message}
    try:
        return render_to_string("errors/page.html", context)
    except (TemplateDoesNotExist, ValueError, OSError):
        plain = '<!doctype html><html lang="en"><title>{}</title><h1>{}</h1><p>{}</p></html>'
        return format_html(plain, fault.title, fault.title, fault.message)
