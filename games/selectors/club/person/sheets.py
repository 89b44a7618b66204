"""At which tables games were, and which of their sheets this device may open: one query."""

from collections.abc import Iterable
from typing import NamedTuple

from django.db.models import Exists, OuterRef

from games.models import Device, Game, Grant
from games.stats.links import game_href, sheet_href
from games.stats.person.records import Record


class Sheet(NamedTuple):
    """The table of a hand or a game; `href` is "" where the device may not see it."""

    table: str = ""
    href: str = ""


Sheets = dict[tuple[int, int | None], Sheet]


def sheets_of(device: Device, records: Iterable[Record]) -> Sheets:
    """The table of each record's hand or game, with its address where the device may see that."""
    wanted = {(record.game, record.seq) for record in records}
    own = Grant.objects.filter(device_id=device.pk, table=OuterRef("table"), revoked_at=None)
    games = Game.objects.filter(pk__in={game for game, _ in wanted}).annotate(is_open=Exists(own))
    fields = ("pk", "table__title", "is_open", "table__address", "number")
    at = {pk: where for pk, *where in games.values_list(*fields)}
    return {(game, seq): sheet(*at[game], seq) for game, seq in wanted if game in at}


def sheet(table: str, is_open: bool, address: str, number: int, seq: int | None) -> Sheet:
    """A game's sheet, at the line of the hand if it is about one."""
    if not is_open:
        return Sheet(table)
    line = game_href(address, number) if seq is None else sheet_href(address, number, seq)
    return Sheet(table, line)
