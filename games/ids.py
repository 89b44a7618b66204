"""Unguessable ids: devices, table addresses, links and the keys that make a write happen once.

Each is 128 random bits as 22 url-safe characters. Nothing here knows what an id opens.
"""

import re
import secrets

ID_LENGTH = 22
LONGEST_KEY = 64
_KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_id() -> str:
    """128 random bits as 22 url-safe characters."""
    return secrets.token_urlsafe(16)


def is_key(text: object) -> bool:
    """Whether `text` has the form of a key: 22 to 64 url-safe characters."""
    return isinstance(text, str) and _KEY.fullmatch(text) is not None
