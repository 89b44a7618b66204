"""Sharing a table: what the page gives to whom, and what its keys do."""

import pytest
from django.test import Client

from games import services
from games.models import Code
from games.selectors.links import link_of
from games.services import codes
from tests.pages.people import person
from tests.pages.sharing import come, do, grant_of, secret, share
from tests.pages.visiting import at, follow, text_of

pytestmark = pytest.mark.django_db


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


def test_who_asks_for_a_seat_comes_to_the_owners_table_by_itself(game, django_assert_num_queries):
    owner, guest = person(game, "owner"), come(game)
    asks = lambda seen: owner.get(  # noqa: E731
        at(game, f"share/?asking={seen}"), headers={"HX-Request": "true"}
    )
    assert 'share/?asking="' in text_of(owner.get(at(game)))
    with django_assert_num_queries(2):
        assert asks("").status_code == 204
    guest.post(at(game, "seat/"), {"seat": "2"})
    part = text_of(asks(""))
    assert "asks for the seat of" in part
    assert asks(f"{grant_of(game).pk}.2").status_code == 204
    do(owner, game, "let-in", grant=grant_of(game, "watcher").pk)
    assert "asks for the seat of" not in text_of(asks("1.2"))


def test_only_owners_are_told_who_asks(game):
    for kind in ("scorer", "seat", "watcher"):
        client = person(game, kind)
        assert "asking=" not in text_of(client.get(at(game)))
        answer = client.get(at(game, "share/?asking="), headers={"HX-Request": "true"})
        assert answer.status_code == 404
