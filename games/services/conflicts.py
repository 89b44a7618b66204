"""One hand from two phones (architecture §3): one stands, and the other phone has the last word.

Keeping what stands stores nothing. Keeping one's own is a correction of it; where the hand that
stands has ended the game, the game is reopened with it (G9), both or neither.
"""

from typing import Any

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.services.corrections import as_correction, write_correction
from games.services.errors import GameIsOver
from games.services.hands import live_hands
from games.services.ledger import append, find_repeat, lock_game, project
from games.services.transaction import write

REOPENED = "_reopen"  # what the key of that entry has after the correction's own


def keep_mine(
    *,
    game: Game,
    target_seq: int,
    facts: dict[str, Any],
    seen_version: int,
    key: str,
    by: Device,
    accept_warnings: tuple[str, ...] = (),
) -> Entry:
    """Correct the hand that stands to this phone's facts. Seven queries, nine to reopen.

    The same key with the same facts gives the entry that stands.

    :raises HandRefused, NeedsConfirmation, TextRefused, HandChanged, NothingToCorrect: as
        `correct_hand`; a game that is over stays so then.
    :raises GameIsOver: the game is over, and this hand is not its last.
    :raises KeyReused: the key has written something else.
    :raises WriteRefused: no usable key, or facts that cannot be stored.
    """
    sent = as_correction(key, facts, target_seq)
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.CORRECTION, sent, key):
            return repeat
        if game.is_over:
            reopen_for(game, target_seq, key, by)
        return write_correction(game, sent, seen_version, key, by, accept_warnings)


def reopen_for(game: Game, target_seq: int, key: str, by: Device) -> None:
    """Reopen a game that its last hand has ended. Two queries.

    :raises GameIsOver: this hand is not its last.
    """
    if [line.seq for line in live_hands(game)][-1:] != [target_seq]:
        raise GameIsOver(game, "to write this hand again")
    append(game, Kind.REOPEN, {}, key=key + REOPENED, by=by)
    project(game)
