"""A correction on its way through the three steps, carried in the address: nothing is stored yet.

So a reload, the back button and a second tab all know what was changed so far, and a correction
that is left behind leaves no trace. The text is signed for its line, so what comes back is what our
own forms have read; a text of anybody else's, or of another line, carries nothing.
"""

from typing import Any

from django.core import signing

SALT = "games.carried"
LONGEST = 4_000  # characters


def carry(steps: dict[str, dict[str, Any]], line: str) -> str:
    """The steps of a hand as text for an address; `line` names the line that is corrected."""
    return signing.dumps(steps, salt=f"{SALT}:{line}", compress=True)


def carried(text: str, line: str) -> dict[str, dict[str, Any]]:
    """The steps that such a text carries; none where it is not ours for this line."""
    if not text or len(text) > LONGEST:
        return {}
    try:
        return signing.loads(text, salt=f"{SALT}:{line}")
    except signing.BadSignature:
        return {}
