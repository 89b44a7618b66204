"""Every way in which a write can be turned down, each with a sentence for players.

`status` is what HTTP calls it. Problems of form and of the rules (`TableRefused`,
`PenaltyRefused`, `WriteRefused`, and `HandRefused` from the rules) are `Refused` with `problems`.
"""

from typing import Any

from games.models import Draft, Entry, Game
from games.rules.errors import Problem, Refused


class TableRefused(Refused):
    """A new table or game with something wrong in it; all problems at once."""


class PenaltyRefused(Refused):
    """A penalty that is no penalty; all problems at once."""


class WriteRefused(Refused):
    """A write without a usable key, of a step there is not, or with facts that cannot be stored."""


class SeatRefused(Refused):
    """Nobody can sit down so; all problems at once."""


class ProfileRefused(Refused):
    """House rules that cannot be kept under a name; all problems at once."""


class HandsRefused(Refused):
    """Hands on the sheet that could not be scored any more. Nothing was stored.

    `hands` is each of them, a (number, problems) pair, in sheet order.
    """

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        numbers = list(dict.fromkeys(number_of(problem) for problem in problems))
        self.hands = tuple(
            (number, tuple(each for each in problems if number_of(each) == number))
            for number in numbers
        )


def number_of(problem: Problem) -> int:
    """The hand that a problem of the replay is about: its field is `hands.<number>.…`."""
    return int(problem.field.split(".")[1])


class WriteFailed(Exception):
    """A write that was in order by itself and yet was not made. Nothing was stored."""

    status = 409
    retry_after = 0  # seconds; 0 where trying again does not help

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Busy(WriteFailed):
    """The database had no time for two seconds. The phone keeps its copy and sends it again."""

    status = 503
    retry_after = 2

    def __init__(self) -> None:
        super().__init__("The score sheet is busy. Nothing is lost: it is sent again in a moment.")


class StaleStep(WriteFailed):
    """A step based on an older state of the draft; `draft` is the current one."""

    def __init__(self, message: str, draft: Draft) -> None:
        super().__init__(message)
        self.draft = draft


class StaleHand(WriteFailed):
    """A hand further on than the sheet is; `game` is the current one, loaded."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class HandAlreadyWritten(WriteFailed):
    """The hand stands with other facts or from another phone.

    `entry` is the stored one (its `.game` is loaded); `facts` are those that were not stored.
    """

    def __init__(self, message: str, entry: Entry, facts: dict[str, Any]) -> None:
        super().__init__(message)
        self.entry = entry
        self.facts = facts


class HandChanged(WriteFailed):
    """A hand that was corrected or struck after the page had seen it.

    `entry` is the one that did it (its `.game` is loaded); `facts` are those that were not stored.
    """

    def __init__(self, message: str, entry: Entry, facts: dict[str, Any]) -> None:
        super().__init__(message)
        self.entry = entry
        self.facts = facts


class NothingToConfirm(WriteFailed):
    """There is no hand that this side could agree to, or not so; `game` is loaded."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class NothingToCorrect(WriteFailed):
    """There is no hand that stands where a correction was meant to go; `game` is loaded."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class NothingToChange(WriteFailed):
    """All is as it is asked for already; `game` is loaded."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class GameMovedOn(WriteFailed):
    """A form of one game, sent when its table was at another one already."""

    def __init__(self, seen: int, current: int) -> None:
        super().__init__(
            f"That page showed game {seen} of this table; this is game {current}. Nothing was saved."
        )


class KeyReused(WriteFailed):
    """The same key came with other facts. `stored` is what was written under it first."""

    def __init__(self, stored: object) -> None:
        super().__init__("This was sent before with other figures. Those stand; look again.")
        self.stored = stored


class GameIsOver(WriteFailed):
    """A finished game takes no more of this; `game` is the current one, loaded."""

    def __init__(self, game: Game, purpose: str = "to go on") -> None:
        ending = f" {game.last_sentence}" if game.last_sentence else ""
        super().__init__(f"This game is over.{ending} Reopen it {purpose}.")
        self.game = game


class GameIsRunning(WriteFailed):
    """What only a finished game takes (reopening, another game after it); `game` is the running one."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class NothingToUndo(WriteFailed):
    """The entry to be undone is not there, is struck already, or cannot be undone by itself."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


class NeedsConfirmation(WriteFailed):
    """Irregular but real: `problems` are warnings that the table must accept with one more tap."""

    status = 422

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(" ".join(problem.message for problem in problems))
        self.problems = problems


class LinkRefused(WriteFailed):
    """A link's secret that opens nothing, or nothing any more."""

    status = 404

    def __init__(self) -> None:
        super().__init__("This link opens nothing any more. Ask the table's owner for a new one.")


class CodeRefused(WriteFailed):
    """A code that is no table's now. It is not told whether it ever was."""

    status = 422

    def __init__(self) -> None:
        super().__init__(
            "No table has this code now. Look at it once more; a code is good for twelve hours."
        )


class TooManyGuesses(WriteFailed):
    """Too many wrong codes came from here, or from everywhere, within the hour."""

    status = 429
    retry_after = 1800

    def __init__(self) -> None:
        super().__init__(
            "Too many wrong codes were typed. Try again in an hour, or ask for the table's link."
        )


class RightIsGone(WriteFailed):
    """The right that this phone acted by was taken from it in the meantime."""

    status = 404

    def __init__(self) -> None:
        super().__init__("This phone may do nothing at this table any more.")


class NobodyAsks(WriteFailed):
    """A seat to be given that nobody asks for any more."""

    def __init__(self) -> None:
        super().__init__("This phone does not ask for a seat any more.")


class LastOwner(WriteFailed):
    """The only owner of a table would step down."""

    def __init__(self) -> None:
        super().__init__(
            "You are the only owner of this table. Open the owner's link on another phone first."
        )


class MeldIsWritten(WriteFailed):
    """A player lays down after the scorekeeper has written that side's meld."""

    def __init__(self) -> None:
        super().__init__("The meld of this hand is written already. Tell the scorekeeper.")
