"""Penalties and the end of the game on the sheet (G9, G10, G12)."""

from games.rules.sheet import Start
from tests.rules.ledgers import (
    FOUR,
    confirmation,
    correction,
    hand,
    numbers,
    passed_out,
    penalty,
    plain,
    sheet,
    void,
)

MADE = {"A": 310, "B": 140}

SET = {"trick_points": {"A": 150, "B": 100}}

WINS = {"meld": {"A": 1500, "B": 60}}


class TestPenalty:
    """G10."""

    def test_stands_under_its_hand(self):
        found = sheet(hand(), penalty(B=-60), hand(), penalty(A=-10, B=5), penalty(A=1, target=1))
        assert numbers(found) == ["1 live", "1a live", "1b live", "2 live", "2a live"]
        assert [line.totals_after["A"] for line in found.lines] == [310, 310, 311, 621, 611]
        assert found.totals == {"A": 611, "B": 225}
        (reason,) = found.lines[1].reasons
        assert (reason.side, reason.points, reason.text, reason.rule) == ("B", -60, "renege", "G10")
        assert sheet(penalty(note="", A=5)).lines[0].reasons[0].text == "penalty"

    def test_before_the_first_hand(self):
        found = sheet(penalty(A=-20), hand(), variant="single-deck")
        assert numbers(found) == ["0a live", "1 live"]
        assert found.totals == {"A": 290, "B": 140}

    def test_is_struck_alone_or_with_its_hand(self):
        alone = sheet(hand(), penalty(B=-60), void(2))
        assert numbers(alone) == ["1 live", "1a struck"]
        assert alone.totals == MADE
        together = sheet(hand(), penalty(B=-60), void(1))
        assert numbers(together) == ["1 struck", "1a struck"]
        assert together.totals == {"A": 0, "B": 0}
        misdeal = sheet(hand(), hand(), void(2), penalty(B=-60))
        assert numbers(misdeal) == ["1 live", "1a live", "2 struck"]

    def test_of_a_penalty_stands_under_the_same_hand(self):
        assert numbers(sheet(hand(), penalty(B=-60), penalty(B=10, target=2)))[2] == "1b live"

    def test_can_end_the_game_and_undo_it(self):
        before = hand(meld={"A": 1300, "B": 60})
        lifted = sheet(before, penalty(A=30))
        assert (lifted.winner, lifted.totals["A"]) == ("A", 1500)
        sunk = sheet(hand(**WINS), penalty(A=-400), hand(**SET))
        assert (sunk.winner, sunk.totals["A"]) == (None, 970)

    def test_under_a_passed_out_hand_is_tested_too(self):
        found = sheet(
            passed_out(), penalty(A=500), variant="double-deck", rules={"tie_rule": "overtime"}
        )
        assert found.winner == "A"

    def test_many(self):
        lines = sheet(hand(), *[penalty(A=1) for _ in range(28)]).lines
        assert [line.number for line in lines[26:]] == ["1z", "1-27", "1-28"]


class TestEnd:
    """G9, G12."""

    def test_first_winner_ends_the_game(self):
        found = sheet(hand(**WINS), hand(), penalty(B=-10))
        assert numbers(found) == ["1 live", "2 after the end", "2a after the end"]
        assert (found.winner, found.is_over, found.totals) == ("A", True, {"A": 1670, "B": 140})
        assert found.lines[1].delta == MADE
        assert found.lines[1].totals_after == {"A": 1670, "B": 140}
        assert (found.ending.sentence, found.ending.rule) == (
            "Ann & Bob are over 1500 alone.",
            "SD15",
        )
        assert found.lines[0].ending is found.ending

    def test_a_correction_opens_the_game_again(self):
        found = sheet(hand(**WINS), hand(), plain("reopen"), correction(1))
        assert numbers(found) == ["1 live", "2 live"]
        assert (found.winner, found.is_over, found.totals) == (None, False, {"A": 620, "B": 280})
        assert found.ending is None

    def test_reopened_until_something_is_written(self):
        reopened = sheet(hand(**WINS), plain("reopen"))
        assert (reopened.winner, reopened.is_over) == (None, False)
        seated = plain("seat", seat=1, player="Zoe", from_hand=1)
        assert not sheet(hand(**WINS), plain("reopen"), seated, confirmation(1)).is_over
        again = sheet(hand(**WINS), plain("reopen"), hand())
        assert (again.winner, again.is_over) == ("A", True)
        undone = sheet(hand(**WINS), plain("reopen"), plain("end"))
        assert (undone.winner, undone.is_over, undone.is_called) == ("A", True, False)

    def test_called_off(self):
        found = sheet(hand(), plain("end"))
        assert (found.is_over, found.is_called, found.winner, found.is_draw) == (
            True,
            True,
            None,
            False,
        )
        assert found.ending.sentence == "Called off: Ann & Bob lead with 310."
        assert found.ending.rule == "G12"
        assert not sheet(hand(), plain("end"), plain("reopen")).is_over

    def test_called_off_level(self):
        found = sheet(plain("end"))
        assert found.is_draw
        assert found.ending.sentence == "Called off: Ann & Bob and Cy & Dee are level at 0, a draw."
        assert [note.seq for note in found.notes] == [1]

    def test_overtime_is_replayed(self):
        rules = {"tie_rule": "overtime", "overtime_step": 500}
        over = hand(meld={"A": 1400, "B": 1450})
        found = sheet(over, hand(), rules=rules)
        assert (found.target, found.lines[0].target, found.winner) == (2000, 2000, None)
        assert found.lines[0].ending.sentence == (
            "Ann & Bob and Cy & Dee are over 1500: the game goes on to 2000."
        )
        assert sheet(over, hand(), void(1), rules=rules).target == 1500

    def test_fixed_number_of_deals_counts_scored_hands(self):
        rules = {"number_of_deals": 3, "pass_out": "redeal"}
        deals = (hand(), passed_out(), hand())
        assert not sheet(*deals, rules=rules).is_over
        assert sheet(*deals, hand(), rules=rules).winner == "A"
        assert sheet(hand(), rules=rules, start=Start(FOUR, 1, {}, 2)).winner == "A"
