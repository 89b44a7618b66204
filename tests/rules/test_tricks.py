"""The trick judge on answers made elsewhere, and each duty with its reason."""

import json
from pathlib import Path

import pytest

from games.rules.options import read_rules
from games.rules.tricks import answer_tricks, legal_plays, winner_of

CASES = Path(__file__).parents[1] / "cases"
TRICKS = json.loads((CASES / "tricks.json").read_text())
DISPUTES = {row["id"]: row for row in json.loads((CASES / "disputes.json").read_text())}


def judge(plays="", hand=None, trump="H", variant="single-deck", hands=None, **rules):
    """The answer about a trick; card lists as text, hands separated by bars."""
    request = {"variant": variant, "rules": rules, "trump": trump, "plays": plays.split()}
    if hand is not None:
        request["hand"] = hand.split()
    if hands is not None:
        request["hands"] = [one.split() for one in hands.split("|")]
    return answer_tricks(request)


@pytest.mark.parametrize("case", TRICKS, ids=[case["id"] for case in TRICKS])
def test_tricks_made_elsewhere(case):
    answer = judge(" ".join(case["plays"]), " ".join(case["hand"]), case["trump"])
    assert (answer["legal"], answer["winner"]) == (case["legal"], case["winner"])


@pytest.mark.parametrize("variant", ["cutthroat", "double-deck"])
def test_the_other_games_have_the_same_duties(variant):
    rules = read_rules(variant)
    for case in TRICKS:
        hand, plays = tuple(case["hand"]), tuple(case["plays"])
        assert list(legal_plays(rules, hand, plays, case["trump"])) == case["legal"]
        assert winner_of(plays, case["trump"]) == case["winner"]


@pytest.mark.parametrize(
    ("plays", "hand", "legal", "rule", "reason"),
    [
        pytest.param("", "AS 9H AS", "9H AS", "T1", "Any card may be led.", id="lead"),
        pytest.param(
            "KD",
            "AD 9D QS",
            "AD",
            "T3",
            "Must follow diamonds and beat the king of diamonds.",
            id="beat",
        ),
        pytest.param(
            "AD",
            "9D KD",
            "9D KD",
            "T3",
            "Must follow diamonds; none beats the ace of diamonds.",
            id="cannot",
        ),
        pytest.param(
            "AC",
            "AC 9C KH",
            "9C AC",
            "T5",
            "Must follow clubs; an equal card does not beat the ace of clubs, so any will do.",
            id="equal",
        ),
        pytest.param(
            "10S 9H",
            "9S AS KC",
            "9S AS",
            "T4",
            "Must follow spades; already trumped, so any of them will do.",
            id="trumped",
        ),
        pytest.param("KC", "9H QS", "9H", "T6", "Has no clubs: must trump.", id="void"),
        pytest.param(
            "KC 9H",
            "QH JH QS",
            "JH QH",
            "T7",
            "Has no clubs: must go over the nine of hearts.",
            id="over",
        ),
        pytest.param(
            "KC AH",
            "QH JH QS",
            "JH QH",
            "T7",
            "Has no clubs: must trump; none goes over the ace of hearts, so any will do.",
            id="under",
        ),
        pytest.param(
            "KC",
            "QS 9D",
            "9D QS",
            "T8",
            "Has no clubs and no hearts: any card may be played.",
            id="free",
        ),
        pytest.param(
            "KH", "QS 9D", "9D QS", "T8", "Has no hearts: any card may be played.", id="no-trump"
        ),
    ],
)
def test_each_duty_says_why(plays, hand, legal, rule, reason):
    answer = judge(plays, hand)
    assert answer["legal"] == legal.split()
    assert (answer["rule"], answer["reason"]) == (rule, reason)


@pytest.mark.parametrize(
    ("plays", "winner", "rule", "reason"),
    [
        ("", None, "T1", "Nothing has been led yet."),
        (
            "AD KD AD 9D",
            0,
            "G2",
            "The first ace of diamonds wins: of equal cards the one played first.",
        ),
        ("KC 9H", 1, "T6", "The nine of hearts is winning: the highest trump."),
        ("KC 10C QC", 1, "G1", "The ten of clubs is winning: the highest of the clubs led."),
        ("KC 9S", 0, "G1", "The king of clubs is winning: the highest of the clubs led."),
        ("9H JH", 1, "G1", "The jack of hearts is winning: the highest of the hearts led."),
    ],
)
def test_without_a_hand_it_says_who_is_winning(plays, winner, rule, reason):
    answer = judge(plays)
    assert (answer["winner"], answer["rule"], answer["reason"]) == (winner, rule, reason)
    assert (answer["legal"], answer["verdicts"]) == (None, None)


def test_three_cards_are_a_whole_trick_in_cutthroat():
    assert judge("AS KS QS", variant="cutthroat")["reason"].startswith("The ace of spades wins")


@pytest.mark.parametrize(
    ("scheme", "points"),
    [("10-10-10", 30), ("11-10-4-3-2", 28), ("10-10-5-5", 30), ("1-1-1", 3)],
)
def test_points_of_the_cards_without_the_last_trick(scheme, points):
    assert judge("AS 10S KS QS", counter_values=scheme)["points"] == points


def test_points_follow_the_game_and_the_scale():
    assert judge("AS 10S KS QS", variant="double-deck")["points"] == 3
    assert judge("AS 10S KS QS", variant="double-deck", scale="times_ten")["points"] == 30
    assert judge("")["points"] == 0


class TestHouseRules:
    def test_trump_first(self):
        answer = judge("", "9H AS", first_lead="trump")
        assert (answer["legal"], answer["rule"]) == (["9H"], "T1")
        assert answer["reason"] == "The first lead of a hand must be a trump."
        assert judge("", "AS KD", first_lead="trump")["legal"] == ["AS", "KD"]

    def test_trump_first_does_not_bind_a_later_lead(self):
        request = {"variant": "single-deck", "rules": {"first_lead": "trump"}, "trump": "H"}
        later = request | {"plays": [], "hand": ["9H", "AS"], "first_trick": False}
        assert answer_tricks(later)["legal"] == ["9H", "AS"]
        led = request | {"plays": ["AS"], "hands": [["9H", "AS"]]}
        assert answer_tricks(led)["verdicts"][0]["legal"] is False
        assert answer_tricks(led | {"first_trick": False})["verdicts"][0]["legal"] is True

    def test_heading_only_in_trump(self):
        answer = judge("QD", "AD 9D KH", heading="trump_only")
        assert (answer["legal"], answer["rule"]) == (["9D", "AD"], "T2")
        assert "trump was not led" in answer["reason"]
        assert judge("QH", "AH 9H", heading="trump_only")["legal"] == ["AH"]
        assert judge("QD 9H", "AD", heading="trump_only")["rule"] == "T4"
        assert judge("QD 9H", "AH JH", heading="trump_only")["legal"] == ["AH", "JH"]


class TestVerdicts:
    def test_a_clean_trick(self):
        answer = judge("KD AD 9D QH", hands="KD QS|AD 9H|9D|QH 9S")
        assert [one["play"] for one in answer["verdicts"]] == ["KD", "AD", "9D", "QH"]
        assert all(one["legal"] for one in answer["verdicts"])
        assert [one["rule"] for one in answer["verdicts"]] == ["T1", "T3", "T3", "T6"]

    @pytest.mark.parametrize(
        ("plays", "hands", "rule", "reason"),
        [
            ("KD 9S", "KD|9S 9D", "T2", "Has diamonds and must follow."),
            ("KD 9H", "KD|9H AD", "T2", "Has diamonds and must follow."),
            ("KD 9D", "KD|9D AD", "T3", "Must follow diamonds and beat the king of diamonds."),
            ("KD 9S", "KD|9S 9H", "T6", "Has no diamonds: must trump."),
            ("KD 9H 9S", "KD|9H|9S QH", "T6", "Has no diamonds: must trump."),
            ("KD AH 9S", "KD|AH|9S QH", "T6", "Has no diamonds: must trump."),
            ("KD JH 9H", "KD|JH|9H QH", "T7", "Has no diamonds: must go over the jack of hearts."),
            ("KH 9H", "KH|9H AH", "T3", "Must follow hearts and beat the king of hearts."),
        ],
    )
    def test_a_renege_names_the_broken_duty(self, plays, hands, rule, reason):
        verdict = judge(plays, hands=hands)["verdicts"][-1]
        assert (verdict["legal"], verdict["rule"], verdict["reason"]) == (False, rule, reason)

    def test_a_lead_that_had_to_be_trump(self):
        [verdict] = judge("AS", hands="AS 9H", first_lead="trump")["verdicts"]
        assert (verdict["legal"], verdict["rule"]) == (False, "T1")
        assert "must be a trump" in verdict["reason"]

    def test_hands_and_the_next_hand_together(self):
        answer = judge("KD", "AD 9D", hands="KD QS")
        assert (answer["legal"], answer["verdicts"][0]["legal"]) == (["AD"], True)

    def test_no_play_no_verdict(self):
        request = {"variant": "single-deck", "trump": "H", "plays": [], "hands": []}
        assert answer_tricks(request)["verdicts"] == []


class TestDisputes:
    def right(self, name):
        row = DISPUTES[name]
        plays = " ".join(card for _, card in row["input"]["trick"])
        return row, plays, row["input"].get("hand"), row["right_answer"]["default"]

    def test_pd_078_the_first_of_two_aces_wins(self):
        _, plays, _, answer = self.right("PD-078")
        assert f"seat {judge(plays)['winner'] + 1}" == answer["winner"]

    @pytest.mark.parametrize("name", ["PD-079", "PD-080", "PD-081", "PD-083"])
    def test_what_may_be_played(self, name):
        row, plays, hand, answer = self.right(name)
        assert judge(plays, " ".join(hand))["legal"] == sorted(answer["legal"])
        for reading in row["right_answer"].get("house_rules", []):
            if reading["rules"]:
                legal = judge(plays, " ".join(hand), **reading["rules"])["legal"]
                assert legal == sorted(reading["value"])

    def test_pd_081_a_spade_cannot_win(self):
        assert judge("KC 9H QS")["winner"] == 1
