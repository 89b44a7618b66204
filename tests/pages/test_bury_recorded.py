"""Buried cards of a hand that is written: kept, corrected, dropped, and counted as the table counts."""

import pytest
from django.test import Client

from games.ids import new_id
from games.models import Game
from games.selectors.ledger import load_game
from games.services import change_rules, strike_line
from tests.ledger.story import owner, undo
from tests.pages.burying import BEST, at_bury, draft, recorded, written
from tests.pages.visiting import at, follow, form_to, send, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(client: Client) -> Game:
    return at_bury(client)


def test_hand_taken_back_remembers_what_lay_buried(client: Client, game: Game) -> None:
    written(client, game)
    undo(game, 1)
    assert draft(game).facts["bury"] == {"buried_cards": {"1": BEST}, "buried_points": 30}
    assert draft(game).facts["tricks"] == {"trick_points": {"A": 150, "B": 50, "C": 50}}


def test_correction_keeps_and_changes_what_lay_buried(client: Client, game: Game) -> None:
    written(client, game)
    page = client.get(at(game, "lines/1/correct/tricks/"))
    changed = {"tricks__A": "140", "tricks__B": "60", "tricks__C": "50"}
    review = follow(client, send(client, page, "/tricks/", **changed))
    follow(client, send(client, review, "/review/"))
    assert recorded(game)["buried_cards"] == {"1": BEST}
    assert recorded(game)["trick_points"]["A"] == 140
    page = client.get(at(game, "lines/1/correct/bury/"))
    tricks = follow(client, send(client, page, "/bury/", cards="9C 9C KC"))
    assert "Buried: 10" in text_of(tricks)
    review = follow(client, send(client, tricks, "/tricks/"))
    follow(client, send(client, review, "/review/"))
    assert recorded(game)["buried_cards"] == {"1": ["9C", "9C", "KC"]}
    assert recorded(game)["buried_points"] == 10


def test_correction_to_another_bidder_drops_it(client: Client, game: Game) -> None:
    written(client, game)
    page = client.get(at(game, "lines/1/correct/bid/"))
    page = follow(client, send(client, page, "/bid/", bidder_seat="2"))
    page = follow(client, send(client, page, "/meld/", meld__A="0", meld__B="60", meld__C="20"))
    page = follow(client, send(client, page, "/tricks/"))
    follow(client, send(client, page, "/review/"))
    assert "buried_cards" not in recorded(game)
    assert "buried_points" not in recorded(game)


def test_correction_counts_a_pile(client: Client, game: Game) -> None:
    written(client, game)
    page = client.get(at(game, "lines/1/correct/pile/"))
    assert "30 points in them." in text_of(page)
    counts = {"cards__A__A": "8", "cards__A__10": "2", "cards__B__K": "4", "last": "A"}
    page = follow(client, send(client, page, "/pile/", buried="apart", take="1", **counts))
    fields = form_to(page, "/tricks/").fields
    assert (fields["tricks.A"], fields["tricks.B"], fields["tricks.C"]) == ("140", "40", "70")


def test_nothing_to_correct_leads_to_the_table(client: Client, game: Game) -> None:
    for path in ("bury", "pile"):
        assert client.get(at(game, f"lines/9/correct/{path}/"))["Location"] == at(game)
    written(client, game)
    strike_line(game=load_game(game.table), target_seq=1, key=new_id(), by=owner(game))
    assert client.get(at(game, "lines/1/correct/bury/")).status_code == 303


def test_another_way_to_count_counts_the_buried_cards_again(client: Client, game: Game) -> None:
    """A ten, a ten and a king: 30 in tens, 25 where kings count five."""
    written(client, game)
    rules = {"counter_values": "10-10-5-5"}
    change_rules(game=load_game(game.table), rules=rules, key=new_id(), by=owner(game))
    assert "Buried, 25 in counters" in text_of(client.get(at(game, "?hand=1")))
    assert "Buried: 25" in text_of(client.get(at(game, "lines/1/correct/tricks/")))
