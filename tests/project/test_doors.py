"""What stands before Django: odd charsets, odd lengths, and methods that an address does not take."""

from io import BytesIO

import pytest
from django.test import Client

from scorekeeper.wsgi import application

# Each request looks after connections that another test may have left open.
pytestmark = pytest.mark.django_db

ODD_CHARSETS = ["rot13", "hex", "idna", "undefined", "utf-16", "nothing", '"rot13"']


def opened(content_type: str) -> str:
    """The status with which the site answers a form in that content type."""
    said: list[str] = []
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": "/nothing/",
        "QUERY_STRING": "step=%FF",
        "CONTENT_TYPE": content_type,
        "CONTENT_LENGTH": "3",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "wsgi.input": BytesIO(b"a=b"),
    }
    b"".join(application(environ, lambda status, *more: said.append(status)))
    return said[0]


@pytest.mark.parametrize("charset", ODD_CHARSETS)
@pytest.mark.parametrize("form", ["application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("name", ["charset", " CharSet ", "charset*"])
def test_odd_charset_gets_an_answer(form: str, charset: str, name: str) -> None:
    value = f"utf-8''{charset}" if name.endswith("*") else charset
    assert opened(f"{form};{name}={value}; boundary=x") == "404 Not Found"


@pytest.mark.parametrize("length", ["²", "-1", "x", "9" * 40, "١"])
def test_odd_length_gets_an_answer(client: Client, length: str) -> None:
    answer = client.post("/nothing/", {"a": "b"}, CONTENT_LENGTH=length)
    assert answer.status_code in (404, 413)


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch", "options", "trace"])
def test_method_that_is_not_taken_has_a_page_of_ours(client: Client, method: str) -> None:
    answer = getattr(client, method)("/healthz/")
    assert (answer.status_code, answer["Allow"]) == (405, "GET, HEAD")
    assert "This is not a page" in answer.content.decode()
