"""The table page without scripts: forms that post and redirect (product.md, "The table")."""

import re

import pytest

from games import services
from games.ids import new_id
from games.models import Entry
from games.selectors.ledger import load_game
from tests.factories import a_game, hand
from tests.ledger.story import as_usual, owner, record
from tests.pages.visiting import at, follow, form_to, play, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


def test_reference_hand_is_recorded(visitor, game):
    page = follow(visitor, play(visitor, game))
    assert totals(game) == {"A": 320, "B": 120}
    assert "Ann &amp; Bob made 320" in text_of(page)
    assert "Undo" in text_of(page)


def test_each_step_is_stored_when_it_is_taken(visitor, game):
    page = visitor.get(at(game))
    follow(visitor, send(visitor, page, "/bid/", bidder_seat="2", bid="300", trump="S"))
    again = visitor.get(at(game))
    assert form_to(again, "/meld/")
    back = visitor.get(at(game, "?step=bid"))
    assert form_to(back, "/bid/").fields | {"bidder_seat": "2", "bid": "300", "trump": "S"} == (
        form_to(back, "/bid/").fields
    )


def test_same_form_sent_twice_records_one_hand(visitor, game):
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    first = send(visitor, page, "/tricks/", tricks__A="170")
    second = send(visitor, page, "/tricks/", tricks__A="170")
    assert (first.status_code, second.status_code) == (303, 303)
    assert first["Location"] == second["Location"]
    assert Entry.objects.count() == 1


def test_same_key_with_other_figures_conflicts(visitor, game):
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    send(visitor, page, "/tricks/", tricks__A="170")
    other = send(visitor, page, "/tricks/", tricks__A="180")
    assert other.status_code == 409
    assert "Hand 1 stands with other figures" in text_of(other)
    assert totals(game) == {"A": 320, "B": 120}


def test_hand_that_another_phone_wrote_is_not_written_again(visitor, game):
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    mine = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    theirs = visitor.get(at(game))
    assert send(visitor, theirs, "/tricks/", tricks__A="170").status_code == 303
    late = send(visitor, mine, "/tricks/", tricks__A="180")
    assert late.status_code == 409
    assert "Hand 1 stands with other figures" in text_of(late)
    assert Entry.objects.count() == 1


def test_step_that_changed_meanwhile_is_stale(visitor, game):
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    tricks = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    bid = visitor.get(at(game, "?step=bid"))
    follow(visitor, send(visitor, bid, "/bid/", bid="330"))
    late = send(visitor, tricks, "/tricks/", tricks__A="170")
    assert late.status_code == 409
    assert "changed in the meantime" in text_of(late)
    assert Entry.objects.count() == 0


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bidder_seat": None}, "Who won the bidding?"),
        ({"bid": None}, "How much was bid?"),
        ({"trump": None}, "Which suit is trump?"),
        ({"bid": "other", "bid_other": "three hundred"}, "is not a number"),
        ({"bid": "other", "bid_other": "9999999999"}, "more than a hand can hold"),
        ({"bidder_seat": "9"}, "Who won the bidding?"),
        ({"trump": "X"}, "Which suit is trump?"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_unreadable_bid_is_told_and_kept(visitor, game, changes, sentence):
    page = visitor.get(at(game))
    usual = {"bidder_seat": "1", "bid": "320", "trump": "H"}
    answer = send(visitor, page, "/bid/", **(usual | changes))
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    kept = form_to(answer, "/bid/").fields
    assert all(kept.get(name) == value for name, value in changes.items() if value in ("other",))


def test_irregular_bid_is_recorded_after_a_second_tap(visitor, game):
    page = visitor.get(at(game))
    usual = {"bidder_seat": "1", "bid": "other", "bid_other": "255", "trump": "H"}
    asked = send(visitor, page, "/bid/", **usual)
    assert asked.status_code == 422
    assert "Record it anyway" in text_of(asked)
    page = follow(visitor, send(visitor, asked, "/bid/"))
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="170"))
    assert load_game(game.table).entry_list[0].facts["irregular"] == ["bid_off_step"]


def test_trick_points_that_do_not_add_up_are_refused_with_mends(visitor, game):
    answer = play(visitor, game, tricks__A="170", tricks__B="70")
    assert answer.status_code == 422
    assert "Trick points add up to 240, a hand has 250" in text_of(answer)
    assert Entry.objects.count() == 0
    mends = [button["value"] for button in form_to(answer, "/tricks/").buttons]
    mended = send(visitor, answer, "/tricks/", mend=mends[0])
    assert mended.status_code == 200
    assert Entry.objects.count() == 0
    assert send(visitor, mended, "/tricks/").status_code == 303


def test_one_side_with_more_than_a_hand_has_is_told_the_sum(visitor, game):
    """The other side is blank; what is wrong is the sum, not the blank."""
    answer = play(visitor, game, tricks__A="270")
    assert answer.status_code == 422
    assert "Trick points add up to 270, a hand has 250." in text_of(answer)
    assert "missing" not in text_of(answer)
    mends = {button["value"] for button in form_to(answer, "/tricks/").buttons if "value" in button}
    assert "tricks.A=250" in mends
    assert totals(game) == {"A": 0, "B": 0}


def test_game_of_two_hands_speaks_of_no_target(client):
    """Where the number of deals decides, nobody has anything "to go"."""
    game = a_game(rules={"number_of_deals": 2})
    sign_in(client, game)
    assert "Single deck, 2 hands" in text_of(client.get("/"))
    follow(client, play(client, game))
    page = text_of(client.get(at(game)))
    assert "Single deck, 2 hands, 1 house rule" in page
    assert "<span>ahead</span><span>2 hands</span>" in page
    assert "<span>200 behind</span><span>2 hands</span>" in page
    assert "to go" not in page
    page = text_of(follow(client, play(client, game)))
    assert "<span>400 behind</span><span>2 hands</span>" in page
    assert "1500" not in page


def test_blank_is_not_a_zero(visitor, game):
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    assert send(visitor, page, "/meld/", meld__A="150", meld__B="").status_code == 422
    page = follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="0"))
    assert send(visitor, page, "/tricks/", tricks__A="", tricks__B="").status_code == 422
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="", tricks__B="80"))
    assert totals(game) == {"A": 320, "B": 80}


def test_taken_back_hand_comes_back_to_its_steps(visitor, game):
    page = follow(visitor, play(visitor, game))
    page = follow(visitor, send(visitor, page, "/undo/"))
    assert totals(game) == {"A": 0, "B": 0}
    fields = form_to(visitor.get(at(game, "?step=tricks")), "/tricks/").fields
    assert (fields["tricks.A"], fields["tricks.B"]) == ("170", "80")
    assert "struck" in text_of(page).lower()


def test_stranger_finds_no_table(client, game):
    for path in ("", "?step=bid", "games/1/", "about/", "penalty/", "end/"):
        assert client.get(at(game, path)).status_code == 404
    for path in ("bid/", "meld/", "tricks/", "preview/", "entries/1/undo/", "penalty/", "end/"):
        assert client.post(at(game, path), {}).status_code == 404


def test_wrong_method_leads_back_to_the_table(visitor, game):
    for path in ("bid/", "meld/", "tricks/", "preview/", "entries/1/undo/", "reopen/", "again/"):
        assert visitor.get(at(game, path))["Location"] == at(game)
    assert visitor.post(at(game)).status_code == 405


@pytest.mark.parametrize("query", ["?step=tricks", "?step=x", "?hand=99", "?hand=x", "?saved=7"])
def test_odd_query_shows_the_table(visitor, game, query):
    assert visitor.get(at(game, query)).status_code == 200


def test_current_game_has_the_tables_own_address(visitor, game):
    assert visitor.get(at(game, "games/1/"))["Location"] == at(game)
    assert visitor.get(at(game, "games/2/")).status_code == 404
    assert visitor.get(at(game, "games/9999999/")).status_code == 404


def test_five_at_a_table_three_of_them_play(client):
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Ursula", "Vic"], dealer=2)
    sign_in(client, game)
    assert "Five players, to 1000" in text_of(client.get("/"))
    page = client.get(at(game))
    assert "Five players, to 1000" in text_of(page)
    bid = {"bidder_seat": "5", "bid": "300", "trump": "S"}
    for chosen in ([], ["A"], ["A", "B", "C", "D"]):
        assert send(client, page, "/bid/", **bid, playing=chosen).status_code == 422
    page = follow(client, send(client, page, "/bid/", **bid, playing=["A", "D", "E"]))
    page = follow(client, send(client, page, "/meld/", meld__A="20", meld__D="40", meld__E="100"))
    follow(client, send(client, page, "/tricks/", tricks__A="20", tricks__D="20"))
    assert totals(game) == {"A": 40, "B": 0, "C": 0, "D": 60, "E": 310}


def test_bids_of_a_second_game_lie_round_those_of_the_first(visitor, game):
    for _ in range(8):
        record(game, hand(bid=390, meld={"A": 0, "B": 0}, trick_points={"A": 120, "B": 130}))
    services.end_game(**as_usual(load_game(game.table), {}))
    second = services.start_game(table=game.table, by=owner(game), key=new_id())
    page = text_of(visitor.get(at(game)))
    bids = re.findall(r'name="bid" value="(\d+)"', page)
    assert second.number == 2
    assert bids == [str(bid) for bid in range(350, 440, 10)]
