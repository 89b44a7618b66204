"""What the pages of people say after a merge, a new name, a correction, a move, other dates."""

from datetime import date

import pytest
from django.test import Client
from django.urls import reverse

from games.models import Person
from games.services.club_tables import take_out
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.roster import rename_person
from games.services.seasons import SeasonFacts, save_season
from tests.factories.clubs import who
from tests.ledger.story import correct, restore, strike
from tests.pages.persons import at, page_of, plain
from tests.pages.visiting import text_of
from tests.stats.small_season import SmallSeason, alone

pytestmark = pytest.mark.django_db


def test_whoever_was_merged_is_found_where_they_count(
    organiser: Client, season: SmallSeason
) -> None:
    """Eve never sat with Bob: his 2 of 2 and her 0 of 2 are 2 of 4, and can be parted again."""
    eve, bob = who(season.club, "Eve"), who(season.club, "Bob")
    eve_at = at(season, "club-person", "Eve")
    merge_people(person=eve, into=bob)
    answer = organiser.get(eve_at)
    assert answer.status_code == 302
    assert answer["Location"] == at(season, "club-person", "Bob")
    assert "of the bids made 2 of 4" in page_of(organiser, season, "Bob")
    paired = reverse(
        "games:club-pair", args=[season.club.address, who(season.club, "Ann").pk, eve.pk]
    )
    assert organiser.get(paired)["Location"].endswith(f"/with/{bob.pk}/")
    undo_merge(person=Person.objects.get(pk=eve.pk))
    assert "of the bids made 2 of 2" in page_of(organiser, season, "Bob")
    assert organiser.get(eve_at).status_code == 200


def test_names_change_and_figures_stay(organiser: Client, season: SmallSeason) -> None:
    """PD-163: who is renamed keeps the record, and who is made anonymous too."""
    bob = who(season.club, "Bob")
    rename_person(person=bob, name="<b>Robert</b> of the very long name that never seems to end")
    html = text_of(organiser.get(at(season, "club-person", "Bob")))
    assert "&lt;b&gt;Robert&lt;/b&gt;" in html
    assert "<b>Robert" not in html
    assert "of the bids made 2 of 2" in plain(html)
    make_anonymous(person=Person.objects.get(pk=bob.pk))
    address = reverse("games:club-person", args=[season.club.address, bob.pk])
    words = plain(text_of(organiser.get(f"{address}?season=all")))
    assert "Somebody 2 of 3 games won" in words
    assert "Bob" not in words
    assert "Bob" not in page_of(organiser, season, "Ann")


def test_corrections_are_seen_at_once(organiser: Client, season: SmallSeason) -> None:
    """Ann's hand of 320 that was set is corrected to one that was made, struck, and stands again."""
    game = season.games[5]
    assert "of the bids made 4 of 6" in page_of(organiser, season, "Ann")
    correct(game, 2, alone(3, 320, "S", (40, 20, 100), (0, 30, 220)))
    assert "of the bids made 5 of 6" in page_of(organiser, season, "Ann")
    strike(game, 2)
    assert "of the bids made 4 of 5" in page_of(organiser, season, "Ann")
    restore(game, 2)
    words = page_of(organiser, season, "Ann", query="?season=all&variant=cutthroat")
    assert "of the bids made 1 of 1" in words


def test_tables_and_seasons_move(organiser: Client, season: SmallSeason) -> None:
    """Winter loses game 3 by its dates; the club loses the Club room."""
    query = f"?season={season.winter.pk}"
    assert "Ann 2 of 2 games won" in page_of(organiser, season, "Ann", query=query)
    facts = SeasonFacts("Winter", date(2026, 1, 1), date(2026, 3, 30))
    save_season(club=season.club, facts=facts, season=season.winter)
    words = page_of(organiser, season, "Ann", query=query)
    assert "Ann 1 of 1 game won" in words
    assert "of the bids made 2 of 3" in words
    take_out(table=season.games[4].table)
    words = page_of(organiser, season, "Ann")
    assert "Ann 2 of 3 games won" in words
    assert "of the bids made 3 of 5" in words  # without 290
    assert "Highest bid made 700" in words
