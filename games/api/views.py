"""The doors of the API: its questions (meld.api has one of them), schema and page.

A question's view comes from its row in operations.py.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from drf_spectacular.renderers import OpenApiJsonRenderer2, OpenApiYamlRenderer2
from drf_spectacular.views import SpectacularAPIView
from rest_framework.response import Response

from games.api.describing import SETTINGS, described
from games.api.operation import Operation
from games.api.page import page_of_api
from scorekeeper.api import AnswerView, tell_fault


def door(operation: Operation) -> Callable[..., HttpResponse]:
    """The view that answers one question."""

    @described(operation.name)
    class QuestionView(AnswerView):
        """Wired to the row's own function."""

    return QuestionView.as_view(answer=operation.answer)


class SchemaView(SpectacularAPIView):
    """The OpenAPI schema, as JSON or with ?format=yaml as YAML."""

    custom_settings = SETTINGS
    renderer_classes = (OpenApiJsonRenderer2, OpenApiYamlRenderer2)

    def get_exception_handler(self) -> Callable[..., Response | None]:
        """Every fault is told in the API's own shape."""
        return tell_fault


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """The API to read: each question with its parts, an example and its answer."""
    return render(request, "api/docs.html", {"page": page_of_api()})
