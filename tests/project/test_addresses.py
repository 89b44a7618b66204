"""Blocks of addresses, and the site's own."""

import pytest
from django.test import RequestFactory

from games.addresses import block_of, site_of


def asked(address="192.0.2.77", host="score.test", **headers):
    return RequestFactory().get("/", REMOTE_ADDR=address, headers={"Host": host, **headers})


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "unknown"),
        ("a phone", "unknown"),
    ],
)
def test_block(address, block):
    assert block_of(asked(address)) == block


def test_a_proxy_is_believed_only_where_there_is_one(settings):
    told = {"X-Forwarded-For": "203.0.113.9, 198.51.100.4"}
    assert block_of(asked(**told)) == "192.0.2.0/24"
    settings.PUBLIC_URL = "https://score.test"
    assert block_of(asked(**told)) == "198.51.100.0/24"


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_links_to_be_given_away_name_the_machine_in_its_network(monkeypatch, name):
    monkeypatch.setattr("games.addresses.lan_address", lambda: "192.168.1.5")
    assert site_of(asked(host=f"{name}:8000")) == "http://192.168.1.5:8000"
    assert site_of(asked(host=name)) == "http://192.168.1.5"
    assert site_of(asked(host="score.test:8000")) == "http://score.test:8000"


def test_without_a_network_the_name_stays(monkeypatch):
    monkeypatch.setattr("games.addresses.lan_address", lambda: "")
    assert site_of(asked(host="localhost:8000")) == "http://localhost:8000"
