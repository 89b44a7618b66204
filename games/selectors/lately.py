"""With whom this device has played: its last table, and the names of its players. Three queries."""

from games.ids import is_key
from games.models import Device, Game, Player
from games.selectors.tables import current_games

MOST_NAMES = 12
LOOKED_AT = 100  # players


def last_game(device: Device, address: str = "") -> Game | None:
    """The device's latest current game, or that of one table of its own, with seats and table."""
    games = current_games().filter(
        table__grants__device_id=device.pk, table__grants__revoked_at=None
    )
    if address and not is_key(address):
        return None
    wanted = games.filter(table__address=address) if address else games
    return wanted.order_by("-changed_at", "-pk").first()


def known_names(device: Device) -> list[str]:
    """Names at this device's tables, the latest first, each once."""
    players = Player.objects.filter(
        table__grants__device_id=device.pk,
        table__grants__revoked_at=None,
        table__grants__hidden_at=None,
    )
    names = players.order_by("-pk").values_list("name", flat=True)[:LOOKED_AT]
    return list(dict.fromkeys(names))[:MOST_NAMES]
