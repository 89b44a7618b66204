"""A whole table as players would have made it: by the services themselves."""

from typing import Any

from games import services
from games.ids import new_id
from games.models import Device, Game, Table
from games.selectors.ledger import load_game
from tests.factories.people import DeviceFactory

NAMES = ["Ann", "Cy", "Bob", "Dee"]


def a_table(by: Device | None = None, **changes: Any) -> Table:
    """A single-deck table of Ann & Bob against Cy & Dee, Ann deals first."""
    variant = changes.get("variant", "single-deck")
    usual: dict[str, Any] = {
        "by": by or DeviceFactory(),
        "variant": variant,
        "rules": {},
        "names": NAMES[:3] if variant == "cutthroat" else NAMES,
        "dealer": 1,
        "key": new_id(),
    }
    return services.create_table(**usual | changes)


def a_game(by: Device | None = None, **changes: Any) -> Game:
    """The first game of such a table, loaded."""
    return load_game(a_table(by, **changes))
