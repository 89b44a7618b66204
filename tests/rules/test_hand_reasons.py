"""What a verdict says: its reasons, its sentence, its word for the sheet."""

import pytest

from games.rules.options import read_rules
from games.rules.scoring import score_hand
from tests.rules.hands import NAMES, lines, score, unplayed

MINUS = "\u2212"


def test_made():
    verdict = score(meld={"A": 150, "B": 40}, bid=330, trick_points={"A": 210, "B": 40})
    assert verdict.headline == "Ann & Bob made 330 with 30 to spare."
    assert verdict.workings == "Made, 30 to spare: 150 + 210 = 360, bid 330."
    assert (verdict.short, verdict.is_made, verdict.is_set) == ("made", True, False)
    assert lines(verdict, "A") == [(150, "meld", "SD7"), (210, "trick points", "SD13")]
    assert lines(verdict, "B") == [
        (40, "meld, saved by 40 in tricks", "SD11"),
        (40, "trick points", "SD11"),
    ]
    assert verdict.reasons[0].as_dict() == {
        "side": "A",
        "points": 150,
        "text": "meld",
        "rule": "SD7",
    }


@pytest.mark.parametrize(
    ("variant", "rules", "text"),
    [
        ("cutthroat", {}, "meld, saved by a trick"),
        ("single-deck", {}, "meld, saved by 80 in tricks"),
        ("double-deck", {}, "meld, saved by 22 in tricks"),
        ("single-deck", {"saves_meld": "none"}, "meld"),
    ],
)
def test_how_meld_was_saved(variant, rules, text):
    assert lines(score(variant, rules), "B")[0][1] == text


def test_made_exactly_without_meld():
    verdict = score(bid=250, meld={"A": 0, "B": 80}, trick_points={"A": 250, "B": 0})
    assert verdict.headline == "Ann & Bob made 250 exactly."
    assert verdict.workings == "Made exactly: 0 + 250 = 250, bid 250."
    assert lines(verdict, "A") == [(0, "no meld", "SD7"), (250, "trick points", "SD13")]
    assert lines(verdict, "B") == [
        (0, "meld of 80 lost: no trick points", "SD11"),
        (0, "no trick points", "SD11"),
    ]
    assert (verdict.lost("A"), verdict.lost("B")) == (0, 80)


def test_set():
    verdict = score(meld={"A": 100, "B": 0}, trick_points={"A": 190, "B": 60})
    assert verdict.headline == "Ann & Bob are set: 290, 10 short of 300."
    assert verdict.workings == "Set, 10 short: 100 + 190 = 290, bid 300."
    assert (verdict.short, verdict.is_made, verdict.is_set) == ("set", False, True)
    assert lines(verdict, "A") == [
        (0, "meld of 100 does not count", "SD14"),
        (0, "trick points of 190 do not count", "SD14"),
        (-300, "set: 290 is 10 short of 300", "SD14"),
    ]
    assert lines(verdict, "B") == [(0, "no meld", "SD7"), (60, "trick points", "SD11")]
    assert verdict.lost("A") == 0, "a set costs the bid, not the meld"


def test_set_alone_is_singular():
    verdict = score("cutthroat", bidder="C", meld={"A": 0, "B": 0, "C": 100})
    assert verdict.headline == "Tess is set: 130, 170 short of 300."
    assert lines(verdict, "C")[-1] == (-300, "set: 130 is 170 short of 300", "CT19")


def test_shut_out():
    verdict = score(bidder="B", meld={"A": 40, "B": 340}, trick_points={"A": 250, "B": 0})
    assert verdict.headline == "Cy & Dee are set: the 340 in meld was not saved."
    assert verdict.workings == "Set: the 340 in meld is not saved, bid 300."
    assert lines(verdict, "B") == [
        (0, "meld of 340 lost: no trick points", "SD12"),
        (-300, "set: nothing saved, so the bid of 300 is lost", "SD12"),
    ]
    assert (verdict.lost("A"), verdict.lost("B")) == (0, 340)


def test_shut_out_pulled_too_little():
    verdict = score("double-deck", meld={"A": 60, "B": 0}, trick_points={"A": 19, "B": 31})
    assert lines(verdict, "A") == [
        (0, "meld of 60 lost: 19 pulled, 20 needed", "DD13"),
        (0, "trick points of 19 do not count", "DD13"),
        (-55, "set: nothing saved, so the bid of 55 is lost", "DD13"),
    ]


def test_shut_out_scores_zero():
    verdict = score(
        rules={"shut_out_bidder": "zero"},
        meld={"A": 340, "B": 40},
        trick_points={"A": 0, "B": 250},
    )
    assert verdict.headline == (
        "Ann & Bob saved nothing, but the meld covered 300: no set and no score."
    )
    assert (verdict.result, verdict.delta["A"], verdict.is_made) == ("made", 0, True)
    assert lines(verdict, "A") == [(0, "meld of 340 lost: no trick points", "shut_out_bidder")]
    assert verdict.lost("A") == 340


@pytest.mark.parametrize(
    ("variant", "outcome", "changes", "headline", "short", "bidder_line"),
    [
        (
            "cutthroat",
            "conceded_after_widow",
            {"bidder": "C", "bid": 350},
            "Tess conceded 350 after the widow.",
            "conceded",
            (-350, "conceded: minus the bid of 350", "CT14"),
        ),
        (
            "cutthroat",
            "conceded_before_widow",
            {"bidder": "C", "forced": True, "trump": None},
            "Tess conceded 300 without turning the widow.",
            "conceded",
            (-300, "conceded unseen: minus the bid of 300", "CT13"),
        ),
        (
            "single-deck",
            "thrown_in",
            {"bid": 400},
            "Ann & Bob threw in 400.",
            "thrown in",
            (-400, "thrown in: minus the bid of 400", "SD9"),
        ),
        (
            "double-deck",
            "short_meld",
            {"meld": {"A": 19, "B": 34}},
            "Ann & Bob have 19 in meld, 20 are needed: the bid of 55 is lost.",
            "short meld",
            (-55, "too little meld: minus the bid of 55", "DD10"),
        ),
        (
            "double-deck",
            "no_marriage",
            {"trump": None, "meld": {"B": 34}},
            "Ann & Bob hold no marriage: the bid of 55 is lost.",
            "no marriage",
            (-55, "no marriage, no trump: minus the bid of 55", "DD7"),
        ),
    ],
)
def test_not_played(variant, outcome, changes, headline, short, bidder_line):
    entry = unplayed(variant, outcome, **changes)
    verdict = score_hand(read_rules(variant), entry, NAMES[variant])
    assert (verdict.headline, verdict.workings, verdict.short) == (headline, headline, short)
    assert bidder_line in lines(verdict, verdict.bidder)
    assert not verdict.is_made


def test_what_the_others_keep_is_told():
    verdict = score_hand(
        read_rules("double-deck"),
        unplayed("double-deck", "thrown_in", bid=90, meld={"A": 25, "B": 14}),
    )
    assert lines(verdict, "A")[0] == (0, "meld of 25 does not count", "DD15")
    assert lines(verdict, "B") == [(0, "meld of 14 does not count", "DD21")]
    verdict = score_hand(
        read_rules("double-deck"), unplayed("double-deck", "short_meld", meld={"A": 0, "B": 24})
    )
    assert lines(verdict, "B") == [(24, "meld, no trick needed", "DD10")]


def test_passed_out():
    entry = unplayed("cutthroat", "passed_out", bidder=None, bid=None, trump=None, meld=...)
    verdict = score_hand(read_rules("cutthroat"), entry)
    assert verdict.headline == "Everybody passed: no score, and the same dealer deals again."
    assert (verdict.short, verdict.bidder) == ("passed out", "")
    assert verdict.delta == {"A": 0, "B": 0, "C": 0}
    assert lines(verdict, "B") == [(0, "passed out, no score", "CT7")]


def test_moon():
    moon = {"moon": {"win": 1500, "lose": 500}}
    won = score(rules=moon, moon=True, trick_points={"A": 250, "B": 0})
    assert (won.headline, won.short) == ("Ann & Bob shot the moon: +1500.", "moon")
    assert won.is_made
    lost = score(rules=moon, moon=True, trick_points={"A": 240, "B": 10})
    assert lost.headline == f"Ann & Bob missed the moon: {MINUS}500."
    assert lost.delta == {"A": -500, "B": 0}
    assert lines(lost, "B") == [(0, "nothing counts beside the moon", "moon")]


def test_letters_stand_in_for_names():
    entry = unplayed("single-deck", "thrown_in", bid=400)
    assert score_hand(read_rules("single-deck"), entry).headline == "A threw in 400."
