"""Rows say who is who after each merge and move, as if they had been written anew."""

import re

import pytest
from django.test import Client

from games.models import Club, GameSeat, HandSeat, RatingStep
from games.services.club_tables import move_table, take_out
from games.services.merging import merge_people, undo_merge
from games.services.people import known_person
from games.services.roster import rename_person
from games.services.statistics import rebuild
from tests.factories import a_club
from tests.pages.people import browser_of
from tests.pages.visiting import text_of
from tests.stats.small_season import a_small_season

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def rows(club: Club) -> list[list[tuple]]:
    """All rows of a club, without their ids."""
    return [
        sorted(
            tuple(getattr(row, field.attname) for field in model._meta.concrete_fields[1:])
            for row in model.objects.filter(club=club)
        )
        for model in (GameSeat, RatingStep)
    ] + [sorted(HandSeat.objects.filter(club=club).values_list("game", "seq", "seat", "person"))]


def check(club: Club) -> list[list[tuple]]:
    """The rows, which a rebuild leaves as they are."""
    live = rows(club)
    rebuild(club)
    assert rows(club) == live
    return live


def test_a_merge_moves_the_rows_and_its_undo_moves_them_back() -> None:
    club = a_small_season().club
    before = check(club)
    bob, flo = known_person(club, "Bob"), known_person(club, "Flo")
    merge_people(person=flo, into=bob)
    check(club)
    assert not HandSeat.objects.filter(person=flo).exists()
    undo_merge(person=flo)
    assert check(club) == before


def test_pd_163_a_rename_changes_no_row() -> None:
    """PD-163: after her six games Ann is called Anna: the same figures under the new name."""
    club = a_small_season().club
    before, ann = check(club), known_person(club, "Ann")
    client = browser_of(club.made_by)
    pages = [f"/club/{club.address}/", f"/club/{club.address}/people/{ann.pk}/"]
    told = [shown(client, page) for page in pages]
    rename_person(person=ann, name="Anna")
    assert check(club) == before
    assert [shown(client, page) for page in pages] == [text.replace("Ann", "Anna") for text in told]


def shown(client: Client, address: str) -> str:
    """A page without what differs each time."""
    return re.sub(r"[\w-]{40,}", "", text_of(client.get(address)))


def test_a_table_takes_its_rows_along() -> None:
    season = a_small_season()
    club, other, table = season.club, a_club([]), season.games[0].table
    before = check(club)
    move_table(table=table, club=other, names={})
    assert len(check(other)[2]) == 36
    assert len(check(club)[2]) == 64 - 36
    take_out(table=table)
    assert check(other) == [[], [], []]
    move_table(table=table, club=club, names={})
    assert check(club) == before
