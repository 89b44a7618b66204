"""Others at the table say that a hand is right: asked where a table wants it, never waited for.

An entry `confirmation` names a version of a hand and a side (architecture §3), and so does the one
that takes it back: of each side the last word holds. A correction leaves all of them behind.
Whoever wrote the hand down has said so already: it is the other sides that are asked.
"""

from games.models import Device, Entry, Game, Table
from games.models.entry import Kind
from games.rules.sheet import SheetLine
from games.selectors.agreement import asked_sides, person_at, seats_of_phones, writer_of
from games.selectors.ledger import sheet_of
from games.services.errors import NothingToConfirm
from games.services.ledger import (
    append,
    check_new,
    check_sent,
    find_repeat,
    lock_game,
    project,
    with_game,
)
from games.services.transaction import write

NO_HAND = "There is no such hand on the sheet."
IS_STRUCK = "Hand {number} is struck out."
CORRECTED = "Hand {number} was corrected in the meantime. Look at it again."
NOT_ASKED = "This table does not ask the others whether a hand is right."
OWN_HAND = "Hand {number} was written by {name}: it is the others who say that it is right."
SAID_NOTHING = "Nobody of that side has said that hand {number} is right."


def confirm_hand(
    *, game: Game, target_seq: int, side: str, stands: bool = True, key: str, by: Device
) -> Entry:
    """A side says that a hand is right; `stands=False` takes that back. At most eight queries.

    `target_seq` is the version that was read. A side says it once: again gives the entry that
    stands. A finished game takes it too.

    :raises NothingToConfirm: no such hand, another version by now, nothing to take back, a side
        that wrote the hand itself, or a table that does not ask.
    :raises LedgerRefused: there is no such side.
    :raises KeyReused: the key has written something else.
    """
    facts = check_sent(key, {"target": target_seq, "side": side, "stands": stands})
    with write():
        game = lock_game(game)
        if repeat := find_repeat(game, Kind.CONFIRMATION, facts, key):
            return repeat
        line = find_version(game, target_seq)
        check_new(game, Kind.CONFIRMATION, facts)
        seats = seats_of_phones(game.table, {str(by.pk), writer_of(game, line)})
        said = said_before(game, line, side)
        if stands and said:
            return with_game(said, game)
        if stands:
            check_is_asked(game, line, side, seats)
        elif said is None:
            raise NothingToConfirm(SAID_NOTHING.format(number=line.number), game)
        who = person_at(game, line, seats.get(str(by.pk)), side)
        entry = append(game, Kind.CONFIRMATION, facts, key=key, by=by, who=who)
        project(game)
        return entry


def set_confirms(*, table: Table, is_on: bool, by: Device) -> None:
    """Whether this table asks the others. What they have said stays on the sheet."""
    with write():
        Table.objects.filter(pk=table.pk).update(confirms=is_on)


def find_version(game: Game, seq: int) -> SheetLine:
    """The hand whose current version this is.

    :raises NothingToConfirm: there is none that stands.
    """
    line = sheet_of(game).line(seq)
    if line is None or line.kind != Kind.HAND:
        raise NothingToConfirm(NO_HAND, game)
    if line.state == "struck":
        raise NothingToConfirm(IS_STRUCK.format(number=line.number), game)
    if line.version_seq != seq:
        raise NothingToConfirm(CORRECTED.format(number=line.number), game)
    return line


def said_before(game: Game, line: SheetLine, side: str) -> Entry | None:
    """The entry by which the side agrees with this version."""
    found = [each.seq for each in line.confirmations if each.side == side]
    return game.entry_list[found[0] - 1] if found else None


def check_is_asked(game: Game, line: SheetLine, side: str, seats: dict[str, int]) -> None:
    """:raises NothingToConfirm: nobody is asked at this table, or this side is not."""
    if not game.table.confirms:
        raise NothingToConfirm(NOT_ASKED, game)
    if side not in asked_sides(game, line, seats):
        raise NothingToConfirm(OWN_HAND.format(number=line.number, name=line.names[side]), game)
