"""The board of a table: what a whole room reads, and what a board that asks again is told."""

import re

import pytest
from django.test import Client

from games.models import Game
from tests.factories import CodeFactory, a_game, hand
from tests.ledger.story import end, penalise, record, rule, strike, undo, win
from tests.pages.test_budgets import long_game, queries_of
from tests.pages.visiting import at, send, sign_in, text_of

pytestmark = pytest.mark.django_db

BOARD_QUERIES = 6
NEWS_QUERIES = 3


def shown(client, game, query=""):
    return text_of(client.get(at(game, f"board/{query}")))


def words(text):
    """A page's text without its tags."""
    body = re.sub(r"<svg.*?</svg>", "", text[text.index("<main") :], flags=re.S)
    return " ".join(re.sub(r"<[^>]+>", " ", body).replace("&amp;", "&").split())


def seen(text):
    return text.split('data-seen="')[1].split('"')[0]


def test_a_new_game(visitor, game):
    page = shown(visitor, game)
    assert 'data-columns="2" data-glyphs="3"' in page
    assert "Hand 1 Ann deals" in words(page)
    assert "1500 to go 1500" in words(page)
    assert words(page).startswith("Ann & Bob against Cy & Dee: Single deck Ann & Bob 0")


def test_the_pack_stands_beside_the_dealer(visitor, game):
    record(game)
    name = shown(visitor, game).split("tv__name")
    assert ["deals" in part.split("</h2>")[0] for part in name[1:]] == [False, True]
    assert name[2].index("Cy") < name[2].index("deals") < name[2].index("Dee")


def test_the_running_hand_step_by_step(visitor, game):
    record(game)
    page = visitor.get(at(game))
    send(visitor, page, "/bid/", bidder_seat="4", bid="330", trump="S")
    assert "Hand 2 Dee 330 S spades Cy & Dee need 330, less their meld." in words(
        shown(visitor, game)
    )
    send(visitor, visitor.get(at(game)), "/meld/", meld__A="60", meld__B="150")
    told = words(shown(visitor, game))
    assert "Cy & Dee need 180 in tricks; 80 sets them. Hand 1: Ann & Bob made 320 exactly." in told


def test_the_last_line_and_its_sentence(visitor, game):
    record(game)
    record(game, hand(bid=390))
    told = words(shown(visitor, game))
    assert "390 H hearts Ann SET \u2212390" in told
    assert "Hand 2: Ann & Bob are set: 320, 70 short of 390." in told
    penalise(game, {"B": -50}, note="renege")
    told = words(shown(visitor, game))
    assert "Penalty renege \u221250" in told
    assert "Penalty 2a: Cy & Dee \u221250." in told
    strike(game, 2)
    assert "Hand 1: Ann & Bob made 320 exactly." in words(shown(visitor, game))


def test_a_hand_without_a_bid_or_a_marriage(client):
    game = a_game(variant="double-deck")
    sign_in(client, game)
    send(client, client.get(at(game)), "/bid/", bidder_seat="1", bid="55", trump="none")
    told = words(shown(client, game))
    assert "Hand 1 Ann 55" in told
    assert "\u221255" in told or "55" in told
    record(game, {"outcome": "passed_out"})
    assert "Hand 1: " in words(shown(client, game))


def test_the_code_while_it_is_good(visitor, game):
    code = CodeFactory(table=game.table, text="K7QF8MNP")
    assert "watch along: K7QF-8MNP" in words(shown(visitor, game))
    code.revoked_at = code.made_at
    code.save()
    assert "watch along" not in words(shown(visitor, game))
    expired = CodeFactory(table=game.table, text="K7QF8MNQ", expires_at=code.made_at)
    assert expired.text[:4] not in words(shown(visitor, game))


@pytest.mark.parametrize("finish", [win, end], ids=["won", "called off"])
def test_a_finished_game(visitor, game, finish):
    record(game)
    finish(game)
    told = words(shown(visitor, game))
    said = "Ann & Bob win Ann & Bob are over 1500 alone. SD15"
    assert (
        said if finish is win else "Called off Called off: Ann & Bob lead with 320. G12"
    ) in told
    assert "deals" not in told


def test_a_game_of_so_many_deals(visitor, game):
    record(game)
    rule(game, {"number_of_deals": 4})
    assert "ahead 4 hands" in words(shown(visitor, game))


@pytest.mark.parametrize("people", [3, 4, 5])
def test_three_to_five_columns(client, people):
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma", "Vic"][:people])
    sign_in(client, game)
    record(game, hand("cutthroat", playing=["A", "B", "C"]))
    page = shown(client, game)
    assert f'data-columns="{people}"' in page
    assert page.count('class="tv__side"') == people
    assert "+320" in words(page)


def test_long_names_leave_room_for_what_is_said(client):
    long = "Bartholomew" * 5
    game = a_game(names=[long, "Q", "<b>&", "Dee"])
    sign_in(client, game)
    record(game)
    page = shown(client, game)
    assert "Hand 1: Bartholomew… & &lt;b&gt;& made 320 exactly." in words(page)
    assert long in page


def test_more_figures_have_less_room(client):
    game = a_game(start={"totals": {"A": -1120, "B": 40}})
    sign_in(client, game)
    assert 'data-glyphs="5"' in shown(client, game)


def test_news_are_told_once(visitor, game):
    first = shown(visitor, game)
    assert visitor.get(at(game, "board/"), {"seen": seen(first)}).status_code == 204
    record(game)
    answer = visitor.get(at(game, "board/"), {"seen": seen(first)})
    assert text_of(answer).lstrip().startswith("<main")
    assert seen(text_of(answer)) != seen(first)
    undo(game, 1)
    after = visitor.get(at(game, "board/"), {"seen": seen(text_of(answer))})
    CodeFactory(table=game.table)
    assert visitor.get(at(game, "board/"), {"seen": seen(text_of(after))}).status_code == 200


@pytest.mark.parametrize("asked", ["", "0", "x" * 5000, "\0", "1.0.0~~~"])
def test_a_mark_that_is_none_gets_the_board(visitor, game, asked):
    assert visitor.get(at(game, "board/"), {"seen": asked}).status_code == 200


def test_it_is_nobodys_to_keep_and_nobody_elses_to_see(visitor, game):
    answer = visitor.get(at(game, "board/"))
    assert "no-store" in answer["Cache-Control"]
    assert visitor.post(at(game, "board/")).status_code == 405
    assert Client().get(at(game, "board/")).status_code == 404


def test_nothing_on_it_can_be_touched(visitor, game):
    record(game)
    page = shown(visitor, game)
    main = page[page.index("<main") : page.index("</main")]
    assert not any(tag in main for tag in ("<a ", "<button", "<form", "<input", "<details"))
    assert '<noscript><meta http-equiv="refresh"' in page


@pytest.mark.parametrize("hands", [3, 60])
def test_queries(client: Client, hands: int) -> None:
    game: Game = long_game(hands)
    sign_in(client, game)
    count, answer = queries_of(lambda: client.get(at(game, "board/")))
    assert count <= BOARD_QUERIES
    count, _ = queries_of(lambda: client.get(at(game, f"board/?seen={seen(text_of(answer))}")))
    assert count <= NEWS_QUERIES


def test_the_tables_menu_leads_to_it(visitor, game):
    assert f'href="{at(game, "board/")}"' in text_of(visitor.get(at(game)))
