"""What the cards of a hand tell by themselves: its nines and its buried counters (CT11, CT12, CT27)."""

from typing import Any

import pytest

from games.rules.known_cards import told_by_cards, with_cards
from games.rules.options import read_rules
from games.rules.scoring import score_hand
from tests.factories import hand

SAFE = {"dix_always_safe": True}
SWEPT = {"trick_points": {"A": 250, "B": 0}, "took_trick": {"B": False}}


def told(facts: dict[str, Any], variant: str = "single-deck", **rules: Any) -> dict[str, Any]:
    return told_by_cards(read_rules(variant, SAFE | rules), facts)


def shown(points: int, trump: str = "H", **cards: str) -> dict[str, Any]:
    """A hand in which side B melded so much, with cards of seats 2 and 4."""
    by_seat = {seat.removeprefix("seat"): line.split() for seat, line in cards.items()}
    return hand(meld={"A": 150, "B": points}, trump=trump, cards_by_seat=by_seat)


@pytest.mark.parametrize(
    ("facts", "nines"),
    [
        (shown(10, seat2="9H"), {"B": True}),
        (shown(20, seat2="9H", seat4="9H AS"), {"B": True}),
        (shown(20, seat2="9H 9H"), {"B": True}),
        (shown(20, seat2="KS QS"), {"B": False}),
        (shown(50, seat2="9H", seat4="KH QH"), {"B": False}),
        (shown(10, seat2="9H 9S 9S"), {"B": True}),
        (shown(10, trump="S", seat2="9H"), {}),  # no longer what the cards make
        (shown(20, seat2="9H"), {}),
        (shown(0, seat2="AS"), {}),
        (hand(), {}),
        (hand(cards_by_seat="odd", meld=None), {}),
        (shown(20, seat2="9H") | {"meld_by_seat": {"4": 10}}, {}),
        (shown(10, seat2="9H") | {"meld_by_seat": {"4": 0}}, {"B": True}),
        (hand(cards_by_seat={"2": ["9H"]}, meld="odd"), {}),
    ],
)
def test_nines_are_known_where_cards_make_the_whole_meld(facts: Any, nines: Any) -> None:
    assert told(facts) == ({"only_dix": nines} if nines else {})
    assert told(facts, dix_always_safe=False) == {}


def test_cards_go_before_answers() -> None:
    rules = read_rules("single-deck", SAFE)
    facts = shown(10, seat2="9H") | SWEPT | {"only_dix": {"A": False, "B": False}, "note": "x"}
    assert with_cards(rules, facts)["only_dix"] == {"A": False, "B": True}
    assert "note" not in with_cards(rules, facts)
    assert score_hand(rules, with_cards(rules, facts)).delta["B"] == 10
    asked = hand(meld={"A": 150, "B": 10}) | SWEPT
    assert score_hand(rules, with_cards(rules, asked)).delta["B"] == 0
    answered = asked | {"only_dix": {"B": True}}
    assert score_hand(rules, with_cards(rules, answered)).delta["B"] == 10


def buried(*cards: Any, **more: Any) -> dict[str, Any]:
    return hand("cutthroat", buried_cards={"1": list(cards)}, **more)


@pytest.mark.parametrize(
    ("scheme", "points"),
    [("10-10-10", 20), ("10-10-5-5", 20), ("11-10-4-3-2", 17), ("1-1-1", 2)],
)
def test_buried_cards_hold_what_the_table_counts(scheme: str, points: int) -> None:
    facts = buried("10C", "KD", "QD", buried_points=99)
    rules = {} if scheme == "10-10-10" else {"counter_values": scheme}
    assert told(facts, "cutthroat", **rules)["buried_points"] == points


@pytest.mark.parametrize(
    "facts",
    [
        buried(),
        buried("ZZ"),
        buried("9H", 7),
        buried("9H", bidder_seat=2),
        hand("cutthroat", buried_cards=["9H"]),
        hand("cutthroat", buried_points=20),
    ],
)
def test_buried_points_are_as_written_where_cards_are_not_known(facts: Any) -> None:
    rules = read_rules("cutthroat")
    assert "buried_points" not in told_by_cards(rules, facts)
    assert with_cards(rules, facts).get("buried_points") == facts.get("buried_points")


def test_another_way_to_count_saves_what_was_lost() -> None:
    """A king counted ten, and all ten lay buried; counted five, five were won in a trick."""
    points = {"A": 10, "B": 120, "C": 120}
    facts = buried("KC", "9S", "9C", trick_points=points, bid=150, buried_points=10)
    results = {}
    for scheme in ("10-10-10", "10-10-5-5"):
        rules = read_rules("cutthroat", {"counter_values": scheme})
        results[scheme] = score_hand(rules, with_cards(rules, facts)).result
    assert results["10-10-10"] != results["10-10-5-5"]
