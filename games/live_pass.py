"""The pass that opens a stream: table, grant and role, signed for ten minutes.

It is read without the database (and without a request), so that a thousand phones may come at once.
"""

from dataclasses import dataclass
from datetime import timedelta

from django.core import signing

from games.models import Grant

LASTS = timedelta(minutes=10)
HEARTBEAT = 4  # seconds; a stream is silent no longer, unless it is broken
SIGNER = signing.TimestampSigner(salt="games.live", sep="~")


@dataclass(frozen=True, slots=True)
class Pass:
    """Who may listen where: a table's address, and the id of a grant."""

    address: str
    grant: int


def make_pass(grant: Grant) -> str:
    """The pass of a grant with its `.table`, as a part of an address."""
    return SIGNER.sign(f"{grant.table.address}~{grant.pk}")


def read_pass(token: str) -> Pass | None:
    """What a pass says; None when it is not ours, or too old."""
    try:
        address, grant = SIGNER.unsign(token, max_age=LASTS).split("~")
    except (signing.BadSignature, ValueError):
        return None
    return Pass(address, int(grant))
