"""Remedies lead to where a table writes them down; nothing is written by a ruling."""

import re

import pytest
from django.test import Client

from games import services
from games.rules.rulings.rows_trouble import TROUBLE
from games.selectors.ledger import load_game
from tests.factories import a_game, hand
from tests.ledger.story import fresh, owner, record, strike, win
from tests.pages.filling import whole_form
from tests.pages.test_settle import seen
from tests.pages.visiting import at, follow, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(client, game):
    sign_in(client, game)
    record(game, hand(bid=280, meld={"A": 100, "B": 60}, trick_points={"A": 180, "B": 70}))
    return client


def save_step(game, step, facts):
    """A step of hand 2, as its form stores it."""
    seen = fresh(game).draft.revisions.get(step, 0)
    services.save_step(
        game=game, hand_number=2, step=step, revision=seen, facts=facts, by=owner(game)
    )


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


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_example_comes_to_no_penalty_of_the_table(client, variant):
    """G10: neither as the page opens, nor asked again as it stands, nor with one part changed."""
    game = a_game(variant=variant)
    sign_in(client, game)
    for question in TROUBLE:
        if variant in question.games and question.kind == "trouble" and question.shows:
            path = at(game, f"settle/{question.key}/")
            fields = whole_form(client.get(path), path).fields
            asked = [fields | changes for changes in ({}, {"bidder": "B"}, {"meld.A": "90"})]
            assert "A penalty line of" in text_of(client.get(path))
            for typed in ({}, {"bid": fields["bid"]}, *asked):
                assert "/penalty/?" not in text_of(client.get(path, typed))


def test_unfinished_first_hand_takes_no_penalty_of_the_example(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    page = client.get(at(game))
    follow(client, send(client, page, "/bid/", bidder_seat="1", bid="300", trump="S"))
    page = client.get(at(game, "settle/renege-defender/"))
    assert "An example" in seen(page)
    assert "/penalty/?" not in text_of(page)


def test_what_is_typed_may_be_written_down(client, game):
    sign_in(client, game)
    fields = {"bidder": "A", "bid": "280", "meld.A": "90", "meld.B": "40"}
    fields |= {"trick_points.A": "200", "trick_points.B": "50"}
    page = client.get(at(game, "settle/renege-defender/"), fields)
    assert "points.B=-40" in penalty_link(page)


def test_example_typed_before_the_first_hand_stays_one_after_it(client, game):
    """A link that was kept, with the example's figures, opened when another hand is written."""
    sign_in(client, game)
    path = at(game, "settle/renege-defender/")
    fields = whole_form(client.get(path), path).fields
    record(game, hand(meld={"A": 150, "B": 20}, trick_points={"A": 190, "B": 60}))
    assert "points.B=-20" in penalty_link(client.get(path))
    assert "/penalty/?" not in text_of(client.get(path, fields))


def test_hand_that_is_not_saved_is_saved_first(table, game):
    """G10: written now, its penalty would stand under the hand before it."""
    save_step(game, "bid", {"bidder_seat": 1, "bidder": "A", "bid": 300, "trump": "S"})
    save_step(game, "meld", {"meld": {"A": 140, "B": 20}})
    save_step(game, "tricks", {"trick_points": {"A": 180, "B": 70}})
    page = table.get(at(game, "settle/renege-defender/"))
    assert "Filled in from hand 2." in seen(page)
    assert "Save hand 2 first" in seen(page)
    assert "/penalty/" not in text_of(page)


def test_each_defender_pays_alone_in_cutthroat(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    record(game, hand("cutthroat"))
    page = text_of(client.get(at(game, "settle/renege-defender/"))).replace("&amp;", "&")
    links = re.findall(r'href="/t/[^"]+/penalty/\?([^"]+)"', page)
    assert [link.count("points.") for link in links] == [1, 1]
    assert "points.B=" in links[0]
    assert "points.C=" in links[1]


def test_form_says_which_hand_a_penalty_counts_with(client, game):
    sign_in(client, game)
    assert "No hand is on the sheet yet" in seen(client.get(at(game, "penalty/")))
    record(game)
    strike(game, record(game).seq)
    assert "It counts with hand 1, the last one on the sheet" in seen(
        client.get(at(game, "penalty/"))
    )
