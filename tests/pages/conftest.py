"""A game, and the browser of the device that owns its table; a club, and that of its organiser."""

import pytest
from django.test import Client

from games.models import Club, Game
from tests.factories import NAMES, a_club, a_game
from tests.pages.club_people import club_browser
from tests.pages.people import browser_of
from tests.pages.visiting import sign_in
from tests.stats.small_season import SmallSeason, a_small_season


@pytest.fixture
def game() -> Game:
    """A single-deck game of Ann & Bob against Cy & Dee in which nothing has happened."""
    return a_game()


@pytest.fixture
def visitor(client: Client, game: Game) -> Client:
    """The owner's browser, without scripts."""
    sign_in(client, game)
    return client


@pytest.fixture
def season() -> SmallSeason:
    """The small season that was made by hand."""
    return a_small_season()


@pytest.fixture
def organiser(season: SmallSeason) -> Client:
    """The browser of who runs the small season's club and also has its tables."""
    return club_browser(season.club, "organiser")


@pytest.fixture
def club() -> Club:
    """A private club with Ann, Cy, Bob and Dee on its roster."""
    return a_club(NAMES)


@pytest.fixture
def me(club: Club) -> Client:
    """The browser of who made the club."""
    return browser_of(club.made_by)
