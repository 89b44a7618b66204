"""The plain answer: its shape is that of the API, and which trumps may be named."""

import json

import pytest

from meld.cards import DECK_48
from meld.finder import answer_meld, meld_by_trump
from meld.tables import meld_rules
from tests.meld.helpers import DOUBLE, SINGLE, held


def test_answer_whole() -> None:
    rules = meld_rules(DECK_48, "classic", roundhouse_bonus=10)
    answer = answer_meld(held("KS QS KH QH KD QD KC QC"), "S", rules)
    marriages = [
        {"meld": "marriage", "count": 1, "points": 20, "rule": "M3", "suit": suit, "cards": ["K" + suit, "Q" + suit]}
        for suit in "HDC"
    ]  # fmt: skip
    royal = {
        "meld": "royal_marriage",
        "count": 1,
        "points": 40,
        "rule": "M2",
        "cards": ["KS", "QS"],
    }
    kings = {
        "meld": "kings_around",
        "count": 1,
        "points": 80,
        "rule": "M7",
        "cards": ["KS", "KH", "KD", "KC"],
    }
    queens = {
        "meld": "queens_around",
        "count": 1,
        "points": 60,
        "rule": "M8",
        "cards": ["QS", "QH", "QD", "QC"],
    }
    assert answer == {
        "total": 250,
        "classes": [
            {"class": 1, "total": 100, "melds": [royal, *marriages]},
            {"class": 2, "total": 0, "melds": []},
            {"class": 3, "total": 140, "melds": [kings, queens]},
        ],
        "bonuses": [{"name": "roundhouse_bonus", "points": 10, "rule": "roundhouse_bonus"}],
        "by_trump": {suit: {"total": 250, "has_marriage": True} for suit in "SHDC"},
        "best_trump": ["S", "H", "D", "C"],
    }
    assert json.loads(json.dumps(answer)) == answer


@pytest.mark.parametrize(
    ("text", "needs_marriage", "best"),
    [
        ("AS 10S KS QS JS KH QH", False, ("S",)),
        ("KH QH KD QD", False, ("H", "D")),
        ("9S 9S KH QH", False, ("S", "H")),
        ("9S 9S KH QH", True, ("H",)),
        ("9S 9S AH", True, ()),
        ("AS", False, ("S", "H", "D", "C")),
        ("", True, ()),
    ],
)
def test_trumps_to_name(text: str, needs_marriage: bool, best: tuple[str, ...]) -> None:
    assert meld_by_trump(held(text), SINGLE, needs_marriage)[1] == best
    assert answer_meld(held(text), None, SINGLE, needs_marriage)["best_trump"] == list(best)


def test_without_any_marriage_no_trump_may_be_named_dd6() -> None:
    found, best = meld_by_trump(held("AS AH AD AC", DOUBLE), DOUBLE, needs_marriage=True)
    assert best == ()
    assert found == dict.fromkeys("SHDC", (10, False))
