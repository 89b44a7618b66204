"""Who is spoken of at a table: an auction, the deal and cards of its own people, by their names."""

import pytest

from games.rules.rulings.desk import questions_of
from games.selectors.ledger import load_game
from tests.factories import a_game, hand, played
from tests.ledger.story import record
from tests.pages.test_settle import seen
from tests.pages.visiting import at, follow, send, sign_in

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    return a_game()


@pytest.fixture
def table(client, game):
    """A table where hand 1 was set."""
    sign_in(client, game)
    record(game, hand(trick_points=played(100)))
    return client


def call(client, game, **fields):
    page = client.get(at(game, "auction/"))
    return follow(client, send(client, page, "/auction/", **fields))


def test_running_auction_is_asked_about_among_its_people(table, game):
    """The dealer of hand 2 sits in seat 2, so seat 3 speaks first."""
    call(table, game, seat="3", call="250")
    call(table, game, seat="4", call="pass")
    page = seen(table.get(at(game, "settle/next-bid/")))
    assert "Filled in from hand 2." in page
    assert ">Ann speaks: 260, 270, or pass.<" in page
    assert ">Bob: 250 opens" in page
    assert "1 Ann, 2 Cy, 3 Bob, 4 Dee" in page
    assert "eat 1" not in page.split('data-question="')[0]


def test_refused_call_and_stuck_player_have_names(table, game):
    asked = {"dealer": "4", "calls": "1:250 2:pass 3:260 2:270"}
    page = seen(table.get(at(game, "settle/passed-comes-back/"), asked))
    assert ">No. Dee called" not in page
    assert "Cy has passed; a pass is final." in page
    page = seen(table.get(at(game, "settle/out-of-turn/"), {"dealer": "4", "calls": "2:250"}))
    assert "No. Cy called, but it is the turn of Ann." in page
    page = seen(table.get(at(game, "settle/all-pass/")))
    assert "Dee has it at 250, without being asked." in page


def test_deal_of_the_table_itself(table, game):
    page = seen(table.get(at(game, "settle/who-deals/")))
    assert "Cy deals hand 2; Bob speaks first." in page
    assert "Filled in from this table." in page
    game = a_game(variant="cutthroat", names=["Ann", "Bo", "Cy", "Di", "Ed"])
    sign_in(table, game)
    assert "An example" in seen(table.get(at(game, "settle/who-deals/")))


def test_audit_names_whose_cards_they_are(table, game):
    asked = {"cards_by_seat.2": "AS 10S KS QS JS", "trump": "S", "bid": "300", "bidder": "A"}
    page = seen(table.get(at(game, "settle/audit/"), asked))
    assert "meld of Cy, from the cards" in page


ODD = ["{points}", "%s & <b>", "שרה", "🦊" * 12, "x" * 24]


def every_question(client, game):
    """Each page of the desk at this table, with what is read on it."""
    for question in questions_of(game.variant):
        page = client.get(at(game, f"settle/{question.key}/"))
        assert page.status_code == 200, question.key
        yield seen(page)
    for path in ("settle/", "settle/audit/", "settle/tricks/", "settle/auction/"):
        assert client.get(at(game, path)).status_code == 200, path


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_odd_names_in_any_number_break_no_ruling(client, seats):
    game = a_game(variant="cutthroat", names=ODD[:seats])
    sign_in(client, game)
    sides = ["A", "B", "C"] if seats == 3 else ["A", "C", "D"]
    points = dict(zip(sides, [170, 60, 20], strict=True))
    facts = {"playing": sides} if seats > 3 else {}
    facts |= {"meld": dict(zip(sides, [150, 40, 20], strict=True)), "trick_points": points}
    record(game, hand("cutthroat", bidder_seat=1) | facts)
    assert all("%s & <b>" in page or "{points}" in page for page in every_question(client, game))


def test_finished_and_corrected_and_changed_game_is_still_asked(client):
    game = a_game(rules={"target": 100})
    sign_in(client, game)
    record(game, hand())
    assert load_game(game.table).winner
    assert any("Filled in from hand 1." in page for page in every_question(client, game))
    page = client.get(at(game, "settle/exactly-the-target/"))
    assert "Ann & Bob win." in seen(page)
