"""The page of one person, of two as partners, of one against another: who sees what there."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.factories.clubs import club_person, who
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, a_small_season

pytestmark = pytest.mark.django_db


@pytest.fixture
def season() -> SmallSeason:
    return a_small_season()


def at(season: SmallSeason, name: str, *people: str, query: str = "?season=all") -> str:
    ids = [who(season.club, each).pk for each in people]
    return reverse(f"games:{name}", args=[season.club.address, *ids]) + query


def test_pages(client: Client, season: SmallSeason) -> None:
    club_person(client, season.club)
    for name in ("Ann", "Bob", "Eve"):
        answer = client.get(at(season, "club-person", name))
        assert answer.status_code == 200
    text = text_of(client.get(at(season, "club-pair", "Ann", "Bob")))
    assert "Ann &amp; Bob" in text
    text = text_of(client.get(at(season, "club-against", "Ann", "Cy")))
    assert "Ann against Cy" in text
