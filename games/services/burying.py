"""The cards that the bidder buries (CT11, CT12): kept in the draft, with a revision of their own.

A part beside Bid, Meld and Tricks that need not be taken. Which cards are best is judged by
`games.rules`; what may not be buried is not policed here, only what cannot be.
"""

from typing import Any

from games.models import Device, Draft, Game
from games.services.drafts import BURY, fill, open_draft, revision_of
from games.services.errors import StaleStep
from games.services.ledger import check_facts
from games.services.transaction import write

CHANGED = "What lies buried was changed on another phone in the meantime. Look at it first."


def save_buried(
    *, game: Game, hand_number: int, revision: int, facts: dict[str, Any], by: Device
) -> Draft:
    """Write what lies buried in the running hand; empty `facts` clear it. Six queries.

    `facts` are `buried_cards` by seat and their `buried_points`. The same once more is no change
    and no error. The draft's `.game` is loaded.

    :raises StaleStep: the hand or what lies buried has moved on since; with the current draft.
    :raises GameIsOver: there is no running hand.
    :raises WriteRefused: facts that cannot be stored.
    """
    facts = check_facts(facts)
    with write():
        draft = open_draft(game, hand_number)
        if draft.facts.get(BURY, {}) == facts:
            return draft
        if revision != revision_of(draft, BURY):
            raise StaleStep(CHANGED, draft)
        others = {name: draft.facts[name] for name in draft.facts if name != BURY}
        kept = others | ({BURY: facts} if facts else {})
        fill(draft, draft.hand_number, kept, (BURY,), draft.taken_back, by)
        return draft
