"""The judges asked by link: every trick of the cases, and the trick and auction items of the disputes."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from tests.pages.judging import Judged, auction, tricks

CASES = Path(__file__).parents[1] / "cases"
TRICKS = json.loads((CASES / "tricks.json").read_text())
WINDS = ("South", "West", "North", "East")
DISPUTES = {each["id"]: each for each in json.loads((CASES / "disputes.json").read_text())}

pytestmark = pytest.mark.django_db


def ask(client: Client, trump: str, plays: list[str], hand: list[str] = (), **more: Any) -> Judged:
    """A trick, with the next player's cards where they are told."""
    hands = {f"hand{len(plays) + 1}": " ".join(hand)} if hand else {}
    return tricks(client, trump=trump, plays=" ".join(plays), **hands, **more)


@pytest.mark.parametrize("case", TRICKS, ids=[case["id"] for case in TRICKS])
def test_every_trick_of_the_cases(client: Client, case: dict[str, Any]) -> None:
    page = ask(client, case["trump"], case["plays"], case["hand"])
    assert page.status == 200
    assert page.may == set(case["legal"])
    assert page.barred == set(case["hand"]) - set(case["legal"])
    assert page.winning == ("" if case["winner"] is None else WINDS[case["winner"]])


def disputed(number: str) -> tuple[str, list[str], list[str], dict[str, Any]]:
    """Trump, plays, hand and right answer of a trick that people quarrelled over."""
    case = DISPUTES[number]
    plays = [card for _, card in case["input"]["trick"]]
    return case["input"]["trump"], plays, case["input"].get("hand", []), case["right_answer"]


def test_twin_does_not_beat_its_twin(client: Client) -> None:
    """PD-078: of two equal aces the one played first wins."""
    trump, plays, _, right = disputed("PD-078")
    page = ask(client, trump, plays)
    assert right["default"]["winner"] == "seat 1"
    assert (page.winning, page.first("headline")) == ("South", "South wins the trick.")
    assert "/single-deck/#G2" in page.text


@pytest.mark.parametrize("number", ["PD-079", "PD-080", "PD-081", "PD-083"])
def test_what_may_be_played(client: Client, number: str) -> None:
    trump, plays, hand, right = disputed(number)
    page = ask(client, trump, plays, hand)
    assert page.may == set(right["default"]["legal"])
    for other in right.get("house_rules", []):
        if other["rules"]:
            assert ask(client, trump, plays, hand, **other["rules"]).may == set(other["value"])


def test_already_trumped_is_the_reason(client: Client) -> None:
    """PD-080: both spades, with the reason."""
    page = ask(client, *disputed("PD-080")[:3])
    assert "follows; already trumped, so any will do" in page.words("words")


def test_card_of_a_third_suit_cannot_win(client: Client) -> None:
    """PD-081: the queen of spades would be a renege, and the nine of trump still wins."""
    trump, plays, hand, _ = disputed("PD-081")
    page = tricks(client, trump=trump, plays=" ".join([*plays, "QS"]), hand3=" ".join(hand))
    assert page.winning == "West"
    assert page.first("headline") == (
        "North reneged with the queen of spades: the queen or jack of hearts had to be played."
    )


def test_jump_bid(client: Client) -> None:
    """PD-067: a raise is 10 or 20; with free raises 300 is taken (by a table's own rules)."""
    page = auction(client, calls="1:250 2:300")
    assert page.calls == [("South", "250", True), ("West", "300", False)]
    assert page.bids == [260, 270]


def test_stuck_dealer_is_not_asked(client: Client) -> None:
    """PD-069, PD-070: three passes, the fourth seat holds 250, and nobody is asked for a bid."""
    page = auction(client, dealer="4", calls="1:pass 2:pass 3:pass")
    assert page.first("sentence") == "East has it at 250."
    assert page.bids == []
    assert "Nobody bid: East is stuck with it and is not asked." in page.words("text")


def test_dealer_decides_who_speaks_first(client: Client) -> None:
    """PD-071: with seat 4 dealing, seat 1 speaks first."""
    page = auction(client, dealer="4")
    assert page.first("sentence") == "South is to call."


def test_chips_begin_at_the_next_legal_bid(client: Client) -> None:
    """PD-072: after 260 the lowest chip is 270, then 280, and no more."""
    assert auction(client, calls="1:260").bids == [270, 280]


def test_pass_is_final(client: Client) -> None:
    """PD-073: who has passed cannot come back in."""
    calls = "1:250 2:pass 3:260 4:pass 1:270 2:280"
    page = auction(client, calls=calls)
    assert page.calls[-1] == ("West", "280", False)
    assert page.first("sentence") == "South has 270. North is to call."
    assert "West has passed, and a pass is final." in page.text


def test_under_the_gun(client: Client) -> None:
    """PD-074: 150 opens, 160 raises; whoever opens later begins at 300."""
    page = auction(client, game="cutthroat", calls="1:150 2:160")
    assert [legal for _, _, legal in page.calls] == [True, True]
    assert "Opened under the gun: raises go on from there." in page.words("text")
    later = auction(client, game="cutthroat", calls="1:pass")
    assert later.bids[0] == 300


def test_double_deck_bids_promise(client: Client) -> None:
    page = auction(client, game="double-deck", calls="1:51 2:pass 3:54")
    assert "North’s 54: about 30 meld in hand." in page.words("text")
    assert "An ace in every suit." in page.words("meaning")
