"""Sharing a table: what the page gives to whom, and what its keys do."""

import re

import pytest
from django.test import Client

from games import services
from games.links import secret_of
from games.models import Code, Grant
from games.selectors.links import link_of
from games.services import codes
from tests.factories import a_game
from tests.pages.people import person
from tests.pages.visiting import at, follow, send, text_of

pytestmark = pytest.mark.django_db


def share(client: Client, game):
    return client.get(at(game, "share/"))


def do(client: Client, game, act: str, **more):
    return client.post(at(game, "share/"), {"do": act} | more)


def secret(game, role: str = "watcher") -> str:
    return secret_of(link_of(game.table, role))


def come(game, role: str = "watcher") -> Client:
    client = Client()
    client.post(at(game, f"in/{secret(game, role)}/"))
    return client


def grant_of(game, role: str = "watcher") -> Grant:
    return Grant.objects.get(table=game.table, role=role)


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("watcher", {"watcher"}),
        ("seat", {"watcher"}),
        ("scorer", {"watcher"}),
        ("owner", {"watcher", "scorer", "owner"}),
    ],
)
def test_everybody_shares_watching_and_owners_the_rest(game, kind, shown):
    page = text_of(share(person(game, kind), game))
    found = {role for role in ("watcher", "scorer", "owner") if secret(game, role) in page}
    assert found == shown
    assert ("Phones at this table" in page) == (kind == "owner")


def test_the_watchers_link_comes_first(game):
    page = text_of(share(person(game, "owner"), game))
    assert page.index(secret(game)) < page.index(secret(game, "scorer"))


def test_the_page_is_kept_by_nobody_and_takes_few_queries(game, django_assert_max_num_queries):
    owner = person(game, "owner")
    with django_assert_max_num_queries(8):
        page = share(owner, game)
    assert "no-store" in page["Cache-Control"]


def test_one_picture_fills_the_screen(game):
    owner, watcher = person(game, "owner"), person(game, "watcher")
    for role in ("watcher", "scorer", "owner"):
        assert owner.get(at(game, f"share/?full={role}")).status_code == 200
    assert watcher.get(at(game, "share/?full=watcher")).status_code == 200
    assert watcher.get(at(game, "share/?full=owner")).status_code == 303
    assert owner.get(at(game, "share/?full=king")).status_code == 303


@pytest.mark.parametrize("role", ["watcher", "scorer"])
def test_opening_a_link_asks_first_and_leaks_nothing(game, role):
    guest, link = Client(), at(game, f"in/{secret(game, role)}/")
    asked = guest.get(link)
    assert asked["Referrer-Policy"] == "strict-origin"
    assert "no-store" in asked["Cache-Control"]
    assert secret(game, role) not in text_of(asked)
    assert guest.get(at(game)).status_code == 404
    assert guest.post(link)["Location"] == at(game)
    assert guest.get(at(game)).status_code == 200
    assert grant_of(game, role).link == link_of(game.table, role)


@pytest.mark.parametrize("way", ["in", "own"])
def test_a_shut_link_is_no_address(game, way):
    old = secret(game, "watcher" if way == "in" else "owner")
    role = "watcher" if way == "in" else "owner"
    services.renew_link(table=game.table, role=role, by=game.table.made_by)
    guest = Client()
    for ask in (guest.get, guest.post):
        assert ask(at(game, f"{way}/{old}/")).status_code == 404


def test_a_new_link_shuts_out_who_came_by_the_old_one(game):
    owner, guest = person(game, "owner"), come(game)
    old = secret(game)
    follow(owner, do(owner, game, "renew", role="watcher"))
    assert secret(game) != old
    assert guest.get(at(game)).status_code == 404


def test_a_shut_link_says_so(game):
    owner = person(game, "owner")
    page = text_of(follow(owner, do(owner, game, "revoke", role="watcher")))
    assert "This link is shut." in page
    assert "This link is shut." in text_of(share(person(game, "scorer"), game))
    page = text_of(follow(owner, do(owner, game, "renew", role="watcher")))
    assert "This link is shut." not in page


@pytest.mark.parametrize("more", [{"role": "king"}, {"role": "seat"}, {}])
def test_no_link_of_another_role(game, more):
    assert do(person(game, "owner"), game, "renew", **more).status_code == 404


@pytest.mark.parametrize("act", ["", "dance", "renew ", "é"])
def test_nothing_else_can_be_done(game, act):
    assert do(person(game, "owner"), game, act).status_code == 404


def test_a_code_is_made_shown_and_stopped(game):
    owner = person(game, "owner")
    page = text_of(follow(owner, do(owner, game, "code")))
    text = Code.objects.get().text
    assert f"{text[:4]}-{text[4:]}" in page
    assert "/join/" in page
    follow(owner, do(owner, game, "no-code"))
    assert Client().post("/join/", {"code": text}).status_code == 422


def test_a_code_joins_and_keeps_what_was_typed_when_it_is_wrong(game):
    code = services.make_code(table=game.table, by=game.table.made_by)
    guest = Client()
    wrong = guest.post("/join/", {"code": "K7QF-8MN2"})
    assert wrong.status_code == 422
    assert 'value="K7QF-8MN2"' in text_of(wrong)
    assert guest.post("/join/", {"code": f" {code.text.lower()} "})["Location"] == at(game)
    assert guest.get(at(game)).status_code == 200


def test_guessing_is_slow_from_one_place_and_not_from_another(game, monkeypatch):
    monkeypatch.setitem(codes.MOST, "block", 2)
    code = services.make_code(table=game.table, by=game.table.made_by)
    guest, right = Client(), {"code": code.text}
    for _ in range(2):
        guest.post("/join/", {"code": "22222222"}, REMOTE_ADDR="192.0.2.1")
    late = Client().post("/join/", right, REMOTE_ADDR="192.0.2.250")
    assert late.status_code == 429
    assert late["Retry-After"] == "1800"
    assert guest.post("/join/", right, REMOTE_ADDR="192.0.3.1").status_code == 303


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
    from tests.ledger.story import record

    record(game)
    services.substitute_player(game=game, seat=2, name="Zoe", from_hand=2, key="l" * 22, by=owner)
    assert "You are watching." in text_of(cy.get(at(game)))


def test_history_says_whose_phone_wrote(game):
    from tests.ledger.story import record

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
