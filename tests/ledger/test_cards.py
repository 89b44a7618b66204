"""Cards in the running hand and in the ledger: held to the deck, kept with the hand, undone with it."""

import pytest

from games import services
from games.rules.errors import HandRefused
from games.services.errors import StaleStep, WriteRefused
from tests.factories import a_game, hand
from tests.ledger.story import correct, fresh, owner, record, undo

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

RUN = ["AS", "10S", "KS", "QS", "JS"]
MELD = {"meld": {"A": 150}, "meld_by_seat": {"1": 150}, "cards_by_seat": {"1": RUN}}
BID = {"bidder": "A", "bidder_seat": 1, "bid": 320, "trump": "S"}


def save(game, facts=MELD, **changes):
    usual = {"game": game, "hand_number": 1, "step": "meld", "revision": 0, "facts": facts}
    return services.save_step(**usual | {"by": owner(game)} | changes)


def test_cards_are_stored_with_their_step():
    game = a_game()
    save(game)
    assert fresh(game).draft.facts["meld"] == MELD


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ({"1": ["1Z"]}, 'Ann: "1Z" is not a card'),
        ({"3": ["AS", "AS", "AS"]}, "Bob: AS is there 3 times"),
        ({"5": ["AS"]}, "Nobody sits on seat 5"),
        ({"1": "AS"}, "The cards of Ann are a list"),
        ("AS", "written by seat"),
    ],
)
def test_cards_that_cannot_be_are_not_stored(cards, told):
    game = a_game()
    with pytest.raises(WriteRefused) as refused:
        save(game, {"meld": {}, "cards_by_seat": cards})
    assert told in refused.value.problems[0].message
    assert fresh(game).draft.facts == {}


def test_the_double_deck_has_no_nines():
    with pytest.raises(WriteRefused, match="it has no nines"):
        save(a_game(variant="double-deck"), {"meld": {}, "cards_by_seat": {"2": ["9S"]}})


def test_who_does_not_play_the_hand_has_no_cards():
    game = a_game(variant="cutthroat", names=["Ruth", "Sol", "Tess", "Uma"])
    save(game, BID | {"playing": ["A", "B", "D"]}, step="bid")
    with pytest.raises(WriteRefused, match="Tess does not play"):
        save(game, {"meld": {}, "cards_by_seat": {"3": RUN}})
    assert save(game, {"meld": {}, "cards_by_seat": {"4": RUN}}).revisions["meld"] == 1


def test_a_page_that_is_behind_is_told_before_what_is_wrong_with_its_cards():
    game = a_game()
    save(game)
    with pytest.raises(StaleStep):
        save(game, {"meld": {}, "cards_by_seat": {"1": ["1Z"]}})


def test_cards_that_do_not_fit_one_deck_wait_in_the_draft_and_go_no_further():
    both = {"1": ["AS", "AS"], "2": ["AS"]}
    game = a_game()
    save(game, {"meld": {"A": 0, "B": 0}, "cards_by_seat": both})
    with pytest.raises(HandRefused, match="Three aces of spades"):
        record(game, hand(cards_by_seat=both))
    entry = record(game, hand(trump="S", **MELD | {"meld": {"A": 150, "B": 40}}))
    with pytest.raises(HandRefused, match="Three aces of spades"):
        correct(game, entry.seq, hand(cards_by_seat=both))


def test_undo_brings_the_cards_back_into_the_draft():
    game = a_game()
    facts = hand(trump="S", **MELD | {"meld": {"A": 150, "B": 40}})
    undo(game, record(game, facts).seq)
    assert fresh(game).draft.facts["meld"] == MELD | {"meld": {"A": 150, "B": 40}}


def test_a_recorded_hand_leaves_no_cards_in_the_draft():
    game = a_game()
    save(game)
    record(game)
    assert fresh(game).draft.facts == {}
