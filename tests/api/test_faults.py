"""Whatever arrives, the answer is of one shape and never a 500."""

import pytest
from django.core.cache import cache
from django.test import Client
from rest_framework.throttling import AnonRateThrottle

CALLS = ("meld", "score", "tricks", "auction")
BODIES = {
    "nothing": b"",
    "half": b'{"variant": ',
    "list": b"[]",
    "null": b"null",
    "text": b'"AS"',
    "number": b"1",
    "same-name-twice": b'{"variant": "single-deck", "variant": "cutthroat"}',
    "same-name-twice-inside": b'{"rules": {"target": 1, "target": 2}}',
    "nan": b'{"dealer": NaN}',
    "infinity": b'{"dealer": -Infinity}',
    "too-large-a-float": b'{"dealer": 1e400}',
    "long-float": b'{"dealer": 1.' + b"0" * 200 + b"}",
    "ten-to-the-5000": b'{"dealer": 1' + b"0" * 5000 + b"}",
    "a-hundred-digits": b'{"dealer": ' + b"9" * 100 + b"}",
    "deep": b"[" * 500 + b"]" * 500,
    "very-deep": b"[" * 100_000,
    "deep-objects": b'{"a":' * 500 + b"1" + b"}" * 500,
    "nul": b'{"variant": "\\u0000", "\\u0000": 1}',
    "half-a-character": b'{"variant": "\\ud800"}',
    "half-a-character-as-name": b'{"\\udfff": 1}',
    "not-utf-8": b'{"variant": "\xff"}',
    "utf-16": '{"variant": 1}'.encode("utf-16"),
    "byte-order-mark": b"\xef\xbb\xbf{}",
    "html": b"<script>alert(1)</script>",
}


def test_the_two_answers_of_a_body(client: Client) -> None:
    text = '{"variant": "single-deck", "trump": "S", "cards": "K♠ Q♠"}'
    response = client.post("/api/v1/meld/", text, content_type="application/json; charset=utf-8")
    assert (response.status_code, response.json()["total"]) == (200, 40)
    response = client.post("/api/v1/meld/", b"{", content_type="application/json")
    message = response.json()["errors"][0]["message"]
    assert message.startswith("The body is not JSON: ")


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_an_odd_body_is_refused_in_words(client: Client, name: str, body: bytes) -> None:
    response = client.generic("POST", f"/api/v1/{name}/", body, content_type="application/json")
    assert response.status_code == 400
    assert response.headers["Content-Type"] == "application/json"
    for one in response.json()["errors"]:
        assert one["code"]
        assert one["message"]
        assert len(one["message"]) < 300
    assert not response.cookies


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize(
    "content_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"]
)
def test_only_json_is_read(client: Client, name: str, content_type: str) -> None:
    response = client.generic("POST", f"/api/v1/{name}/", b"{}", content_type=content_type)
    assert (response.status_code, response.json()["errors"][0]["code"]) == (415, "not_json")


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"])
def test_questions_are_asked_with_post(client: Client, name: str, method: str) -> None:
    response = client.generic(method, f"/api/v1/{name}/")
    assert (response.status_code, response.headers["Allow"]) == (405, "POST")
    assert response.json()["errors"][0]["code"] == "method_not_allowed"


@pytest.mark.parametrize("name", CALLS)
def test_a_body_too_large_is_not_read(client: Client, name: str) -> None:
    body = b" " * 300_000
    response = client.post(f"/api/v1/{name}/", body, content_type="application/json")
    assert (response.status_code, response.json()["errors"][0]["code"]) == (413, "too_large")


def test_answers_are_json_whatever_the_caller_likes(client: Client) -> None:
    response = client.post("/api/v1/meld/", {}, "application/json", headers={"accept": "text/html"})
    assert (response.status_code, response.headers["Content-Type"]) == (400, "application/json")


def test_no_session_and_no_token_is_asked_for() -> None:
    client = Client(enforce_csrf_checks=True)
    question = {"variant": "single-deck", "dealer": 1, "calls": []}
    response = client.post("/api/v1/auction/", question, content_type="application/json")
    assert response.status_code == 200
    assert not response.cookies


class TestThrottle:
    @pytest.fixture(autouse=True)
    def _two_a_minute(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnonRateThrottle, "THROTTLE_RATES", {"anon": "2/minute"})
        cache.clear()

    def test_the_third_call_waits(self, client: Client) -> None:
        for expected in (400, 405, 429):
            send = client.get if expected == 405 else client.post
            response = send("/api/v1/auction/", content_type="application/json")
            assert response.status_code == expected
        assert response.json()["errors"][0]["code"] == "too_many_calls"
        assert int(response.headers["Retry-After"]) > 0

    def test_each_address_has_its_own_count(self, client: Client) -> None:
        for number in range(3):
            address = f"192.0.2.{number}"
            response = client.post(
                "/api/v1/meld/", {}, content_type="application/json", REMOTE_ADDR=address
            )
            assert response.status_code == 400

    def test_all_questions_share_one_count(self, client: Client) -> None:
        found = [
            client.post(f"/api/v1/{name}/", {}, content_type="application/json").status_code
            for name in CALLS
        ]
        assert found == [400, 400, 429, 429]

    def test_zero_takes_the_limit_off(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(AnonRateThrottle, "THROTTLE_RATES", {"anon": None})
        found = {client.post("/api/v1/meld/", {}, "application/json").status_code for _ in range(5)}
        assert found == {400}


@pytest.mark.parametrize("name", [*CALLS, "ruling", "audit", "calls", "played"])
def test_page_that_is_being_typed_in_expects_refusals(client: Client, name: str) -> None:
    """The same answer as 200, so that no browser takes half a word for a failed request."""
    asked = {"data": '{"variant": "single-deck"}', "content_type": "application/json"}
    refused = client.post(f"/api/v1/{name}/", **asked)
    answer = client.post(f"/api/v1/{name}/", **asked, headers={"Prefer": "refusal=200"})
    assert (refused.status_code, answer.status_code) == (400, 200)
    assert answer.json() == refused.json()


def test_what_is_no_json_stays_a_fault(client: Client) -> None:
    asked = {"data": "{", "content_type": "application/json"}
    answer = client.post("/api/v1/ruling/", **asked, headers={"Prefer": "refusal=200"})
    assert answer.status_code == 400
