"""A correction on its way through the three steps, carried in the address: nothing is stored yet.

So a reload, the back button and a second tab all know what was changed so far, and a correction
that is left behind leaves no trace.
"""

import base64
import binascii
import json
from typing import Any

STEPS = ("calls", "bid", "meld", "tricks")
LONGEST = 4_000  # characters


def carry(steps: dict[str, dict[str, Any]]) -> str:
    """The steps of a hand as text for an address."""
    text = json.dumps(steps, separators=(",", ":"), sort_keys=True)
    return base64.urlsafe_b64encode(text.encode()).rstrip(b"=").decode()


def carried(text: str) -> dict[str, dict[str, Any]]:
    """The steps that such a text carries; none of it is trusted, and what is odd is left out."""
    if not text or len(text) > LONGEST:
        return {}
    try:
        padded = text + "=" * (-len(text) % 4)
        value = json.loads(base64.urlsafe_b64decode(padded.encode()).decode())
    except (binascii.Error, ValueError, RecursionError):
        return {}
    if not isinstance(value, dict):
        return {}
    return {step: value[step] for step in STEPS if isinstance(value.get(step), dict)}
