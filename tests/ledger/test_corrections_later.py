"""What a correction means for all that came after: winner, target, deal (G8 to G14)."""

import pytest

from games.selectors.ledger import sheet_of
from games.services.errors import (
    GameIsOver,
)
from tests.factories import a_game, hand, melded, played
from tests.ledger.story import (
    correct,
    fresh,
    penalise,
    record,
    reopen,
    restore,
    strike,
    undo,
    win,
)

pytestmark = [pytest.mark.both_databases, pytest.mark.django_db]

SET = hand(trick_points=played(100))

PASSED_OUT = {"bidder": None, "bid": None, "trump": None, "outcome": "passed_out"}


def three_hands(**table):
    game = a_game(**table)
    for _ in range(3):
        record(game)
    return game


class TestTheEnd:
    def test_a_correction_changes_the_winner(self):
        game = a_game()
        record(game, hand(bid=500, meld=melded(1300, 1300)))
        record(game, hand(bidder="B", bidder_seat=2, bid=250, meld=melded(0, 200)))
        assert fresh(game).winner == "B"
        reopen(game)
        correct(game, 1, hand(bid=500, meld=melded(1400, 40)))
        now = fresh(game)
        assert (now.is_over, now.winner, now.totals) == (True, "A", {"A": 1570, "B": 120})
        assert [line.state for line in sheet_of(now).lines] == ["live", "after the end"]

    def test_a_correction_opens_the_game(self):
        game = a_game()
        win(game)
        reopen(game)
        correct(game, 1)
        assert (fresh(game).is_over, fresh(game).winner) == (False, "")
        assert record(game).seq == 4

    def test_a_finished_game_is_reopened_first(self):
        game = a_game()
        record(game)
        win(game)
        with pytest.raises(GameIsOver, match="Reopen it to correct hand 1"):
            correct(game, 1, SET)
        with pytest.raises(GameIsOver):
            strike(game, 1)

    def test_undoing_the_correction_that_ended_it(self):
        game = a_game()
        record(game)
        record(game)
        entry = correct(game, 1, hand(bid=700, meld=melded(1500, 40)))
        assert fresh(game).winner == "A"
        with pytest.raises(GameIsOver):
            strike(game, 1)
        undo(game, entry.seq)
        assert not fresh(game).is_over

    def test_a_correction_changes_the_target_of_overtime(self):
        game = a_game(variant="cutthroat", rules={"tie_rule": "overtime"})
        both = hand("cutthroat", meld={"A": 840, "B": 980, "C": 20})
        record(game, both)
        record(game, hand("cutthroat", trick_points={"A": 100, "B": 100, "C": 50}))
        assert (fresh(game).target, fresh(game).is_over) == (1250, False)
        none = correct(game, 1, hand("cutthroat"))
        assert (fresh(game).target, fresh(game).is_over) == (1000, False)
        undo(game, none.seq)
        assert (fresh(game).target, fresh(game).is_over) == (1250, False)
        one = correct(game, 1, both | {"meld": {"A": 840, "B": 20, "C": 20}})
        assert (fresh(game).target, fresh(game).winner) == (1000, "A")
        undo(game, one.seq)
        assert (fresh(game).target, fresh(game).winner) == (1250, "")


class TestTheDeal:
    """G8."""

    def test_an_older_hand_never_moves_it(self):
        game = three_hands(rules={"pass_out": "redeal"})
        for change in (
            lambda: correct(game, 1, PASSED_OUT),
            lambda: strike(game, 2),
            lambda: penalise(game),
            lambda: restore(game, 2),
        ):
            change()
            assert (fresh(game).next_dealer, fresh(game).hand_number) == (4, 4)

    def test_the_last_hand_was_passed_out_after_all(self):
        game = three_hands(rules={"pass_out": "redeal"})
        correct(game, 3, PASSED_OUT)
        assert (fresh(game).next_dealer, fresh(game).hand_number) == (3, 4)

    def test_struck_at_once_the_same_player_deals_again(self):
        game = three_hands()
        strike(game, 3)
        assert (fresh(game).next_dealer, fresh(game).hand_number) == (3, 3)
