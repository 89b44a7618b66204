"""Tables in a club: moved in with their people, out, between clubs; put there by themselves."""

import pytest

from games import services
from games.club_access import get_club_link_or_404
from games.ids import new_id
from games.links import secret_of
from games.models import ClubGrant, ClubLink, Person, Player, Table
from games.services.club_errors import ClubRefused
from games.services.club_links import leave_club, open_club_link
from games.services.club_tables import move_table, take_out
from games.services.clubs import hide_club, restore_club
from games.services.merging import merge_people
from games.services.people import known_person
from games.services.roster import add_people
from tests.factories import NAMES, DeviceFactory, a_club, a_game, a_table
from tests.ledger.story import record, seat

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def who(table: Table) -> dict[str, str]:
    players = table.players.select_related("person__stands_for")
    return {each.name: each.person.name for each in players.order_by("pk") if each.person}


def players(table: Table) -> dict[str, int]:
    return {each.name: each.pk for each in table.players.all()}


def test_a_table_is_moved_in_with_its_people_said() -> None:
    club, table = a_club([]), a_table()
    add_people(club=club, names=["Annie Lee", "Cy"])
    for _ in range(2):
        moved = move_table(table=table, club=club, names={players(table)["Ann"]: "annie lee"})
    assert moved.club == club
    assert who(table) == {"Ann": "Annie Lee", "Cy": "Cy", "Bob": "Bob", "Dee": "Dee"}
    assert set(Person.objects.filter(is_guest=True).values_list("name", flat=True)) == {
        "Bob",
        "Dee",
    }


def test_a_table_is_moved_on_and_out() -> None:
    first, second, table = a_club([]), a_club([]), a_table()
    move_table(table=table, club=first, names={})
    moved = move_table(table=table, club=second, names={}, is_guest=False)
    assert moved.club == second
    assert {each.person.club for each in Player.objects.select_related("person__club")} == {second}
    for _ in range(2):
        take_out(table=table)
    assert who(table) == {}
    assert Table.objects.get(pk=table.pk).club is None


def test_two_who_sat_there_at_once_are_two_people() -> None:
    club, table = a_club([]), a_table()
    ids = players(table)
    for names in ({ids["Ann"]: "Zoe", ids["Cy"]: "zoe "}, {ids["Ann"]: "cy"}):
        with pytest.raises(ClubRefused, match="two people") as refused:
            move_table(table=table, club=club, names=names)
        assert refused.value.problems[0].field == f"player_{ids['Cy']}"
    add_people(club=club, names=["Ann", "Cy"])
    merge_people(person=known_person(club, "Ann"), into=known_person(club, "Cy"))
    with pytest.raises(ClubRefused, match="Ann and Cy"):
        move_table(table=table, club=club, names={})
    assert Table.objects.get(pk=table.pk).club is None


def test_who_sat_down_for_another_may_be_the_same_person() -> None:
    """A name typed wrongly and put right: one person. Somebody at another seat: two."""
    club, game = a_club([]), a_game()
    record(game)
    seat(game, 1, "Anne", 2)
    ids = players(game.table)
    with pytest.raises(ClubRefused, match="Cy and Anne"):
        move_table(table=game.table, club=club, names={ids["Anne"]: "Cy"})
    move_table(table=game.table, club=club, names={ids["Anne"]: "Ann"})
    assert who(game.table)["Anne"] == "Ann"


def test_a_name_that_cannot_stand_is_told_with_its_player() -> None:
    club, table = a_club([]), a_table()
    with pytest.raises(ClubRefused) as refused:
        move_table(table=table, club=club, names={players(table)["Dee"]: "x" * 61})
    assert refused.value.problems[0].field == f"player_{players(table)['Dee']}"


def test_a_new_table_whose_people_all_belong_is_there_by_itself() -> None:
    club = a_club(NAMES)
    assert a_table(club.made_by).club == club
    assert a_table(club.made_by, names=["ann", "CY", "Bob", "Dee"]).club == club
    assert a_table(club.made_by, names=["Ann", "Cy", "Bob", "Eve"]).club is None
    assert a_table(club.made_by, names=["Ann", "ann", "Bob", "Dee"]).club is None
    assert a_table(DeviceFactory()).club is None
    later = a_club(NAMES, club.made_by)
    assert a_table(club.made_by).club == later
    hide_club(club=later, by=club.made_by)
    assert a_table(club.made_by).club == club
    restore_club(club=later, by=club.made_by)
    assert a_table(club.made_by).club == later


def test_two_names_of_one_person_are_not_two_of_its_people() -> None:
    club = a_club([*NAMES, "Annie"])
    merge_people(person=known_person(club, "Annie"), into=known_person(club, "Ann"))
    assert a_table(club.made_by, names=["Annie", "Ann", "Bob", "Dee"]).club is None
    assert a_table(club.made_by, names=["Annie", "Cy", "Bob", "Dee"]).club == club


@pytest.mark.parametrize(
    ("role", "brings"), [("organiser", True), ("member", True), ("viewer", False)]
)
def test_viewers_bring_no_tables(role, brings) -> None:
    club, device = a_club(NAMES), DeviceFactory()
    secret = secret_of(ClubLink.objects.get(club=club, role=role))
    assert get_club_link_or_404(club.address, secret).role == role
    assert open_club_link(club=club, secret=secret, by=device).role == role
    assert (a_table(device).club == club) is brings


def test_who_left_brings_none_any_more() -> None:
    club, device = a_club(NAMES), DeviceFactory()
    ClubGrant.objects.create(club=club, device=device, role="member")
    leave_club(club=club, by=device)
    assert a_table(device).club is None


def test_a_table_asked_for_twice_is_made_once() -> None:
    club, key = a_club([]), new_id()
    table = a_table(club.made_by, club=club, key=key)
    assert a_table(club.made_by, club=club, key=key) == table
    with pytest.raises(services.errors.KeyReused):
        a_table(club.made_by, key=key)
