"""Recording a hand (G8, G9; architecture §3): an entry `hand`, and the draft is empty again.

Leaves out taking it back (`lines.py`) and writing it again (`corrections.py`).
"""

from collections.abc import Callable
from typing import Any

from games.canonical import same_data
from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.names import read_note
from games.rules.errors import Problem
from games.rules.sheet import SheetLine
from games.selectors.ledger import sheet_of
from games.services.drafts import bid_or_meld_changed, empty
from games.services.errors import (
    GameIsOver,
    HandAlreadyWritten,
    NeedsConfirmation,
    StaleHand,
    StaleStep,
)
from games.services.ledger import (
    append,
    as_sent,
    check_new,
    check_sent,
    find_repeat,
    lock_game,
    project,
    with_game,
)
from games.services.transaction import write


def record_hand(
    *,
    game: Game,
    hand_number: int,
    facts: dict[str, Any],
    seen_version: int,
    key: str,
    by: Device,
    accept_warnings: tuple[str, ...] = (),
    is_stale: Callable[[Game], bool] = lambda game: False,
) -> Entry:
    """Write a hand, clear its draft and move the totals, all or nothing. Eight queries.

    The same key with the same facts gives the entry that stands, as do the same facts for the
    same hand. `is_stale` is asked of the locked game: whether its draft is not what the sender
    saw; then nobody's step is thrown away unseen. Accepted warnings are kept in the facts as `irregular`. The entry's `.game` is
    loaded, so its sheet needs no more queries.

    :raises HandRefused: impossible arithmetic or form; all problems at once.
    :raises NeedsConfirmation: warnings whose codes are not in `accept_warnings`.
    :raises TextRefused: a note that cannot stand on the sheet.
    :raises HandAlreadyWritten: that hand stands with other facts.
    :raises StaleStep: `is_stale`.
    :raises StaleHand: the sheet has not come to that hand.
    :raises KeyReused: the key has written something else.
    :raises WriteRefused: no usable key, or facts that cannot be stored.
    :raises GameIsOver: a finished game takes no hands.
    """
    facts = with_note(check_sent(key, facts))
    with write():
        game = lock_game(game)
        stands = find_repeat(game, Kind.HAND, facts, key) or find_same_hand(
            game, hand_number, facts, seen_version
        )
        if stands:
            return stands
        if is_stale(game):
            raise StaleStep(bid_or_meld_changed(hand_number), game.draft)
        checked = check_hand(game, Kind.HAND, as_sent(facts), accept_warnings)
        entry = append(game, Kind.HAND, checked, key=key, by=by)
        empty(game.draft, sheet_of(game).hand_number)
        project(game)
        return entry


def with_note(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts with their note, if there is one, as it will stand.

    :raises TextRefused: it cannot.
    """
    if "note" not in facts:
        return facts
    return facts | {"note": read_note(facts["note"], "entry.note")}


def find_same_hand(
    game: Game, hand_number: int, facts: dict[str, Any], seen_version: int
) -> Entry | None:
    """The entry of that hand if it stands with these facts; None if that hand is the next.

    :raises HandAlreadyWritten: it stands with other facts.
    :raises GameIsOver: there is no next hand.
    :raises StaleHand: it is further on than the next.
    """
    entry = hand_of_number(game, hand_number)
    if entry is not None:
        if says_the_same(entry, facts):
            return with_game(entry, game)
        raise HandAlreadyWritten(standing(game, entry, hand_number, seen_version), entry, facts)
    sheet = sheet_of(game)
    if sheet.is_over:
        raise GameIsOver(game)
    if hand_number != sheet.hand_number:
        raise StaleHand(f"The sheet is at hand {sheet.hand_number}, not {hand_number}.", game)
    return None


def says_the_same(entry: Entry, facts: dict[str, Any]) -> bool:
    """Whether an entry is a hand, or a correction, with these facts."""
    return entry.kind in (Kind.HAND, Kind.CORRECTION) and same_data(
        as_sent(entry.facts), as_sent(facts)
    )


def check_hand(
    game: Game, kind: str, facts: dict[str, Any], accept_warnings: tuple[str, ...]
) -> dict[str, Any]:
    """The facts of a hand or a correction, with the irregularities that the table accepted.

    :raises HandRefused: the rules refuse it.
    :raises NeedsConfirmation: a warning was not accepted.
    """
    warnings = check_new(game, kind, facts)
    if open_questions := tuple(each for each in warnings if each.code not in accept_warnings):
        raise NeedsConfirmation(open_questions)
    return marked(facts, warnings)


def marked(facts: dict[str, Any], warnings: tuple[Problem, ...]) -> dict[str, Any]:
    """The facts with their irregularities, which the table has accepted."""
    irregular = sorted({warning.code for warning in warnings})
    return facts | {"irregular": irregular} if irregular else facts


def live_hands(game: Game) -> list[SheetLine]:
    """The hands that stand, in order."""
    return [line for line in sheet_of(game).lines if is_hand(line) and line.state != "struck"]


def is_hand(line: SheetLine) -> bool:
    return line.kind == Kind.HAND


def hand_of_number(game: Game, hand_number: int) -> Entry | None:
    """The entry with the current version of the hand that stands under that number."""
    seqs = [line.version_seq for line in live_hands(game) if line.number == str(hand_number)]
    return game.entry_list[seqs[-1] - 1] if seqs else None


def standing(game: Game, entry: Entry, hand_number: int, seen_version: int) -> str:
    """What to say about a hand that stands: whether the page had seen it, and what it came to."""
    when = "already" if entry.seq <= seen_version else "by another phone in the meantime"
    verdict = sheet_of(game).line(entry.seq).verdict
    return f"Hand {hand_number} was written {when}: {verdict.headline}"
