"""One's own calls on one's own phone: in turn, for nobody else, and never over a written bid."""

import pytest

from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.pages.people import person
from tests.pages.visiting import at, follow, forms_of, send, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(game):
    return person(game, "owner")


@pytest.fixture
def cy(game):
    """The phone at seat 2, who speaks first."""
    return person(game, "seat")


def auction(client, game):
    return client.get(at(game, "auction/"))


def call(client, page, what):
    form = next(form for form in forms_of(page) if "seen" in form.fields)
    return client.post(form.action, form.fields | {"call": str(what)})


def heard(game):
    calls = load_game(game.table).draft.facts.get("calls", {}).get("calls", [])
    return [(each["seat"], each["bid"]) for each in calls]


def test_the_own_call_in_turn(game, cy, owner):
    page = follow(cy, call(cy, auction(cy, game), 250))
    assert heard(game) == [(2, 250)]
    assert "Bob is to call." in text_of(page)
    assert "Quick entry" not in text_of(page)


def test_out_of_turn_there_is_nothing_to_tap(game, cy, owner):
    first = auction(cy, game)
    follow(owner, call(owner, auction(owner, game), "pass"))
    page = auction(cy, game)
    assert [form for form in forms_of(page) if "seat" in form.fields] == []
    assert call(cy, first, 250).status_code == 409
    assert heard(game) == [(2, None)]


def test_nobody_calls_for_another(game, cy):
    page = auction(cy, game)
    forged = send(cy, page, "/auction/", seat="3", call="250")
    assert forged.status_code == 409
    assert "your own calls" in text_of(forged)
    assert heard(game) == []


def test_only_the_own_last_call_is_taken_back(game, cy, owner):
    page = follow(cy, call(cy, auction(cy, game), 250))
    page = follow(cy, call(cy, page, "back"))
    assert heard(game) == []
    follow(cy, call(cy, page, 250))
    mine = auction(cy, game)
    follow(owner, call(owner, auction(owner, game), "pass"))
    assert call(cy, mine, "back").status_code == 409
    assert heard(game) == [(2, 250), (3, None)]


def test_other_bids_are_the_own_ones(game, cy):
    page = cy.get(at(game, "auction/?other=1"))
    assert text_of(page).count('name="seat"') == 1
    follow(cy, send(cy, page, "/auction/", figure="260"))
    assert heard(game) == [(2, 260)]


def test_at_the_end_the_scorekeeper_names_trump(game, cy, owner):
    follow(cy, call(cy, auction(cy, game), 250))
    for _ in range(3):
        follow(owner, call(owner, auction(owner, game), "pass"))
    page = text_of(auction(cy, game))
    assert "Cy has it at 250." in page
    assert "Name trump" not in page
    assert "Name trump" in text_of(auction(owner, game))


def test_a_written_bid_is_not_called_over(game, cy, owner):
    page = auction(cy, game)
    follow(owner, send(owner, owner.get(at(game)), "/bid/", bidder_seat="1", bid="320", trump="H"))
    assert auction(cy, game).status_code == 303
    assert call(cy, page, 250).status_code in (303, 409)
    assert load_game(game.table).draft.facts["bid"]["bid"] == 320
    assert heard(game) == []


def test_the_board_leads_to_the_own_call(game, cy, owner):
    assert ">Calls</a>" in text_of(cy.get(at(game)))
    for _ in range(3):
        follow(owner, call(owner, auction(owner, game), 250 if not heard(game) else "pass"))
    assert "Ann is to call" in text_of(auction(cy, game))


@pytest.mark.parametrize("seen", ["0", "-1", "1", ""])
def test_nobody_takes_the_calls_of_others_away(game, cy, owner, seen):
    """A form that says it has seen less than lies there neither cuts it off nor goes before it."""
    follow(cy, call(cy, auction(cy, game), 250))
    for bid in (260, 270, 280):
        follow(owner, call(owner, auction(owner, game), bid))
    page = auction(cy, game)
    assert send(cy, page, "/auction/", seen=seen, call="290").status_code == 409
    assert send(cy, page, "/auction/", seen=seen, call="back").status_code == 409
    assert heard(game) == [(2, 250), (3, 260), (4, 270), (1, 280)]


def test_the_same_call_once_more_is_no_error(game, cy):
    page = auction(cy, game)
    for _ in range(2):
        follow(cy, call(cy, page, 250))
    assert heard(game) == [(2, 250)]


def test_only_the_scorekeeper_says_who_plays():
    """Of five at a table three play: a player's phone leaves nobody out (CT25)."""
    game = a_game(variant="cutthroat", names=["Ann", "Bob", "Cy", "Dee", "Eve"])
    owner, bob = person(game, "owner"), person(game, "seat")
    usual = forms_of(auction(owner, game))
    plays = next(form for form in usual if "playing" in form.fields).fields["playing"]
    page = auction(bob, game)
    form = next((form for form in forms_of(page) if "seen" in form.fields), None)
    assert form is not None
    bob.post(form.action, form.fields | {"playing": ["A", "B", "E"], "call": "300"})
    told = load_game(game.table).draft.facts.get("calls", {})
    assert told.get("playing", plays) == plays
