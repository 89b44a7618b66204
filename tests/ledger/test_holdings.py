"""Cards of one's own: kept for one phone, laid down beside the steps."""

import pytest

from games.models import Grant, Holding
from games.selectors.ledger import load_game
from games.services import save_step
from games.services.errors import StaleStep, WriteRefused
from games.services.holdings import keep_holding, save_laid
from tests.factories import GrantFactory, a_game

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

LAID = {"trump": "S", "meld_by_seat": {"1": 40}, "cards_by_seat": {"1": ["KS", "QS"]}}


@pytest.fixture
def game():
    return a_game()


def keep(game, *cards, grant=None, hand=1):
    grant = grant or Grant.objects.get(table=game.table, role="owner")
    keep_holding(game=game, grant=grant, hand_number=hand, cards=cards)


def test_kept_over_and_over_there_is_one(game):
    keep(game, "AS")
    keep(game, "AS", "KS", hand=2)
    assert [(each.hand_number, each.cards) for each in Holding.objects.all()] == [(2, ["AS", "KS"])]
    keep(game)
    assert not Holding.objects.exists()


def test_each_phone_has_its_own(game):
    other = GrantFactory(table=game.table, role="seat", seat=2)
    keep(game, "AS"), keep(game, "AH", grant=other)
    keep(game)
    assert Holding.objects.get().cards == ["AH"]


def test_laid_down_beside_the_steps(game):
    draft = save_laid(game=game, hand_number=1, revision=0, facts=LAID)
    assert draft.facts == {"laid": LAID}
    assert draft.revisions["laid"] == 1
    assert draft.revisions["meld"] == 0
    assert save_laid(game=game, hand_number=1, revision=0, facts=LAID).revisions["laid"] == 1


def test_taken_up_again(game):
    save_laid(game=game, hand_number=1, revision=0, facts=LAID)
    assert save_laid(game=game, hand_number=1, revision=1, facts={}).facts == {}


def test_two_at_once_are_not_lost(game):
    save_laid(game=game, hand_number=1, revision=0, facts=LAID)
    with pytest.raises(StaleStep, match="laid down in the meantime"):
        save_laid(game=game, hand_number=1, revision=0, facts=LAID | {"trump": "H"})
    with pytest.raises(StaleStep):
        save_laid(game=game, hand_number=2, revision=1, facts=LAID)


def test_cards_that_cannot_be(game):
    wrong = LAID | {"cards_by_seat": {"1": ["KS"] * 3}}
    with pytest.raises(WriteRefused):
        save_laid(game=game, hand_number=1, revision=0, facts=wrong)
    assert load_game(game.table).draft.facts == {}


def test_other_steps_keep_it(game):
    save_laid(game=game, hand_number=1, revision=0, facts=LAID)
    facts = {"bidder": "A", "bidder_seat": 1, "bid": 300, "trump": "S", "outcome": "played"}
    by = game.table.made_by
    draft = save_step(game=game, hand_number=1, step="bid", revision=0, facts=facts, by=by)
    assert draft.facts["laid"] == LAID
