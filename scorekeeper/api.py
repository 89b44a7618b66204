"""How the API listens and speaks: strict JSON in, JSON out, every fault as {"errors": [...]}.

A view of it hands what was asked to a pure function and what that refuses back as 400. A page of
ours asks while one is still typing, and then a refusal is no failure: with `Prefer: refusal=200` it
comes as 200.
Leaves out the questions themselves (meld.api, games.api) and how often one may ask (settings).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any, NoReturn

from django.http import Http404
from rest_framework import status
from rest_framework.exceptions import APIException
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView, exception_handler

from meld.errors import Problem, Refused

Answer = Callable[[object], dict[str, object]]

LONGEST_NUMBER = 100  # characters
DEEPEST = 32  # lists and objects within each other
REFUSAL_EXPECTED = "refusal=200"
CODES = {
    status.HTTP_404_NOT_FOUND: "not_found",
    status.HTTP_405_METHOD_NOT_ALLOWED: "method_not_allowed",
    status.HTTP_406_NOT_ACCEPTABLE: "not_acceptable",
    status.HTTP_415_UNSUPPORTED_MEDIA_TYPE: "not_json",
    status.HTTP_429_TOO_MANY_REQUESTS: "too_many_calls",
}


class NotJson(APIException):
    """The body is not JSON as RFC 8259 has it, or says something that no question can."""

    status_code = status.HTTP_400_BAD_REQUEST


class StrictJSONParser(BaseParser):
    """JSON in UTF-8 without doubled names, NaN, infinities, endless numbers or half characters."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> object:
        """Read the whole body.

        :raises NotJson: with a sentence that says what is wrong.
        """
        return read_json(stream.read())


class FirstRenderer(BaseContentNegotiation):
    """Answers are JSON, whatever the caller says he likes best."""

    def select_parser(self, request: Request, parsers: Sequence[BaseParser]) -> BaseParser | None:
        """The parser for the body's type, None for a body of another type."""
        media_type = (request.content_type or "").split(";")[0].strip().lower()
        return next((one for one in parsers if one.media_type == media_type), None)

    def select_renderer(
        self, request: Request, renderers: Sequence[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        """The first renderer there is."""
        return renderers[0], renderers[0].media_type


class AnswerView(APIView):
    """POST: the answer of one pure function to one question."""

    http_method_names = ("post",)
    parser_classes = (StrictJSONParser,)
    content_negotiation_class = FirstRenderer
    answer: Answer | None = None

    def post(self, request: Request) -> Response:
        """Answer, or say everything that is wrong with the question."""
        return Response(self.answer(request.data))

    def get_exception_handler(self) -> Callable[..., Response | None]:
        """Every fault is told in the API's own shape."""
        return tell_fault


def read_json(body: bytes) -> object:
    """The value that a body holds.

    :raises NotJson: with a sentence that says what is wrong.
    """
    try:
        value = json.loads(
            body.decode(),
            object_pairs_hook=_once_each,
            parse_constant=_refuse_number,
            parse_float=_short_float,
            parse_int=_short_int,
        )
    except UnicodeDecodeError:
        raise NotJson("The body is not UTF-8.") from None
    except json.JSONDecodeError as error:
        raise NotJson(f"The body is not JSON: {error.msg} at character {error.pos}.") from None
    except RecursionError:
        raise NotJson("The body is nested too deeply.") from None
    return _checked(value)


def tell_fault(fault: Exception, context: Mapping[str, Any]) -> Response | None:
    """The answer for a fault: {"errors": [{code, field, message, rule?}]}; None for a bug of ours."""
    if isinstance(fault, Refused):
        is_expected = context["request"].headers.get("Prefer") == REFUSAL_EXPECTED
        status_code = status.HTTP_200_OK if is_expected else status.HTTP_400_BAD_REQUEST
        return Response({"errors": [told(one) for one in fault.problems]}, status=status_code)
    response = exception_handler(fault, context)
    if response is not None:
        message = str(fault) if isinstance(fault, Http404) else str(fault.detail)
        code = CODES.get(response.status_code, "not_json")
        response.data = {"errors": [{"code": code, "field": "", "message": message}]}
    return response


def told(problem: Problem) -> dict[str, str]:
    """A problem as the API tells it: without a rule where none is meant."""
    return {name: value for name, value in problem.as_dict().items() if value or name != "rule"}


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotJson("An object names something twice.")
    return found


def _refuse_number(text: str) -> NoReturn:
    raise NotJson(f"{text} is not a number that JSON has.")


def _short_int(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise NotJson(f"A number has more than {LONGEST_NUMBER} digits.")
    return int(text)


def _short_float(text: str) -> float:
    number = float(text)
    if len(text) > LONGEST_NUMBER or number in (float("inf"), float("-inf")):
        raise NotJson("A number is too long or too large.")
    return number


def _checked(value: object) -> object:
    level, depth = [value], 0
    while level:
        depth += 1
        if depth > DEEPEST:
            raise NotJson("The body is nested too deeply.")
        level = [inner for one in level for inner in _inside(one)]
    return value


def _inside(value: object) -> list[object]:
    """The values within a value; texts are looked at on the way."""
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise NotJson("A text holds half a character (a lone surrogate).")
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list) else []
