"""Two who are one: merged, in chains, and taken apart again."""

import pytest

from games.models import Person, PersonName
from games.services.club_errors import ClubChanged
from games.services.merging import make_anonymous, merge_people, undo_merge
from games.services.people import known_person
from games.services.roster import add_people, drop_nickname, rename_person
from tests.factories import a_club, a_game, a_table, hand
from tests.ledger.story import record, seat
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
    with pytest.raises(ClubChanged, match="Ann and Eve both played game 1 at Porch"):
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


def test_who_sits_there_before_a_hand_says_so_is_another(club) -> None:
    """Anna sits down where Ann plays, or sits out while the others play: two people already."""
    game = a_game(club=club, names=["Ann", "Cy", "Bob", "Dee"])
    record(game)
    seat(game, 2, "Anna", 2)
    with pytest.raises(ClubChanged, match="Anna and Ann both played"):
        merge(club, "Anna", "Ann")
    merge(club, "Anna", "Cy")
    three = a_game(club=club, variant="cutthroat", names=["Annie", "Eve", "Flo", "Gus"], dealer=4)
    record(three, hand("cutthroat", playing=["A", "B", "C"]))
    with pytest.raises(ClubChanged, match="both played"):
        merge(club, "Gus", "Annie")


def test_who_was_called_by_the_others_name_has_an_own_one_again(club) -> None:
    for one, other in (("Anne", "Ann"), ("Ann", "Anne")):
        person, into = known_person(club, one), known_person(club, other)
        merge_people(person=person, into=into)
        rename_person(person=into, name=one)
        with pytest.raises(ClubChanged, match="only name of their own"):
            drop_nickname(person=into, nickname=PersonName.objects.get(person=into).pk)
        undo_merge(person=person)
        names = Person.objects.filter(club=club).order_by("pk").values_list("name", flat=True)
        assert list(names) == ["Ann", "Anne", "Annie", "Anna"]
