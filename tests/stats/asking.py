"""Asking a club's pages of figures: `said(client, club, person="Ann", trump="H")`."""

import csv
from io import StringIO
from typing import Any

from django.test import Client

from games.models import Club
from tests.factories.clubs import who
from tests.pages.visiting import text_of


def at(club: Club, name: str = "hands/", **asked: Any) -> str:
    """The address, with people by name: `at(club, person="Ann", trump="H")`."""
    told = {"season": "all"} | asked
    for each in ("person", "partner", "against", "bidder"):
        if isinstance(told.get(each), str) and told[each].isalpha():
            told[each] = who(club, told[each]).pk
    return f"/club/{club.address}/{name}?" + "&".join(f"{k}={v}" for k, v in told.items())


def found(client: Client, club: Club, **asked: Any) -> list[dict[str, str]]:
    """The hands as the file tells them: the whole search without its pages."""
    return found_at(client, at(club, "hands.csv", **asked))


def found_at(client: Client, address: str) -> list[dict[str, str]]:
    """The lines of the file at an address."""
    response = client.get(address)
    assert response.status_code == 200
    return list(csv.DictReader(StringIO(b"".join(response.streaming_content).decode())))


def said(client: Client, club: Club, **asked: Any) -> str:
    """The sentence that counts them."""
    page = text_of(client.get(at(club, **asked)))
    return page.split('id="found">')[1].split("<")[0]
