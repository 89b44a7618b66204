"""A pile that was counted while another phone went on."""

import pytest
from django.test import Client

from games.models import Game
from games.selectors.ledger import load_game
from games.services import save_step
from tests.ledger.story import owner, record
from tests.pages.piling import BID, CARDS, MELD, at_tricks, count, drafted
from tests.pages.visiting import at, follow, form_to, send, text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def pair(game: Game) -> Game:
    return at_tricks(game)


def test_another_phone_was_first(visitor: Client, pair: Game) -> None:
    page = visitor.get(at(pair, "pile/"))
    follow(visitor, count(visitor, pair, last="B", take="1", **CARDS))
    late = send(visitor, page, "/pile/", cards__A__A="4", last="A", take="1")
    assert late.status_code == 409
    assert "The trick points of hand 1 changed in the meantime" in text_of(late)
    assert form_to(late, "/pile/").fields["cards.A.A"] == "4"
    follow(visitor, send(visitor, late, "/pile/", take="1"))
    assert drafted(pair)["trick_points"] == {"A": 50, "B": 200}


def test_hand_that_is_written_by_now(visitor: Client, pair: Game) -> None:
    page = visitor.get(at(pair, "pile/"))
    record(pair)
    late = send(visitor, page, "/pile/", cards__A__A="4", last="A", take="1")
    assert late["Location"] == at(pair)


def test_hand_that_was_written_and_another_at_its_tricks(visitor: Client, pair: Game) -> None:
    page = visitor.get(at(pair, "pile/"))
    record(pair)
    for step, facts in (("bid", BID), ("meld", {"meld": MELD})):
        revision = load_game(pair.table).draft.revisions[step]
        save_step(
            game=pair, hand_number=2, step=step, revision=revision, facts=facts, by=owner(pair)
        )
    late = send(visitor, page, "/pile/", cards__A__A="4", last="A", take="1")
    assert late.status_code == 409
    assert "Hand 1 is written already; this is hand 2." in text_of(late)
