"""What belongs to no app: health, error pages, headers and static files."""

from pathlib import Path
from unittest import mock

import pytest
from django.core.management import call_command
from django.db import DatabaseError, OperationalError, connection
from django.test import Client, RequestFactory, override_settings
from django.urls import path
from django.views.decorators.csrf import csrf_protect

from scorekeeper import errors, urls


def _broken(request: object) -> None:
    raise RuntimeError("broken on purpose")


def _locked(request: object) -> None:
    raise OperationalError("database is locked")


def _faulty(request: object) -> None:
    raise OperationalError("no such table: games_hand")


urlpatterns = [
    path("broken/", _broken),
    path("locked/", _locked),
    path("api/v1/locked/", _locked),
    path("faulty/", _faulty),
    path("api/v1/broken/", _broken),
    path("form/", csrf_protect(_broken)),
    *urls.urlpatterns,
]
handler404 = "scorekeeper.errors.not_found"
handler500 = "scorekeeper.errors.server_error"


@pytest.mark.django_db
def test_health_asks_the_database(client: Client) -> None:
    answer = client.get("/healthz/")
    assert (answer.status_code, answer.content) == (200, b"ok")


def test_health_says_when_the_database_is_gone(client: Client) -> None:
    with mock.patch.object(connection, "cursor", side_effect=DatabaseError):
        assert client.get("/healthz/").status_code == 503


@override_settings(ROOT_URLCONF=__name__)
def test_database_without_time_says_when_to_come_again(client: Client) -> None:
    page, answer = client.get("/locked/"), client.get("/api/v1/locked/")
    assert (page.status_code, page["Retry-After"]) == (503, "2")
    assert "The score sheet is busy" in page.content.decode()
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (503, "busy")


@override_settings(ROOT_URLCONF=__name__)
@pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite's own words")
def test_fault_of_a_statement_does_not_pass() -> None:
    assert Client(raise_request_exception=False).get("/faulty/").status_code == 500


def test_health_takes_no_post(client: Client) -> None:
    assert client.post("/healthz/").status_code == 405


def test_wrong_address_has_a_page_of_ours(client: Client) -> None:
    answer = client.get("/nothing/here/")
    assert answer.status_code == 404
    assert "Nothing here" in answer.content.decode()


def test_wrong_address_of_the_api_is_json(client: Client) -> None:
    answer = client.get("/api/v1/nothing/")
    assert answer.status_code == 404
    assert answer.json()["errors"][0]["code"] == "not_found"


@override_settings(ROOT_URLCONF=__name__)
def test_fault_has_a_page_that_needs_no_database() -> None:
    answer = Client(raise_request_exception=False).get("/broken/")
    assert answer.status_code == 500
    assert "Something broke" in answer.content.decode()


@override_settings(ROOT_URLCONF=__name__)
def test_fault_of_the_api_is_json() -> None:
    answer = Client(raise_request_exception=False).get("/api/v1/broken/")
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (500, "server_error")


def test_fault_in_the_base_page_still_has_a_page(rf: RequestFactory) -> None:
    with mock.patch.object(errors, "render_to_string", side_effect=ValueError):
        answer = errors.server_error(rf.get("/"))
    assert "Something broke" in answer.content.decode()


@override_settings(ROOT_URLCONF=__name__)
def test_old_form_has_a_page_of_ours() -> None:
    answer = Client(enforce_csrf_checks=True).post("/form/", {"name": "Ann"})
    assert answer.status_code == 403
    assert "This page got old" in answer.content.decode()


def test_long_body_is_refused_unread(client: Client) -> None:
    answer = client.post("/api/v1/meld/", b"x" * 300_000, content_type="application/json")
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (413, "too_large")


def test_policy_allows_no_inline_script_and_no_stranger(client: Client) -> None:
    policy = client.get("/nothing/").headers["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "default-src 'self'" in policy
    assert not any(word in policy for word in ("unsafe-inline", "'unsafe-eval'", "nonce", "*"))


def test_headers_close_what_a_sheet_never_asks(client: Client) -> None:
    headers = client.get("/nothing/").headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_static_files_are_named_by_their_contents(tmp_path: Path) -> None:
    hashed = {"staticfiles": {"BACKEND": "scorekeeper.static.HashedStaticFiles"}}
    with override_settings(STATIC_ROOT=tmp_path, STORAGES=hashed):
        call_command("collectstatic", verbosity=0, interactive=False)
    assert list(tmp_path.glob("vendor/micropython/micropython.*.wasm"))
    assert list(tmp_path.glob("django_htmx/htmx-2.min.*.js.gz"))
    imports = [
        line
        for script in tmp_path.glob("js/*.*.js")
        for line in script.read_text().splitlines()
        if line.startswith(("import ", "export ")) and '"./' in line
    ]
    assert [line for line in imports if line.count(".") < 3] == []
