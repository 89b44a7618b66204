"""Who deals and who plays the next hand (G7, G8, CT25)."""

import pytest

from games.rules.sheet import Start
from tests.rules.ledgers import (
    correction,
    hand,
    passed_out,
    penalty,
    restore,
    sheet,
    void,
)

SET = {"trick_points": {"A": 150, "B": 100}}


class TestDealer:
    """G7, G8."""

    @pytest.mark.parametrize(
        ("entries", "dealer", "number"),
        [
            ((hand(),), 2, 2),
            ((hand(), hand(), hand(), hand()), 1, 5),
            ((hand(), hand(), void(2)), 2, 2),
            ((hand(), hand(), void(1)), 3, 3),
            ((hand(), hand(), void(2), hand()), 3, 3),
            ((hand(), hand(), void(2), restore(2)), 3, 3),
            ((hand(), hand(), void(2), hand(), restore(2)), 3, 3),
            ((hand(), hand(), void(2), void(1)), 1, 1),
            ((hand(), hand(), void(2), void(1), restore(1)), 2, 2),
            ((hand(), hand(), void(1), void(2)), 2, 1),
            ((hand(), hand(), correction(1, **SET)), 3, 3),
            ((hand(), hand(), penalty(A=-50, target=1)), 3, 3),
        ],
    )
    def test_single_deck(self, entries, dealer, number):
        found = sheet(*entries)
        assert (found.dealer, found.hand_number) == (dealer, number)

    def test_passed_out_deals_again(self):
        found = sheet(passed_out(), variant="double-deck")
        assert (found.dealer, found.hand_number) == (1, 2)
        assert found.lines[0].verdict.short == "passed out"

    def test_what_was_passed_out_was_played_after_all(self):
        played = correction(1, "double-deck")
        assert sheet(passed_out(), played, variant="double-deck").dealer == 2
        later = (passed_out(), hand("double-deck"), correction(1, "double-deck"))
        assert sheet(*later, variant="double-deck").dealer == 2


class TestFourOrFive:
    """CT25."""

    def test_totals_of_those_who_sit_out(self):
        found = sheet(
            hand(
                "cutthroat",
                playing=["A", "C", "D"],
                meld={"A": 150, "C": 40, "D": 20},
                trick_points={"A": 160, "C": 60, "D": 30},
            ),
            variant="cutthroat",
            start=Start(("Ann", "Bob", "Cy", "Dee"), 2),
        )
        assert found.totals == {"A": 310, "B": 0, "C": 100, "D": 50}
        assert found.lines[0].delta["B"] == 0
        assert found.dealer == 3
        assert found.playing == ("A", "B", "D")

    @pytest.mark.parametrize(
        ("people", "dealer", "totals", "playing"),
        [
            (3, 2, {}, "ABC"),
            (4, 1, {}, "BCD"),
            (4, 4, {}, "ABC"),
            (5, 1, {}, "BDE"),
            (5, 4, {}, "BCE"),
            (5, 5, {}, "ACD"),
            (4, 1, {"A": 1040, "B": 1040}, "ABD"),
            (4, 1, {"A": 1040, "B": 20, "C": 1040}, "ACD"),
            (5, 1, {"A": 1040, "D": 1040}, "ADE"),
            (4, 1, dict.fromkeys("ABCD", 1040), "BCD"),
        ],
    )
    def test_who_plays_next(self, people, dealer, totals, playing):
        start = Start(("Ann", "Bob", "Cy", "Dee", "Eve")[:people], dealer, totals)
        assert sheet(variant="cutthroat", start=start).playing == tuple(playing)
