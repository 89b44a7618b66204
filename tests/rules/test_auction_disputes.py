"""What other scorekeepers got wrong about auctions cannot happen here."""

import json
from pathlib import Path

import pytest

from games.rules.auction import answer_auction
from games.rules.options import read_rules
from tests.rules.questions import auction, refusals, said

ROWS = json.loads((Path(__file__).parents[1] / "cases" / "disputes.json").read_text())
DISPUTES = {row["id"]: row for row in ROWS}


def right(name):
    """The right answer of a dispute, with its input."""
    row = DISPUTES[name]
    return row["input"], row["right_answer"]["default"]


def test_pd_067_a_jump_of_50_is_refused_unless_raises_are_free():
    first, jump = right("PD-067")[0]["bids"]
    answer = auction(f"1:{first} 2:{jump}")
    assert answer["calls"][1]["legal"] is False
    assert answer["legal_bids"] == [260, 270]
    house = DISPUTES["PD-067"]["right_answer"]["house_rules"][0]["rules"]
    assert auction(f"1:{first} 2:{jump}", **house)["calls"][1]["legal"]


def test_pd_069_three_passes_leave_the_fourth_with_250():
    contract = right("PD-069")[1]["contract"]
    answer = auction("1:pass 2:pass 3:pass", dealer=4)
    assert (answer["winner"], answer["bid"]) == (contract["seat"], contract["bid"])
    assert answer["forced"]


def test_pd_070_the_stuck_dealer_is_not_asked():
    answer = auction("1:pass 2:pass 3:pass")
    assert (answer["next_seat"], answer["legal_bids"], answer["over"]) == (None, [], True)


def test_pd_071_the_first_to_speak_moves_with_the_dealer():
    given, answer = right("PD-071")
    dealer = given["hands_played"] % given["players"] + 1
    assert answer["dealer_of_hand_4"] == f"seat {dealer}"
    assert answer["first_bidder_of_hand_4"] == f"seat {auction('', dealer=dealer)['next_seat']}"


def test_pd_072_the_prompt_starts_at_the_next_legal_bid():
    given, answer = right("PD-072")
    lowest, highest = auction(f"1:{given['standing_bid']}")["legal_bids"]
    assert (lowest, str(highest)) == (answer["prompt_starts_at"], answer["plus"])


def test_pd_073_who_has_passed_stays_out():
    calls = [(" ABCD".index(seat), bid) for seat, bid in right("PD-073")[0]["calls"]]
    text = " ".join(f"{seat}:{bid}" for seat, bid in calls)
    request = {"variant": "single-deck", "dealer": 4, "calls": said(text)}
    assert refusals(answer_auction, request) == [("already_passed", "calls.5.seat")]


def test_pd_074_under_the_gun_at_150_then_by_tens():
    given = right("PD-074")[0]
    opening = auction(f"1:{given['first_player_bid']}", "cutthroat")
    assert (opening["calls"][0]["legal"], opening["under_the_gun"]) == (True, True)
    raised = auction(f"1:{given['first_player_bid']} 2:{given['next_bid']}", "cutthroat")
    assert raised["calls"][1]["legal"]
    assert auction("1:pass", "cutthroat")["legal_bids"][0] == 300


@pytest.mark.parametrize("name", ["PD-077", "PD-104"])
def test_what_is_help_only_is_an_option_that_changes_no_bid(name):
    assert DISPUTES[name]["kind"] == "auction"
    exchange = read_rules("single-deck", {}).exchange
    redeal = read_rules("double-deck", {}).redeal
    assert (exchange, redeal) == (4, "never")
