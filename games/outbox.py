"""What a phone's outbox is told: that this very server has taken a write, or what it has against it.

A write that is sent again carries its key in the header `Outbox`, and its answer carries it back;
so a hotel's log-in page, which answers everything with a page of its own, is not taken for ours.
A write that nobody looks on at is answered without the page it leads to.
"""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse

from games.ids import is_key

HEADER = "Outbox"
NEXT = "Outbox-Next"  # where the answer would have led to

Answer = Callable[[HttpRequest], HttpResponse]


def outbox_answers(get_response: Answer) -> Answer:
    """Middleware: the key comes back; a redirect that nobody follows becomes a bare 204."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        key = request.headers.get(HEADER, "")
        if not is_key(key):
            return response
        if response.status_code == HTTPStatus.SEE_OTHER and "HX-Request" not in request.headers:
            response = taken(response)
        response[HEADER] = key
        return response

    return answer


def taken(response: HttpResponse) -> HttpResponse:
    """204 in place of a redirect, with its cookies."""
    bare = HttpResponse(status=HTTPStatus.NO_CONTENT, headers={NEXT: response["Location"]})
    bare.cookies = response.cookies
    return bare
