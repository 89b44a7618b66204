"""Cards that a player enters on the own phone: kept for that phone alone, then laid down.

What is kept is nobody else's (`Holding`). What is laid down is the melded cards and no others, and
lies in the draft beside its steps, as the calls of an auction do, until the scorekeeper takes the
Meld step with it. A lay-down for another trump than the one that was named lies no more.
"""

from typing import Any

from games.models import Draft, Game, Grant, Holding
from games.services.drafts import LAID, check_held, fill, open_draft, revision_of
from games.services.errors import StaleStep
from games.services.ledger import check_facts
from games.services.transaction import write

CHANGED = "Somebody else laid down in the meantime. Try again."


def keep_holding(*, game: Game, grant: Grant, hand_number: int, cards: tuple[str, ...]) -> None:
    """Keep what this phone's player holds in this hand; no cards keep nothing."""
    with write():
        mine = Holding.objects.filter(grant=grant, game=game)
        if not cards:
            mine.delete()
            return
        held = {"hand_number": hand_number, "cards": list(cards)}
        Holding.objects.update_or_create(grant=grant, game=game, defaults=held)


def save_laid(*, game: Game, hand_number: int, revision: int, facts: dict[str, Any]) -> Draft:
    """Write what lies on the table in the running hand; empty `facts` clear it.

    `facts` are `trump`, and meld and cards by seat. The same once more is no change and no error.

    :raises StaleStep: the hand or what lies there has moved on since; with the current draft.
    :raises GameIsOver: there is no running hand.
    :raises WriteRefused: cards that cannot be.
    """
    facts = check_facts(facts)
    with write():
        draft = open_draft(game, hand_number)
        if draft.facts.get(LAID, {}) == facts:
            return draft
        if revision != revision_of(draft, LAID):
            raise StaleStep(CHANGED, draft)
        check_held(draft, {name: facts[name] for name in facts if name != "trump"})
        others = {name: draft.facts[name] for name in draft.facts if name != LAID}
        kept = others | ({LAID: facts} if facts else {})
        fill(draft, draft.hand_number, kept, (LAID,), draft.taken_back)
        return draft
