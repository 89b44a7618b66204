"""Budgets of the table page (architecture §7): queries, and bytes before the engine."""

import gzip
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Entry
from tests.factories import EntryFactory, a_club, a_game, hand
from tests.ledger.story import owner, record, undo
from tests.pages.visiting import at, follow, send, sign_in

pytestmark = pytest.mark.django_db

PAGE_QUERIES = 12
SAVE_QUERIES = 10
IN_CLUB = 12
FIRST_LOAD = 60 * 1024  # bytes, compressed


def lost(number):
    """A hand that its bidder loses: A's side, then B's, over and over, so that nobody ever wins."""
    side = "AB"[number % 2]
    points = {"A": 120, "B": 130}
    return hand(bidder=side, bidder_seat=1 + number % 2, meld={"A": 0, "B": 0}, trick_points=points)


def long_game(hands, **changes):
    """A game of so many hands; the last is recorded, those before are laid under it at once."""
    game = a_game(**changes)
    by = owner(game)
    Entry.objects.bulk_create(
        EntryFactory.build(game=game, seq=number, facts=lost(number), device=by)
        for number in range(1, hands)
    )
    record(game, lost(hands), hand_number=hands)
    return game


def queries_of(visit):
    with CaptureQueriesContext(connection) as caught:
        answer = visit()
    return len(caught), answer


@pytest.mark.parametrize("query", ["", "?step=bid", "?hand=1", "?saved=3"])
def test_table_page_takes_the_same_queries_for_any_number_of_hands(client, query):
    counts = []
    for hands in (3, 300):
        game = long_game(hands)
        sign_in(client, game)
        counts.append(queries_of(lambda game=game: client.get(at(game, query)))[0])
    assert counts[0] == counts[1] <= PAGE_QUERIES


@pytest.mark.parametrize(("is_in_club", "most"), [(False, SAVE_QUERIES), (True, IN_CLUB)])
def test_saving_a_hand_takes_ten_queries_and_two_for_a_club(client, is_in_club, most):
    game = long_game(3, club=a_club() if is_in_club else None)
    sign_in(client, game)
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    page = follow(client, send(client, page, "/meld/", meld__A="150", meld__B="40"))
    count, answer = queries_of(lambda: send(client, page, "/tricks/", tricks__A="170"))
    assert answer.status_code == 303
    assert count <= most


def test_struck_hands_cost_no_query(client):
    game = long_game(4)
    undo(game, 4)
    sign_in(client, game)
    count, _ = queries_of(lambda: client.get(at(game, "?hand=2")))
    assert count <= PAGE_QUERIES


def compressed(data):
    return len(gzip.compress(data, 6))


def loaded_by(names):
    """The bytes of each static file that the page names, or that one of its scripts imports."""
    found = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        path = finders.find(name)
        assert path, name
        found[name] = Path(path).read_bytes()
        imported = re.findall(rb'from "\./([^"]+)"', found[name]) if name.endswith(".js") else []
        waiting += [f"js/{each.decode()}" for each in imported]
    return found


def test_first_load_of_a_table_page_is_light(client):
    """Page, styles and scripts of a game of 30 hands, each compressed."""
    game = long_game(30)
    sign_in(client, game)
    page = client.get(at(game)).content
    links = re.findall(r'(?:href|src)="/static/([^"]+\.(?:css|js))"', page.decode())
    files = loaded_by(links)
    assert "js/pin-sum.js" in files
    total = compressed(page) + sum(compressed(data) for data in files.values())
    print(f"first load of a table page: {total / 1024:.1f} KB compressed")
    assert total <= FIRST_LOAD
