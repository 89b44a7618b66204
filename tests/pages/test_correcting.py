"""A past hand mended: three steps filled in, what changes, the entry; struck and restored (G8, G9)."""

import pytest

from games.models import Entry
from games.selectors.ledger import load_game, sheet_of
from tests.factories import a_game, hand
from tests.ledger.story import record
from tests.pages.visiting import at, follow, form_to, line_on, send, sign_in, text_of, totals

pytestmark = pytest.mark.django_db


@pytest.fixture
def game():
    """Three hands: Ann & Bob made 320, Cy & Dee are set, Ann & Bob made 320."""
    game = a_game()
    record(game)
    record(game, hand(bidder="B", bidder_seat=2, bid=300, trump="S", meld={"A": 20, "B": 60}))
    record(game)
    return game


def correct(client, game, seq, **steps):
    """Through the steps with some fields changed; the review page."""
    page = client.get(at(game, f"lines/{seq}/correct/bid/"))
    page = follow(client, send(client, page, "/correct/bid/", **steps.get("bid", {})))
    page = follow(client, send(client, page, "/correct/meld/", **steps.get("meld", {})))
    return follow(client, send(client, page, "/correct/tricks/", **steps.get("tricks", {})))


def test_steps_come_filled_in(visitor, game):
    page = visitor.get(at(game, "lines/2/correct/bid/"))
    fields = form_to(page, "/correct/bid/").fields
    assert (fields["bidder_seat"], fields["bid"], fields["trump"]) == ("2", "300", "S")
    assert "Correct 2" in text_of(page)
    assert Entry.objects.count() == 3


def test_correction_says_what_changes_before_it_is_stored(visitor, game):
    before = totals(game)
    page = correct(visitor, game, 2, tricks={"tricks__A": "10", "tricks__B": "240"})
    assert totals(game) == before
    assert "made, +30 | +300" in text_of(page)
    page = follow(visitor, send(visitor, page, "/correct/review/", reason="The last trick"))
    assert totals(game) == {"A": 670, "B": 540}
    assert "made 300" in text_of(page)
    line = sheet_of(load_game(game.table)).lines[1]
    assert [version.seq for version in line.versions] == [2, 4]


def test_both_versions_stay_in_sight(visitor, game):
    page = correct(visitor, game, 1, bid={"bid": "330"})
    page = follow(visitor, send(visitor, page, "/correct/review/", reason="Wrong bid"))
    assert "line--struck" in text_of(page)
    why = text_of(visitor.get(at(game, "?hand=1")))
    assert "Earlier version" in why
    assert "Wrong bid" in why
    assert "320 made" in why


def test_correction_that_changes_the_winner_is_told(client):
    game = a_game(start={"totals": {"A": 1100, "B": 1300}})
    sign_in(client, game)
    record(game, hand(meld={"A": 20, "B": 40}))
    record(game, hand(bidder="B", bidder_seat=2, meld={"A": 40, "B": 20}))
    assert not load_game(game.table).is_over
    page = correct(client, game, 1, meld={"meld__A": "300"})
    assert "win" in text_of(page)
    page = follow(client, send(client, page, "/correct/review/"))
    assert load_game(game.table).winner == "A"
    assert "Ann &amp; Bob win" in text_of(page)
    assert "after the end" not in line_on(page, 1)
    assert "after the end" in line_on(page, 2)


def test_played_hand_becomes_thrown_in_and_back(visitor, game):
    page = visitor.get(at(game, "lines/1/correct/bid/"))
    page = follow(visitor, send(visitor, page, "/correct/bid/"))
    changes = {"meld__A": "60", "outcome": "thrown_in"}
    page = follow(visitor, send(visitor, page, "/correct/meld/", **changes))
    follow(visitor, send(visitor, page, "/correct/review/"))
    assert sheet_of(load_game(game.table)).lines[0].verdict.result == "thrown_in"
    page = visitor.get(at(game, "lines/1/correct/meld/"))
    page = follow(visitor, send(visitor, page, "/correct/meld/", meld__A="150"))
    page = follow(visitor, send(visitor, page, "/correct/tricks/", tricks__A="170", tricks__B=""))
    follow(visitor, send(visitor, page, "/correct/review/"))
    assert sheet_of(load_game(game.table)).lines[0].verdict.result == "made"


def test_impossible_correction_is_told_and_kept(visitor, game):
    page = visitor.get(at(game, "lines/1/correct/tricks/"))
    answer = send(visitor, page, "/correct/tricks/", tricks__A="100", tricks__B="100")
    assert answer.status_code == 422
    assert "200" in text_of(answer)
    assert form_to(answer, "/correct/tricks/").fields["tricks.A"] == "100"
    assert Entry.objects.count() == 3


def test_correction_of_a_hand_that_changed_meanwhile_is_told(visitor, game):
    mine = correct(visitor, game, 1, bid={"bid": "310"})
    theirs = correct(visitor, game, 1, bid={"bid": "330"})
    follow(visitor, send(visitor, theirs, "/correct/review/"))
    late = send(visitor, mine, "/correct/review/")
    assert late.status_code == 409
    assert "corrected in the meantime" in text_of(late)


def test_undo_of_a_correction_brings_the_version_before(visitor, game):
    before = totals(game)
    page = correct(visitor, game, 1, bid={"bid": "330"})
    page = follow(visitor, send(visitor, page, "/correct/review/"))
    follow(visitor, send(visitor, page, "/undo/"))
    assert totals(game) == before


def test_struck_hand_can_be_restored(visitor, game):
    before = totals(game)
    page = visitor.get(at(game, "?hand=1"))
    page = follow(visitor, send(visitor, page, "/lines/1/strike/"))
    assert totals(game) != before
    assert "Struck out." in text_of(page)
    page = visitor.get(at(game, "?hand=1"))
    follow(visitor, send(visitor, page, "/lines/1/restore/"))
    assert totals(game) == before


@pytest.mark.parametrize("path", ["lines/9/correct/bid/", "lines/9/correct/review/"])
def test_no_such_hand_leads_back_to_the_table(visitor, game, path):
    assert visitor.get(at(game, path))["Location"] == at(game)


@pytest.mark.parametrize("carried", ["x", "%00", "W10", "e30", "eyJiaWQiOjF9", "A" * 9000])
def test_odd_carried_text_starts_from_what_stands(visitor, game, carried):
    page = visitor.get(at(game, f"lines/1/correct/bid/?c={carried}"))
    assert page.status_code == 200
    assert form_to(page, "/correct/bid/").fields["bid"] == "320"


def test_text_carried_for_one_hand_says_nothing_of_another(visitor, game):
    carried = form_to(visitor.get(at(game, "lines/1/correct/bid/")), "/correct/bid/").fields["c"]
    fields = {"c": carried, "bidder_seat": "2", "bid": "330", "trump": "S"}
    changed = visitor.post(at(game, "lines/1/correct/bid/"), fields)["Location"].split("c=")[1]
    for seq, bid in ((1, "330"), (2, "300")):
        page = visitor.get(at(game, f"lines/{seq}/correct/bid/?c={changed}"))
        assert form_to(page, "/correct/bid/").fields["bid"] == bid


def test_note_of_a_hand_is_written_and_taken_out_again(visitor, game):
    """PD-151: only the note changes; bid and meld stay."""
    page = correct(visitor, game, 1)
    follow(visitor, send(visitor, page, "/correct/review/", note="Bob’s birthday"))
    facts = sheet_of(load_game(game.table)).lines[0].facts
    assert facts["note"] == "Bob’s birthday"
    assert (facts["bid"], facts["meld"]) == (320, {"A": 150, "B": 40})
    assert "Bob’s birthday" in text_of(visitor.get(at(game, "?hand=1")))
    page = correct(visitor, game, 1)
    assert form_to(page, "/correct/review/").fields["note"] == "Bob’s birthday"
    follow(visitor, send(visitor, page, "/correct/review/", note=""))
    assert not sheet_of(load_game(game.table)).lines[0].facts.get("note")
