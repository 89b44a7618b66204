"""Recording a hand from the last step's form.

The form carries the hand so far (bid and meld) as its page showed it. So a hand that is sent
twice says the same twice, though its draft is gone; and a draft that another phone has changed in
the meantime is noticed before anything is written.
"""

import json
from typing import Any

from django.http import HttpRequest

from games.canonical import same_data
from games.models import Entry
from games.selectors.table.entry import so_far
from games.selectors.table.running import Running
from games.services.errors import StaleStep
from games.services.hands import record_hand
from games.views.table import whole

CHANGED = "Bid or meld of hand {hand} changed in the meantime. Look at it, then save again."


def record(request: HttpRequest, running: Running, tricks: dict[str, Any]) -> Entry:
    """Write the hand that the form shows.

    :raises StaleStep: the draft has changed since.
    :raises Refused, WriteFailed: as `record_hand`.
    """
    number = whole(request.POST.get("hand", "")) or 0
    shown = read_so_far(request.POST.get("so_far", ""))
    if number == running.sheet.hand_number and not same_data(shown, so_far(running)):
        raise StaleStep(CHANGED.format(hand=number), running.draft)
    return record_hand(
        game=running.game,
        hand_number=number,
        facts=shown | tricks,
        seen_version=whole(request.POST.get("version", "")) or 0,
        key=request.POST.get("key", ""),
        by=request.device,
        accept_warnings=(*accepted_in(shown), *request.POST.getlist("accept")),
    )


def read_so_far(text: str) -> dict[str, Any]:
    """The hand so far as a form sent it; nothing where that is no such text."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def accepted_in(shown: dict[str, Any]) -> list[str]:
    """The irregularities that the table accepted at an earlier step."""
    accepted = shown.get("irregular", [])
    return [code for code in accepted if isinstance(code, str)] if isinstance(accepted, list) else []
