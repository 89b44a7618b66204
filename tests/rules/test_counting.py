"""A count in finished words: hand size, value table, and the remark that each quarrel asks for."""

from typing import Any

import pytest

from games.rules.counting import answer_count
from games.rules.melding import answer_meld
from meld.errors import CardsRefused
from tests.rules.hands import cases

DISPUTES = {row["id"]: row for row in cases("disputes") if row["kind"] == "meld"}
# What the screen must say beside the total: the quarrel, rules of the table, rule, part of the text.
NOTES = [
    ("PD-001", {}, "F3", "are inside the run"),
    ("PD-007", {}, "F6", "these lines and nothing on top"),
    ("PD-008", {}, "F3", "The king and queen of hearts are inside the run"),
    ("PD-008", {}, "F6", "a roundhouse"),
    ("PD-009", {}, "F3", "The king and queen of hearts are inside the run"),
    ("PD-010", {}, "F6", "a roundhouse"),
    ("PD-015", {}, "M3", "are one marriage: the second queen is missing"),
    ("PD-019", {}, "M6", "the second ace of clubs is missing"),
    ("PD-026", {}, "G3", "The queen of spades counts for run and pinochle, and may"),
    ("PD-030", {}, "F9", "No trump is named yet"),
]
# What must not be said: there the cards are paid.
SILENT = [
    ("PD-001", {"run_pays_marriage": True}, "F3"),
    ("PD-008", {"run_pays_marriage": True}, "F3"),
    ("PD-006", {}, "M2"),
    ("PD-016", {}, "M5"),
    ("PD-022", {}, "N4"),
]


def asked(cards: object, **changes: Any) -> dict[str, Any]:
    return {"variant": "single-deck", "trump": "S", "cards": cards} | changes


def counted(name: str, rules: dict[str, Any], cards: str = "") -> Any:
    """The count of a quarrel's cards."""
    row = DISPUTES[name]
    hand = cards or row["input"].get("hand") or row["input"]["opponent_hand_cards"]
    request = asked(hand, variant=row["variant"], trump=row["input"]["trump"], rules=rules)
    return answer_count(request)


@pytest.mark.parametrize(("name", "rules", "rule", "text"), NOTES)
def test_a_quarrel_gets_its_remark(name: str, rules: dict, rule: str, text: str) -> None:
    assert text in " ".join(
        note["text"] for note in counted(name, rules)["notes"] if note["rule"] == rule
    )


@pytest.mark.parametrize(("name", "rules", "rule"), SILENT)
def test_what_is_paid_gets_no_remark(name: str, rules: dict, rule: str) -> None:
    assert rule not in [note["rule"] for note in counted(name, rules)["notes"]]


def test_two_queens_before_the_jacks_come_back() -> None:
    before = DISPUTES["PD-016"]["input"]["before_pass_back"]
    answer = counted("PD-016", {}, before)
    assert answer["total"] == 0
    assert [note["rule"] for note in answer["notes"]] == ["M5"]


def test_a_double_run_leaves_no_marriage() -> None:
    hands = DISPUTES["PD-021"]["input"]
    without = counted("PD-021", {}, hands["bidder_hand_without_second_jack"])
    both = counted("PD-021", {}, hands["bidder_hand_with_second_jack"])
    assert (without["total"], both["total"]) == (190, 1500)
    assert "F4" in [note["rule"] for note in both["notes"]]


@pytest.mark.parametrize("name", DISPUTES)
def test_lines_of_every_quarrel_add_up(name: str) -> None:
    row = DISPUTES[name]
    hands = [text for key, text in row["input"].items() if key not in ("trump", "plus")]
    for hand in hands:
        answer = counted(name, {}, hand)
        assert sum(line["points"] for line in answer["lines"]) == answer["total"]


def test_a_count_is_the_meld_answer_and_more() -> None:
    request = asked("AS 10S KS QS JS JD 9S")
    meld, count = answer_meld(request), answer_count(request)
    assert {key: count[key] for key in meld} == meld
    assert count["lay_down"] == ["AS", "10S", "KS", "QS", "JS", "9S", "JD"]
    assert [line["words"] for line in count["lines"]] == ["Run", "Dix", "Pinochle"]


def test_problems_are_those_of_meld() -> None:
    with pytest.raises(CardsRefused):
        answer_count(asked("1S"))


def deal(variant: str, number: int, **rules: Any) -> Any:
    """How many of a hand so many cards are."""
    ranks = "A 10 K Q J" if variant == "double-deck" else "A 10 K Q J 9"
    pack = [rank + suit for rank in ranks.split() for suit in "SHDC"] * 2
    return answer_count(asked(pack[:number], variant=variant, rules=rules))["hand"]


@pytest.mark.parametrize(
    ("variant", "number", "sizes", "sentence"),
    [
        ("single-deck", 0, [12], "0 of 12 cards."),
        ("single-deck", 12, [12], "12 of 12 cards."),
        ("single-deck", 13, [12], "13 cards: a player holds 12 cards."),
        ("double-deck", 20, [20], "20 of 20 cards."),
        ("cutthroat", 15, [15, 18], "15 of 15 cards."),
        ("cutthroat", 16, [15, 18], "16 of 18 cards, with the widow."),
        ("cutthroat", 19, [15, 18], "19 cards: a player holds 15 cards, or 18 with the widow."),
    ],
)
def test_size_of_a_hand(variant: str, number: int, sizes: list[int], sentence: str) -> None:
    hand = deal(variant, number)
    assert hand == {
        "held": number,
        "sizes": sizes,
        "too_many": number > sizes[-1],
        "sentence": sentence,
    }


def test_size_of_a_hand_with_a_larger_widow() -> None:
    assert deal("cutthroat", 15, widow=6)["sizes"] == [14, 20]


@pytest.mark.parametrize(
    ("variant", "rules", "words"),
    [
        ("single-deck", {}, "Classic values"),
        ("single-deck", {"meld_table": "short"}, "Short values"),
        ("double-deck", {"meld_table": "npa"}, "Association values"),
        ("double-deck", {"scale": "times_ten"}, "Values times ten"),
        ("single-deck", {"run_pays_marriage": True}, "Classic values, 1 difference"),
        (
            "single-deck",
            {"run_extras": {"one": 190, "both": 230}, "meld_values": {"dix": [5, 10]}},
            "Classic values, 2 differences",
        ),
    ],
)
def test_the_value_table_in_words(variant: str, rules: dict, words: str) -> None:
    assert answer_count(asked("AS", variant=variant, rules=rules))["table"] == words
