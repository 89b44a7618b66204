"""What the history says has become of an entry: taken back only what somebody took back (G8, G9)."""

import pytest

from games.selectors.history import history_of
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import (
    ask,
    confirm,
    correct,
    end,
    fresh,
    penalise,
    record,
    reopen,
    restore,
    rule,
    seat,
    strike,
    undo,
)

pytestmark = pytest.mark.django_db

OTHER = hand(trick_points=played(100))
BACK = "taken back"
SINCE = "replaced since"
WITH = "struck with its hand"


def fates(game):
    """In the order of the ledger."""
    return [line.fate for line in history_of(fresh(game))]


@pytest.fixture
def game():
    game = a_game()
    record(game)
    return game


def test_game_that_goes_on_after_reopening(game):
    end(game)
    reopen(game)
    assert fates(game) == ["", BACK, ""]
    record(game)
    assert fates(game) == ["", BACK, "", ""]
    end(game)
    assert fates(game) == ["", BACK, "", "", ""]


def test_reopening_taken_back(game):
    end(game)
    undo(game, reopen(game).seq)
    assert fates(game) == ["", BACK, BACK, ""]


def test_rules_replaced_by_other_rules(game):
    rule(game, {"target": 1000})
    rule(game, {"target": 1200})
    assert fates(game) == ["", SINCE, ""]


def test_rules_taken_back(game):
    rule(game, {"target": 1000})
    rule(game, {"target": 1200})
    undo(game, 3)
    assert fates(game) == ["", SINCE, BACK, ""]


def test_corrections(game):
    correct(game, 1, OTHER)
    correct(game, 1, hand(bid=330))
    assert fates(game) == ["", SINCE, ""]
    undo(game, 3)
    assert fates(game) == ["", SINCE, BACK, ""]
    strike(game, 1)
    assert fates(game) == [BACK, SINCE, BACK, WITH, ""]


def test_strikes_and_restorations(game):
    strike(game, 1)
    assert fates(game) == [BACK, ""]
    restore(game, 1)
    assert fates(game) == ["", BACK, ""]
    undo(game, 3)
    assert fates(game) == [BACK, BACK, BACK, ""]


def test_penalty_under_a_struck_hand(game):
    penalise(game)
    strike(game, 2)
    restore(game, 2)
    strike(game, 1)
    assert fates(game) == [BACK, WITH, BACK, WITH, ""]


def test_seats(game):
    undo(game, seat(game, 1, "Zoe").seq)
    assert fates(game) == ["", BACK, ""]
    undo(game, 3)
    assert fates(game) == ["", "", BACK, ""]


def test_words_on_a_hand():
    game = ask(a_game())
    record(game)
    confirm(game, 1, "A")
    undo(game, 2)
    confirm(game, 1, "B")
    assert fates(game) == ["", BACK, "", ""]
    correct(game, 1, OTHER)
    assert fates(game) == ["", BACK, *["the hand was corrected since"] * 2, ""]
    confirm(game, 5, "A")
    strike(game, 1)
    assert fates(game)[-2:] == [WITH, ""]


def test_hands_after_the_end(game):
    record(game, hand(bidder="B", bidder_seat=2, meld=melded(100, 200)))
    penalise(game)
    rule(game, {"target": 300})
    assert fates(game) == ["", *["after the end"] * 2, ""]
