"""The season made by hand is the one that its notes tell of."""

import pytest

from games.models import Player
from games.selectors.ledger import sheet_of
from tests.stats.small_season import a_small_season

pytestmark = pytest.mark.django_db

TOTALS = [
    {"A": 80, "B": 520},
    {"A": 1520, "B": 900},
    {"A": 1660, "B": 1680},
    {"A": 700, "B": 1500},
    {"A": 1640, "B": 120},
    {"A": -160, "B": 750, "C": -160},
]


def test_small_season_ends_as_told() -> None:
    season = a_small_season()
    assert [game.totals for game in season.games] == TOTALS
    assert [game.winner for game in season.games] == ["", "A", "A", "B", "A", ""]
    assert [game.is_over for game in season.games] == [True, True, True, True, True, False]
    hands = [line for game in season.games for line in sheet_of(game).lines]
    assert len(hands) == 17
    assert not Player.objects.filter(person=None).exists()
