"""Undoing any entry by writing its inverse; nothing is rubbed out (G9; architecture §3).

What takes what back stands in games.selectors.inverse.
"""

from typing import Any

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.selectors.inverse import inverse_of, is_last, still_stands
from games.services.changing_rules import write_rules
from games.services.errors import GameIsOver, NothingToUndo
from games.services.hands import marked
from games.services.ledger import check_new, check_sent, find_repeat, lock_game, write_entry
from games.services.lines import restore, strike
from games.services.transaction import write


def undo_entry(*, game: Game, target_seq: int, key: str, by: Device) -> Entry:
    """Undo any entry by its inverse. Seven queries, or eight.

    A hand or penalty is struck, a struck one restored, a corrected hand gets its version before,
    the rules before hold again, a seat goes back, an end is reopened; and each of these back.

    :raises NothingToUndo: there is no such entry, or it does not stand any more.
    :raises GameIsOver: a finished game gives back its last entry only (G9).
    :raises HandRefused: the rules of today refuse the version before of a hand.
    :raises HandsRefused: hands cannot be scored under the rules before, or a restored hand today.
    :raises KeyReused: the key has written something else.
    """
    check_sent(key, {"target": target_seq})
    with write():
        game = lock_game(game)
        target = find_target(game, target_seq)
        kind, facts = inverse_of(game, target)
        if repeat := find_repeat(game, kind, facts, key):
            return repeat
        check_undoable(game, target)
        if kind in WRITERS:
            return WRITERS[kind](game, facts, key, by)
        return write_entry(game, kind, facts, key, by)


def find_target(game: Game, seq: int) -> Entry:
    """The entry to be undone.

    :raises NothingToUndo: there is none.
    """
    for entry in game.entry_list:
        if entry.seq == seq:
            return entry
    raise NothingToUndo("There is nothing here to take back.", game)


def check_undoable(game: Game, target: Entry) -> None:
    """:raises NothingToUndo, GameIsOver: as in :func:`undo_entry`."""
    if not still_stands(game, target):
        raise NothingToUndo("This does not stand any more.", game)
    if game.is_over and not is_last(game, target) and target.kind != Kind.CONFIRMATION:
        raise GameIsOver(game)


def correct_back(game: Game, facts: dict[str, Any], key: str, by: Device) -> Entry:
    """A correction to the version before: what is irregular in it was accepted then."""
    warnings = check_new(game, Kind.CORRECTION, facts)
    return write_entry(game, Kind.CORRECTION, marked(facts, warnings), key, by)


WRITERS = {
    Kind.VOID: strike,
    Kind.RESTORE: restore,
    Kind.CORRECTION: correct_back,
    Kind.RULES: write_rules,
}
