"""Entries that are no hands: a penalty line, "call it now" and reopening.

G9 (what a finished game still takes), G10 (a penalty belongs to the hand it stands under and can
end the game), G12 (called off is no win). Undoing them is in `undoing.py`.
"""

from collections.abc import Callable

from games.models import Device, Entry, Game
from games.models.entry import Kind
from games.names import TextRefused, read_note
from games.rules.errors import Problem
from games.services.errors import GameIsOver, GameIsRunning, PenaltyRefused
from games.services.ledger import check_sent, find_repeat, lock_game, write_entry
from games.services.starting import LARGEST_TOTAL, check_whole, sides_of, unknown
from games.services.transaction import write
from games.services.undoing import undo_entry

__all__ = ["end_game", "record_penalty", "reopen_game", "undo_entry"]


def record_penalty(
    *, game: Game, amounts: dict[str, int], note: str = "", key: str, by: Device
) -> Entry:
    """Write a penalty line: any signed points by side, and why. It can end the game.

    :raises PenaltyRefused: all problems with `points.<side>` and `note` at once.
    :raises GameIsOver: a finished game takes no penalty.
    :raises KeyReused: the key has written something else.
    """
    note, problems = check_note(note)
    facts = check_sent(key, {"points": amounts, "note": note})
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.PENALTY, facts, key):
            return repeat
        refuse_over(game)
        check_amounts(game, amounts, problems)
        return write_entry(game, Kind.PENALTY, facts, key, by)


def check_note(note: object) -> tuple[str, tuple[Problem, ...]]:
    """The note as it will stand, and what is wrong with it. Blank is good."""
    try:
        return read_note(note), ()
    except TextRefused as refused:
        return "", refused.problems


def check_amounts(game: Game, amounts: object, problems: tuple[Problem, ...]) -> None:
    """:raises PenaltyRefused: `problems`, and what is wrong with the points by side."""
    if not isinstance(amounts, dict) or not any(amounts.values()):
        nothing = Problem("missing", "points", "A penalty needs points for at least one side.")
        raise PenaltyRefused((nothing, *problems))
    sides = sides_of(game.variant, len(game.seat_list))
    found = [problem for side in amounts for problem in check_amount(side, amounts[side], sides)]
    if found or problems:
        raise PenaltyRefused((*found, *problems))


def check_amount(side: str, points: object, sides: tuple[str, ...]) -> list[Problem]:
    field = f"points.{side}"
    if side not in sides:
        return [unknown(field)]
    return check_whole(points, field, -LARGEST_TOTAL, LARGEST_TOTAL)


def end_game(*, game: Game, key: str, by: Device) -> Entry:
    """Call it now: the game is over, and nobody has won it (G12).

    :raises GameIsOver: it is over already.
    :raises KeyReused: the key has written something else.
    """
    return write_plain(game, Kind.END, key, by, refuse_over)


def reopen_game(*, game: Game, key: str, by: Device) -> Entry:
    """Go on with a finished game; it ends again as soon as the replay finds a winner (G9).

    :raises GameIsRunning: it is not over.
    :raises KeyReused: the key has written something else.
    """
    return write_plain(game, Kind.REOPEN, key, by, refuse_running)


def write_plain(
    game: Game, kind: str, key: str, by: Device, refuse: Callable[[Game], None]
) -> Entry:
    """Write an entry without facts, unless `refuse` raises."""
    check_sent(key, {})
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, kind, {}, key):
            return repeat
        refuse(game)
        return write_entry(game, kind, {}, key, by)


def refuse_over(game: Game) -> None:
    """:raises GameIsOver: the game is over."""
    if game.is_over:
        raise GameIsOver(game)


def refuse_running(game: Game) -> None:
    """:raises GameIsRunning: the game is not over."""
    if not game.is_over:
        raise GameIsRunning("This game is being played already.", game)
