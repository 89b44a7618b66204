"""What a cutthroat bidder buries: offered, chosen by one tap, kept with the hand, and counted."""

from typing import Any

import pytest
from django.test import Client

from games.models import Game
from games.services import save_step
from tests.browser.score_pad import take
from tests.factories import a_game
from tests.ledger.story import owner
from tests.pages.burying import (
    BEST,
    BID,
    HELD,
    MELD,
    at_bury,
    choose,
    draft,
    recorded,
    with_cards,
)
from tests.pages.visiting import at, follow, form_to, send, sign_in, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(client: Client) -> Game:
    return at_bury(client)


@pytest.fixture
def low(client: Client) -> Game:
    """The same, bid so low that the meld alone makes it."""
    return at_bury(client, bid=150, under_the_gun=True)


def test_tricks_step_leads_to_the_choices_best_first(client: Client, game: Game) -> None:
    page = client.get(at(game))
    assert at(game, "bury/") in text_of(page)
    assert "Bury 3" in text_of(page)
    page = client.get(at(game, "bury/"))
    values = [
        button["value"] for button in form_to(page, "/bury/").buttons if button["name"] == "cards"
    ]
    assert values[0].split() == sorted(BEST, key=values[0].split().index)
    assert set(values[0].split()) == set(BEST)
    assert "30 in counters" in text_of(page)
    assert "from no meld" in text_of(page)
    assert "CT11" in text_of(page)


def test_one_tap_chooses_and_the_points_are_known(client: Client, game: Game) -> None:
    page = follow(client, choose(client, game))
    assert draft(game).facts["bury"] == {"buried_cards": {"1": BEST}, "buried_points": 30}
    assert "Buried: 30" in text_of(page)
    page = client.get(at(game, "bury/"))
    assert 'aria-pressed="true"' in text_of(page)
    follow(client, send(client, page, "/bury/", forget="1"))
    assert "bury" not in draft(game).facts
    assert draft(game).revisions["bury"] == 2


def test_points_beyond_the_buried_ones_were_won_in_a_trick(client: Client, low: Game) -> None:
    """CT17: without the cards one must ask; with them the figures answer."""
    game = low
    sent = {"tricks__A": "20", "tricks__B": "130", "tricks__C": "100"}
    asked = send(client, client.get(at(game)), "/tricks/", **sent)
    assert "Did Ruth win a trick?" in text_of(asked)
    page = follow(client, choose(client, game, cards="9C 9C KC"))
    told = send(client, page, "/tricks/", **sent)
    assert told.status_code == 303
    assert recorded(game)["buried_points"] == 10
    assert recorded(game)["buried_cards"] == {"1": ["9C", "9C", "KC"]}
    why = text_of(client.get(at(game, "?hand=1")))
    assert "Buried, 10 in counters" in why


def test_points_that_all_lay_buried_are_still_asked_about(client: Client, low: Game) -> None:
    game = low
    page = follow(client, choose(client, game))
    asked = send(client, page, "/tricks/", tricks__A="30", tricks__B="120", tricks__C="100")
    assert "The 30 points of Ruth can all lie buried. Did Ruth win a trick?" in text_of(asked)
    fewer = send(client, page, "/tricks/", tricks__A="20", tricks__B="130", tricks__C="100")
    assert fewer.status_code == 422
    assert "30 points lay buried, but only 20 trick points are written" in text_of(fewer)


def test_points_to_save_are_reckoned_without_asking(client: Client) -> None:
    game = at_bury(client, {"saves_meld": "points", "saves_meld_points": 20}, bid=300)
    page = follow(client, choose(client, game))
    told = send(client, page, "/tricks/", tricks__A="40", tricks__B="110", tricks__C="100")
    assert told.status_code == 303
    assert recorded(game)["buried_points"] == 30


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cards": "AH 10H"}, "3 cards are buried, 2 are chosen."),
        ({"cards": "AH 10H KH QH"}, "3 cards are buried, 4 are chosen."),
        ({"cards": ""}, "3 cards are buried, 0 are chosen."),
        ({"cards": "AS 9C KC"}, "Ruth does not hold the ace of spades."),
        ({"cards": "KC KC 9C"}, "Ruth does not hold two kings of clubs."),
        ({"cards": "XX YY ZZ"}, "XX"),
        ({"cards": None, "take": "1"}, "3 cards are buried, 0 are chosen."),
        ({"cards": None, "take": "1", "card": ["0", "1"]}, "3 cards are buried, 2 are chosen."),
        ({"cards": None, "take": "1", "card": ["0", "x", "99"]}, "3 cards are buried, 1 are"),
    ],
)
def test_what_cannot_be_buried(
    client: Client, game: Game, changes: dict[str, Any], sentence: str
) -> None:
    answer = choose(client, game, **changes)
    assert answer.status_code == 422
    assert sentence in text_of(answer)
    assert "bury" not in draft(game).facts


def test_any_three_can_be_ticked(client: Client, game: Game) -> None:
    follow(client, choose(client, game, cards=None, take="1", card=["0", "1", "2"]))
    cards = draft(game).facts["bury"]["buried_cards"]["1"]
    assert len(cards) == 3
    assert set(cards) <= set(HELD)


@pytest.mark.parametrize(
    ("held", "told"), [(HELD[:15], "15 of them are written"), ([], "not written")]
)
def test_without_the_cards_it_says_what_is_missing(
    client: Client, held: list[str], told: str
) -> None:
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess"])
    take(game, bid=BID, meld=with_cards(held) if held else MELD)
    sign_in(client, game)
    page = text_of(client.get(at(game, "bury/")))
    assert "After the widow Ruth holds 18 cards." in page
    assert told in page
    assert at(game, "cards/?seat=1") in page
    assert "Other cards" not in page


@pytest.mark.parametrize("variant", ["single-deck", "cutthroat"])
def test_where_nothing_is_buried_it_leads_back(client: Client, variant: str) -> None:
    game = a_game(variant=variant)
    sign_in(client, game)
    assert client.get(at(game, "bury/"))["Location"] == at(game)


def test_other_bidder_or_other_cards_make_it_void(client: Client, game: Game) -> None:
    follow(client, choose(client, game))
    revision = draft(game).revisions
    by = owner(game)
    cards = with_cards([card for card in HELD if card != "10C"] + ["10S"])
    save_step(game=game, hand_number=1, step="meld", revision=revision["meld"], facts=cards, by=by)
    assert "Bury 3" in text_of(client.get(at(game)))
    other = BID | {"bidder": "B", "bidder_seat": 2}
    save_step(game=game, hand_number=1, step="meld", revision=2, facts=MELD, by=by)
    assert "Buried: 30" in text_of(client.get(at(game)))
    save_step(game=game, hand_number=1, step="bid", revision=revision["bid"], facts=other, by=by)
    assert "Buried: 30" not in text_of(client.get(at(game)))


def test_another_phone_was_first(client: Client, game: Game) -> None:
    page = client.get(at(game, "bury/"))
    follow(client, choose(client, game))
    late = send(client, page, "/bury/", cards="9C 9C KC")
    assert late.status_code == 409
    assert "changed on another phone" in text_of(late)
    follow(client, send(client, late, "/bury/", cards="9C 9C KC"))
    assert draft(game).facts["bury"]["buried_points"] == 10
    same = send(client, page, "/bury/", cards="9C 9C KC")
    assert same.status_code == 303


def test_tricks_that_did_not_see_it_are_stale(client: Client, game: Game) -> None:
    page = client.get(at(game))
    follow(client, choose(client, game))
    late = send(client, page, "/tricks/", tricks__A="150", tricks__B="50", tricks__C="50")
    assert late.status_code == 409
    assert "changed in the meantime" in text_of(late)


def test_hand_that_is_written_by_now(client: Client, game: Game) -> None:
    page = client.get(at(game, "bury/"))
    tricks = {"tricks__A": "150", "tricks__B": "50", "tricks__C": "50"}
    follow(client, send(client, client.get(at(game)), "/tricks/", **tricks))
    late = send(client, page, "/bury/", cards=" ".join(BEST))
    assert late["Location"] == at(game)
    take_hand = {"game": game, "hand_number": 2, "by": owner(game)}
    save_step(**take_hand, step="bid", revision=2, facts=BID)
    late = send(client, page, "/bury/", cards=" ".join(BEST))
    assert late.status_code == 409
    assert "Hand 1 is written already; this is hand 2." in text_of(late)


def test_queries_do_not_grow(client: Client, game: Game, django_assert_num_queries: Any) -> None:
    client.get(at(game, "bury/"))
    with django_assert_num_queries(4):
        client.get(at(game, "bury/"))
