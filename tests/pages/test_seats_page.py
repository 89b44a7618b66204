"""Seats asked for and given, phones removed, stepping down: by the page's own keys."""

import re

import pytest
from django.test import Client

from games import services
from games.models import Grant
from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.ledger.story import record
from tests.pages.people import person
from tests.pages.sharing import come, do, grant_of, secret, share
from tests.pages.visiting import at, follow, send, text_of

pytestmark = pytest.mark.django_db


def test_a_seat_is_asked_for_and_given(game):
    owner, guest = person(game, "owner"), come(game)
    page = follow(guest, guest.post(at(game, "seat/"), {"seat": "2"}))
    assert "You asked to be Cy." in text_of(page)
    asked = text_of(share(owner, game))
    assert "A phone asks for the seat of Cy." in asked
    assert "A phone asks for the seat of Cy." in text_of(owner.get(at(game)))
    assert "asks for the seat" not in text_of(person(game, "scorer").get(at(game)))
    page = follow(owner, do(owner, game, "let-in", grant=grant_of(game).pk))
    assert "Cy&#x27;s phone</b>, plays" in text_of(page)
    assert "You are <b>Cy</b>" in text_of(guest.get(at(game)))


def test_let_in_from_the_table_goes_back_to_the_table(game):
    owner, guest = person(game, "owner"), come(game)
    guest.post(at(game, "seat/"), {"seat": "2"})
    page = owner.get(at(game))
    assert send(owner, page, "/share/", do="let-in")["Location"] == at(game)


def test_a_waiting_phone_is_sent_to_the_table(game):
    owner, guest, htmx = person(game, "owner"), come(game), {"HX-Request": "true"}
    guest.post(at(game, "seat/"), {"seat": "2"})
    assert guest.get(at(game, "seat/"), headers=htmx).status_code == 204
    do(owner, game, "let-in", grant=grant_of(game).pk)
    assert guest.get(at(game, "seat/"), headers=htmx)["HX-Redirect"] == at(game)


def test_the_phones_tell_when_there_is_news(game):
    owner, htmx = person(game, "owner"), {"HX-Request": "true"}
    part = owner.get(at(game, "share/"), headers=htmx)
    seen = re.search(r"seen=(\w+)", text_of(part))[1]
    again = at(game, f"share/?seen={seen}")
    assert owner.get(again, headers=htmx).status_code == 204
    come(game)
    assert "A phone</b>, watches" in text_of(owner.get(again, headers=htmx))
    assert person(game, "scorer").get(again, headers=htmx).status_code == 404


def test_a_crowd_is_counted_and_not_listed(game, monkeypatch):
    monkeypatch.setattr("games.selectors.sharing.phones.MOST", 2)
    for _ in range(3):
        come(game)
    assert "And 2 more." in text_of(share(person(game, "owner"), game))


def test_turned_away_and_asked_no_more(game):
    owner, guest = person(game, "owner"), come(game)
    guest.post(at(game, "seat/"), {"seat": "2"})
    follow(owner, do(owner, game, "turn-away", grant=grant_of(game).pk))
    assert grant_of(game).seat_asked is None
    late = do(owner, game, "let-in", grant=grant_of(game).pk)
    assert late.status_code == 409
    assert "does not ask for a seat any more" in text_of(late)
    guest.post(at(game, "seat/"), {"seat": "2"})
    guest.post(at(game, "seat/"), {"seat": "0"})
    assert grant_of(game).seat_asked is None


@pytest.mark.parametrize("seat", ["5", "x", "", "-1", "9" * 30])
def test_no_such_seat(game, seat):
    guest = come(game)
    assert guest.post(at(game, "seat/"), {"seat": seat}).status_code == 303
    assert grant_of(game).seat_asked is None


def test_a_seat_is_left(game):
    cy = person(game, "seat")
    assert "This is the phone of <b>Cy</b>" in text_of(cy.get(at(game, "seat/")))
    follow(cy, cy.post(at(game, "seat/"), {"leave": "1"}))
    assert "You are watching." in text_of(cy.get(at(game)))


def test_a_phone_is_removed(game):
    owner, guest = person(game, "owner"), come(game)
    follow(owner, do(owner, game, "remove", grant=grant_of(game).pk))
    assert guest.get(at(game)).status_code == 404
    assert guest.get("/").status_code == 200
    assert at(game) not in text_of(guest.get("/"))


def test_a_phone_of_another_table_is_not_removed(game):
    other = a_game()
    come(other)
    owner = person(game, "owner")
    follow(owner, do(owner, game, "remove", grant=grant_of(other).pk))
    assert grant_of(other).revoked_at is None


def test_stepping_down_and_the_last_owner(game):
    owner = person(game, "owner")
    alone = do(owner, game, "step-down")
    assert alone.status_code == 409
    assert "only owner" in text_of(alone)
    Client().post(at(game, f"own/{secret(game, 'owner')}/"))
    follow(owner, do(owner, game, "step-down"))
    assert "You are watching." in text_of(owner.get(at(game)))
    scorer = person(game, "scorer")
    follow(scorer, do(scorer, game, "step-down"))
    assert do(scorer, game, "step-down").status_code == 404


def test_a_seat_follows_its_player_and_not_who_comes_after(game):
    cy, owner = person(game, "seat"), game.table.made_by
    services.substitute_player(game=game, seat=2, name="Eve", from_hand=1, key="k" * 22, by=owner)
    assert "You are <b>Eve</b>" in text_of(cy.get(at(game)))
    record(game)
    services.substitute_player(game=game, seat=2, name="Zoe", from_hand=2, key="l" * 22, by=owner)
    assert "You are watching." in text_of(cy.get(at(game)))


def test_pd_154_who_watches_is_no_player(game):
    """PD-154: a phone that came by the link stands nowhere among the players."""
    come(game), person(game, "scorer")
    record(game)
    owner = person(game, "owner")
    services.end_game(game=game, key="e" * 22, by=game.table.made_by)
    again = text_of(owner.get(at(game)))
    assert "Again with the same four" in again
    assert load_game(game.table).people_now == ["Ann", "Cy", "Bob", "Dee"]
    assert game.table.players.count() == 4


def test_history_says_whose_phone_wrote(game):
    record(game)
    Grant.objects.filter(table=game.table, role="owner").update(seat=1)
    assert "this phone" in text_of(person(game, "owner").get(at(game, "history/")))
    assert "Ann&#x27;s phone" in text_of(person(game, "scorer").get(at(game, "history/")))
    Grant.objects.filter(table=game.table, role="owner").update(seat=None)
    told = text_of(person(game, "watcher").get(at(game, "history/")))
    assert "an owner&#x27;s phone" in told
    assert "Take back" not in told


def test_a_visit_is_noted_once_in_a_while(game, django_assert_num_queries):
    guest = come(game)
    guest.get(at(game))
    first = grant_of(game).seen_at
    assert first is not None
    guest.get(at(game))
    assert grant_of(game).seen_at == first
