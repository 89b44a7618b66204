"""The auction tracker without scripts: calls that post and redirect, kept with the hand."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Entry
from tests.pages.auction import call, chips, facts_of, open_auction, recorded, sit_down
from tests.pages.visiting import at, follow, form_to, forms_of, send, text_of, words_of

pytestmark = pytest.mark.django_db

QUERIES = 12
FIVE = ["Ruth", "Sol", "Tess", "Ursula", "Vic"]


def test_bid_step_leads_to_the_auction(visitor, game):
    page = visitor.get(at(game))
    assert f'href="{at(game, "auction/")}"' in text_of(page)


def test_dealers_left_speaks_first_and_only_legal_bids_are_offered(visitor, game):
    page = open_auction(visitor, game)
    assert "Cy is to call." in text_of(page)
    assert chips(page) == [250, 260]
    page = call(visitor, page, 260)
    assert "Cy has 260. Bob is to call." in text_of(page)
    assert chips(page) == [270, 280]


@pytest.mark.parametrize(
    ("variant", "offered"),
    [
        ("double-deck", [50, 51, 52, 53, 54, 55, 56, 57, 60]),
        ("cutthroat", [150, 160, 170, 180, 190, 200, 210, 220, 300]),
    ],
)
def test_nine_lowest_bids_and_the_next_level(client, variant, offered):
    game = sit_down(client, variant=variant)
    assert chips(open_auction(client, game)) == offered


def test_every_call_is_stored_when_it_is_made(visitor, game):
    open_auction(visitor, game, 250, "pass", 270)
    assert facts_of(game) == {
        "calls": {
            "calls": [{"seat": 2, "bid": 250}, {"seat": 3, "bid": None}, {"seat": 4, "bid": 270}]
        }
    }
    again = visitor.get(at(game, "auction/"))
    assert "Dee has 270. Ann is to call." in text_of(again)


def test_last_call_can_be_taken_back(visitor, game):
    page = open_auction(visitor, game, 250, "pass", "back", "back")
    assert "Cy is to call." in text_of(page)
    assert facts_of(game) == {}


def test_won_auction_fills_the_bid_and_stands_in_the_why(visitor, game):
    page = open_auction(visitor, game, 250, "pass", 270, "pass", "pass")
    assert "Dee has it at 270." in text_of(page)
    assert "SD3" in text_of(page)
    page = visitor.get(at(game, "?step=bid"))
    fields = form_to(page, "/bid/").fields
    assert (fields["bidder_seat"], fields["bid"]) == ("4", "270")
    page = follow(visitor, send(visitor, page, "/bid/", trump="S"))
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="40", meld__B="150"))
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="80", tricks__B="170"))
    entry = Entry.objects.get()
    assert [kept["bid"] for kept in entry.facts["calls"]] == [250, None, 270, None, None]
    why = text_of(visitor.get(at(game, f"?hand={entry.seq}")))
    assert "Calls: Cy 250, Bob pass, Dee 270, Ann pass, Cy pass." in why


def test_hand_taken_back_brings_its_calls_back(visitor, game):
    page = recorded(visitor, game)
    assert facts_of(game) == {}
    follow(visitor, send(visitor, page, "/undo/"))
    page = visitor.get(at(game, "auction/"))
    assert "Dee has it at 270." in text_of(page)
    assert form_to(visitor.get(at(game, "?step=bid")), "/bid/").fields["trump"] == "S"


def test_call_after_the_bid_asks_for_the_bid_again(visitor, game):
    page = recorded(visitor, game)
    follow(visitor, send(visitor, page, "/undo/"))
    page = call(visitor, visitor.get(at(game, "auction/")), "back", 280)
    assert set(facts_of(game)) == {"calls", "meld", "tricks"}
    page = visitor.get(at(game))
    assert form_to(page, "/bid/")


def test_bid_that_overrules_the_auction_is_kept_without_it(visitor, game):
    open_auction(visitor, game, 250, "pass", "pass", "pass")
    page = visitor.get(at(game, "?step=bid"))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="300", trump="H"))
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="170", tricks__B="80"))
    assert "calls" not in Entry.objects.get().facts


def test_three_passes_force_the_last(visitor, game):
    page = open_auction(visitor, game, "pass", "pass")
    assert "On a pass Ann is stuck with it at 250." in text_of(page)
    page = call(visitor, page, "pass")
    assert "Ann has it at 250." in text_of(page)
    assert "Nobody bid: Ann is stuck with it and is not asked." in text_of(page)
    assert "SD4" in text_of(page)
    fields = form_to(visitor.get(at(game, "?step=bid")), "/bid/").fields
    assert (fields["bidder_seat"], fields["bid_other"], fields["forced"]) == ("1", "250", "1")


def test_under_the_gun_is_noticed_and_filled_in(client):
    game = sit_down(client, variant="cutthroat")
    page = open_auction(client, game)
    assert "Under the gun it may be 150 or more." in text_of(page)
    assert "Cy must open with a marriage" in text_of(page)
    page = call(client, page, 160)
    assert "Opened under the gun: raises go on from there." in text_of(page)
    call(client, page, "pass", "pass")
    fields = form_to(client.get(at(game, "?step=bid")), "/bid/").fields
    assert (fields["bid_other"], fields["under_the_gun"]) == ("160", "1")


def test_passed_out_goes_to_the_result(client):
    game = sit_down(client, variant="cutthroat")
    page = open_auction(client, game, "pass", "pass")
    assert "Ann is the last one: on a pass Ann deals again." in text_of(page)
    page = call(client, page, "pass")
    assert "Nobody bid. Nothing is scored, Ann deals again." in text_of(page)
    page = follow(client, send(client, page, "/bid/"))
    follow(client, send(client, page, "/tricks/"))
    facts = Entry.objects.get().facts
    assert facts["outcome"] == "passed_out"
    assert len(facts["calls"]) == 3


def test_what_a_double_deck_bid_promises_stands_beside_it(client):
    game = sit_down(client, variant="double-deck")
    page = text_of(open_auction(client, game, 51, 54))
    assert "Cy’s 51: an ace in every suit." in page
    assert "Bob’s 54: about 30 meld in hand." in page
    silent = sit_down(client, variant="double-deck", rules={"bid_meanings": "off"})
    assert "DD5" not in words_of(open_auction(client, silent, 51, 54))


def test_three_of_five_speak_from_the_dealers_left(client):
    game = sit_down(client, variant="cutthroat", names=FIVE, dealer=2)
    page = client.get(at(game, "auction/?playing=A&playing=D&playing=E"))
    assert "Ursula is to call." in text_of(page)
    page = call(client, page, 300, "pass", "pass")
    assert "Ursula has it at 300." in text_of(page)
    fields = form_to(client.get(at(game, "?step=bid")), "/bid/").fields
    assert (fields["bidder_seat"], fields["playing"]) == ("4", ["A", "D", "E"])
    page = client.get(at(game, "?step=bid"))
    page = follow(client, send(client, page, "/bid/", trump="H"))
    page = follow(client, send(client, page, "/meld/", meld__A="20", meld__D="150", meld__E="40"))
    follow(client, send(client, page, "/tricks/", tricks__A="20", tricks__E="40"))
    assert len(Entry.objects.get().facts["calls"]) == 3


@pytest.mark.parametrize("query", ["?playing=A", "?playing=A&playing=A&playing=X", "?other=1"])
def test_odd_query_shows_the_auction(client, query):
    game = sit_down(client, variant="cutthroat", names=FIVE)
    assert client.get(at(game, "auction/" + query)).status_code == 200


def test_finished_game_has_no_auction(visitor, game):
    end = visitor.get(at(game, "end/"))
    send(visitor, end, "/end/")
    assert visitor.get(at(game, "auction/"))["Location"] == at(game)
    assert visitor.post(at(game, "auction/"), {"call": "250"})["Location"] == at(game)


def test_stranger_finds_no_auction(client, game):
    assert client.get(at(game, "auction/")).status_code == 404
    assert client.post(at(game, "auction/"), {}).status_code == 404


@pytest.mark.parametrize("calls", [[250], [250, "pass", 270, 280, 300, 320]])
def test_queries(visitor, game, calls):
    page = open_auction(visitor, game, *calls)
    with CaptureQueriesContext(connection) as read:
        visitor.get(at(game, "auction/"))
    with CaptureQueriesContext(connection) as written:
        send(visitor, page, "/auction/", call="pass")
    print(f"auction: {len(read)} queries to read, {len(written)} to write")
    assert len(read) <= QUERIES
    assert len(written) <= QUERIES


def test_every_form_carries_its_token(visitor, game):
    page = open_auction(visitor, game)
    assert all("csrfmiddlewaretoken" in form.fields for form in forms_of(page))
