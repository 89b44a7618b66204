"""What no form of ours sends to a club's pages: each answers with a page, on both databases."""

import pytest
from django.test import Client

from games.models import Club
from tests.factories import a_club
from tests.pages.people import browser_of

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

NUL = "a\0"
ODD = [NUL, "9" * 30, "٣", "１", "-1", "😀\u202e", "<script>x()</script>", "=1+1", "x" * 5000]
ASKED = """season variant from to sort person part partner against bidder trump bid_from bid_to place
result delta_from delta_to lost game page away full"""
LOOKED_AT = ["", "hands/", "bids/", "records/", "recap/", "people/", "seasons/", "share/"]
SENT = [
    ("tables/", {"table": ""}),
    ("tables/", {"table": "", "do": "out"}),
    ("profiles/", {"source": "", "rules_name": "x"}),
    ("profiles/", {"source": "table-", "rules_name": ""}),
    ("profiles/", {"hide": ""}),
    ("people/", {"names": ""}),
    ("searches/", {"name": "", "query": "season=all&person="}),
    ("searches/", {"restore": ""}),
    ("share/", {"do": "renew", "role": ""}),
    ("about/", {"do": "rename", "name": ""}),
    ("seasons/", {"name": "x", "starts_on": "", "standing": "", "variant": "", "profile": ""}),
    ("seasons/", {"do": "hide", "season": ""}),
    ("/club/new/", {"name": "x", "table": ""}),
    ("/club/new/", {"name": "", "names": "", "key": "", "time_zone": ""}),
    ("/new/", {"club": "", "use": "1", "variant": "single-deck", "rules_from": "club-"}),
]


@pytest.fixture
def club() -> Club:
    return a_club(["Ann"])


@pytest.fixture
def me(club: Club) -> Client:
    return browser_of(club.made_by)


def at(club: Club, path: str) -> str:
    return path if path.startswith("/") else f"/club/{club.address}/{path}"


@pytest.mark.parametrize("odd", ODD)
def test_odd_questions_get_a_page(club: Club, me: Client, odd: str) -> None:
    asked = dict.fromkeys(ASKED.split(), odd)
    for path in LOOKED_AT:
        answer = me.get(at(club, path), asked, follow=True)
        assert answer.status_code == 200, path
        assert "<script>x()" not in answer.content.decode(), path
    for path, name in (("tables/", "table"), ("/club/new/", "table"), ("/new/", "club")):
        assert me.get(at(club, path), {name: odd}).status_code in (200, 404), path


@pytest.mark.parametrize("odd", ODD)
def test_odd_forms_get_an_answer(club: Club, me: Client, odd: str) -> None:
    for path, fields in SENT:
        sent = {
            name: f"{value}{odd}" for name, value in fields.items() if name not in ("do", "use")
        }
        kept = {name: value for name, value in fields.items() if name in ("do", "use")}
        answer = me.post(at(club, path), sent | kept)
        assert answer.status_code in (200, 303, 404, 422), (path, fields)
        assert "<script>x()" not in answer.content.decode(), path
    assert me.get(at(club, "about/")).status_code == 200
