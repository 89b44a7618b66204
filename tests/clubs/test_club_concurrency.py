"""Many phones at once in one club: nobody is there twice, no merge runs in a circle."""

import pytest

from games import services
from games.ids import new_id
from games.models import Club, ClubGrant, Device, Person, Player
from games.services.club_links import leave_club
from games.services.club_tables import move_table
from games.services.merging import merge_people
from games.services.people import known_person
from games.services.roster import add_people
from tests.clubs.test_rows_follow import check
from tests.factories import NAMES, DeviceFactory, a_club, a_game, a_table
from tests.ledger.story import fresh, record, seat
from tests.ledger.test_concurrency import at_once

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db(transaction=True)]

PHONES = 8


def test_new_tables_at_once_make_each_guest_once() -> None:
    club = a_club([])
    devices = [DeviceFactory() for _ in range(PHONES)]
    at_once([lambda device=device: a_table(device, club=club) for device in devices])
    assert club.tables.count() == PHONES
    assert sorted(Person.objects.values_list("name", flat=True)) == sorted(NAMES)


def test_one_key_makes_one_club_and_one_list_adds_each_once() -> None:
    told = {"by": Device(), "name": "Tuesday", "key": new_id()}
    clubs = at_once([lambda: services.create_club(**told)] * PHONES)
    assert {club.pk for club in clubs} == {Club.objects.get().pk}
    at_once([lambda: add_people(club=clubs[0], names=NAMES)] * PHONES)
    assert Person.objects.count() == 4


def test_two_merged_into_each_other_are_one() -> None:
    club = a_club(["Ann", "Anne"])
    ann, anne = known_person(club, "Ann"), known_person(club, "Anne")
    pairs = [(ann, anne), (anne, ann)] * (PHONES // 2)
    at_once(
        [lambda one=one, other=other: merge_people(person=one, into=other) for one, other in pairs]
    )
    assert Person.objects.filter(stands_for=None).count() == 1


def test_of_two_organisers_who_leave_at_once_one_stays() -> None:
    club, other = a_club([]), DeviceFactory()
    ClubGrant.objects.create(club=club, device=other, role="organiser")
    at_once([lambda by=by: leave_club(club=club, by=by) for by in (club.made_by, other)])
    assert ClubGrant.objects.filter(club=club, revoked_at=None).count() == 1


def test_a_table_moves_while_somebody_sits_down_and_hands_are_written() -> None:
    club, game = a_club(NAMES), a_game()
    record(game)
    by = game.table.made_by
    calls = [lambda: move_table(table=game.table, club=club, names={})]
    calls += [lambda name=name: seat(game, 1, name, 2, by=by) for name in ("Eve", "Flo", "Gus")]
    calls += [lambda: record(game, by=by)] * 2
    at_once(calls)
    assert fresh(game).table.club == club
    assert not Player.objects.filter(person=None).exists()
    assert check(club)[2]
