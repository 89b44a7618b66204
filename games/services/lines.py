"""Striking a line of the sheet out and letting it stand again (G8, G9, G10; architecture §3).

An entry `void` strikes a hand (with its penalties) or a penalty, an entry `restore` takes that
back. When the last hand is struck, the draft is filled again with it.
"""

from typing import Any

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.names import read_note
from games.rules.sheet import SheetLine
from games.selectors.ledger import sheet_of
from games.services.drafts import follow, refill
from games.services.errors import GameIsOver, NothingToUndo
from games.services.hands import is_hand, live_hands
from games.services.ledger import (
    append,
    as_sent,
    check_new,
    check_sent,
    find_repeat,
    lock_game,
    project,
)
from games.services.transaction import write

GONE = "This {kind} does not stand any more."
STANDS = "{kind} {number} is not struck out."
UNDER_STRUCK = "Penalty {number} stands under a hand that is struck out: restore that hand."
STRUCK_BY, RESTORED_BY = (Kind.HAND, Kind.PENALTY, Kind.RESTORE), (Kind.VOID,)


def strike_line(*, game: Game, target_seq: int, note: str = "", key: str, by: Device) -> Entry:
    """Strike a hand or a penalty out, with or without a reason. Seven queries, or eight.

    `target_seq` may be any version of the hand.

    :raises NothingToUndo: there is no such line, or it does not stand any more.
    :raises GameIsOver: a finished game gives back its last entry only (G9).
    :raises TextRefused: a reason that cannot stand on the sheet.
    :raises KeyReused: the key has written something else.
    """
    reason = {"reason": text} if (text := read_note(note)) else {}
    facts = check_sent(key, {"target": target_seq}) | reason
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.VOID, facts, key):
            return repeat
        return strike(game, facts, key, by)


def undo_hand(*, game: Game, target_seq: int, key: str, by: Device) -> Entry:
    """Strike a hand out, as the ten seconds after saving it offer: :func:`strike_line`."""
    return strike_line(game=game, target_seq=target_seq, key=key, by=by)


def restore_line(*, game: Game, target_seq: int, key: str, by: Device) -> Entry:
    """Let a struck hand or penalty stand again. Seven queries, or eight with its draft.

    `target_seq` may be any entry about that line.

    :raises NothingToUndo: there is no such line, it stands, or its hand is struck as well.
    :raises HandsRefused: under the rules of today it cannot be scored.
    :raises GameIsOver: a finished game gives back its last entry only (G9).
    :raises KeyReused: the key has written something else.
    """
    facts = check_sent(key, {"target": target_seq})
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.RESTORE, facts, key):
            return repeat
        return restore(game, facts, key, by)


def strike(game: Game, facts: dict[str, Any], key: str, by: Device) -> Entry:
    """:func:`strike_line` on a locked game."""
    line = sheet_of(game).line(facts["target"])
    if line is None or line.state == "struck":
        raise NothingToUndo(GONE.format(kind="line" if line is None else line.kind), game)
    check_is_last(game, line, STRUCK_BY)
    is_last = is_hand(line) and line is live_hands(game)[-1]
    entry = append(game, Kind.VOID, facts, key=key, by=by)
    if is_last:
        refill(game.draft, sheet_of(game).hand_number, as_sent(line.facts), line.seq)
    project(game)
    return entry


def restore(game: Game, facts: dict[str, Any], key: str, by: Device) -> Entry:
    """:func:`restore_line` on a locked game."""
    line = sheet_of(game).line(facts["target"])
    if line is None or line.state != "struck" or line.is_under_struck:
        raise NothingToUndo(not_struck(line), game)
    check_is_last(game, line, RESTORED_BY)
    check_new(game, Kind.RESTORE, facts)
    entry = append(game, Kind.RESTORE, facts, key=key, by=by)
    follow(game.draft, sheet_of(game).hand_number, line.seq)
    project(game)
    return entry


def check_is_last(game: Game, line: SheetLine, kinds: tuple[str, ...]) -> None:
    """:raises GameIsOver: the game is, and its last entry is not one of these about this line."""
    last = sheet_of(game).last
    is_taken_back = last and last["kind"] in kinds and sheet_of(game).line(last["seq"]) is line
    if game.is_over and not is_taken_back:
        raise GameIsOver(game)


def not_struck(line: SheetLine | None) -> str:
    """Why a line cannot be restored."""
    if line is None:
        return "There is no such line on the sheet."
    if line.is_under_struck:
        return UNDER_STRUCK.format(number=line.number)
    return STANDS.format(kind=line.kind.capitalize(), number=line.number)
