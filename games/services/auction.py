"""The auction of the running hand, call by call: kept in the draft, written at every call.

A fourth step beside Bid, Meld and Tricks, with a revision of its own, that need not be taken. Who
calls once more has not settled the bid: the Bid step is asked again. What a call is worth is
judged by `games.rules.tracking`.
"""

from typing import Any

from games.models import Device, Draft, Game
from games.services.drafts import CALLS, fill, open_draft, revision_of
from games.services.errors import StaleStep
from games.services.ledger import check_facts
from games.services.transaction import write

CHANGED = (
    "Somebody else has written a call in the meantime, so yours was not taken. Look at it first."
)


def save_calls(
    *,
    game: Game,
    hand_number: int,
    revision: int,
    calls: list[dict[str, Any]],
    playing: list[str],
    by: Device,
) -> Draft:
    """Write all calls of the running hand's auction; none of them clears it. Six queries.

    `calls` are dicts of `seat` and `bid` (None for a pass); `playing` names the three sides at a
    cutthroat table of four or five, and is empty elsewhere. The same calls once more are no
    change and no error. The draft's `.game` is loaded.

    :raises StaleStep: the hand or the calls have moved on since; with the current draft.
    :raises GameIsOver: there is no running hand.
    :raises WriteRefused: calls that cannot be stored.
    """
    facts = check_facts({"calls": calls} | ({"playing": playing} if playing else {}))
    with write():
        draft = open_draft(game, hand_number)
        if draft.facts.get(CALLS, {}).get("calls", []) == calls:
            return draft
        check_seen(draft, revision)
        others = {name: draft.facts[name] for name in draft.facts if name not in (CALLS, "bid")}
        heard = {CALLS: facts} if calls else {}
        fill(draft, draft.hand_number, others | heard, (CALLS, "bid"), draft.taken_back, by)
        return draft


def check_seen(draft: Draft, revision: int) -> None:
    """:raises StaleStep: calls were written since that revision."""
    if revision != revision_of(draft, CALLS):
        raise StaleStep(CHANGED, draft)
