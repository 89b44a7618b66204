"""What the database keeps (architecture §3): constraints that it can hold itself, no scoring.

Only games/services writes these; nothing here has a `save()` of its own. A foreign key has no index
of its own where a unique constraint begins with it, or where nothing ever looks along it.
"""

from games.models.club import (
    Club,
    ClubGrant,
    ClubLink,
    ClubProfile,
    Person,
    PersonName,
    SavedSearch,
    Season,
)
from games.models.device import Device
from games.models.entry import Draft, Entry
from games.models.game import Game, Holding, Player, Seat
from games.models.profile import RuleProfile
from games.models.statistics import GameSeat, HandSeat, RatingStep
from games.models.table import Code, Grant, Guesses, Link, Table

__all__ = [
    "Club",
    "ClubGrant",
    "ClubLink",
    "ClubProfile",
    "Code",
    "Device",
    "Draft",
    "Entry",
    "Game",
    "GameSeat",
    "Grant",
    "Guesses",
    "HandSeat",
    "Holding",
    "Link",
    "Person",
    "PersonName",
    "Player",
    "RatingStep",
    "RuleProfile",
    "SavedSearch",
    "Season",
    "Seat",
    "Table",
]
