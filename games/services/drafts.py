"""The running hand, step by step: Bid, Meld, Tricks (architecture §3, "draft").

Each step is stored when it is taken. A step names its hand and the revision it saw; an older one
is stale and changes nothing. What the facts are worth is judged when the hand is recorded.
"""

from typing import Any

from games.hand_steps import by_step
from games.models import Device, Draft, Game
from games.models.entry import STEPS
from games.rules.entry_cards import check_cards
from games.rules.errors import Problem
from games.selectors.ledger import rules_of
from games.services.errors import GameIsOver, StaleStep, WriteRefused
from games.services.ledger import check_facts, lock_game
from games.services.transaction import write

CALLS = "calls"  # the auction, where it was followed: see games.services.auction
LAID = "laid"  # what players laid down on their own phones: see games.services.holdings
BURY = "bury"  # the buried cards, where they are known: see games.services.burying
PARTS = (*STEPS, CALLS, BURY, LAID)
NO_STEP = "The page sent no step of a hand. Reload it and try again."
TITLES = {"bid": "bid", "meld": "meld", "tricks": "trick points"}


def save_step(
    *, game: Game, hand_number: int, step: str, revision: int, facts: dict[str, Any], by: Device
) -> Draft:
    """Write one step of the running hand. The same facts once more are no change and no error.

    The draft's `.game` is loaded. Six queries.

    :raises StaleStep: the hand or the step has moved on since; with the current draft.
    :raises GameIsOver: there is no running hand.
    :raises WriteRefused: the facts cannot be stored, or hold cards that cannot be.
    """
    facts = check_step(step, facts)
    with write():
        draft = open_draft(game, hand_number)
        if draft.facts.get(step) == facts:
            return draft
        if revision != draft.revisions[step]:
            raise StaleStep(already_entered(draft, step), draft)
        check_held(draft, facts)
        fill(draft, draft.hand_number, draft.facts | {step: facts}, (step,), draft.taken_back, by)
        return draft


def check_step(step: object, facts: object) -> Any:
    """The facts of a step as they will be stored.

    :raises WriteRefused: no such step, or facts that cannot be stored.
    """
    if step not in STEPS:
        raise WriteRefused((Problem("not_allowed", "step", NO_STEP),))
    return check_facts(facts)


def check_held(draft: Draft, facts: dict[str, Any]) -> None:
    """:raises WriteRefused: cards that the deck has not got, or of somebody who does not play."""
    game, bid = draft.game, draft.facts.get("bid", {})
    told = {"playing": bid.get("playing")} | facts
    if problems := check_cards(rules_of(game), tuple(game.people_now), told, "facts"):
        raise WriteRefused(tuple(problems))


def clear_draft(*, game: Game, hand_number: int, by: Device) -> Draft:
    """Throw away what was entered of the running hand.

    :raises StaleStep: the hand has moved on since; with the current draft.
    :raises GameIsOver: there is no running hand.
    """
    with write():
        draft = open_draft(game, hand_number)
        empty(draft, hand_number)
        return draft


def open_draft(game: Game, hand_number: int) -> Draft:
    """The draft of a game that is not over, locked, if it is that hand's."""
    game = lock_game(game)
    check_hand_seen(game, hand_number)
    return game.draft


def check_hand_seen(game: Game, hand_number: int) -> None:
    """:raises GameIsOver, StaleStep: the running hand is not that one."""
    if game.is_over:
        raise GameIsOver(game)
    if hand_number != game.draft.hand_number:
        raise StaleStep(moved_on(game.draft, hand_number), game.draft)


def check_seen(game: Game, *, hand_number: int, step: str, revision: int) -> None:
    """Before what is wrong with a step is told: whether the page saw the step as it is now.

    :raises GameIsOver, StaleStep: as :func:`save_step`.
    """
    check_hand_seen(game, hand_number)
    if revision != game.draft.revisions[step]:
        raise StaleStep(already_entered(game.draft, step), game.draft)


def empty(draft: Draft, hand_number: int) -> None:
    """Make the draft a fresh one for that hand. One query."""
    fill(draft, hand_number, {}, PARTS, None)


def refill(draft: Draft, hand_number: int, facts: dict[str, Any], taken_back: int) -> None:
    """Fill the draft with an undone hand's facts, seq `taken_back`. One query."""
    fill(draft, hand_number, by_step(facts), PARTS, taken_back)


def follow(draft: Draft, hand_number: int, restored: int) -> None:
    """Move the draft to that hand once line `restored` stands again. One query, or none.

    What was taken back with that line goes; anything else that was entered stays.
    """
    if draft.taken_back == restored:
        empty(draft, hand_number)
    elif draft.hand_number != hand_number:
        fill(draft, hand_number, draft.facts, STEPS, draft.taken_back)


def fill(
    draft: Draft,
    hand_number: int,
    facts: dict[str, Any],
    steps: tuple[str, ...],
    taken_back: int | None,
    by: Device | None = None,
) -> None:
    """Write the draft: these steps are changed, `by` the device that took one. One query."""
    draft.hand_number = hand_number
    draft.facts = facts
    draft.revisions = draft.revisions | {step: revision_of(draft, step) + 1 for step in steps}
    draft.taken_back = taken_back
    draft.device_id = by.pk if by else None
    draft.save()


def revision_of(draft: Draft, step: str) -> int:
    """How often a step was written; one that a draft does not know yet was not."""
    return draft.revisions.get(step, 0)


def already_entered(draft: Draft, step: str) -> str:
    title = TITLES[step]
    return f"The {title} of hand {draft.hand_number} changed in the meantime: look at it first."


def bid_or_meld_changed(hand_number: int) -> str:
    return (
        f"Bid or meld of hand {hand_number} changed in the meantime. Look at it, then save again."
    )


def moved_on(draft: Draft, hand_number: int) -> str:
    if hand_number < draft.hand_number:
        return f"Hand {hand_number} is written already; this is hand {draft.hand_number}."
    return f"The hand before was taken back: this is hand {draft.hand_number} again."
