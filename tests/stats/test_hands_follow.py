"""What is corrected, struck out, merged, renamed or moved is found so by search and explorer."""

from datetime import UTC, date, datetime

import pytest
from django.test import Client

from games.models import Season
from games.services.merging import merge_people, undo_merge
from games.services.people import known_person
from games.services.roster import rename_person
from tests.factories.clubs import a_club_table, club_person, who
from tests.ledger.story import correct, record, seat, strike
from tests.pages.visiting import text_of
from tests.stats.asking import at, said
from tests.stats.small_season import SmallSeason, a_small_season, alone

pytestmark = pytest.mark.django_db


@pytest.fixture
def season(client: Client) -> SmallSeason:
    season = a_small_season()
    club_person(client, season.club)
    return season


def bids(client: Client, small: SmallSeason, **asked: str) -> str:
    """The sentence of the explorer."""
    page = text_of(client.get(at(small.club, "bids/", **asked)))
    return page.split('<h2 id="made">')[1].split("<")[0]


def test_correction_and_strike(client: Client, season: SmallSeason) -> None:
    porch = season.games[5]
    assert said(client, season.club, trump="H", person="Flo") == "2 hands, 2 made."
    # Flo's 300 in hearts was in spades, and she took 150 in tricks: set by 30.
    correct(porch, 1, alone(2, 300, "S", (20, 120, 40), (70, 150, 30)))
    assert said(client, season.club, trump="H", person="Flo") == "1 hand, 1 made."
    assert said(client, season.club, person="Flo", result="set", part="bidder") == "1 hand, 0 made."
    assert bids(client, season, variant="cutthroat").startswith("1 of 4 bids made")
    strike(porch, 4)
    assert bids(client, season, variant="cutthroat").startswith("0 of 3 bids made")
    assert said(client, season.club) == "16 hands, 10 made."


def test_somebody_else_sat_there(client: Client, season: SmallSeason) -> None:
    seat(season.games[5], 3, "Bob", from_hand=1)
    assert said(client, season.club, person="Ann", variant="cutthroat") == "0 hands."
    assert said(client, season.club, person="Bob", part="bidder") == "3 hands, 2 made."


def test_merge_rename_and_undo(client: Client, season: SmallSeason) -> None:
    table = a_club_table(
        season.club, datetime(2026, 6, 1, tzinfo=UTC), names=["Annie", "Cy", "Bob", "Dee"]
    )
    record(table.games.get())
    annie, ann = known_person(season.club, "Annie"), who(season.club, "Ann")
    assert said(client, season.club, person="Ann", part="bidder") == "6 hands, 4 made."
    merge_people(person=annie, into=ann)
    rename_person(person=ann, name="Anna")
    for name in ("Ann", "Annie", "Anna"):
        assert said(client, season.club, person=name, part="bidder") == "7 hands, 5 made."
    page = text_of(client.get(at(season.club, "bids/", person="Annie", partner="Bob")))
    assert "4 of 5 bids made" in page
    assert "Anna &amp; Bob, single deck." in page
    assert "Annie" not in page
    undo_merge(person=annie)
    assert said(client, season.club, person="Ann", part="bidder") == "6 hands, 4 made."


def test_season_ends_a_day_earlier(client: Client, season: SmallSeason) -> None:
    winter = str(season.winter.pk)
    assert said(client, season.club, season=winter) == "7 hands, 6 made."
    assert bids(client, season, season=winter).startswith("6 of 7 bids made")
    Season.objects.filter(pk=winter).update(ends_on=date(2026, 3, 30))
    assert said(client, season.club, season=winter) == "5 hands, 4 made."
    assert bids(client, season, season=winter).startswith("4 of 5 bids made")
