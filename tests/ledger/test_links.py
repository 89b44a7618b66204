"""A table's links: one opens this phone's right, a new one shuts the old one and what came by it."""

import pytest

from games import access, services
from games.links import secret_of
from games.models import Device, Grant, Link
from games.selectors.links import link_of
from games.services.errors import LinkRefused
from tests.factories import DeviceFactory, GrantFactory, a_table

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

ROLES = ("owner", "scorer", "watcher")


def secret(table, role="owner"):
    return secret_of(link_of(table, role))


def opened(table, role, by=None):
    return services.open_link(table=table, secret=secret(table, role), by=by or Device())


@pytest.mark.parametrize("role", ROLES)
def test_a_link_gives_its_role_and_no_more(role):
    table, phone = a_table(), Device()
    grant = opened(table, role, phone)
    assert (grant.role, grant.link) == (role, link_of(table, role))
    assert phone.is_known
    assert access.can(phone, "see", table)
    assert access.can(phone, "record", table) == (role != "watcher")
    assert access.can(phone, "own", table) == (role == "owner")


def test_a_table_begins_with_three_links_that_differ():
    table = a_table()
    assert len({secret(table, role) for role in ROLES}) == 3


def test_opening_it_twice_is_one_grant():
    table, phone = a_table(), Device()
    assert opened(table, "owner", phone) == opened(table, "owner", phone)


def test_a_lower_link_takes_nothing_and_a_higher_one_gives():
    table, phone = a_table(), Device()
    said = [opened(table, role, phone).role for role in ("watcher", "scorer", "watcher", "owner")]
    assert said == ["watcher", "scorer", "scorer", "owner"]


def test_a_seat_is_kept_by_whoever_opens_a_link():
    table, phone = a_table(), DeviceFactory()
    GrantFactory(table=table, device=phone, role="seat", seat=2)
    assert (opened(table, "watcher", phone).role, opened(table, "watcher", phone).seat) == (
        "seat",
        2,
    )
    assert (opened(table, "scorer", phone).role, opened(table, "scorer", phone).seat) == (
        "scorer",
        2,
    )


def test_a_watcher_is_raised_and_a_hidden_table_comes_back():
    table, phone = a_table(), DeviceFactory()
    GrantFactory(table=table, device=phone, role="watcher")
    services.hide_table(table=table, by=phone)
    grant = opened(table, "owner", phone)
    assert (grant.role, grant.hidden_at) == ("owner", None)


@pytest.mark.parametrize("wrong", ["", "x" * 22, "é", "another table's"])
def test_a_wrong_secret_opens_nothing_and_makes_no_device(wrong):
    table, other, phone = a_table(), a_table(), Device()
    wrong = secret(other) if "table" in wrong else wrong
    with pytest.raises(LinkRefused, match="opens nothing"):
        services.open_link(table=table, secret=wrong, by=phone)
    assert not phone.is_known
    assert Device.objects.filter(pk=phone.pk).count() == 0


@pytest.mark.parametrize("role", ROLES)
def test_a_new_link_shuts_the_old_one_and_what_came_by_it(role):
    owner = DeviceFactory()
    table, phone = a_table(owner), Device()
    old = secret(table, role)
    opened(table, role, phone)
    services.renew_link(table=table, role=role, by=owner)
    assert secret(table, role) != old
    with pytest.raises(LinkRefused):
        services.open_link(table=table, secret=old, by=Device())
    assert not access.can(phone, "see", table)
    assert access.can(owner, "own", table)
    assert Link.objects.filter(table=table, role=role, revoked_at=None).count() == 1


def test_a_link_of_another_role_loses_nothing():
    owner = DeviceFactory()
    table, watcher, scorer = a_table(owner), Device(), Device()
    opened(table, "watcher", watcher), opened(table, "scorer", scorer)
    services.revoke_link(table=table, role="scorer", by=owner)
    assert access.can(watcher, "see", table)
    assert not access.can(scorer, "see", table)


def test_whoever_shuts_the_link_stays():
    table, second = a_table(), Device()
    opened(table, "owner", second)
    services.renew_link(table=table, role="owner", by=second)
    assert access.can(second, "own", table)


def test_a_shut_link_is_none_until_one_is_made():
    owner = DeviceFactory()
    table = a_table(owner)
    services.revoke_link(table=table, role="watcher", by=owner)
    assert link_of(table, "watcher") is None
    services.revoke_link(table=table, role="watcher", by=owner)
    made = services.renew_link(table=table, role="watcher", by=owner)
    assert link_of(table, "watcher") == made


def test_the_new_link_brings_a_phone_back_with_its_role_and_no_seat():
    owner = DeviceFactory()
    table, phone = a_table(owner), Device()
    opened(table, "scorer", phone)
    services.ask_for_seat(table=table, seat=2, by=phone)
    services.renew_link(table=table, role="scorer", by=owner)
    gone = Grant.objects.get(device=phone)
    assert (gone.seat, gone.seat_asked, gone.revoked_at is None) == (None, None, False)
    back = opened(table, "watcher", phone)
    assert (back.pk, back.role, back.seat, back.revoked_at) == (gone.pk, "watcher", None, None)


def test_a_phone_that_took_the_new_link_goes_with_the_new_one():
    owner = DeviceFactory()
    table, phone = a_table(owner), Device()
    opened(table, "watcher", phone)
    Link.objects.filter(table=table, role="watcher").update(revoked_at="2026-01-01T00:00Z")
    new = services.renew_link(table=table, role="watcher", by=owner)
    assert opened(table, "watcher", phone).link == new
