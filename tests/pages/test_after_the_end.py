"""A hand that stands after the end: it stays, says so, and counts for nothing (G9)."""

import re

import pytest

from tests.factories import a_game, hand, melded
from tests.ledger.story import penalise, record, rule, strike
from tests.pages.visiting import at, line_on, sign_in, text_of

pytestmark = pytest.mark.django_db
WORDS = "after the end"
NOTHING = "after the end, counts for nothing"


@pytest.fixture
def game(client):
    """Ann & Bob are over the target with hand 1; hand 2 and its penalty came later."""
    game = a_game()
    sign_in(client, game)
    record(game)
    record(game, hand(bidder="B", bidder_seat=2, trump="S", meld=melded(100, 200)))
    penalise(game)
    rule(game, {"target": 300})
    return game


def test_its_line_says_so_and_shows_no_total(client, game):
    page = client.get(at(game))
    for seq in (2, 3):
        line = line_on(page, seq)
        assert "line--after" in line
        assert WORDS in line
        assert ", total" not in line
    first = line_on(page, 1)
    assert WORDS not in first
    assert ", total" in first


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_so_it_does_in_every_game(client, variant):
    game = a_game(variant=variant)
    sign_in(client, game)
    record(game)
    record(game)
    rule(game, {"target": 40})
    page = client.get(at(game))
    assert WORDS not in line_on(page, 1)
    assert WORDS in line_on(page, 2)


@pytest.mark.parametrize("seq", [2, 3])
def test_its_drawer_says_that_it_counts_for_nothing(client, game, seq):
    page = client.get(at(game, f"?hand={seq}"))
    assert WORDS in line_on(page, seq)
    told = text_of(page)
    assert f"{NOTHING}: 320 as before" in told
    assert "G9" in told
    assert "on the sheet:" not in told


def test_a_drawer_of_a_hand_that_counts_says_the_total(client, game):
    told = text_of(client.get(at(game, "?hand=1")))
    assert "on the sheet: 320 now" in told
    assert NOTHING not in told


def test_a_struck_hand_counts_for_nothing_either(client):
    game = a_game()
    sign_in(client, game)
    record(game)
    strike(game, 1)
    page = client.get(at(game, "?hand=1"))
    assert "struck out, counts for nothing: 0 as before" in text_of(page)
    assert "Struck out, Hand " in line_on(page, 1)


def test_history_says_it_of_each(client, game):
    page = text_of(client.get(at(game, "history/")))
    found = re.findall(r'history__when">[^<]*?( · [^<]*)?</p>', page)
    assert found == ["", " · after the end", " · after the end", ""]
    assert "history__line--gone" not in page


def test_history_calls_nothing_taken_back_that_nobody_took_back(client):
    game = a_game()
    sign_in(client, game)
    rule(game, {"target": 1000})
    rule(game, {"target": 1200})
    page = text_of(client.get(at(game, "history/")))
    assert " · replaced since" in page
    assert "taken back" not in page
    sheet = text_of(client.get(at(game)))
    assert "Target: 1000 instead of 1500" in sheet
    assert "line--gone" not in sheet
