"""Who is asked whether a hand is right: every side but that of the phone which wrote it down.

A phone without a seat speaks for nobody, so then all sides are asked. For loaded games.
"""

from games.models import Game, Grant, Table
from games.rules.sheet import SheetLine
from games.rules.variants import side_of_seat
from games.selectors.ledger import sheet_of


def seats_of_phones(table: Table, devices: set[str]) -> dict[str, int]:
    """The seats that these phones have at the table now. One query."""
    grants = Grant.objects.filter(table=table, device_id__in=devices, seat__isnull=False)
    return dict(grants.values_list("device_id", "seat"))


def writer_of(game: Game, line: SheetLine) -> str:
    """The device that wrote the current version of a line."""
    return str(game.entry_list[line.version_seq - 1].device_id)


def asked_sides(game: Game, line: SheetLine, seats: dict[str, int]) -> tuple[str, ...]:
    """The sides that did not write the hand."""
    seat = seats.get(writer_of(game, line))
    own = side_of_seat(game.variant, seat) if seat else None
    return tuple(side for side in sheet_of(game).sides if side != own)


def person_at(game: Game, line: SheetLine, seat: int | None, side: str) -> str:
    """Who sat on a seat of that side in that hand; "" where the seat is none of that side's."""
    people = sheet_of(game).seated.at(int(line.number))
    if seat is None or seat > len(people) or side_of_seat(game.variant, seat) != side:
        return ""
    return people[seat - 1]
