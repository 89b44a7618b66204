"""A game, and the browser of the device that owns its table."""

import pytest
from django.test import Client

from games.models import Game
from tests.factories import a_game
from tests.pages.visiting import sign_in


@pytest.fixture
def game() -> Game:
    """A single-deck game of Ann & Bob against Cy & Dee in which nothing has happened."""
    return a_game()


@pytest.fixture
def visitor(client: Client, game: Game) -> Client:
    """The owner's browser, without scripts."""
    sign_in(client, game)
    return client
