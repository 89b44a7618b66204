"""Who may do what; everybody else is told that there is nothing."""

import pytest
from django.http import Http404
from django.utils import timezone

from games import access
from games.links import opens, secret_of
from games.models import Device
from tests.factories import DeviceFactory, GameFactory, GrantFactory, LinkFactory, TableFactory

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

MAY = {
    "owner": ("see", "sit", "record", "own"),
    "scorer": ("see", "sit", "record"),
    "seat": ("see", "sit"),
    "watcher": ("see",),
}


@pytest.mark.parametrize("action", access.ALLOWED)
@pytest.mark.parametrize("role", MAY)
def test_role_and_action(role, action):
    grant = GrantFactory(role=role, seat=2)
    assert access.can(grant.device, action, grant.table) == (action in MAY[role])


@pytest.mark.parametrize("action", access.ALLOWED)
@pytest.mark.parametrize("role", MAY)
def test_a_revoked_grant_allows_nothing(role, action):
    grant = GrantFactory.build(role=role, revoked_at=timezone.now())
    assert not access.allows(grant, action)


@pytest.mark.parametrize(
    ("role", "seat", "may"),
    [
        ("seat", 2, (2,)),
        ("watcher", 2, ()),
        ("scorer", None, (1, 2, 3, 4)),
        ("owner", 2, (1, 2, 3, 4)),
    ],
)
def test_who_plays_for_which_seat(role, seat, may):
    grant = GrantFactory.build(role=role, seat=seat)
    assert tuple(number for number in (1, 2, 3, 4) if access.may_sit(grant, number)) == may


@pytest.mark.parametrize("action", access.ALLOWED)
def test_a_stranger_may_nothing(action):
    table, stranger = GrantFactory().table, GrantFactory().device
    assert not access.can(stranger, action, table)
    assert not access.can(Device(), action, table)


def test_table_comes_with_its_grant_in_one_query(django_assert_num_queries):
    grant = GrantFactory()
    with django_assert_num_queries(1):
        table = access.get_table_or_404(grant.device, grant.table.address, "own")
    assert (table, table.grant) == (grant.table, grant)


def test_an_unsaved_device_needs_no_row_to_be_asked(django_assert_num_queries):
    address = TableFactory().address
    with django_assert_num_queries(1), pytest.raises(Http404):
        access.get_table_or_404(Device(), address)


def test_foreign_missing_and_too_little_look_alike():
    watcher = GrantFactory(role="watcher")
    foreign = TableFactory()
    said = set()
    for address in (foreign.address, "nowhere", watcher.table.address, watcher.table.address + "x"):
        with pytest.raises(Http404) as missing:
            access.get_table_or_404(watcher.device, address, "record")
        said.add(str(missing.value))
    assert len(said) == 1


def test_current_game_and_an_earlier_one(django_assert_num_queries):
    grant = GrantFactory()
    first, second = (GameFactory(table=grant.table, number=number) for number in (1, 2))
    with django_assert_num_queries(2):
        assert access.get_game_or_404(grant.device, grant.table.address) == second
    assert access.get_game_or_404(grant.device, grant.table.address, 1) == first
    with pytest.raises(Http404):
        access.get_game_or_404(grant.device, grant.table.address, 3)
    with pytest.raises(Http404):
        access.get_game_or_404(DeviceFactory(), grant.table.address)


def test_link_is_found_by_its_secret_only():
    link, other = LinkFactory(), LinkFactory()
    assert access.get_link_or_404(link.table.address, secret_of(link)) == link
    for secret in (secret_of(other), "", "x" * 22, "é"):
        with pytest.raises(Http404):
            access.get_link_or_404(link.table.address, secret)


def test_secret_is_long_stored_nowhere_and_its_own():
    link, scorer = LinkFactory(), LinkFactory(role="scorer")
    secret = secret_of(link)
    assert len(secret) == 22
    assert secret not in map(str, vars(link).values())
    assert secret not in (secret_of(scorer), link.nonce)


def test_a_replaced_site_key_goes_on_opening_as_a_fallback(settings):
    link = LinkFactory()
    secret, old = secret_of(link), settings.SECRET_KEY
    settings.SECRET_KEY = "another"
    assert not opens(link, secret)
    settings.SECRET_KEY_FALLBACKS = [old]
    assert opens(link, secret)
