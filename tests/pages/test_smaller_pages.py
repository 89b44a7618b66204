"""Penalty, calling it off, what there is to know, the private link; and who may see them."""

import pytest
from django.test import Client

from games.models import Entry, Grant
from games.selectors.ledger import load_game
from tests.factories import a_game, hand
from tests.ledger.story import record
from tests.pages.visiting import at, follow, form_to, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    game = a_game()
    record(game)
    return game


@pytest.mark.parametrize("minus", ["-50", "−50", "–50", " -50 "])
def test_penalty_stands_under_its_hand(visitor, game, minus):
    page = visitor.get(at(game, "penalty/"))
    answer = send(visitor, page, "/penalty/", points__A=minus, note="renege")
    page = follow(visitor, answer)
    assert totals(game) == {"A": 270, "B": 120}
    assert "renege" in text_of(page)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, "needs points"),
        ({"points__A": "fifty"}, "is not a number"),
        ({"points__A": "-99999999"}, "more than a hand can hold"),
        ({"points__A": "-50", "note": "x" * 300}, "200 is the most"),
        ({"points__A": "-50", "note": "two\nlines"}, "line end"),
    ],
)
def test_odd_penalty_is_told_and_kept(visitor, game, changes, sentence):
    page = visitor.get(at(game, "penalty/"))
    answer = send(visitor, page, "/penalty/", **changes)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    kept = form_to(answer, "/penalty/").fields
    assert kept["points.A"] == changes.get("points__A", "")
    assert totals(game) == {"A": 320, "B": 120}


def test_called_off_and_reopened(visitor, game):
    page = visitor.get(at(game, "end/"))
    assert "320" in text_of(page)
    assert "120" in text_of(page)
    over = follow(visitor, send(visitor, page, "/end/"))
    assert "Called off" in text_of(over)
    assert "Again with the same four" in text_of(over)
    on = follow(visitor, send(visitor, over, "/reopen/"))
    assert form_to(on, "/bid/")


def test_again_goes_on_to_the_left(visitor, game):
    over = follow(visitor, send(visitor, visitor.get(at(game, "end/")), "/end/"))
    page = follow(visitor, send(visitor, over, "/again/"))
    assert "Hand 1" in text_of(page)
    second = load_game(game.table)
    assert (second.number, second.dealer) == (2, 2)
    earlier = visitor.get(at(game, "games/1/"))
    assert earlier.status_code == 200
    assert "Called off" in text_of(earlier)
    assert "To the running game" in text_of(earlier)


def test_house_rules_are_told_as_differences(client):
    game = a_game(rules={"tie_rule": "highest_score", "target": 1000})
    sign_in(client, game)
    assert "2 house rules" in text_of(client.get(at(game)))
    page = text_of(client.get(at(game, "about/")))
    assert "Several over the target at once" in page
    assert "the higher total wins" in page


def test_private_link_makes_another_phone_the_owner(visitor, game):
    page = text_of(visitor.get(at(game, "about/")))
    link = (
        page.split('class="about__link"><a href="')[1]
        .split('"')[0]
        .removeprefix("http://testserver")
    )
    other = Client()
    assert other.get(at(game)).status_code == 404
    asked = other.get(link)
    assert asked.status_code == 200
    assert asked["Referrer-Policy"] == "strict-origin"
    assert other.get(at(game)).status_code == 404
    assert other.post(link)["Location"] == at(game)
    assert other.get(at(game)).status_code == 200
    assert Grant.objects.filter(table=game.table).count() == 2


@pytest.mark.parametrize("secret", ["x", "A" * 22, "%00", "é"])
def test_wrong_private_link_opens_nothing(client, game, secret):
    assert client.get(at(game, f"own/{secret}/")).status_code == 404
    assert client.post(at(game, f"own/{secret}/")).status_code == 404


def test_finished_game_takes_no_hand(visitor, game):
    page = visitor.get(at(game))
    bid = send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H")
    melds = send(visitor, follow(visitor, bid), "/meld/", meld__A="150", meld__B="40")
    tricks = follow(visitor, melds)
    follow(visitor, send(visitor, visitor.get(at(game, "end/")), "/end/"))
    late = send(visitor, tricks, "/tricks/", tricks__A="170")
    assert late.status_code == 409
    assert "This game is over" in text_of(late)
    assert Entry.objects.filter(kind="hand").count() == 1


def test_game_that_is_won_says_by_which_rule(client):
    game = a_game(start={"totals": {"A": 1300, "B": 1400}})
    record(game, hand())
    sign_in(client, game)
    page = text_of(client.get(at(game)))
    assert "Ann &amp; Bob win" in page
    assert "SD15" in page


def test_somebody_else_sits_down_from_this_hand_on(visitor, game):
    page = visitor.get(at(game, "seats/"))
    page = follow(visitor, send(visitor, page, "/seats/", seat="3", name="Eve"))
    assert "Ann &amp; Eve" in text_of(page)
    assert totals(game) == {"A": 320, "B": 120}
    follow(visitor, send(visitor, page, "/undo/"))
    assert "Ann &amp; Bob" in text_of(visitor.get(at(game)))


def test_it_was_always_her(visitor, game):
    page = visitor.get(at(game, "seats/"))
    page = follow(visitor, send(visitor, page, "/seats/", seat="1", name="Eve", since="always"))
    assert "Eve made" in text_of(page)
    assert "It was Eve at seat 1 all along." in text_of(visitor.get(at(game, "history/")))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "Eve"}, "seat"),
        ({"seat": "9", "name": "Eve"}, "seat"),
        ({"seat": "1", "name": ""}, "The name is missing"),
        ({"seat": "1", "name": "Bob"}, "Bob sits at another seat"),
    ],
)
def test_odd_substitution_is_told_and_kept(visitor, game, changes, sentence):
    page = visitor.get(at(game, "seats/"))
    answer = send(visitor, page, "/seats/", **changes)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    assert form_to(answer, "/seats/").fields["name"] == changes["name"]


def test_history_tells_every_entry_and_takes_each_back(visitor, game):
    send(visitor, visitor.get(at(game, "penalty/")), "/penalty/", points__A="-50", note="renege")
    page = visitor.get(at(game, "history/"))
    assert "Hand 1: Ann &amp; Bob made 320" in text_of(page)
    assert "renege" in text_of(page)
    assert "this phone" in text_of(page)
    follow(visitor, send(visitor, page, "/entries/1/undo/"))
    assert totals(game) == {"A": 0, "B": 0}
    assert "taken back" in text_of(visitor.get(at(game, "history/")))


def test_lines_before_a_substitution_keep_their_names(visitor, game):
    page = visitor.get(at(game, "seats/"))
    follow(visitor, send(visitor, page, "/seats/", seat="1", name="Eve"))
    page = text_of(visitor.get(at(game, "?hand=1")))
    assert "Ann made" in page
    assert "Hand 1: Ann bid 320 in hearts" in page
    assert "Ann &amp; Bob, who bid" in page
    assert "Eve &amp; Bob" in page


def test_what_is_no_hand_stands_on_the_sheet_in_one_line(visitor, game):
    """Rules, seats, calling off and reopening, each where it was written; undone, struck through."""
    page = visitor.get(at(game, "seats/"))
    page = follow(visitor, send(visitor, page, "/seats/", seat="1", name="Eve"))
    assert "Eve sits at seat 1 from hand 2 on." in text_of(page)
    page = follow(visitor, send(visitor, page, "/undo/"))
    assert "line--gone" in text_of(page)
    over = follow(visitor, send(visitor, visitor.get(at(game, "end/")), "/end/"))
    assert "The game was called." in text_of(over)
    page = text_of(follow(visitor, send(visitor, over, "/reopen/")))
    assert "The game was reopened." in page
    assert page.index("The game was reopened.") < page.index("Eve sits at seat 1")
