"""Which hands this device may open on their table's sheet: one query."""

from collections.abc import Iterable

from games.models import Device, Game
from games.stats.links import game_href, sheet_href
from games.stats.person.records import Record

Sheets = dict[tuple[int, int | None], str]


def sheets_of(device: Device, records: Iterable[Record]) -> Sheets:
    """The address of each record's hand or game, for those at tables that the device may see."""
    wanted = {(record.game, record.seq) for record in records}
    seen = Game.objects.filter(
        pk__in={game for game, _ in wanted},
        table__grants__device_id=device.pk,
        table__grants__revoked_at=None,
    )
    at = {pk: where for pk, *where in seen.values_list("pk", "table__address", "number")}
    return {
        (game, seq): sheet_href(*at[game], seq) if seq is not None else game_href(*at[game])
        for game, seq in wanted
        if game in at
    }
