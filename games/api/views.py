"""The doors of the API: its questions (meld.api has one of them), schema and page."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from drf_spectacular.renderers import OpenApiJsonRenderer2, OpenApiYamlRenderer2
from drf_spectacular.views import SpectacularAPIView
from rest_framework.response import Response

from games.api.describing import SETTINGS, described
from games.api.page import page_of_api
from games.rules.auction import answer_auction
from games.rules.ending import answer_score
from games.rules.judged_calls import answer_calls
from games.rules.played import answer_played
from games.rules.tricks import answer_tricks
from scorekeeper.api import AnswerView, tell_fault


@described("score")
class ScoreView(AnswerView):
    """What a hand scores."""

    answer = staticmethod(answer_score)


@described("tricks")
class TricksView(AnswerView):
    """What may be played to a trick, and who wins it."""

    answer = staticmethod(answer_tricks)


@described("played")
class PlayedView(AnswerView):
    """A hand trick by trick, in words."""

    answer = staticmethod(answer_played)


@described("auction")
class AuctionView(AnswerView):
    """Who bids next, and what."""

    answer = staticmethod(answer_auction)


@described("calls")
class CallsView(AnswerView):
    """An auction among people with names, in words."""

    answer = staticmethod(answer_calls)


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
