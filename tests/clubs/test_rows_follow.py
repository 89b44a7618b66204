"""Rows say who is who after each merge and move, as if they had been written anew."""

import pytest

from games.models import Club, GameSeat, HandSeat, RatingStep
from games.services.club_tables import move_table, take_out
from games.services.merging import merge_people, undo_merge
from games.services.people import known_person
from games.services.roster import rename_person
from games.services.statistics import rebuild
from tests.factories import a_club
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


def test_a_rename_changes_no_row() -> None:
    club = a_small_season().club
    before = check(club)
    rename_person(person=known_person(club, "Ann"), name="Zoe")
    assert check(club) == before


def test_a_table_takes_its_rows_along() -> None:
    season = a_small_season()
    club, other, table = season.club, a_club(), season.games[0].table
    before = check(club)
    move_table(table=table, club=other, names={})
    assert len(check(other)[2]) == 36
    assert len(check(club)[2]) == 64 - 36
    take_out(table=table)
    assert check(other) == [[], [], []]
    move_table(table=table, club=club, names={})
    assert check(club) == before
