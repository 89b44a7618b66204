"""Two who are one: merged, in chains, and taken apart again."""

import pytest

from games.models import Person
from games.services.club_errors import ClubChanged
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.people import known_person
from games.services.roster import add_people
from tests.factories import a_club, a_table
from tests.stats.small_season import a_small_season

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


@pytest.fixture
def club():
    club = a_club([])
    add_people(club=club, names=["Ann", "Anne", "Annie", "Anna"])
    return club


def stands(club) -> dict[str, str]:
    people = Person.objects.select_related("stands_for").filter(club=club)
    return {each.name: each.stands_for.name for each in people if each.stands_for}


def merge(club, one: str, other: str) -> None:
    merge_people(person=known_person(club, one), into=known_person(club, other))


def part(club, one: str) -> None:
    undo_merge(person=known_person(club, one))


def test_a_merge_twice_is_one_and_is_undone(club) -> None:
    for _ in range(2):
        merge(club, "Anne", "Ann")
    assert stands(club) == {"Anne": "Ann"}
    for _ in range(2):
        part(club, "Anne")
    assert stands(club) == {}


def test_a_chain_stands_for_its_last_and_comes_apart_link_by_link(club) -> None:
    merge(club, "Annie", "Anne")
    merge(club, "Anna", "Ann")
    merge(club, "Anne", "Ann")
    assert stands(club) == {"Annie": "Ann", "Anne": "Ann", "Anna": "Ann"}
    part(club, "Anne")
    assert stands(club) == {"Annie": "Anne", "Anna": "Ann"}
    merge(club, "Anne", "Ann")
    part(club, "Annie")
    assert stands(club) == {"Anne": "Ann", "Anna": "Ann"}


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("Ann", "Ann", "two different"),
        ("Anne", "Anna", "Anne counts as Ann already"),
        ("Annie", "Anne", "choose Ann"),
    ],
)
def test_what_others_have_done_meanwhile_is_told(club, one, other, why) -> None:
    merge(club, "Anne", "Ann")
    before = stands(club)
    with pytest.raises(ClubChanged, match=why):
        merge(club, one, other)
    assert stands(club) == before


def test_nobody_is_merged_with_the_anonymous_or_with_another_club(club) -> None:
    anna, ann = known_person(club, "Anna"), known_person(club, "Ann")
    make_anonymous(person=anna)
    for told in ({"person": anna, "into": ann}, {"person": ann, "into": anna}):
        with pytest.raises(ClubChanged, match="anonymous"):
            merge_people(**told)
    other = add_people(club=a_club([]), names=["Ann"]).new[0]
    with pytest.raises(ClubChanged):
        merge_people(person=ann, into=other)


def test_who_is_merged_is_anonymous_with_the_other_and_stays_so(club) -> None:
    merge(club, "Anne", "Ann")
    anne = known_person(club, "Anne")
    make_anonymous(person=known_person(club, "Ann"))
    assert known_person(club, "Anne") is None
    with pytest.raises(ClubChanged):
        undo_merge(person=anne)


def test_two_who_sat_there_at_once_are_never_one() -> None:
    season = a_small_season()
    with pytest.raises(ClubChanged, match="Ann and Eve both played game 1 at Club room"):
        merge(season.club, "Ann", "Eve")
    merge(season.club, "Flo", "Bob")
    assert stands(season.club) == {"Flo": "Bob"}


def test_new_games_under_a_merged_name_go_with_it(club) -> None:
    merge(club, "Anne", "Ann")
    table = a_table(club=club, names=["Anne", "Ann", "Bob", "Dee"])
    people = [
        player.person.name for player in table.players.select_related("person").order_by("pk")
    ]
    assert people == ["Anne", "Ann (2)", "Bob", "Dee"]
