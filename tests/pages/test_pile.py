"""Counting a pile at the table, without scripts: every key posts, and the sum comes back."""

from typing import Any

import pytest
from django.test import Client

from games.models import Game
from tests.browser.score_pad import take
from tests.factories import a_game
from tests.pages.piling import BID, CARDS, THREE, at_tricks, count, drafted
from tests.pages.visiting import at, follow, form_to, send, sign_in, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def pair(game: Game) -> Game:
    return at_tricks(game)


@pytest.fixture
def three(client: Client) -> Game:
    """A cutthroat game at its Tricks step, with its owner's browser."""
    game = at_tricks(a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"]), THREE)
    sign_in(client, game)
    return game


def test_tricks_step_leads_to_the_count(visitor: Client, pair: Game) -> None:
    assert at(pair, "pile/") in text_of(visitor.get(at(pair)))
    page = text_of(visitor.get(at(pair, "pile/")))
    assert "A 10, 10 10, K 10, last trick 10" in page
    assert "Count one pile: the other side has the rest." in page


def test_each_key_counts_one_and_keeps_the_rest(visitor: Client, pair: Game) -> None:
    page = count(visitor, pair, press="A.10.more", cards__A__A="3")
    assert form_to(page, "/pile/").fields["cards.A.10"] == "1"
    page = send(visitor, page, "/pile/", press="A.A.less")
    assert form_to(page, "/pile/").fields["cards.A.A"] == "2"
    assert "Who took the last trick? It counts 10." in text_of(page)
    page = send(visitor, page, "/pile/", press="B.K.less")
    assert form_to(page, "/pile/").fields["cards.B.K"] == "0"
    assert drafted(pair) == {}


def test_one_pile_settles_both_sides(visitor: Client, pair: Game) -> None:
    page = count(visitor, pair, last="B", **CARDS)
    assert "Ann &amp; Bob 160, Cy &amp; Dee 90." in text_of(page)
    assert "In the pile of Cy &amp; Dee: 3 aces, 2 tens and 3 kings." in text_of(page)
    answer = send(visitor, page, "/pile/", take="1")
    assert answer["Location"] == at(pair, "?step=tricks")
    assert drafted(pair) == {"trick_points": {"A": 160, "B": 90}}
    tricks = form_to(follow(visitor, answer), "/tricks/").fields
    assert (tricks["tricks.A"], tricks["tricks.B"]) == ("160", "90")


def test_either_side_by_points(visitor: Client, pair: Game) -> None:
    answer = count(visitor, pair, side="B", by="points", points__B="40+30", last="B", take="1")
    assert answer.status_code == 303
    assert drafted(pair) == {"trick_points": {"A": 170, "B": 80}}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cards__A__A": "9"}, "Ann &amp; Bob have 9 aces, the deck has 8."),
        ({"cards__A__K": "13"}, "Ann &amp; Bob have 13 kings, the deck has 8."),
        (
            {"cards__A__A": "5", "cards__B__A": "4"},
            "Ann &amp; Bob 5 + Cy &amp; Dee 4 = 9 aces, the deck has 8.",
        ),
        ({"cards__A__A": "5", "last": ""}, "Who took the last trick? It counts 10."),
        ({}, "No pile is counted yet."),
        ({"cards__A__A": "many"}, "“many” is not a number"),
        ({"by": "points", "points__A": "163"}, "Trick points go in steps of 10 here"),
        ({"by": "points", "points__A": "300"}, "Trick points add up to 300, a hand has 250."),
        ({"by": "points", "points__A": "-5"}, "is not a number"),
        (
            {"cards__A__A": "8", "cards__B__10": "8", "cards__B__K": "6"},
            "Trick points add up to 230, a hand has 250.",
        ),
    ],
)
def test_what_cannot_be_is_told_and_kept(
    visitor: Client, pair: Game, changes: dict[str, str], sentence: str
) -> None:
    answer = count(visitor, pair, **{"last": "B", "take": "1"} | changes)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    kept = form_to(answer, "/pile/").fields
    assert all(
        kept.get(name.replace("__", "."), "") == value
        for name, value in changes.items()
        if name not in ("last", "by")
    )
    assert drafted(pair) == {}


def test_without_its_last_trick_the_sum_says_so(visitor: Client, pair: Game) -> None:
    changes = {"cards__B__A": "3", "cards__B__10": "2", "cards__B__K": "3"}
    page = count(visitor, pair, **CARDS, **changes)
    assert "Who took the last trick?" in text_of(page)
    answer = send(visitor, page, "/pile/", last="A", take="1")
    assert answer.status_code == 303
    assert drafted(pair) == {"trick_points": {"A": 170, "B": 80}}


def test_scheme_and_rounding_of_the_table(client: Client) -> None:
    rules = {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"}
    game = at_tricks(a_game(rules=rules))
    sign_in(client, game)
    page = count(client, game, cards__A__A="5", cards__A__Q="7", cards__A__J="1", last="A")
    assert "A 11, 10 10, K 4, Q 3, J 2, last trick 10" in text_of(page)
    assert "Ann &amp; Bob 88, Cy &amp; Dee 162." in text_of(page)
    assert "Rounded: Ann &amp; Bob 90 and Cy &amp; Dee 160." in text_of(page)


def test_double_deck_counts_in_ones_and_twice_for_the_last(client: Client) -> None:
    game = at_tricks(a_game(variant="double-deck"), {"A": 30, "B": 24}, bid=55)
    sign_in(client, game)
    page = count(client, game, cards__B__A="13", cards__B__K="9", last="B")
    assert "Ann &amp; Bob 26, Cy &amp; Dee 24." in text_of(page)
    assert "17" in form_to(count(client, game, cards__B__A="17"), "/pile/").fields["cards.B.A"]


def test_three_players_count_two_piles(client: Client, three: Game) -> None:
    page = count(client, three, cards__B__A="5", last="C")
    assert "Sol 50. One more pile settles it." in text_of(page)
    assert "Not counted yet: 3 aces, 8 tens and 8 kings." in text_of(page)
    assert "missing" not in text_of(page)
    page = send(client, page, "/pile/", cards__C__K="3")
    assert "Ruth 160, Sol 50, Tess 40." in text_of(page)


def test_one_of_three_piles_is_taken_over_and_another_later(client: Client, three: Game) -> None:
    follow(client, count(client, three, cards__B__A="5", last="C", take="1"))
    assert drafted(three) == {"trick_points": {"B": 50}}
    page = count(client, three, cards__C__K="3", last="C")
    assert "Ruth 160, Sol 50, Tess 40." in text_of(page)
    assert "written" in text_of(page)
    follow(client, send(client, page, "/pile/", take="1"))
    assert drafted(three) == {"trick_points": {"A": 160, "B": 50, "C": 40}}
    page = count(client, three, cards__C__K="4", last="C")
    assert "Tess 50. One more pile settles it." in text_of(page)


def test_buried_cards_that_lie_apart_are_the_bidders(client: Client, three: Game) -> None:
    page = client.get(at(three, "pile/"))
    assert "The 3 cards that Ruth buried" in text_of(page)
    answer = count(
        client, three, cards__A__A="5", last="A", buried="apart", buried_points="20", take="1"
    )
    follow(client, answer)
    assert drafted(three) == {"trick_points": {"A": 80}, "buried_points": 20}


@pytest.mark.parametrize(
    ("points", "sentence"),
    [("40", "3 buried cards cannot hold 40 points."), ("x", "“x” is not a number")],
)
def test_odd_buried_points(client: Client, three: Game, points: str, sentence: str) -> None:
    changes = {"cards__A__A": "5", "cards__B__A": "0", "last": "A", "buried": "apart"}
    answer = count(client, three, buried_points=points, take="1", **changes)
    assert answer.status_code == 422
    assert sentence in text_of(answer)


@pytest.mark.parametrize("rules", [{"widow": 0}, {"buried_counters_to": "defenders"}])
def test_buried_cards_are_asked_for_where_they_are_the_bidders(
    client: Client, rules: dict[str, Any]
) -> None:
    game = at_tricks(a_game(variant="cutthroat", rules=rules), THREE)
    sign_in(client, game)
    assert "pile__buried" not in text_of(client.get(at(game, "pile/")))


def test_question_that_the_figures_raise_is_asked_at_the_tricks(
    client: Client, three: Game
) -> None:
    changes = {"cards__A__10": "8", "cards__A__K": "8", "cards__A__A": "7", "cards__B__A": "1"}
    page = follow(client, count(client, three, last="A", take="1", **changes))
    assert "Tess has no trick points. Did Tess win a trick?" in text_of(page)


@pytest.mark.parametrize("bid", [{"outcome": "conceded_before_widow", "trump": None}, None])
def test_hand_without_tricks_has_nothing_to_count(client: Client, bid: Any) -> None:
    game = a_game(variant="cutthroat")
    if bid:
        take(game, bid=BID | bid)
    sign_in(client, game)
    assert client.get(at(game, "pile/"))["Location"] == at(game)


def test_sum_while_one_counts(visitor: Client, pair: Game) -> None:
    form = form_to(visitor.get(at(pair, "pile/")), "/pile/")
    fields = form.fields | {"cards.A.A": "5"}
    answer = visitor.post(form.action, fields, headers={"HX-Request": "true"})
    assert 'id="pile-A" hx-swap-oob="true"' in text_of(answer)
    assert "<form" not in text_of(answer)
    other = fields | {"game": "2"}
    assert visitor.post(form.action, other, headers={"HX-Request": "true"}).status_code == 204
    late = visitor.post(form.action, other | {"take": "1", "last": "A"})
    assert late.status_code == 409


@pytest.mark.parametrize("odd", ["A.A", "A.A.twice", "..more", "Z.A.more", "A.A.more"])
def test_odd_keys_break_nothing(visitor: Client, pair: Game, odd: str) -> None:
    assert count(visitor, pair, press=odd, cards__A__A="x").status_code == 200


def test_queries_do_not_grow(visitor: Client, pair: Game, django_assert_num_queries: Any) -> None:
    visitor.get(at(pair, "pile/"))
    with django_assert_num_queries(4):
        visitor.get(at(pair, "pile/"))
