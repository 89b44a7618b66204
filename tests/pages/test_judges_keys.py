"""The judges' keys without a script: card by card, call by call, and what cannot be."""

from random import Random
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.models import Game, Grant
from games.models.table import Role
from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.pages.judging import Judged, auction, judge, tricks
from tests.pages.visiting import at, follow, form_to, forms_of, send, sign_in, text_of
from tests.rules.whole_hands import deal_and_play

pytestmark = pytest.mark.django_db
BID = {"bidder_seat": "1", "bid": "320", "trump": "H"}
QUERIES = 12


def test_card_by_card(client: Client) -> None:
    page = client.get("/settle/tricks/")
    for suit, rank in (("D", "K"), ("D", "10")):
        page = client.get("/settle/tricks/", fields(page) | {"suit": suit, "rank": rank})
        page = client.get(page["Location"])
    assert Judged(page).first("headline") == "West is winning."
    page = client.get("/settle/tricks/", fields(page) | {"back": "1"}, follow=True)
    assert form_to(page, "/settle/tricks/").fields["plays"] == "KD"
    page = client.get(
        "/settle/tricks/", fields(page) | {"on": "hand2", "suit": "D", "rank": "A"}, follow=True
    )
    assert Judged(page).first("headline") == "West must play the ace of diamonds."
    assert form_to(page, "/settle/tricks/").fields["on"] == "hand2"


def fields(page: Any) -> dict[str, Any]:
    return form_to(page, "/settle/tricks/").fields


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"plays": "AS AS", "suit": "S", "rank": "A"}, "AS is there 3 times"),
        ({"plays": "AS AS", "hand3": "AS"}, "That would be 3 aces of spades; the deck has 2."),
        ({"plays": "AS zz", "hand1": "11H"}, "&quot;zz&quot; is not a card"),
        ({"game": "double-deck", "plays": "9S"}, "it has no nines"),
        ({"hand2": "AS", "suit": "S", "rank": "7"}, "&quot;7S&quot; is not a card"),
    ],
)
def test_what_cannot_be_gets_a_sentence_and_stays_as_typed(
    client: Client, asked: dict[str, str], sentence: str
) -> None:
    page = tricks(client, **asked)
    assert page.status == 422
    assert sentence.replace("&quot;", '"') in " ".join(page.problems)
    for name in ("plays", "hand1", "hand2", "hand3"):
        if name in asked:
            assert f'name="{name}" value="{asked[name]}"' in page.text


@pytest.mark.parametrize("game", ["cutthroat", "double-deck", "whist"])
def test_each_game_has_its_deck_and_seats(client: Client, game: str) -> None:
    page = tricks(client, game=game, trump="X", leader="9", suit="Z", on="hand9", heading="no")
    assert page.status == 200
    assert page.text.count('<li class="place') == (3 if game == "cutthroat" else 4)
    assert ('value="9">' in page.text) == (game != "double-deck")


def test_call_by_call(client: Client) -> None:
    page = auction(client, call="250")
    assert page.first("sentence") == "South has 250. West is to call."
    page = auction(client, calls="1:250", call="pass", seat="2")
    assert page.calls[-1] == ("West", "pass", True)
    page = auction(client, calls="1:250 2:pass", call="other", seat="4", figure="300")
    assert page.calls[-1] == ("East", "300", False)
    page = auction(client, calls="1:250 2:pass", call="back")
    assert page.calls == [("South", "250", True)]


def test_call_after_the_end(client: Client) -> None:
    page = auction(client, calls="1:250 2:pass 3:pass 4:pass", call="pass")
    assert "The auction is over; nobody is to call." in page.words("reason")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"calls": "1:250", "call": "other", "figure": ""}, "How much was bid?"),
        ({"calls": "1:250", "call": "other", "figure": "x<b>"}, "is no call"),
        ({"calls": "1:x 2"}, "is no call"),
        ({"calls": "1:x", "call": "pass"}, "is no call"),
        ({"calls": "7:250"}, "A number from 1 to 4 is expected."),
    ],
)
def test_what_is_no_call_gets_a_sentence(
    client: Client, asked: dict[str, str], sentence: str
) -> None:
    page = auction(client, dealer="8", **asked)
    assert page.status == 422
    assert sentence in " ".join(page.problems)
    assert f'name="calls" value="{asked["calls"]}"' in page.text


def to_the_tricks(client: Client, game: Game) -> None:
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", **BID))
    follow(client, send(client, page, "/meld/", meld__A="150", meld__B="40"))


def test_table_judges_among_its_people(visitor: Client, game: Game) -> None:
    to_the_tricks(visitor, game)
    page = judge(visitor, at(game, "settle/tricks/"), plays="KD 10D", hand3="AD 9D")
    assert page.first("headline") == "Bob must play the ace of diamonds."
    assert 'name="trump" value="H" checked' in page.text
    page = judge(visitor, at(game, "settle/auction/"), calls="2:250")
    assert page.first("sentence") == "Cy has 250. Bob is to call."


def test_whole_hand_goes_to_the_tricks_step(visitor: Client, game: Game) -> None:
    to_the_tricks(visitor, game)
    plays, _, trump = deal_and_play(Random(5), "single-deck")
    asked = {"plays": " ".join(plays), "trump": trump}
    page = visitor.get(at(game, "settle/tricks/"), asked)
    points = [int(each) for each in Judged(page).words("points")[:2]]
    assert sum(points) == 250
    page = follow(visitor, send_hand(visitor, page))
    sent = form_to(page, "/tricks/").fields
    assert [sent["tricks.A"], sent["tricks.B"]] == [str(each) for each in points]


def send_hand(client: Client, page: Any, **changes: str) -> Any:
    form = next(each for each in forms_of(page) if "revision" in each.fields)
    return client.post(form.action, form.fields | changes)


def test_hand_that_is_not_whole_or_not_the_running_one_is_not_taken(
    visitor: Client, game: Game
) -> None:
    to_the_tricks(visitor, game)
    page = visitor.get(at(game, "settle/tricks/"), {"plays": "KD 10D"})
    answer = send_hand(visitor, page)
    assert answer.status_code == 422
    assert "Not all yet: 0 of 12 tricks" in answer.content.decode()
    plays, _, trump = deal_and_play(Random(5), "single-deck")
    whole = {"plays": " ".join(plays), "trump": trump}
    for changes in ({"revision": "7"}, {"hand": "2"}, {"game": "9"}):
        assert send_hand(visitor, page, **whole, **changes).status_code == 409
    assert "tricks" not in load_game(game.table).draft.facts


def test_nothing_to_take_it_to_before_the_tricks(visitor: Client, game: Game) -> None:
    page = visitor.get(at(game, "settle/tricks/"))
    assert "revision" not in page.content.decode()
    assert visitor.post(at(game, "settle/tricks/"), {"plays": "AS"}).status_code == 303


def test_watcher_sees_the_judge_but_takes_nothing_over(visitor: Client, game: Game) -> None:
    to_the_tricks(visitor, game)
    Grant.objects.filter(table=game.table).update(role=Role.WATCHER)
    page = visitor.get(at(game, "settle/tricks/"))
    assert page.status_code == 200
    assert "revision" not in page.content.decode()
    assert visitor.post(at(game, "settle/tricks/"), {"plays": "AS"}).status_code == 404


def test_cutthroat_hand_goes_over_with_its_buried_cards(client: Client) -> None:
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", bidder_seat="2", bid="300", trump="S"))
    follow(client, send(client, page, "/meld/", meld__A="0", meld__B="100", meld__C="0"))
    plays, _, trump = deal_and_play(Random(7), "cutthroat", leader=2)
    page = client.get(at(game, "settle/tricks/"), {"plays": " ".join(plays), "trump": trump})
    follow(client, send_hand(client, page))
    facts = load_game(game.table).draft.facts["tricks"]
    assert sum(facts["trick_points"].values()) == 250
    assert set(facts) == {"trick_points", "took_trick", "buried_points"}


@pytest.mark.parametrize("path", ["settle/tricks/", "settle/auction/"])
def test_queries_and_strangers(visitor: Client, game: Game, path: str) -> None:
    with CaptureQueriesContext(connection) as caught:
        visitor.get(at(game, path))
    assert len(caught) <= QUERIES
    assert Client().get(at(game, path)).status_code == 404
    with CaptureQueriesContext(connection) as open_to_all:
        Client().get(f"/{path}")
    assert len(open_to_all) <= 1


@pytest.mark.parametrize("text", ["<script>", "\0", "AS" * 5000, "1:250 " * 900, "é🃏", "%FF"])
def test_odd_text_breaks_nothing(client: Client, text: str) -> None:
    for name in ("plays", "hand1", "trump", "suit", "rank", "leader", "on", "game", "first"):
        assert client.get("/settle/tricks/", {name: text}).status_code in (200, 422)
    for name in ("calls", "call", "seat", "figure", "dealer", "game"):
        assert client.get("/settle/auction/", {name: text}).status_code in (200, 302, 422)
    assert "<script>" not in tricks(client, plays="<script>").text.replace("<script ", "")


def test_tricks_step_leads_to_the_trick_judge(client: Client) -> None:
    game = a_game()
    sign_in(client, game)
    page = client.get(at(game))
    page = follow(client, send(client, page, "/bid/", **BID))
    page = follow(client, send(client, page, "/meld/", meld__A="150", meld__B="40"))
    assert f'href="{at(game, "settle/tricks/")}"' in text_of(page)
    send(client, page, "/tricks/", tricks__A="170", tricks__B="")
    assert "Judge a trick" not in text_of(client.get(at(game, "lines/1/correct/tricks/")))
