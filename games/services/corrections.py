"""Writing a past hand again (G8, G9; architecture §3): the version before stays on the sheet.

Everything after it is replayed; the dealer of a hand that was dealt stays. A finished game is
reopened first. Undoing a correction is a correction back (`undoing.py`).
"""

from typing import Any

from games.canonical import same_data
from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.names import read_note
from games.rules.sheet import SheetLine
from games.selectors.ledger import sheet_of
from games.services.errors import GameIsOver, HandChanged, NothingToCorrect
from games.services.hands import check_hand, with_note
from games.services.ledger import (
    append,
    as_sent,
    check_sent,
    find_repeat,
    lock_game,
    project,
    with_game,
)
from games.services.transaction import write

NO_LINE = "There is no such hand on the sheet."
NO_HAND = "Only a hand is corrected; strike the penalty out and write it again."
IS_STRUCK = "Hand {number} is struck out. Restore it first."
STRUCK_SINCE = "Hand {number} was struck out in the meantime."
CORRECTED_SINCE = "Hand {number} was corrected in the meantime: {headline}"


def correct_hand(
    *,
    game: Game,
    target_seq: int,
    facts: dict[str, Any],
    note: str = "",
    seen_version: int,
    key: str,
    by: Device,
    accept_warnings: tuple[str, ...] = (),
) -> Entry:
    """Write a hand again, with or without a reason (`note`), and move the totals. Seven queries.

    `target_seq` may be any version of the hand; `facts` are all of the hand's. The same key with
    the same facts gives the entry that stands, as does what the hand says already.

    :raises HandRefused: impossible arithmetic or form; all problems at once.
    :raises NeedsConfirmation: warnings whose codes are not in `accept_warnings`.
    :raises TextRefused: a note or a reason that cannot stand on the sheet.
    :raises HandChanged: it was corrected or struck after `seen_version`.
    :raises NothingToCorrect: there is no such hand, or it is struck out.
    :raises GameIsOver: a finished game is reopened first.
    :raises KeyReused: the key has written something else.
    :raises WriteRefused: no usable key, or facts that cannot be stored.
    """
    sent = as_correction(key, facts, target_seq, note)
    with write():
        return write_correction(lock_game(game), sent, seen_version, key, by, accept_warnings)


def as_correction(key: str, facts: Any, target_seq: int, note: object = "") -> dict[str, Any]:
    """The facts of a correction as they will be stored.

    :raises TextRefused, WriteRefused: they cannot be, or the key is none.
    """
    sent = with_note(as_sent(check_sent(key, facts)))
    return check_sent(key, sent | {"target": target_seq}) | as_reason(note)


def write_correction(
    game: Game,
    facts: dict[str, Any],
    seen_version: int,
    key: str,
    by: Device,
    accept_warnings: tuple[str, ...],
) -> Entry:
    """The correction in a locked game; see :func:`correct_hand`."""
    if repeat := find_repeat(game, Kind.CORRECTION, facts, key):
        return repeat
    line = find_hand(game, facts["target"])
    if line.state != "struck" and same_data(as_sent(line.facts), as_sent(facts)):
        return with_game(game.entry_list[line.version_seq - 1], game)
    check_current(game, line, facts, seen_version)
    checked = check_hand(game, Kind.CORRECTION, facts, accept_warnings)
    entry = append(game, Kind.CORRECTION, checked, key=key, by=by)
    project(game)
    return entry


def as_reason(note: object) -> dict[str, str]:
    """The reason as the entry carries it: nothing where none was given.

    :raises TextRefused: it cannot stand on the sheet.
    """
    reason = read_note(note)
    return {"reason": reason} if reason else {}


def find_hand(game: Game, seq: int) -> SheetLine:
    """The hand that this entry wrote or changed.

    :raises NothingToCorrect: there is none.
    """
    line = sheet_of(game).line(seq)
    if line is None or line.kind != Kind.HAND:
        raise NothingToCorrect(NO_LINE if line is None else NO_HAND, game)
    return line


def check_current(game: Game, line: SheetLine, facts: dict[str, Any], seen_version: int) -> None:
    """The hand stands as the page saw it, in a game that is being played.

    :raises HandChanged: it was corrected or struck since.
    :raises NothingToCorrect: it is struck out, and the page knew.
    :raises GameIsOver: the game is.
    """
    newest = last_about(game, line)
    if line.version_seq > seen_version or (line.state == "struck" and newest.seq > seen_version):
        raise HandChanged(said_since(line), with_game(newest, game), facts)
    if line.state == "struck":
        raise NothingToCorrect(IS_STRUCK.format(number=line.number), game)
    if game.is_over:
        raise GameIsOver(game, f"to correct hand {line.number}")


def last_about(game: Game, line: SheetLine) -> Entry:
    """The entry that struck the hand, or its current version."""
    if line.state != "struck":
        return game.entry_list[line.version_seq - 1]
    sheet = sheet_of(game)
    voids = [entry for entry in game.entry_list if entry.kind == Kind.VOID]
    return [entry for entry in voids if sheet.line(entry.seq) is line][-1]


def said_since(line: SheetLine) -> str:
    """What happened to the hand in the meantime."""
    if line.state == "struck":
        return STRUCK_SINCE.format(number=line.number)
    return CORRECTED_SINCE.format(number=line.number, headline=line.verdict.headline)
