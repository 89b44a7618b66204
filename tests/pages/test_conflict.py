"""One hand from two phones: both versions side by side, and one tap decides (product.md)."""

from datetime import UTC, datetime
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from games.devices import COOKIE, SIGNER
from games.models import Device, Game, Grant
from games.models.table import Role
from games.selectors.ledger import load_game, sheet_of
from tests.factories import GrantFactory, a_game, hand, melded, played
from tests.ledger.story import correct, record, reopen, rule, undo
from tests.pages.visiting import at, follow, form_to, forms_of, send, text_of, totals

pytestmark = pytest.mark.django_db

BID = {"bidder_seat": "1", "bid": "320", "trump": "H"}


def to_tricks(visitor: Client, game: Game, **bid: str) -> HttpResponse:
    """The page of a hand whose bid and meld are taken."""
    page = follow(visitor, send(visitor, visitor.get(at(game)), "/bid/", **(BID | bid)))
    return follow(visitor, send(visitor, page, "/meld/", meld__A="150", meld__B="40"))


def late(visitor: Client, game: Game, stored: Any = None, **typed: str) -> HttpResponse:
    """The answer to this phone's hand, after another phone has written it with 170 in tricks."""
    page = to_tricks(visitor, game)
    record(game, stored or hand(trick_points=played(170)), by=other(game))
    return send(visitor, page, "/tricks/", **({"tricks__A": "180"} | typed))


def other(game: Game, seat: int | None = None) -> Device:
    """Another phone at the table, its owner in that seat."""
    grants = Grant.objects.filter(table=game.table, role=Role.SCORER)
    found = grants.first() or GrantFactory(table=game.table, role=Role.SCORER, seat=seat)
    return found.device


def facts(game: Game) -> dict[str, Any]:
    """What stands of hand 1."""
    return sheet_of(load_game(game.table)).lines[0].facts


def test_both_versions_are_shown_and_nothing_is_stored(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    said = text_of(answer)
    assert answer.status_code == 409
    assert "Two phones wrote hand 1" in said
    assert "They differ in the tricks. Which one is right?" in said
    assert said.index("170 : 80") < said.index("180 : 70")
    assert said.count('differ__row--differs"><dt>Tricks') == 2
    assert "then 320 : 120" in said
    assert "then 330 : 110" in said
    assert load_game(game.table).version == 1


def test_keep_mine_corrects_the_hand_that_stands(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    page = follow(visitor, send(visitor, answer, "/conflict/"))
    assert totals(game) == {"A": 330, "B": 110}
    assert "line--struck" in text_of(page)
    assert [entry.kind for entry in load_game(game.table).entry_list] == ["hand", "correction"]


def test_keep_mine_twice_is_one_correction(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    first, again = (send(visitor, answer, "/conflict/") for _ in range(2))
    assert first["Location"] == again["Location"]
    assert load_game(game.table).version == 2


def test_keep_theirs_is_a_way_back_that_stores_nothing(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    key = form_to(answer, "/conflict/").fields["key"]
    assert f'<a class="button" href="{at(game)}" data-settles="' in text_of(answer)
    assert key not in text_of(answer).split("data-settles=")[1][:40]
    assert load_game(game.table).version == 1


def test_the_phone_and_the_time_of_each_are_named(visitor: Client, game: Game) -> None:
    other(game, seat=4)
    at_noon = int(datetime(2026, 1, 6, 12, 5, tzinfo=UTC).timestamp() * 1000)
    said = text_of(late(visitor, game, made_at=str(at_noon)))
    assert "Dee’s phone" in said
    assert "Keep Dee’s" in said
    assert "This phone" in said
    assert "12:05" in said


def test_a_phone_without_a_seat_is_the_other_one(visitor: Client, game: Game) -> None:
    said = text_of(late(visitor, game))
    assert "The other phone" in said
    assert "Keep what stands" in said


def test_two_windows_of_one_phone(visitor: Client, game: Game) -> None:
    page = to_tricks(visitor, game)
    record(game, hand(trick_points=played(170)))
    assert "On the sheet" in text_of(send(visitor, page, "/tricks/", tricks__A="180"))


@pytest.mark.parametrize(
    ("stored", "rows"),
    [
        ({"bid": 300}, "the bid"),
        ({"trump": "S"}, "the bid"),
        ({"meld": melded(160, 40), "trick_points": played(190)}, "the meld and the tricks"),
        ({"bid": 300, "meld": melded(150, 60)}, "the bid and the meld"),
    ],
)
def test_rows_that_differ_are_named(
    visitor: Client, game: Game, stored: dict[str, Any], rows: str
) -> None:
    answer = late(visitor, game, hand(**({"trick_points": played(180)} | stored)))
    assert f"They differ in {rows}." in text_of(answer)


def test_hands_that_differ_beside_their_figures(visitor: Client, game: Game) -> None:
    answer = late(visitor, game, hand(trick_points=played(180), note="misdeal first"))
    assert "cards, calls or a note" in text_of(answer)


def test_hand_that_was_not_played(visitor: Client, game: Game) -> None:
    thrown = hand(outcome="thrown_in", meld=melded(60, 40))
    del thrown["trick_points"]
    said = text_of(late(visitor, game, thrown))
    assert "thrown in" in said
    assert "They differ in the meld and the tricks." in said


def test_hand_that_nobody_bid_on(visitor: Client, game: Game) -> None:
    rule(game, {"pass_out": "redeal"})
    none = {"outcome": "passed_out", "bidder": None, "bid": None, "trump": None}
    said = text_of(late(visitor, game, none | {"meld": melded(0, 0)}))
    assert "nobody bid" in said
    assert "not played" in said


def test_set_is_stamped(visitor: Client, game: Game) -> None:
    said = text_of(late(visitor, game, tricks__A="20"))
    assert 'class="stamp">SET' in said
    assert 'class="differ__lost">−320' in said


def test_hand_that_ended_the_game_is_reopened_with_it(visitor: Client, game: Game) -> None:
    rule(game, {"target": 300})
    answer = late(visitor, game, tricks__A="20")
    assert "the game goes on from here" in text_of(answer)
    page = follow(visitor, send(visitor, answer, "/conflict/"))
    assert totals(game) == {"A": -320, "B": 270}
    assert 'id="panel"' in text_of(page)
    kinds = [entry.kind for entry in load_game(game.table).entry_list]
    assert kinds == ["rules", "hand", "reopen", "correction"]


def test_keep_mine_after_a_third_phone_shows_the_newest(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    correct(game, 1, hand(bid=300), by=other(game))
    again = send(visitor, answer, "/conflict/")
    assert again.status_code == 409
    assert "They differ in the bid and the tricks." in text_of(again)
    follow(visitor, send(visitor, again, "/conflict/"))
    assert facts(game)["trick_points"] == played(180)


def test_keep_mine_of_a_hand_that_was_struck_is_told(visitor: Client, game: Game) -> None:
    answer = late(visitor, game)
    undo(game, 1)
    gone = send(visitor, answer, "/conflict/")
    assert gone.status_code == 409
    assert "was struck out in the meantime" in text_of(gone)
    assert load_game(game.table).version == 2


def test_keep_mine_of_a_game_that_went_on_is_told(visitor: Client, game: Game) -> None:
    rule(game, {"target": 300})
    answer = late(visitor, game)
    record(reopened(game), hand(bid=700, meld=melded(1500, 40)))
    told = send(visitor, answer, "/conflict/", version="99")
    assert told.status_code == 409
    assert "This game is over" in text_of(told)


def reopened(game: Game) -> Game:
    reopen(game)
    return game


def test_impossible_hand_has_its_sentence_and_cannot_be_kept(visitor: Client, game: Game) -> None:
    answer = late(visitor, game, tricks__B="200")
    assert answer.status_code == 409
    assert "Trick points add up to 380" in text_of(answer)
    assert not [form for form in forms_of(answer) if form.action.endswith("/conflict/")]


@pytest.mark.parametrize(
    "so_far",
    [
        '{"playing": ["Z"], "bidder_seat": [], "trump": "Z", "bid": 1, "meld": 7}',
        '{"playing": 3, "bidder": {}, "trump": [], "outcome": []}',
        "[]",
        "{",
    ],
)
def test_odd_facts_break_no_page(visitor: Client, game: Game, so_far: str) -> None:
    answer = late(visitor, game, so_far=so_far, made_at="9" * 14)
    assert answer.status_code in (409, 422)
    odd = send(visitor, late_page(visitor, game), "/conflict/", so_far=so_far)
    assert odd.status_code in (409, 422)
    assert load_game(game.table).version == 1


def late_page(visitor: Client, game: Game) -> HttpResponse:
    """The conflict of the hand that stands, once more."""
    sent = {"game": "1", "hand": "1", "key": "k" * 22, "tricks.A": "180"}
    good = '{"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "H", "outcome": "played",'
    good += ' "meld": {"A": 150, "B": 40}}'
    return visitor.post(at(game, "tricks/"), sent | {"so_far": good})


def test_three_players_are_laid_side_by_side(client: Client) -> None:
    game = a_game(variant="cutthroat")
    device = Grant.objects.get(table=game.table).device
    client.cookies[COOKIE] = SIGNER.sign(device.pk)
    page = follow(client, send(client, client.get(at(game)), "/bid/", **BID))
    page = follow(client, send(client, page, "/meld/", meld__A="150", meld__B="40", meld__C="20"))
    record(game, by=other(game))
    said = text_of(send(client, page, "/tricks/", tricks__A="180", tricks__B="50"))
    assert "180 : 50 : 20" in said
    assert "170 : 60 : 20" in said
