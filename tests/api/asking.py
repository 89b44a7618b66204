"""Asking the API in a test."""

import json
from pathlib import Path
from typing import Any

from django.http import HttpResponse
from django.test import Client

CASES = Path(__file__).parents[1] / "cases"


def cases(name: str) -> list[dict[str, Any]]:
    """The right answers of a file that were made elsewhere."""
    return json.loads((CASES / f"{name}.json").read_text())


def ask(name: str, question: Any, client: Client | None = None) -> HttpResponse:
    """POST a question as JSON."""
    return (client or Client()).post(
        f"/api/v1/{name}/", json.dumps(question), content_type="application/json"
    )


def answer(name: str, question: Any) -> Any:
    """The answer to a question that has one."""
    response = ask(name, question)
    assert response.status_code == 200, response.content
    return response.json()


def errors(name: str, question: Any) -> list[dict[str, str]]:
    """What is wrong with a question that is refused; every problem says what, in words."""
    response = ask(name, question)
    assert response.status_code == 400, response.content
    found = response.json()["errors"]
    assert all(one["message"] and {"code", "field"} <= set(one) for one in found)
    return found


def codes(name: str, question: Any) -> set[str]:
    """The codes of what is wrong with a question."""
    return {one["code"] for one in errors(name, question)}
