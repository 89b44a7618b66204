"""A fresh CSRF token for what a phone sends again later, from a page that got old."""

from django.http import HttpRequest, JsonResponse
from django.middleware.csrf import get_token
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_safe


@require_safe
def csrf(request: HttpRequest) -> JsonResponse:
    """`{"token": …}`, and the cookie that goes with it."""
    response = JsonResponse({"token": get_token(request)})
    add_never_cache_headers(response)
    return response
