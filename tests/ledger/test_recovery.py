"""The private recovery link makes another phone an owner's phone."""

import pytest

from games import access, services
from games.links import secret_of
from games.models import Device, Link
from games.selectors.links import recovery_link
from games.services.errors import LinkRefused
from tests.factories import DeviceFactory, GrantFactory, a_table

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]


def secret(table):
    return secret_of(recovery_link(table))


def test_a_new_phone_becomes_an_owner():
    table, phone = a_table(), Device()
    grant = services.open_recovery(table=table, secret=secret(table), by=phone)
    assert grant.role == "owner"
    assert phone.is_known
    assert access.can(phone, "own", table)


def test_opening_it_twice_is_one_grant():
    table, phone = a_table(), Device()
    first = services.open_recovery(table=table, secret=secret(table), by=phone)
    assert services.open_recovery(table=table, secret=secret(table), by=phone) == first


def test_a_watcher_is_raised_and_a_hidden_table_comes_back():
    table, phone = a_table(), DeviceFactory()
    GrantFactory(table=table, device=phone, role="watcher")
    services.hide_table(table=table, by=phone)
    grant = services.open_recovery(table=table, secret=secret(table), by=phone)
    assert (grant.role, grant.hidden_at) == ("owner", None)


@pytest.mark.parametrize("wrong", ["", "x" * 22, "é", "another table's"])
def test_a_wrong_secret_opens_nothing_and_makes_no_device(wrong):
    table, other, phone = a_table(), a_table(), Device()
    wrong = secret(other) if "table" in wrong else wrong
    with pytest.raises(LinkRefused, match="opens nothing"):
        services.open_recovery(table=table, secret=wrong, by=phone)
    assert not phone.is_known
    assert Device.objects.filter(pk=phone.pk).count() == 0


def test_a_renewed_link_shuts_the_old_one_and_keeps_its_phones():
    device = DeviceFactory()
    table, phone = a_table(device), Device()
    old = secret(table)
    services.open_recovery(table=table, secret=old, by=phone)
    services.renew_recovery(table=table, by=device)
    assert secret(table) != old
    with pytest.raises(LinkRefused):
        services.open_recovery(table=table, secret=old, by=Device())
    services.open_recovery(table=table, secret=secret(table), by=Device())
    assert access.can(phone, "own", table)
    assert Link.objects.filter(table=table).count() == 2
