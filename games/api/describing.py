"""The schema of the API: OpenAPI 3.1 from the rows of operations.py.

Leaves out addresses that are not the API's.
"""

from collections.abc import Callable
from typing import Any

from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.views import APIView

from games.api import answers
from games.api.operations import OPERATION, Operation
from games.api.problems import FAULTS
from games.api.questions import rules_shapes
from games.api.shapes import TEXT, closed, listed
from games.rules.option import VARIANT_NAMES

SETTINGS: dict[str, Any] = {
    "OAS_VERSION": "3.1.0",
    "DESCRIPTION": "Rules of pinochle as questions, without accounts and without memory.",
    "POSTPROCESSING_HOOKS": [],
    "APPEND_COMPONENTS": {"schemas": rules_shapes()},
}
FAULT = closed({"errors": listed(closed({"code": TEXT, "field": TEXT, "message": TEXT}))})


def described(name: str) -> Callable[[type[APIView]], type[APIView]]:
    """Give a view that answers this question its place in the schema."""
    return extend_schema_view(post=extend_schema(**_words_and_shapes(OPERATION[name])))


def _words_and_shapes(operation: Operation) -> dict[str, Any]:
    questions = [operation.question(variant) for variant in VARIANT_NAMES]
    return {
        "operation_id": operation.name,
        "summary": operation.title,
        "description": operation.text,
        "tags": ["rules"],
        "request": {"application/json": {"oneOf": questions, "examples": [operation.example]}},
        "responses": {(200, "application/json"): operation.reply, **_faults()},
    }


def _faults() -> dict[tuple[int, str], Any]:
    told = {(status, "application/json"): FAULT for status, _, _ in FAULTS}
    return {**told, (400, "application/json"): answers.REFUSAL}
