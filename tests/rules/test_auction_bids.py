"""Which bids are legal, what is wrong with the others, and what double-deck bids promise."""

import pytest

from games.rules.bids import judge_bid, legal_bids
from games.rules.options import read_rules
from tests.rules.questions import auction

LADDER = [*range(50, 61), *range(65, 110, 5)]


def test_single_deck_opens_at_250_or_260_and_rises_by_10_or_20():
    assert auction("")["legal_bids"] == [250, 260]
    assert auction("1:250")["legal_bids"] == [260, 270]
    assert auction("1:260")["legal_bids"] == [270, 280]


def test_double_deck_rises_by_ones_to_60_then_by_fives():
    assert auction("", "double-deck")["legal_bids"] == LADDER[:20]
    assert auction("1:58", "double-deck")["legal_bids"][:4] == [59, 60, 65, 70]
    assert auction("1:60", "double-deck")["legal_bids"] == list(range(65, 165, 5))


@pytest.mark.parametrize("jump", [60, 65, 100])
def test_double_deck_may_jump_to_60_and_past_it(jump):
    answer = auction(f"1:51 2:{jump}", "double-deck")
    assert answer["calls"][1]["legal"]
    assert answer["legal_bids"][0] == jump + 5


def test_cutthroat_has_no_ceiling():
    assert auction("1:300 2:9990", "cutthroat")["calls"][1]["legal"]
    assert auction("1:300", "cutthroat")["legal_bids"] == list(range(310, 510, 10))


@pytest.mark.parametrize(
    ("variant", "standing", "bid", "code", "part"),
    [
        ("single-deck", None, 240, "bid_below_minimum", "the lowest opening bid is 250"),
        ("single-deck", None, 270, "raise_too_large", "from 250 to 260"),
        ("single-deck", None, 255, "bid_off_step", "bids go by 10, the next one is 260"),
        ("single-deck", 260, 260, "bid_below_minimum", "260 stands, the next bid is 270"),
        ("single-deck", 250, 300, "raise_too_large", "from 260 to 270"),
        ("cutthroat", None, 290, "bid_below_minimum", "is 300"),
        ("cutthroat", 300, 305, "bid_off_step", "is 310"),
        ("double-deck", None, 49, "bid_below_minimum", "is 50"),
        ("double-deck", 58, 62, "bid_off_step", "bids go by 5, the next one is 65"),
        ("double-deck", 60, 60, "bid_below_minimum", "is 65"),
    ],
)
def test_a_wrong_bid_says_what_is_wrong(variant, standing, bid, code, part):
    ruling = judge_bid(read_rules(variant, {}), bid, standing)
    assert ruling.code == code
    assert part in ruling.reason


@pytest.mark.parametrize(
    ("variant", "opening", "raise_"),
    [("cutthroat", "CT5", "CT6"), ("single-deck", "SD3", "SD3"), ("double-deck", "DD3", "DD19")],
)
def test_each_bid_names_its_rule(variant, opening, raise_):
    rules = read_rules(variant, {})
    low = rules.bid_steps[0][0]
    step = rules.bid_steps[0][1]
    assert judge_bid(rules, low, None).rule == opening
    assert judge_bid(rules, low + step, low).rule == raise_
    assert judge_bid(rules, low + step, low).reason == f"{low + step} is {step} over {low}."


class TestHouseRules:
    def test_free_raises(self):
        assert auction("1:250", max_raise=None)["legal_bids"] == list(range(260, 460, 10))
        assert auction("", max_raise=None)["legal_bids"][-1] == 440

    def test_a_raise_limit_smaller_than_the_step_leaves_one_step(self):
        assert legal_bids(read_rules("double-deck", {"max_raise": 3}), 60) == (65,)
        assert auction("", "double-deck", max_raise=3)["legal_bids"] == [50, 51, 52]
        assert auction("", max_raise=5)["legal_bids"] == [250]

    def test_other_steps(self):
        steps = [[100, 25], [140, 50]]
        bids = auction("", bid_steps=steps, max_raise=None)["legal_bids"]
        assert bids[:5] == [100, 125, 140, 190, 240]

    def test_the_short_scale(self):
        assert auction("", scale="short")["legal_bids"] == [25, 26]
        assert auction("1:pass 2:pass 3:pass", scale="short")["bid"] == 25
        assert auction("", "cutthroat", scale="short")["legal_bids"][0] == 15


class TestUnderTheGun:
    """CT5, Q-CT2: who may open at 150 to 290, and what follows."""

    def test_the_first_to_speak_may_open_low(self):
        assert auction("", "cutthroat")["legal_bids"] == list(range(150, 350, 10))
        answer = auction("1:150", "cutthroat")
        assert answer["under_the_gun"]
        assert answer["legal_bids"][0] == 160
        assert "under the gun" in answer["calls"][0]["reason"]

    def test_the_flag_stays_to_the_end(self):
        answer = auction("1:150 2:160 3:pass 1:pass", "cutthroat")
        assert (answer["winner"], answer["bid"], answer["under_the_gun"]) == (2, 160, True)

    def test_an_opening_at_300_is_not_under_the_gun(self):
        assert not auction("1:300", "cutthroat")["under_the_gun"]

    def test_who_opens_later_opens_at_300(self):
        answer = auction("1:pass", "cutthroat")
        assert answer["legal_bids"][0] == 300
        assert auction("1:pass 2:290", "cutthroat")["calls"][1]["legal"] is False

    def test_below_150_is_too_low(self):
        call = auction("1:140", "cutthroat")["calls"][0]
        assert (call["legal"], call["rule"]) == (False, "CT5")
        assert "150" in call["reason"]

    def test_whoever_has_the_duty(self):
        answer = auction("1:pass 2:150", "cutthroat", under_the_gun_seat="duty")
        assert answer["under_the_gun"]

    def test_the_dealer(self):
        assert auction("", "cutthroat", under_the_gun_seat="dealer")["legal_bids"][0] == 300
        answer = auction("1:pass 2:pass 3:150", "cutthroat", under_the_gun_seat="dealer")
        assert (answer["winner"], answer["bid"], answer["under_the_gun"]) == (3, 150, True)
        assert not answer["forced"]

    def test_switched_off(self):
        answer = auction("", "cutthroat", under_the_gun_minimum=None)
        assert answer["legal_bids"][0] == 300

    def test_at_or_above_the_usual_minimum_it_changes_nothing(self):
        answer = auction("", "cutthroat", under_the_gun_minimum=310)
        assert answer["legal_bids"][0] == 300

    def test_a_raise_limit_binds_only_above_the_usual_minimum(self):
        bids = auction("", "cutthroat", max_raise=20)["legal_bids"]
        assert bids == list(range(150, 320, 10))

    def test_in_a_game_without_the_seat_option_it_is_the_first(self):
        rules = {"under_the_gun_minimum": 200, "max_raise": None}
        assert auction("", **rules)["legal_bids"][0] == 200
        assert auction("1:pass", **rules)["legal_bids"][0] == 250


@pytest.mark.parametrize(
    ("calls", "part"),
    [
        pytest.param("1:51", "ace in every suit", id="opening-51"),
        pytest.param("1:50", None, id="opening-50"),
        pytest.param("1:53", "About 30 meld", id="opening-by-three"),
        pytest.param("1:50 2:51", None, id="51-later"),
        pytest.param("1:51 2:52", None, id="by-one"),
        pytest.param("1:50 2:52", "About 20 meld", id="by-two"),
        pytest.param("1:51 2:57", "About 60 meld", id="by-six"),
        pytest.param("1:51 2:60", "Confident", id="jump-to-60"),
        pytest.param("1:60", "Confident", id="opening-60"),
        pytest.param("1:59 2:60", None, id="59-to-60"),
        pytest.param("1:51 2:65", None, id="jump-past-60"),
        pytest.param("1:60 2:65", None, id="65"),
        pytest.param("1:60 2:75", None, id="75"),
        pytest.param("1:52 2:50", None, id="not-legal"),
        pytest.param("1:52 2:pass", None, id="pass"),
    ],
)
def test_what_a_double_deck_bid_promises(calls, part):
    meaning = auction(calls, "double-deck")["calls"][-1]["meaning"]
    assert (part is None and meaning is None) or part in meaning


def test_meanings_follow_the_scale_and_can_be_switched_off():
    tens = auction("1:510 2:540", "double-deck", scale="times_ten")["calls"]
    assert "ace" in tens[0]["meaning"]
    assert "About 300 meld" in tens[1]["meaning"]
    off = auction("1:51 2:54", "double-deck", bid_meanings="off")["calls"]
    assert [call["meaning"] for call in off] == [None, None]


def test_meanings_without_a_second_level():
    calls = auction("1:51 2:70", "double-deck", bid_steps=[[50, 1]])["calls"]
    assert "About 190 meld" in calls[1]["meaning"]


def test_other_games_have_no_agreed_meanings():
    assert auction("1:260", bid_meanings="on")["calls"][0]["meaning"] is None


def test_as_many_as_asked_for():
    assert legal_bids(read_rules("cutthroat", {}), 300, most=3) == (310, 320, 330)
