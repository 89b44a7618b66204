"""Whose phone it is: asking, letting in, leaving, stepping down, being removed."""

import pytest

from games import access, services
from games.links import secret_of
from games.models import Device, Grant
from games.selectors.links import link_of
from games.services import grants as grant_services
from games.services.errors import LastOwner, NobodyAsks, RightIsGone
from tests.factories import DeviceFactory, GrantFactory, a_table

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


@pytest.fixture
def owner():
    return DeviceFactory()


@pytest.fixture
def table(owner):
    return a_table(owner)


def watcher(table, role="watcher", **more):
    return GrantFactory(table=table, role=role, **more)


def asking(table, seat=2):
    grant = watcher(table)
    return services.ask_for_seat(table=table, seat=seat, by=grant.device)


def now(grant):
    grant.refresh_from_db()
    return grant.role, grant.seat, grant.seat_asked


def test_a_watcher_asks_and_the_owner_lets_in(table, owner):
    grant = asking(table)
    assert now(grant) == ("watcher", None, 2)
    services.let_in(table=table, asking=grant.pk, by=owner)
    assert now(grant) == ("seat", 2, None)
    assert access.may_sit(grant, 2)
    assert not access.may_sit(grant, 3)


def test_asking_for_another_seat_and_for_none(table):
    grant = asking(table)
    services.ask_for_seat(table=table, seat=3, by=grant.device)
    assert now(grant) == ("watcher", None, 3)
    services.ask_for_seat(table=table, seat=0, by=grant.device)
    assert now(grant) == ("watcher", None, None)


@pytest.mark.parametrize("role", ["owner", "scorer"])
def test_who_keeps_score_sits_down_at_once_and_stays_what_he_is(table, role):
    grant = watcher(table, role)
    services.ask_for_seat(table=table, seat=1, by=grant.device)
    assert now(grant) == (role, 1, None)
    services.leave_seat(table=table, by=grant.device)
    assert now(grant) == (role, None, None)


def test_whoever_held_the_seat_watches(table, owner):
    first, second = asking(table), asking(table)
    services.let_in(table=table, asking=first.pk, by=owner)
    services.let_in(table=table, asking=second.pk, by=owner)
    assert (now(first), now(second)) == (("watcher", None, None), ("seat", 2, None))


def test_asking_for_the_own_seat_asks_for_nothing(table, owner):
    grant = asking(table)
    services.let_in(table=table, asking=grant.pk, by=owner)
    services.ask_for_seat(table=table, seat=2, by=grant.device)
    assert now(grant) == ("seat", 2, None)


def test_a_seat_changes_seats_by_asking(table, owner):
    grant = asking(table)
    services.let_in(table=table, asking=grant.pk, by=owner)
    services.ask_for_seat(table=table, seat=4, by=grant.device)
    assert now(grant) == ("seat", 2, 4)
    services.let_in(table=table, asking=grant.pk, by=owner)
    assert now(grant) == ("seat", 4, None)


def test_turned_away(table, owner):
    grant = asking(table)
    services.turn_away(table=table, asking=grant.pk, by=owner)
    assert now(grant) == ("watcher", None, None)


@pytest.mark.parametrize("answer", [services.let_in, services.turn_away])
def test_nobody_asks_any_more(table, owner, answer):
    grant, foreign = watcher(table), asking(a_table())
    for pk in (grant.pk, foreign.pk, 0):
        with pytest.raises(NobodyAsks):
            answer(table=table, asking=pk, by=owner)
    assert now(foreign)[2] == 2


def test_leaving_a_seat_is_watching(table, owner):
    grant = asking(table)
    services.let_in(table=table, asking=grant.pk, by=owner)
    services.leave_seat(table=table, by=grant.device)
    assert now(grant) == ("watcher", None, None)


def test_the_last_owner_cannot_step_down(table, owner):
    watcher(table, "scorer")
    with pytest.raises(LastOwner, match="only owner"):
        services.step_down(table=table, by=owner)
    second = watcher(table, "owner")
    services.step_down(table=table, by=owner)
    assert not access.can(owner, "record", table)
    with pytest.raises(LastOwner):
        services.step_down(table=table, by=second.device)


def test_a_removed_owner_is_none(table, owner):
    second = watcher(table, "owner")
    services.remove_device(table=table, removed=second.pk, by=owner)
    with pytest.raises(LastOwner):
        services.step_down(table=table, by=owner)


def test_stepping_down_keeps_the_own_seat(table):
    grant = watcher(table, "scorer", seat=3)
    services.step_down(table=table, by=grant.device)
    assert now(grant) == ("seat", 3, None)


def test_handing_over_is_opening_the_link_elsewhere_and_stepping_down(table, owner):
    phone = Device()
    secret = secret_of(link_of(table, "owner"))
    services.open_link(table=table, secret=secret, by=phone)
    services.step_down(table=table, by=owner)
    assert access.can(phone, "own", table)
    assert not access.can(owner, "own", table)


def test_a_removed_phone_may_nothing_and_its_seat_is_free(table, owner):
    grant = asking(table)
    services.let_in(table=table, asking=grant.pk, by=owner)
    for _ in range(2):
        services.remove_device(table=table, removed=grant.pk, by=owner)
    assert not access.can(grant.device, "see", table)
    assert now(grant) == ("watcher", None, None)


def test_one_does_not_remove_oneself_nor_what_is_of_another_table(table, owner):
    foreign, mine = watcher(a_table()), Grant.objects.get(device=owner)
    for grant in (foreign, mine):
        services.remove_device(table=table, removed=grant.pk, by=owner)
    assert access.can(owner, "own", table)
    assert access.can(foreign.device, "see", foreign.table)


@pytest.mark.parametrize("act", [services.leave_seat, services.step_down])
def test_who_was_removed_in_the_meantime_is_told(table, owner, act):
    grant = watcher(table)
    services.remove_device(table=table, removed=grant.pk, by=owner)
    with pytest.raises(RightIsGone):
        act(table=table, by=grant.device)
    with pytest.raises(RightIsGone):
        services.ask_for_seat(table=table, seat=1, by=grant.device)


def test_two_owners_do_not_shut_each_other_out(table, owner):
    """Both tap at once; whoever comes second is an owner no more, so one is left."""
    other = watcher(table, "owner", link=link_of(table, "owner"))
    mine = Grant.objects.get(device=owner)
    services.remove_device(table=table, removed=mine.pk, by=other.device)
    with pytest.raises(RightIsGone):
        services.remove_device(table=table, removed=other.pk, by=owner)
    for act in (services.revoke_link, services.renew_link):
        with pytest.raises(RightIsGone):
            act(table=table, role="owner", by=owner)
    assert access.can(other.device, "own", table)


def test_a_visit_is_noted(table):
    grant = watcher(table)
    grant_services.note_visit(grant=grant)
    grant.refresh_from_db()
    assert grant.seen_at is not None
