"""What one more entry changes on the sheet, and the sentences that say it."""

import pytest
from hypothesis import given, settings

from games.rules.comparing import compare
from games.rules.comparing_words import spoken_hands
from games.rules.sheet import Start, replay
from tests.rules.ledgers import (
    FOUR,
    correction,
    hand,
    passed_out,
    penalty,
    plain,
    restore,
    sheet,
    void,
)
from tests.rules.test_sheet_laws import stories

SET = {"trick_points": {"A": 150, "B": 100}}
WINS = {"meld": {"A": 1500, "B": 60}}
B_WINS = {"bidder": "B", "meld": {"A": 150, "B": 1500}}
ELSE = "Nothing else changes."


def change(*entries, **others):
    """What the last of these entries changes."""
    return compare(sheet(*entries[:-1], **others), sheet(*entries, **others))


def said(*entries, **others):
    return list(change(*entries, **others).sentences)


def test_lines_and_totals():
    found = change(hand(), hand(), penalty(A=-10), correction(1, **SET))
    (line,) = found.lines
    assert (line.seq, line.kind, line.number, line.names["A"]) == (1, "hand", "1", "Ann & Bob")
    assert (line.short_before, line.short_after) == ("made", "set")
    assert (line.delta_before, line.delta_after) == (
        {"A": 310, "B": 140},
        {"A": -300, "B": 160},
    )
    assert (line.state_before, line.state_after) == ("live", "live")
    assert (found.totals_before, found.totals_after) == ({"A": 610, "B": 280}, {"A": 0, "B": 300})
    assert (found.target_before, found.target_after) == (1500, 1500)
    assert (found.dealer_before, found.dealer_after) == (3, 3)
    assert (found.is_over_before, found.is_over_after) == (False, False)
    assert list(found.sentences) == [
        "Ann & Bob then have 0 instead of 610.",
        "Cy & Dee then have 300 instead of 280.",
        ELSE,
    ]


def test_a_new_line_stands_against_nothing():
    (line,) = change(hand(), penalty(A=-10)).lines
    assert (line.short_before, line.delta_before, line.state_before) == ("", {}, "")
    assert (line.number, line.short_after, line.state_after) == ("1a", "", "live")


def test_nothing():
    assert said(hand(), plain("rules", rules={"heading": "trump_only"})) == [
        "Nothing on the sheet changes."
    ]


def test_another_word_alone():
    """As many points, told otherwise."""
    assert said(hand("double-deck"), passed_out(), void(2), variant="double-deck")[-1] != ELSE
    struck = (hand(), hand(), penalty(A=-10, target=1), void(3), void(1))
    assert [line.number for line in change(*struck).lines] == ["1"]


class TestTheEnd:
    """G9."""

    def test_somebody_wins_and_later_hands_stand_after_the_end(self):
        found = change(hand(), hand(), hand(), correction(1, **WINS))
        assert found.sentences[-1] == (
            "Ann & Bob then win at hand 1; hands 2 and 3 stand after the end."
        )
        assert (found.winner_before, found.winner_after) == (None, "A")
        assert (found.ended_before, found.ended_after) == ("", "1")
        assert said(hand(), hand(), correction(1, **WINS))[-1] == (
            "Ann & Bob then win at hand 1; hand 2 stands after the end."
        )

    def test_one_player(self):
        words = said(
            hand("cutthroat", meld={"A": 800, "B": 60, "C": 20}),
            plain("rules", rules={"target": 800}),
            variant="cutthroat",
        )
        assert words == ["Ruth then wins at hand 1.", "The target is then 800 instead of 1000."]
        words = said(hand("cutthroat"), penalty(A=-10), variant="cutthroat")
        assert words[0].startswith("Ruth then has ")

    def test_somebody_else_wins(self):
        game = (hand(), hand(**WINS), plain("reopen"), correction(2, **B_WINS))
        assert said(*game)[-1] == "Cy & Dee then win at hand 2."
        assert compare(sheet(*game[:2]), sheet(*game)).sentences[-1] == (
            "Cy & Dee then win at hand 2, not Ann & Bob."
        )
        game = (hand(), hand(**WINS), plain("reopen"), correction(1, **B_WINS))
        assert compare(sheet(*game[:2]), sheet(*game)).sentences[-1] == (
            "Cy & Dee then win at hand 1, not Ann & Bob at hand 2; hand 2 stands after the end."
        )

    def test_the_same_side_wins_elsewhere(self):
        game = (hand(), hand(**WINS), plain("reopen"), correction(1, **WINS))
        assert compare(sheet(*game[:2]), sheet(*game)).sentences[-1] == (
            "Ann & Bob then win at hand 1 instead of hand 2; hand 2 stands after the end."
        )
        game = (hand(), hand(**WINS), plain("reopen"), penalty(A=20, target=1))
        assert compare(sheet(*game[:2]), sheet(*game)).sentences[-1] == ELSE

    def test_what_stood_after_the_end_already_is_not_told_again(self):
        game = (hand(**WINS), hand(), plain("reopen"), penalty(A=20, target=1))
        assert said(*game)[-1] == "Ann & Bob then win at hand 1."

    def test_nobody_wins_and_hands_count_again(self):
        game = (hand(**WINS), hand(), plain("reopen"), correction(1))
        found = compare(sheet(*game[:2]), sheet(*game)).sentences
        assert "Ann & Bob then have not won: the game goes on; hand 2 counts again." in found
        alone = compare(sheet(*game[:3]), sheet(*game)).sentences
        assert "Hand 2 counts again." in alone

    def test_reopened_and_called_off(self):
        assert said(hand(**WINS), plain("reopen"))[0] == (
            "Ann & Bob then have not won: the game goes on."
        )
        assert said(hand(), plain("end")) == ["The game is then called off."]
        assert said(hand(), plain("end"), plain("reopen"))[0] == "The game then goes on."


def test_the_target_of_overtime():
    """CT23."""
    rules = {"tie_rule": "overtime", "overtime_step": 500}
    over = {"meld": {"A": 1400, "B": 1450}}
    words = said(hand(), hand(), correction(1, **over), rules=rules)
    assert words[-1] == "The target is then 2000 instead of 1500."


class TestTheDeal:
    """G8."""

    def test_stays_for_an_older_hand(self):
        assert said(hand(), hand(), void(1))[-1] == ELSE

    def test_the_last_hand_struck_and_restored(self):
        assert said(hand(), hand(), void(2))[-1] == "Cy then deals hand 2."
        assert said(hand(), hand(), void(2), restore(2))[-1] == "Bob then deals hand 3."

    def test_passed_out_after_all(self):
        words = said(
            hand("double-deck"),
            {"kind": "correction", "facts": {"outcome": "passed_out", "target": 1}},
            variant="double-deck",
        )
        assert words[-1] == "Ann then deals hand 2."


class TestPeople:
    def seat(self, from_hand, **changes):
        return plain("seat", **{"seat": 1, "name": "Zoe", "from_hand": from_hand} | changes)

    def test_from_now_on(self):
        assert said(hand(), self.seat(2)) == [
            "From hand 2 on it is Zoe & Bob instead of Ann & Bob.",
            ELSE,
        ]

    def test_in_past_hands(self):
        assert said(hand(), penalty(A=1), hand(), hand(), self.seat(2)) == [
            "Hands 2 and 3 then say Zoe & Bob instead of Ann & Bob.",
            "From hand 4 on it is Zoe & Bob instead of Ann & Bob.",
            ELSE,
        ]
        assert said(hand(), self.seat(2), hand(), self.seat(1))[0] == (
            "Hand 1 then says Zoe & Bob instead of Ann & Bob."
        )

    def test_two_before_one(self):
        words = said(hand(), hand(), self.seat(2), self.seat(1, name="Yan"))
        assert words[:3] == [
            "Hand 1 then says Yan & Bob instead of Ann & Bob.",
            "Hand 2 then says Yan & Bob instead of Zoe & Bob.",
            "From hand 3 on it is Yan & Bob instead of Zoe & Bob.",
        ]

    def test_of_a_penalty_before_the_first_hand(self):
        found = sheet(penalty(A=-10), self.seat(1))
        assert found.lines[0].names["A"] == "Zoe & Bob"

    def test_taken_back(self):
        back = plain("seat", target=2, stands=False)
        assert sheet(hand(), self.seat(1), back).people == FOUR
        again = plain("seat", target=2, stands=True)
        assert sheet(hand(), self.seat(1), back, again).people[0] == "Zoe"
        other = plain("seat", target=3, stands=False)
        assert sheet(hand(), self.seat(1), self.seat(2, name="Yan"), other).people[0] == "Zoe"


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([8], "hand 8"),
        ([8, 9], "hands 8 and 9"),
        ([3, 5, 6], "hands 3, 5 and 6"),
        ([3, 4, 5, 6], "hands 3 to 6"),
    ],
)
def test_hands_in_words(numbers, words):
    assert spoken_hands(numbers) == words
    assert spoken_hands(numbers, True) == words.replace("h", "H", 1)


@given(stories())
@settings(max_examples=40, deadline=None)
def test_every_prefix_can_be_compared(story):
    """The totals then are the totals now and what the changed lines make of them."""
    rules, start, entries = story
    for cut in range(len(entries)):
        before = replay(rules, start, entries[:cut])
        after = replay(rules, start, entries[: cut + 1])
        found = compare(before, after)
        assert all(sentence.endswith(".") for sentence in found.sentences)
        assert compare(after, after).sentences == ("Nothing on the sheet changes.",)
        for side in after.sides:
            moved = sum(counted(line, side) for line in found.lines)
            assert found.totals_after[side] - found.totals_before[side] == moved


def counted(line, side):
    was = line.delta_before.get(side, 0) if line.state_before == "live" else 0
    return (line.delta_after[side] if line.state_after == "live" else 0) - was


def test_start_on_paper():
    start = Start(FOUR, 1, {"A": 1400, "B": 0}, 7)
    assert said(hand(), start=start)[-1] == "Ann & Bob then win at hand 8."
