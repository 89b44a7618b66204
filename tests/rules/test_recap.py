"""What a finished game is remembered by, from ledgers of all kinds."""

from games.rules.recap import (
    biggest_hand,
    count_bids,
    find_comeback,
    hands_set,
    hands_that_count,
    race_points,
    sum_meld,
)
from games.rules.sheet import Start
from tests.rules.ledgers import FOUR, THREE, hand, passed_out, penalty, plain, sheet, void

BY_B = {"bidder": "B", "meld": {"A": 0, "B": 400}, "trick_points": {"A": 100, "B": 150}}
SET = {"trick_points": {"A": 150, "B": 100}}
LEVEL = {"bid": 250, "meld": {"A": 140, "B": 130}, "trick_points": {"A": 120, "B": 130}}
WINS = {"meld": {"A": 1500, "B": 60}}


def race(found, target=1500):
    """The race as rows: hand, total of A, total of B, target."""
    points = race_points(found, target)
    return [(each.hand, each.totals["A"], each.totals["B"], each.target) for each in points]


def told(found, target=1500):
    """The comeback as a row, or None."""
    back = find_comeback(found, race_points(found, target))
    return back and (back.rival, back.hand, back.deficit, back.lead)


class TestRace:
    """A point for the start, one for each hand with its penalties."""

    def test_follows_hands_with_their_penalties(self):
        found = sheet(penalty(A=-20), hand(), penalty(B=-60), hand(**SET), hand())
        assert race(found) == [
            ("", -20, 0, 1500),
            ("1", 290, 80, 1500),
            ("2", -10, 240, 1500),
            ("3", 300, 380, 1500),
        ]

    def test_leaves_out_what_is_struck_or_after_the_end(self):
        found = sheet(hand(), hand(), hand(**WINS), hand(), void(1))
        assert race(found) == [("", 0, 0, 1500), ("2", 310, 140, 1500), ("3", 1980, 280, 1500)]
        assert race(sheet(hand(), void(1))) == [("", 0, 0, 1500)]
        assert [line.number for line in hands_that_count(found)] == ["2", "3"]

    def test_begins_where_the_paper_ended(self):
        start = Start(FOUR, totals={"A": 500, "B": -40}, hands_before=7)
        assert race(sheet(start=start)) == [("", 500, -40, 1500)]
        assert race(sheet(hand(), start=start))[1] == ("8", 810, 100, 1500)

    def test_carries_the_target_that_overtime_raised(self):
        start = Start(THREE, totals={"A": 800, "B": 980, "C": 0})
        rules = {"tie_rule": "overtime"}
        found = sheet(hand("cutthroat"), variant="cutthroat", rules=rules, start=start)
        assert race(found, 1000) == [("", 800, 980, 1000), ("1", 1110, 1080, 1250)]


class TestBiggestHand:
    def test_is_the_first_of_those_with_the_most(self):
        found = biggest_hand(sheet(hand(), hand(**BY_B), hand(**BY_B)))
        assert (found.line.number, found.side, found.points) == ("2", "B", 550)

    def test_may_be_the_defenders(self):
        found = biggest_hand(sheet(hand(meld={"A": 0, "B": 300}, trick_points={"A": 10, "B": 240})))
        assert (found.side, found.points) == ("B", 540)

    def test_is_no_penalty_and_no_struck_hand(self):
        found = biggest_hand(sheet(hand(), penalty(B=900), hand(**BY_B), void(3)))
        assert (found.line.number, found.side) == ("1", "A")

    def test_is_none_where_nothing_was_won(self):
        assert biggest_hand(sheet()) is None
        nothing = {"meld": {"A": 0, "B": 0}, "trick_points": {"A": 250, "B": 0}}
        assert biggest_hand(sheet(hand(**nothing))) is None


class TestComeback:
    def test_is_the_last_of_the_largest_deficits(self):
        found = sheet(hand(**BY_B), hand(**LEVEL), hand(), hand(**WINS))
        assert told(found) == ("B", "2", 450, 1250)

    def test_is_measured_from_the_paper_too(self):
        start = Start(FOUR, totals={"A": 100, "B": 900})
        assert told(sheet(hand(**WINS), start=start)) == ("B", "", 800, 730)

    def test_needs_a_winner(self):
        called = sheet(hand(**BY_B), hand(), plain("end"))
        assert called.is_over
        assert told(called) is None

    def test_needs_a_deficit_worth_telling(self):
        assert told(sheet(hand(**WINS))) is None
        start = {"totals": {"A": 0, "B": 149}}
        assert told(sheet(hand(**WINS), start=Start(FOUR, **start))) is None
        start = {"totals": {"A": 0, "B": 150}}
        assert told(sheet(hand(**WINS), start=Start(FOUR, **start)))[2] == 150

    def test_is_none_where_the_winner_stays_behind(self):
        behind = sheet(
            hand("cutthroat", meld={"A": 150, "B": 340, "C": 20}),
            variant="cutthroat",
            rules={"tie_rule": "bid_and_out"},
            start=Start(THREE, totals={"A": 800, "B": 980, "C": 0}),
        )
        assert (behind.winner, behind.totals["B"] > behind.totals["A"]) == ("A", True)
        assert told(behind, 1000) is None


class TestBids:
    def test_are_counted_by_side(self):
        counts = count_bids(sheet(hand(), hand(**SET), hand(**BY_B), hand(), void(4)))
        assert [(counts[side].made, counts[side].bids) for side in "AB"] == [(1, 2), (1, 1)]

    def test_are_none_in_a_hand_that_nobody_bid(self):
        counts = count_bids(sheet(passed_out(), variant="double-deck"))
        assert [counts[side].bids for side in "AB"] == [0, 0]
        assert hands_set(sheet(passed_out(), variant="double-deck")) == ()

    def test_sets_are_those_that_fell_short_in_play(self):
        thrown = hand(outcome="thrown_in", trick_points=..., meld={"A": 20, "B": 60})
        found = sheet(hand(**SET), hand(), thrown, hand(**SET), void(4))
        assert [line.number for line in hands_set(found)] == ["1"]
        assert (count_bids(found)["A"].made, count_bids(found)["A"].bids) == (1, 3)

    def test_meld_is_what_was_shown(self):
        found = sheet(hand(), hand(**SET), penalty(A=50), hand(), void(4))
        assert sum_meld(found) == {"A": 280, "B": 120}
        assert sum_meld(sheet(passed_out(), variant="double-deck")) == {"A": 0, "B": 0}
