"""The roster: people added by lines, their names, guests; a rename keeps the record (PD-163)."""

import pytest

from games import services
from games.ids import new_id
from games.models import Person, PersonName, Player
from games.services.club_errors import ClubChanged, ClubRefused
from games.services.merging import make_anonymous
from games.services.people import known_person
from games.services.roster import (
    MOST_AT_ONCE,
    add_nickname,
    add_people,
    drop_nickname,
    rename_person,
    set_guest,
)
from tests.factories import a_club, a_table

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def roster(club) -> list[str]:
    return list(Person.objects.filter(club=club, is_guest=False).values_list("name", flat=True))


def test_people_come_by_lines_and_each_once() -> None:
    club = a_club([])
    added = add_people(club=club, names=["Ann", "", "  ", "ann ", "Bob"])
    assert [person.name for person in added.new] == ["Ann", "Bob"]
    assert [person.name for person in added.known] == ["Ann"]
    add_people(club=club, names=["Ann", "Bob"])
    assert roster(club) == ["Ann", "Bob"]


def test_a_guest_who_is_put_on_the_roster_is_there() -> None:
    club = a_club([])
    a_table(club=club)
    assert roster(club) == []
    add_people(club=club, names=["Dee"])
    assert roster(club) == ["Dee"]
    assert Person.objects.count() == 4


def test_what_is_no_name_is_told_with_its_line_and_nothing_is_written() -> None:
    club = a_club([])
    with pytest.raises(ClubRefused) as refused:
        add_people(club=club, names=["Ann", "x" * 61, "a\u202eb"])
    assert [problem.field for problem in refused.value.problems] == ["names", "names"]
    assert "line 2" in refused.value.problems[0].message
    with pytest.raises(ClubRefused):
        add_people(club=club, names=map(str, range(MOST_AT_ONCE + 1)))
    assert roster(club) == []


def test_pd_163_a_rename_keeps_the_record() -> None:
    """PD-163: the same person under a new name; no line of a sheet is rewritten, no figure lost."""
    club = a_club([])
    table = a_table(club=club)
    ann = known_person(club, "Ann")
    rename_person(person=ann, name="Anna Lee")
    assert known_person(club, "anna lee") == known_person(club, "ANN") == ann
    assert Player.objects.get(table=table, name="Ann").person == ann
    again = a_table(club=club, names=["Anna Lee", "Cy", "Bob", "Dee"])
    assert Player.objects.get(table=again, name="Anna Lee").person == ann
    rename_person(person=ann, name="ANN")
    assert Person.objects.get(pk=ann.pk).name == "ANN"
    assert PersonName.objects.filter(person=ann).count() == 2


def test_a_name_is_never_that_of_two() -> None:
    club = a_club([])
    ann, bob = add_people(club=club, names=["Ann", "Bob"]).new
    for change in (rename_person, add_nickname):
        with pytest.raises(ClubRefused, match="Ann already"):
            change(person=bob, name=" ann")
    add_nickname(person=bob, name="Bobby")
    add_nickname(person=bob, name="bobby")
    assert known_person(club, "Bobby") == bob
    drop = PersonName.objects.get(folded="bobby")
    drop_nickname(person=ann, nickname=drop.pk)
    assert known_person(club, "Bobby") == bob
    for _ in range(2):
        drop_nickname(person=bob, nickname=drop.pk)
    assert known_person(club, "Bobby") is None
    drop_nickname(person=bob, nickname=PersonName.objects.get(folded="bob").pk)
    assert known_person(club, "Bob") == bob


def test_guests_come_and_go() -> None:
    club = a_club([])
    ann = add_people(club=club, names=["Ann"]).new[0]
    set_guest(person=ann, is_guest=True)
    assert roster(club) == []


def test_the_anonymous_have_no_name_anywhere_in_the_club() -> None:
    club = a_club([])
    table = a_table(club=club)
    ann = known_person(club, "Ann")
    add_nickname(person=ann, name="Annie")
    for _ in range(2):
        make_anonymous(person=ann)
    assert not PersonName.objects.filter(person=ann).exists()
    assert str(Person.objects.get(pk=ann.pk)) == f"person {ann.pk}"
    assert Player.objects.get(table=table, name="Ann").person == ann
    for change in (rename_person, add_nickname):
        with pytest.raises(ClubChanged, match="anonymous"):
            change(person=ann, name="Zoe")
    other = a_table(club=club)
    assert Player.objects.get(table=other, name="Ann").person != ann


def test_a_club_begins_with_the_people_of_a_table() -> None:
    table = a_table(names=["Ann", "Ann", "Bob", "Dee"])
    key = new_id()
    told = {"by": table.made_by, "name": "Tuesday", "people": ["Eve", "Bob"], "key": key}
    club = services.create_club(**told, table=table)
    assert services.create_club(**told, table=table) == club
    assert roster(club) == ["Eve", "Bob", "Ann", "Ann (2)", "Dee"]
    assert club.tables.get() == table
    assert not Player.objects.filter(person=None).exists()


def test_all_that_is_wrong_with_a_new_club_is_told_at_once() -> None:
    with pytest.raises(ClubRefused) as refused:
        a_club(name=" ", names=["x" * 61])
    assert [problem.field for problem in refused.value.problems] == ["names", "name"]
