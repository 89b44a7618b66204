"""The auction judge in words: each call, who speaks next, what is special; and odd questions."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rules.auction_words import doubt
from games.rules.auction_words import notices as words_of
from games.rules.followed import Followed
from games.rules.judged_calls import answer_calls
from games.rules.options import read_rules
from games.rules.tracking import AFTER_PASS, OUT_OF_TURN, follow_calls
from tests.rules.questions import ANYTHING, refusals

NAMES = {"cutthroat": ["Ann", "Bob", "Cy"]}
USUAL = ["Ann", "Bob", "Cy", "Dee"]


def ask(calls: Any, variant: str = "single-deck", **more: Any) -> dict[str, Any]:
    """The answer to a line of calls; Ann speaks first."""
    names = NAMES.get(variant, USUAL)
    asked = {"variant": variant, "dealer": len(names), "calls": calls, "names": names}
    return answer_calls(asked | more)


def verdicts(answer: dict[str, Any]) -> list[tuple[str, str, bool, str]]:
    return [(each["name"], each["said"], each["legal"], each["rule"]) for each in answer["calls"]]


def notices(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["text"], each["rule"]) for each in answer["notices"]]


def test_jump_is_not_legal_and_the_player_makes_it_good() -> None:
    answer = ask("1:250 2:300")
    assert verdicts(answer)[1] == ("Bob", "300", False, "SD3")
    assert answer["calls"][1]["verdict"] == "Not legal"
    assert (answer["sentence"], answer["bids"]) == ("Ann has 250. Bob is to call.", [260, 270])
    followed = ask("1:250 2:300 3:310")
    assert followed["calls"][1]["reason"].endswith("so it stands (IR10).")
    assert followed["sentence"] == "Cy has 310. Dee is to call."


def test_passed_player_may_not_come_back() -> None:
    answer = ask("1:250 2:pass 3:260 4:pass 1:270 2:280")
    assert verdicts(answer)[-1] == ("Bob", "280", False, "IR10")
    assert answer["calls"][-1]["reason"] == (
        "Bob has passed, and a pass is final. It does not count (IR10)."
    )
    assert (answer["next_seat"], answer["bid"]) == (3, 270)


def test_call_out_of_turn_stands_once_somebody_has_called() -> None:
    answer = ask("1:250 3:260")
    assert answer["calls"][1]["reason"].startswith("Cy is out of turn: Bob is to call.")
    assert answer["next_seat"] == 2
    followed = ask("1:250 3:260 4:270")
    assert verdicts(followed)[1] == ("Cy", "260", False, "IR10")
    assert [each["is_marked"] for each in followed["seats"]] == [False, False, True, False]
    assert followed["bid"] == 270


def test_passed_player_whose_bid_was_followed_is_in_again() -> None:
    answer = ask("1:250 2:pass 3:260 2:270 3:280")
    assert [each["name"] for each in answer["seats"] if each["is_out"]] == []
    assert answer["sentence"] == "Cy has 280. Dee is to call."
    last = ask("1:250 3:260 2:270")
    assert ("Cy’s 260 was irregular; the table lets it stand.", "IR10") in notices(last)


def test_after_the_end_nothing_counts() -> None:
    answer = ask("1:250 2:pass 3:pass 4:pass 2:260 3:270")
    assert [each["reason"] for each in answer["calls"][-2:]] == [
        "The auction is over; nobody is to call."
    ] * 2
    assert answer["sentence"] == "Ann has it at 250."


def test_stuck_dealer_is_not_asked() -> None:
    answer = ask("1:pass 2:pass 3:pass")
    assert (answer["over"], answer["forced"], answer["may_pass"]) == (True, True, False)
    assert (answer["winner"], answer["bid"], answer["bids"]) == (4, 250, [])
    assert answer["rule"] == "SD17"
    assert notices(answer) == [("Nobody bid: Dee is stuck with it and is not asked.", "SD4")]


def test_under_the_gun_and_the_duty_to_open() -> None:
    answer = ask("", "cutthroat")
    assert answer["bids"][0] == 150
    assert notices(answer) == [
        ("Ann must open with a marriage, a pinochle or an around in hand.", "CT4"),
        ("Under the gun it may be 150 or more.", "CT5"),
    ]
    answer = ask("1:150 2:160", "cutthroat")
    assert [legal for _, _, legal, _ in verdicts(answer)] == [True, True]
    assert answer["under_the_gun"]


def test_double_deck_bids_promise() -> None:
    answer = ask("1:51 2:pass 3:54", "double-deck")
    assert [each["meaning"] for each in answer["calls"]] == [
        "An ace in every suit.", "", "About 30 meld in hand.",
    ]  # fmt: skip
    assert notices(answer)[1] == ("Cy’s 54: about 30 meld in hand.", "DD5")
    assert answer["bids"] == [55, 56, 57, 58, 59, 60, 65, 70, 75]


def test_next_level_is_the_ninth_chip() -> None:
    answer = ask("", "double-deck")
    assert (len(answer["bids"]), answer["bids"][-1]) == (9, 60)


def test_what_one_more_pass_brings_about() -> None:
    assert notices(ask("1:pass 2:pass")) == [("On a pass Dee is stuck with it at 250.", "SD4")]
    own = ask("1:pass 2:pass", "double-deck", rules={"pass_out": "redeal"})
    assert notices(own) == []
    last = ask("1:pass 2:pass", "cutthroat")
    text = "Cy is the last one: on a pass Cy deals again."
    assert (text, "CT7") in notices(last)
    other = ask("1:pass", "cutthroat", rules={"pass_out": "dealer"})
    assert ("On a pass Cy is stuck with it at 300.", "pass_out") in notices(other)


def test_nobody_bids_and_the_same_dealer_deals_again() -> None:
    answer = ask("1:pass 2:pass 3:pass", "cutthroat")
    assert answer["sentence"] == "Nobody bid. Nothing is scored, Cy deals again."
    assert (answer["rule"], answer["winner"], notices(answer)) == ("CT7", None, [])


def test_auction_that_was_opened_low_says_so_in_the_end() -> None:
    answer = ask("1:150 2:pass 3:pass", "cutthroat")
    assert notices(answer) == [("The auction was opened under the gun.", "CT5")]


@pytest.mark.parametrize(
    ("code", "seat", "bid", "sentence", "rule"),
    [
        (OUT_OF_TURN, 3, 260, "Cy is out of turn: Bob is to call.", "IR10"),
        (AFTER_PASS, 4, 260, "Dee has passed, and a pass is final.", "IR10"),
        ("bid_off_step", 2, 265, "265 is between the steps", "SD3"),
        ("bid_below_minimum", 2, None, "0 is too low", "SD3"),
    ],
)
def test_doubt_about_a_call(code: str, seat: int, bid: Any, sentence: str, rule: str) -> None:
    rules, order, names = read_rules("single-deck"), (1, 2, 3, 4), dict(enumerate(USUAL, 1))
    track = follow_calls(rules, order, ((1, 250),))
    problem = doubt(Followed(rules, order, track, names, 4), code, seat, bid)
    assert problem.message.startswith(sentence)
    assert (problem.code, problem.rule) == (code, rule)


def test_irregular_call_that_stands_is_marked() -> None:
    rules, order, names = read_rules("single-deck"), (1, 2, 3, 4), dict(enumerate(USUAL, 1))
    followed = Followed(rules, order, follow_calls(rules, order, ((1, 250), (3, 260))), names, 4)
    text = "Cy’s 260 was irregular; the table lets it stand."
    assert words_of(followed) == [(text, "IR10")]
    passed = Followed(rules, order, follow_calls(rules, order, ((3, None),)), names, 4)
    assert words_of(passed)[0][0].startswith("Cy’s pass was irregular")


def test_who_deals_has_the_pack_and_who_bids_holds() -> None:
    seats = ask("1:250")["seats"]
    assert [each["name"] for each in seats if each["is_dealer"]] == ["Dee"]
    assert [each["name"] for each in seats if each["is_holder"]] == ["Ann"]
    assert [each["name"] for each in seats if each["is_turn"]] == ["Bob"]


def test_three_of_five_play() -> None:
    five = ["Ann", "Bob", "Cy", "Dee", "Eve"]
    answer = ask("1:300", "cutthroat", names=five, dealer=5, playing=[1, 3, 4])
    assert [each["name"] for each in answer["seats"]] == ["Ann", "Cy", "Dee"]
    assert answer["sentence"] == "Ann has 300. Cy is to call."
    first = ask("", "cutthroat", names=five, dealer=5)
    assert [each["name"] for each in first["seats"]] == ["Ann", "Bob", "Cy"]


def test_without_names() -> None:
    answer = answer_calls({"variant": "double-deck", "dealer": 1, "calls": []})
    assert answer["sentence"] == "Player 2 is to call."


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        pytest.param({"variant": "whist"}, [("unknown_name", "variant")], id="variant"),
        pytest.param({"dealer": 5}, [("not_allowed", "dealer")], id="dealer"),
        pytest.param({"calls": 5}, [("wrong_type", "calls")], id="calls-number"),
        pytest.param({"calls": [{"seat": 1, "bid": "x"}]}, [("wrong_type", "calls.0.bid")],
                     id="bid-text"),
        pytest.param({"calls": "1:250 2 x:1 3:"},
                     [("wrong_type", "calls.1"), ("wrong_type", "calls.2"),
                      ("wrong_type", "calls.3")], id="line"),
        pytest.param({"calls": "1:1234567"}, [("wrong_type", "calls.0")], id="endless-bid"),
        pytest.param({"calls": "9:250"}, [("not_allowed", "calls.0.seat")], id="ninth-seat"),
        pytest.param({"names": "Ann"}, [("wrong_type", "names")], id="names-text"),
        pytest.param({"names": ["Ann"]}, [("not_allowed", "names")], id="one-name"),
        pytest.param({"playing": 1}, [("wrong_type", "playing")], id="playing-number"),
        pytest.param({"playing": [1, 2, 3, 3]}, [("not_allowed", "playing")], id="seat-twice"),
        pytest.param({"calls": "1:250 2:pass"}, [], id="good-line"),
    ],
)  # fmt: skip
def test_every_problem_is_told(changes: Any, wrong: list[tuple[str, str]]) -> None:
    request = {"variant": "single-deck", "dealer": 4, "calls": [], "names": USUAL} | changes
    assert refusals(answer_calls, request) == wrong


def test_seat_that_sits_out_cannot_call() -> None:
    request = {
        "variant": "cutthroat", "dealer": 4, "names": USUAL, "playing": [1, 2, 3],
        "calls": [{"seat": 4, "bid": 300}],
    }  # fmt: skip
    assert refusals(answer_calls, request) == [("not_allowed", "calls.0.seat")]


@given(ANYTHING)
def test_anything_gets_an_answer_or_problems(value: Any) -> None:
    refusals(answer_calls, value)


@given(
    st.fixed_dictionaries(
        {"variant": st.sampled_from(["cutthroat", "double-deck"]), "dealer": ANYTHING},
        optional={"calls": ANYTHING, "names": ANYTHING, "playing": ANYTHING, "rules": ANYTHING},
    )
)
def test_anything_in_a_part_gets_an_answer_or_problems(value: Any) -> None:
    refusals(answer_calls, value)
