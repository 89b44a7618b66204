"""What the log may say: addresses, but not the secrets in them."""

import logging
import re

SECRET = re.compile(r"(/t/[^/\s]+/(?:in|own)/)[^/\s?\"']+")
PASS = re.compile(r"(/live/)[^/\s?\"']+")


def without_secrets(text: str) -> str:
    """A line with what opens a table blotted out."""
    return PASS.sub(r"\1…", SECRET.sub(r"\1…", text))


class Discreet(logging.Formatter):
    """A formatter that blots them out, in the message and in a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))
