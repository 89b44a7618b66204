"""What the database keeps (architecture §3): constraints that it can hold itself, no scoring.

Only games/services writes these; nothing here has a `save()` of its own. A foreign key has no index
of its own where a unique constraint begins with it, or where nothing ever looks along it.
"""

from games.models.device import Device
from games.models.entry import Draft, Entry
from games.models.game import Game, Holding, Player, Seat
from games.models.profile import RuleProfile
from games.models.table import Code, Grant, Guesses, Link, Table

__all__ = [
    "Code",
    "Device",
    "Draft",
    "Entry",
    "Game",
    "Grant",
    "Guesses",
    "Holding",
    "Link",
    "Player",
    "RuleProfile",
    "Seat",
    "Table",
]
