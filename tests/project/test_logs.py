"""The log tells no secret."""

import logging

import pytest

from scorekeeper.logs import Discreet, without_secrets

SECRET = "abcDEF123_-abcDEF123_-"


@pytest.mark.parametrize("way", ["in", "own"])
def test_a_secret_in_an_address_is_blotted_out(way):
    told = without_secrets(f"Internal Server Error: /t/ADDRESS/{way}/{SECRET}/?x=1")
    assert SECRET not in told
    assert "/t/ADDRESS/" in told


def test_in_a_message_and_in_a_traceback():
    record = logging.LogRecord("x", 40, "f", 1, "Forbidden: %s", (f"/t/A/in/{SECRET}/",), None)
    record.exc_text = f"OSError: /live/{SECRET}"
    assert SECRET not in Discreet("%(message)s").format(record)


def test_the_site_logs_so():
    from django.conf import settings

    assert settings.LOGGING["formatters"]["line"]["()"] == "scorekeeper.logs.Discreet"
