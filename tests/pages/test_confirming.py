"""Agreeing with a hand on its page: the mark on the line, the why, the owner's switch."""

import re

import pytest
from django.test import Client

from games.devices import COOKIE, SIGNER
from games.models import Device, Grant
from games.models.table import Role
from games.selectors.ledger import sheet_of
from tests.factories import GrantFactory, a_game, hand, played
from tests.ledger.story import ask, confirm, correct, end, fresh, penalise, record, strike
from tests.pages.test_budgets import PAGE_QUERIES, long_game, queries_of
from tests.pages.visiting import at, follow, form_to, forms_of, send, sign_in, text_of

pytestmark = pytest.mark.django_db

CONFIRM = "lines/1/confirm/"


@pytest.fixture
def asked(game):
    """A table that asks, with one hand, written by a phone without a seat."""
    ask(game)
    record(game)
    return game


def browser_of(device: Device) -> Client:
    client = Client()
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    return client


def phone_at(game, seat, role=Role.SEAT):
    """The browser of another phone, at that seat."""
    return browser_of(GrantFactory(table=game.table, role=role, seat=seat).device)


def why(client, game, seq=1):
    return client.get(at(game, f"?hand={seq}"))


def says(answer):
    """What the drawer offers to say."""
    buttons = re.findall(r'confirm/">.*?<span>(.*?)</span>', text_of(answer), re.S)
    return [button.replace("&amp;", "&") for button in buttons]


def agreed(answer):
    return re.findall(r"Agreed: ([^<]*)", text_of(answer))


def test_the_scorekeeper_says_it_for_them(visitor, asked):
    page = why(visitor, asked)
    assert says(page) == ["Ann & Bob say it is right", "Cy & Dee say it is right"]
    answer = follow(visitor, send(visitor, page, CONFIRM, side="B"))
    assert re.fullmatch(r"Cy &amp; Dee, \d\d:\d\d", agreed(answer)[0])
    assert "Cy &amp; Dee say that hand 1 is right." in text_of(answer)
    assert ", agreed: Cy &amp; Dee, " in text_of(visitor.get(at(asked)))
    assert says(answer) == ["Take it back", "Ann & Bob say it is right"]


def test_a_player_says_it_on_the_own_phone(asked):
    dee = phone_at(asked, 4)
    page = why(dee, asked)
    assert says(page) == ["It is right"]
    answer = follow(dee, send(dee, page, CONFIRM))
    assert agreed(answer)[0].startswith("Dee, ")
    answer = follow(dee, send(dee, answer, CONFIRM))
    assert agreed(answer) == []
    assert says(answer) == ["It is right"]
    assert fresh(asked).version == 3


def test_nobody_else_is_asked_or_let(asked):
    watcher = browser_of(GrantFactory(table=asked.table, role=Role.WATCHER).device)
    dee = phone_at(asked, 4)
    sent = form_to(why(dee, asked), CONFIRM).fields
    assert says(why(watcher, asked)) == []
    assert watcher.post(at(asked, CONFIRM), sent).status_code == 404
    assert dee.post(at(asked, CONFIRM), sent | {"side": "A"}).status_code == 404
    confirm(asked, 1)
    assert agreed(why(watcher, asked))
    assert says(why(watcher, asked)) == []
    assert fresh(asked).version == 2


def test_the_partner_of_whoever_wrote_it_is_not_asked(game):
    ask(game)
    Grant.objects.filter(table=game.table).update(seat=1)
    record(game)
    bob, dee = phone_at(game, 3), phone_at(game, 4)
    assert says(why(bob, game)) == []
    sent = form_to(why(dee, game), CONFIRM).fields | {"side": "A"}
    answer = bob.post(at(game, CONFIRM), sent)
    assert answer.status_code == 409
    assert "written by Ann &amp; Bob" in text_of(answer)
    owner = Client()
    sign_in(owner, game)
    assert says(why(owner, game)) == ["Cy & Dee say it is right"]


def test_a_table_that_does_not_ask_shows_nothing(visitor, game):
    record(game)
    page = text_of(why(visitor, game))
    assert "agreed" not in page.lower().replace("js/", "")
    assert "confirm/" not in page


def test_an_older_version_is_refused_with_a_sentence(visitor, asked):
    page = why(visitor, asked)
    correct(asked, 1, hand(trick_points=played(100)))
    answer = send(visitor, page, CONFIRM, side="B")
    assert answer.status_code == 409
    assert "Hand 1 was corrected in the meantime. Look at it again." in text_of(answer)
    assert "say it is right" in text_of(answer)


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"side": "C"},
        {"side": ""},
        {"side": "\0"},
        {"side": "B", "key": "short"},
        {"side": "B", "game": "7"},
        {"side": "B", "stands": "no"},
    ],
)
def test_bad_input_gets_a_sentence(visitor, asked, sent):
    usual = {"key": "k" * 22}
    answer = visitor.post(at(asked, CONFIRM), usual | sent)
    assert answer.status_code in (409, 422)
    assert 'role="alert"' in text_of(answer)
    assert fresh(asked).version == 1


def test_other_lines_and_methods(visitor, asked):
    penalise(asked)
    for seq in (2, 9, 999999):
        answer = visitor.post(at(asked, f"lines/{seq}/confirm/"), {"side": "B", "key": "k" * 22})
        assert answer.status_code == 409
    assert visitor.get(at(asked, CONFIRM)).status_code == 303
    strike(asked, 1)
    assert says(why(visitor, asked)) == []
    assert says(why(visitor, asked, 2)) == []


def test_the_last_hand_can_still_be_taken_back(visitor, asked):
    confirm(asked, 1)
    page = visitor.get(at(asked, "?saved=1"))
    assert "Ann &amp; Bob made 320 exactly." in text_of(page)
    follow(visitor, send(visitor, page, "entries/1/undo/"))
    assert sheet_of(fresh(asked)).lines[0].state == "struck"


def test_undo_in_reach_and_in_the_history(visitor, asked):
    page = follow(visitor, send(visitor, why(visitor, asked), CONFIRM, side="B"))
    page = follow(visitor, send(visitor, page, "entries/2/undo/"))
    assert sheet_of(fresh(asked)).lines[0].confirmations == ()
    history = text_of(visitor.get(at(asked, "history/")))
    assert "Cy &amp; Dee do not say any more that hand 1 is right." in history
    send(visitor, visitor.get(at(asked, "history/")), "entries/3/undo/")
    assert len(sheet_of(fresh(asked)).lines[0].confirmations) == 1


def test_late_in_a_game_that_is_over(visitor, asked):
    end(asked)
    page = follow(visitor, send(visitor, why(visitor, asked), CONFIRM, side="B"))
    assert agreed(page)
    assert any(form.action.endswith("/entries/3/undo/") for form in forms_of(page))


def test_the_owners_switch(visitor, game):
    page = visitor.get(at(game, "share/"))
    assert "Do the others agree?" in text_of(page)
    visitor.post(at(game, "share/"), {"do": "confirms", "on": "1"})
    assert fresh(game).table.confirms
    visitor.post(at(game, "share/"), {"do": "confirms"})
    assert not fresh(game).table.confirms
    scorer = phone_at(game, 2, Role.SCORER)
    assert "Do the others agree?" not in text_of(scorer.get(at(game, "share/")))
    assert scorer.post(at(game, "share/"), {"do": "confirms", "on": "1"}).status_code == 404


def test_each_alone(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    ask(game)
    record(game, hand("cutthroat"))
    told = ["Ann says it is right", "Cy says it is right", "Bob says it is right"]
    assert says(why(client, game)) == told


def test_queries_stay(client):
    game = long_game(30)
    ask(game)
    sign_in(client, game)
    confirm(game, 30)
    count, _ = queries_of(lambda: why(client, game, 30))
    assert count <= PAGE_QUERIES
