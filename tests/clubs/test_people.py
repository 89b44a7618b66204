"""Who a name is in a club: known by any of their names, or a new guest."""

import pytest

from games import services
from games.ids import new_id
from games.models import Person, Player
from games.names import fold
from games.services.people import known_person
from tests.factories import a_club, a_game, a_table
from tests.ledger.story import end, seat

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SAME = [
    ("Ann", "ann"),
    ("Ann", " ANN "),
    ("Ann  Lee", "ann lee"),
    ("O’Brien", "o'brien"),
    ("Straße", "STRASSE"),
    ("Ａｎｎ", "Ann"),
    ("A\u200bnn", "Ann"),
    ("e\u0301va", "Éva"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_are_one(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize("name", ["<b>", "ﷺ" * 60, "👨‍👩‍👧", "´", "¨", "ͅ", "İ" * 60, "שלום"])
def test_a_name_is_never_folded_to_nothing_or_too_long(name: str) -> None:
    assert 0 < len(fold(name)) <= 180


@pytest.mark.parametrize("char", ["ﷺ", "x", "İ"])
def test_the_longest_names_stay_apart(char: str) -> None:
    names = [char * 60, char * 60, char * 59, char * 58]
    people = people_at(a_table(club=a_club([]), names=names))
    assert people == [char * 60, f"{char * 56} (2)", char * 59, char * 58]


def people_at(table) -> list[str]:
    players = Player.objects.filter(table=table).order_by("pk")
    return [player.person.name for player in players]


def test_a_table_without_a_club_has_no_people() -> None:
    table = a_table()
    assert not Player.objects.exclude(person=None).exists()
    assert table.club is None


def test_a_table_of_a_club_makes_guests_of_strangers() -> None:
    table = a_table(club=a_club([]))
    assert people_at(table) == ["Ann", "Cy", "Bob", "Dee"]
    assert set(Person.objects.values_list("is_guest", flat=True)) == {True}


def test_a_second_table_finds_the_same_people() -> None:
    club = a_club([])
    first = a_table(club=club)
    second = a_table(club=club, names=["ann", "BOB", "Cy", "Eve"])
    assert Person.objects.count() == 5
    assert people_at(second) == ["Ann", "Bob", "Cy", "Eve"]
    assert people_at(first) == ["Ann", "Cy", "Bob", "Dee"]


def test_two_of_one_name_at_one_table_are_two_people() -> None:
    club = a_club([])
    table = a_table(club=club, names=["Ann", "ann", "Bob", "Dee"])
    assert people_at(table) == ["Ann", "ann (2)", "Bob", "Dee"]
    assert people_at(a_table(club=club, names=["Ann", "Ann", "Bob", "Dee"]))[1] == "ann (2)"
    longest = "x" * 60
    names = people_at(a_table(club=club, names=[longest, longest, "Bob", "Dee"]))
    assert names[1] == "x" * 56 + " (2)"


def test_the_next_game_and_a_substitution_find_their_people() -> None:
    club = a_club([])
    game = a_game(club=club)
    entry = seat(game, 1, "Zoe", 1)
    zoe = Player.objects.get(pk=entry.facts["player"])
    assert zoe.person == known_person(club, "zoe")
    end(game)
    names = ["Zoe", "Cy", "Max", "Dee"]
    services.start_game(table=game.table, names=names, key=new_id(), by=game.table.made_by)
    assert Person.objects.count() == 6
    assert Player.objects.get(name="Max").person.name == "Max"


def test_a_substitute_is_never_who_sits_at_another_seat() -> None:
    club = a_club([])
    game = a_game(club=club)
    entry = seat(game, 1, "cy", 1)
    assert Player.objects.get(pk=entry.facts["player"]).person.name == "cy (2)"


def test_no_two_clubs_share_a_person() -> None:
    for _ in range(2):
        a_table(club=a_club([]))
    assert Person.objects.count() == 8


def test_the_same_key_makes_one_club() -> None:
    key = new_id()
    club = a_club([], key=key)
    assert a_club([], club.made_by, key=key) == club
    with pytest.raises(services.errors.KeyReused):
        a_club([], club.made_by, key=key, name="Another")
