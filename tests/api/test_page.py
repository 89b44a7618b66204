"""The API to read: every question, option and code stands on the page."""

import html

from django.test import Client

from games.api.operations import OPERATIONS
from games.api.problems import ERRORS, FAULTS, WARNINGS
from games.rules.options import OPTIONS


def page() -> str:
    """The text of the page."""
    response = Client().get("/api/v1/docs/")
    assert response.status_code == 200
    return html.unescape(response.content.decode())


def test_each_question_with_its_example() -> None:
    text = page()
    for operation in OPERATIONS:
        assert f"POST {operation.path}" in text
        assert operation.text in text
        for name in operation.question("cutthroat")["properties"]:
            assert f"<code>{name}</code>" in text
    assert '"best_trump": ["S"]' in text


def test_each_option_and_code() -> None:
    text = page()
    for option in OPTIONS:
        assert option.help in text
    for code, meaning in ERRORS + WARNINGS:
        assert f"<code>{code}</code>" in text
        assert meaning in text
    assert all(meaning in text for _, _, meaning in FAULTS)


def test_the_short_address_leads_there(client: Client) -> None:
    assert client.get("/api/v1/").headers["Location"] == "/api/v1/docs/"
    assert client.post("/api/v1/docs/").status_code == 405
