"""One factory a model, and one for a hand's facts. `a_table()` makes a whole one, by services."""

from tests.factories.clubs import a_club
from tests.factories.facts import hand, melded, played
from tests.factories.ledger import DraftFactory, EntryFactory
from tests.factories.people import (
    CodeFactory,
    DeviceFactory,
    GrantFactory,
    GuessesFactory,
    LinkFactory,
    TableFactory,
)
from tests.factories.play import GameFactory, HoldingFactory, PlayerFactory, SeatFactory
from tests.factories.whole import NAMES, a_game, a_table

__all__ = [
    "NAMES",
    "CodeFactory",
    "DeviceFactory",
    "DraftFactory",
    "EntryFactory",
    "GameFactory",
    "GrantFactory",
    "GuessesFactory",
    "HoldingFactory",
    "LinkFactory",
    "PlayerFactory",
    "SeatFactory",
    "TableFactory",
    "a_club",
    "a_game",
    "a_table",
    "hand",
    "melded",
    "played",
]
