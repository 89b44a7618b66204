"""One player's cards in the running hand: picked, counted, taken; the side's meld is the sum."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st

from games.ids import new_id
from games.services import end_game
from tests.factories import a_game, hand
from tests.ledger.story import fresh, owner, record
from tests.pages.cards import BID, MARRIAGE, RUN, at_meld, cards_page, counted, meld_of, taken
from tests.pages.test_hostile import few, odd, posted
from tests.pages.visiting import at, follow, form_to, send, sign_in, text_of

pytestmark = pytest.mark.django_db

RUN_CODES = RUN.split()
FIELDS = ["cards", "seat", "hand", "revision", "game", "add", "remove", "clear", "next", "take"]


def heading(page):
    """Whose cards the page shows."""
    return text_of(page).split("<h1")[1].split(">", 1)[1].split("<")[0]


def test_cards_become_the_meld_of_the_side(visitor, game):
    page = counted(visitor, game, {1: RUN})
    assert meld_of(game) == {
        "meld": {"A": 150},
        "meld_by_seat": {"1": 150},
        "cards_by_seat": {"1": RUN_CODES},
    }
    assert form_to(page, "/meld/").fields["meld.A"] == "150"
    assert "from cards: Ann 150" in text_of(page)


def test_partners_add_up(visitor, game):
    page = counted(visitor, game, {1: RUN, 3: MARRIAGE, 2: "9S"})
    assert meld_of(game)["meld"] == {"A": 170, "B": 10}
    assert "from cards: Ann 150, Bob 20" in text_of(page)
    assert "Ann &amp; Bob 170: Ann 150 and Bob 20." in text_of(cards_page(visitor, game, 3))


def test_another_player_is_one_tap_away_and_takes_these_cards_along(visitor, game):
    at_meld(visitor, game)
    page = follow(visitor, taken(visitor, game, 1, RUN, take=None, next="4"))
    assert heading(page) == "Dee"
    assert meld_of(game)["meld"] == {"A": 150}


def test_the_bidder_comes_first_then_whoever_has_no_cards(visitor, game):
    at_meld(visitor, game, bidder_seat="3")
    for name, seat in (("Bob", 3), ("Ann", 1), ("Cy", 2), ("Dee", 4), ("Bob", 3)):
        assert heading(visitor.get(at(game, "cards/"))) == name
        taken(visitor, game, seat, "9S" if seat < 3 else "9H")


def test_cards_that_are_taken_away_take_their_meld_along(visitor, game):
    counted(visitor, game, {1: RUN, 3: MARRIAGE})
    taken(visitor, game, 3, "")
    assert meld_of(game)["meld"] == {"A": 150}
    taken(visitor, game, 1, "")
    assert meld_of(game) == {"meld": {}}


def test_no_cards_leave_a_written_figure_alone(visitor, game):
    page = at_meld(visitor, game)
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="40", cards=""))
    assert meld_of(game) == {"meld": {"A": 40}}
    assert follow(visitor, send(visitor, page, "/cards/", cards="", take="1")).status_code == 200
    assert meld_of(game) == {"meld": {"A": 40}}


def test_a_written_figure_is_told_before_cards_take_its_place(visitor, game):
    page = at_meld(visitor, game)
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="40", cards=""))
    page = send(visitor, page, "/cards/", cards=RUN)
    assert "40 is written for Ann &amp; Bob; cards take its place." in text_of(page)
    follow(visitor, send(visitor, page, "/cards/", take="1"))
    assert meld_of(game)["meld"] == {"A": 150}


@pytest.mark.parametrize(
    ("tapped", "line"),
    [
        ({"add": "JS"}, "AS JS"),
        ({"remove": "AS"}, ""),
        ({"clear": "1"}, ""),
        ({"add": "1Z"}, "AS"),
        ({"cards": "as, 10♥"}, "AS 10H"),
    ],
)
def test_without_a_script_tiles_are_buttons_and_nothing_is_stored(visitor, game, tapped, line):
    at_meld(visitor, game)
    page = send(visitor, cards_page(visitor, game, 1), "/cards/", **{"cards": "AS"} | tapped)
    assert page.status_code == 200
    assert form_to(page, "/cards/").fields["cards"] == line
    assert meld_of(game) == {}


def test_every_card_brings_the_count_alone(visitor, game):
    at_meld(visitor, game)
    form = form_to(cards_page(visitor, game, 1), "/cards/")
    part = visitor.post(form.action, form.fields | {"cards": RUN}, headers={"HX-Request": "true"})
    assert text_of(part).lstrip().startswith("<section")
    assert 'id="take" hx-swap-oob="true">Take 150' in text_of(part)
    assert "M1" in text_of(part)


def test_what_may_not_count_is_said_with_its_rule(visitor, game):
    at_meld(visitor, game)
    page = send(visitor, cards_page(visitor, game, 1), "/cards/", cards=RUN)
    assert "inside the run" in text_of(page)
    assert "F3" in text_of(page)


@pytest.mark.parametrize("line", ["1Z", "AS AS AS", "AS foo"])
@pytest.mark.parametrize("button", ["take", "look"])
def test_what_is_no_card_is_told_and_kept(visitor, game, line, button):
    at_meld(visitor, game)
    page = send(visitor, cards_page(visitor, game, 1), "/cards/", cards=line, **{button: "1"})
    assert page.status_code == 422
    assert form_to(page, "/cards/").fields["cards"] == line
    assert "write__error" in text_of(page)
    assert meld_of(game) == {}


def test_more_cards_than_a_player_holds_are_a_warning(visitor, game):
    at_meld(visitor, game)
    line = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S AH"
    page = send(visitor, cards_page(visitor, game, 1), "/cards/", cards=line)
    assert "13 cards: Ann holds 12." in text_of(page)
    assert follow(visitor, send(visitor, page, "/cards/", take="1")).status_code == 200


def test_only_the_bidder_of_a_cutthroat_hand_has_the_widow(client):
    game = a_game(variant="cutthroat")
    sign_in(client, game)
    at_meld(client, game)
    held = RUN + " AH 10H KH QH JH 9H AD 10D KD QD JD"
    for seat, told in ((1, False), (2, True)):
        page = send(client, cards_page(client, game, seat), "/cards/", cards=held)
        assert ("16 cards: Cy holds 15." in text_of(page)) == told
        size = 15 if told else 18
        assert f"16</b> of {size} cards" in text_of(page)


def test_with_five_at_the_table_only_those_who_play_have_cards(client):
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma", "Vic"])
    sign_in(client, game)
    at_meld(client, game, bidder_seat="2", playing=["B", "C", "E"])
    page = cards_page(client, game, 1)
    assert [
        each["value"] for each in form_to(page, "/cards/").buttons if each["name"] == "next"
    ] == [
        "2",
        "3",
        "5",
    ]
    assert heading(page) == "Sol"
    form = form_to(page, "/cards/")
    client.post(form.action, form.fields | {"seat": "1", "cards": RUN, "take": "1"})
    assert meld_of(game) == {}


def test_without_a_marriage_only_the_others_have_meld(client):
    """DD7: no trump; what needs none counts all the same."""
    game = a_game(variant="double-deck")
    sign_in(client, game)
    at_meld(client, game, bid="55", trump="none")
    page = cards_page(client, game, 1)
    assert {
        each["value"] for each in form_to(page, "/cards/").buttons if each["name"] == "next"
    } == {
        "2",
        "4",
    }
    assert "no trump" in text_of(page)
    follow(client, taken(client, game, 2, "AS AH AD AC"))
    assert meld_of(game)["meld"] == {"B": 10}


@pytest.mark.parametrize("bid", [None, {"outcome": "passed_out"}])
def test_without_a_bid_there_is_no_meld_to_count(visitor, game, bid):
    if bid:
        send(visitor, visitor.get(at(game)), "/bid/", **BID | bid)
    for answer in (
        visitor.get(at(game, "cards/")),
        visitor.post(at(game, "cards/"), {"take": "1"}),
    ):
        assert answer.status_code == 303
        assert answer["Location"] == at(game)


def test_a_finished_game_takes_no_cards(visitor, game):
    at_meld(visitor, game)
    page = cards_page(visitor, game, 1)
    end_game(game=fresh(game), key=new_id(), by=owner(game))
    answer = send(visitor, page, "/cards/", cards=RUN, take="1")
    assert (answer.status_code, answer["Location"]) == (303, at(game))


@pytest.mark.parametrize("seat", ["", "0", "9", "x", "1" * 30])
def test_odd_seat_shows_somebody_and_stores_nothing(visitor, game, seat):
    at_meld(visitor, game)
    page = visitor.get(at(game, f"cards/?seat={seat}"))
    assert heading(page) == "Ann"
    send(visitor, page, "/cards/", seat=seat, cards=RUN, take="1")
    assert meld_of(game) == {}


def test_queries_are_few_and_the_same_for_any_number_of_hands(visitor, game):
    counts = []
    for hands in (1, 4):
        for _ in range(hands):
            record(game, hand(meld={"A": 20, "B": 20}))
        at_meld(visitor, game)
        with CaptureQueriesContext(connection) as caught:
            cards_page(visitor, game, 1)
        counts.append(len(caught))
    assert counts[0] == counts[1] <= 12


@few
@given(data=st.data())
def test_odd_form_breaks_nothing(client, data):
    game = a_game()
    sign_in(client, game)
    at_meld(client, game)
    form = form_to(cards_page(client, game, 1), "/cards/")
    base = form.fields | {"cards": RUN, "take": "1"}
    answer = client.post(form.action, posted(base, data.draw(odd(FIELDS))))
    assert answer.status_code in (200, 303, 409, 422)
    assert client.get(at(game)).status_code == 200
    assert cards_page(client, game, 1).status_code == 200
