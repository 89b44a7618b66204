"""What went wrong in other scorekeepers' pages (tests/cases/disputes.json, kind ui) cannot here."""

import html

import pytest

from games.selectors.ledger import load_game
from tests.factories import a_game, hand
from tests.ledger.story import record
from tests.pages.visiting import at, follow, form_to, play, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


def test_zero_for_a_side_is_a_hand(visitor, game):
    """PD-107: a hand of 250 to 0 is stored, and the columns stay level."""
    page = follow(visitor, play(visitor, game, meld__B="0", tricks__A="250"))
    assert totals(game) == {"A": 400, "B": 0}
    assert text_of(page).count('class="line line--new"') == 1
    assert "Hand 2" in text_of(page)


def test_old_hand_can_be_struck_and_the_headline_follows(visitor, game):
    """PD-108, PD-110: what an old hand says counts in the totals, struck or not."""
    for _ in range(3):
        record(game)
    assert totals(game) == {"A": 960, "B": 360}
    page = visitor.get(at(game, "?hand=1"))
    page = follow(visitor, send(visitor, page, "/lines/1/strike/"))
    assert totals(game) == {"A": 640, "B": 240}
    assert '<p class="side__total">640</p>' in text_of(page)


def test_undo_is_in_sight_and_fills_the_form_again(visitor, game):
    """PD-111: no long press; the hand goes back into the entry form."""
    page = follow(visitor, play(visitor, game))
    assert ">Undo</button>" in text_of(page)
    page = follow(visitor, send(visitor, page, "/undo/"))
    assert form_to(page, "/tricks/").fields["tricks.A"] == "170"


def test_calling_a_game_off_names_the_score_that_is_left(visitor, game):
    """PD-113: a page of our own with the score; Play on keeps everything."""
    record(game)
    page = visitor.get(at(game, "end/"))
    assert "320" in text_of(page)
    assert "Play on" in text_of(page)
    assert not load_game(game.table).is_over


@pytest.mark.parametrize(
    "names",
    [
        ["Maximiliana-Bartholomea-Longname", "Jo", "J", "Al"],
        ["O'Sample", "D’Arcy", "🃏😍 Team", "שָׁלוֹם"],
        ["Jo", "Jo", "<b>Bo</b>", "{{ x }}"],
    ],
    ids=["long-and-short", "apostrophes-emoji-rtl", "same-and-markup"],
)
def test_names_stand_as_typed(client, names):
    """PD-123, PD-124, PD-126, PD-127, PD-128: on the table, in the why, in the title."""
    game = a_game(names=names)
    sign_in(client, game)
    record(game)
    for path in ("", "?hand=1", "about/", "penalty/", "end/"):
        page = text_of(client.get(at(game, path)))
        shown = html.unescape(page)
        assert f"{names[0]} &amp; {names[2]}".replace("&amp;", "&") in shown
        assert "&amp;#" not in page
        assert "<b>Bo" not in page


def test_thrown_in_hand_can_be_taken_back_and_played(visitor, game):
    """PD-131: a hand thrown in by mistake becomes a played one."""
    page = visitor.get(at(game))
    page = follow(visitor, send(visitor, page, "/bid/", bidder_seat="1", bid="320", trump="H"))
    melds = {"meld__A": "60", "meld__B": "90"}
    page = follow(visitor, send(visitor, page, "/meld/", **melds, outcome="thrown_in"))
    assert "−320" in text_of(page)
    page = follow(visitor, send(visitor, page, "/tricks/"))
    assert totals(game) == {"A": -320, "B": 90}
    follow(visitor, send(visitor, page, "/undo/"))
    page = visitor.get(at(game, "?step=meld"))
    page = follow(visitor, send(visitor, page, "/meld/", **melds))
    follow(visitor, send(visitor, page, "/tricks/", tricks__A="140", tricks__B="110"))
    assert totals(game) == {"A": -320, "B": 200}


def test_list_shows_every_hand_with_change_and_running_total(visitor, game):
    """PD-137, PD-138: bid, bidder, trump, made or set, change and total."""
    for number in range(4):
        record(game, hand(bidder="AB"[number % 2], bidder_seat=1 + number % 2))
    page = text_of(visitor.get(at(game)))
    assert page.count("data-line") == 4
    assert "Ann made" in page
    assert 'class="stamp">SET' in page
    assert 'class="after"' in page


@pytest.mark.parametrize("variant", ["single-deck", "cutthroat", "double-deck"])
def test_plain_valid_hand_saves_in_each_game(client, variant):
    """PD-142: a valid hand saves; an invalid one says why."""
    game = a_game(variant=variant)
    sign_in(client, game)
    facts = hand(variant)
    page = client.get(at(game))
    seat, bid = str(facts["bidder_seat"]), str(facts["bid"])
    page = follow(client, send(client, page, "/bid/", bidder_seat=seat, bid=bid, trump="H"))
    melds = {f"meld__{side}": str(points) for side, points in facts["meld"].items()}
    page = follow(client, send(client, page, "/meld/", **melds))
    points = {f"tricks__{side}": str(n) for side, n in facts["trick_points"].items()}
    wrong = send(client, page, "/tricks/", **(points | {"tricks__A": "0"}))
    assert wrong.status_code == 422
    assert "Trick points add up to" in text_of(wrong)
    assert send(client, page, "/tricks/", **points).status_code == 303


def test_double_run_is_no_mistake(visitor, game):
    """PD-136, PD-143: 1540 in meld is accepted."""
    follow(visitor, play(visitor, game, meld__A="1540", tricks__A="170"))
    assert totals(game)["A"] == 1710


def test_saving_tricks_leaves_bid_and_meld_alone(visitor, game):
    """PD-151: each step writes its own facts only."""
    follow(visitor, play(visitor, game))
    facts = load_game(game.table).entry_list[0].facts
    assert facts == hand()


def test_finished_game_is_not_changed_without_reopening(client):
    """PD-153: a read-back after every hand; a closed game is closed."""
    game = a_game(start={"totals": {"A": 1300, "B": 0}})
    sign_in(client, game)
    page = follow(client, play(client, game))
    assert "Ann &amp; Bob made 320" in text_of(page)
    assert "Ann &amp; Bob 1620, Cy &amp; Dee 120." in text_of(page)
    assert client.get(at(game, "?step=bid")).content.decode().count('name="bidder_seat"') == 0


def test_late_tap_on_a_hand_that_is_over_is_told_and_writes_nothing(visitor, game):
    """PD-156: the form of hand 1 is sent when the sheet has come to hand 2."""
    late = form_to(visitor.get(at(game)), "/bid/").fields
    follow(visitor, play(visitor, game))
    late |= {"bidder_seat": "2", "bid": "300", "trump": "S"}
    answer = visitor.post(at(game, "bid/"), late)
    assert (answer.status_code, load_game(game.table).version) == (409, 1)
    assert "Hand 1 is written already; this is hand 2." in text_of(answer)
    assert "bid" not in load_game(game.table).draft.facts
