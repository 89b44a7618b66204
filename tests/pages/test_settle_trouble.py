"""Remedies lead to where a table writes them down; nothing is written by a ruling."""

import re

import pytest
from django.test import Client

from games.selectors.ledger import load_game
from tests.factories import hand
from tests.ledger.story import record, win
from tests.pages.filling import whole_form
from tests.pages.test_settle import seen
from tests.pages.visiting import at, follow, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(client, game):
    sign_in(client, game)
    record(game, hand(bid=280, meld={"A": 100, "B": 60}, trick_points={"A": 180, "B": 70}))
    return client


def penalty_link(page):
    """The address behind the first remedy that comes to a penalty line."""
    return re.search(r'href="(/t/[^"]+/penalty/\?[^"]+)"', text_of(page))[1].replace("&amp;", "&")


def test_renege_is_told_with_its_penalty_and_the_table_writes_it(table, game):
    page = table.get(at(game, "settle/renege-defender/"))
    assert "A penalty line of −60 for Cy & Dee makes +70 of it." in seen(page)
    assert load_game(game.table).version == 1
    form = table.get(penalty_link(page))
    assert whole_form(form, "/penalty/").fields["points.B"] == "-60"
    follow(table, send(table, form, "/penalty/"))
    assert totals(game) == {"A": 280, "B": 70}


def test_key_in_an_address_is_not_taken(table, game):
    form = table.get(at(game, f"penalty/?key={'x' * 22}"))
    assert whole_form(form, "/penalty/").fields["key"] != "x" * 22


def test_misdeal_leads_to_the_last_hand(table, game):
    page = text_of(table.get(at(game, "settle/misdeal/")))
    assert f'href="{at(game, "?hand=1")}"' in page
    assert "To the last hand" in page


def test_before_the_first_hand_there_is_only_the_sheet(client, game):
    sign_in(client, game)
    assert f'href="{at(game)}"' in text_of(client.get(at(game, "settle/misdeal/")))


def test_finished_game_takes_no_penalty(client, game):
    sign_in(client, game)
    win(game)
    page = text_of(client.get(at(game, "settle/renege-defender/")))
    assert "/penalty/?" not in page


def test_without_a_table_remedies_are_text():
    page = text_of(Client().get("/settle/renege-bidder/"))
    assert "/penalty/" not in page
    assert "A penalty line of" in page
