"""What a player lays down: all that counts, and nothing else."""

import random

import pytest

from games.rules.hand_cards import count_cards
from games.rules.melded import melded_cards
from games.rules.option import VARIANT_NAMES
from games.rules.options import read_rules

SINGLE = read_rules("single-deck", {})


@pytest.mark.parametrize(
    ("held", "trump", "laid"),
    [
        ("AS 10S KS QS JS 9H AH", "S", "AS 10S KS QS JS"),
        ("KH QH AS 10S", "S", "KH QH"),
        ("9S 9H", "S", "9S"),
        ("9S AH 10C", None, ""),
        ("QS JD JD AS", None, "QS JD"),
        ("", "S", ""),
    ],
)
def test_the_melded_cards_and_no_others(held, trump, laid):
    assert sorted(melded_cards(SINGLE, tuple(held.split()), trump)) == sorted(laid.split())


@pytest.mark.parametrize("variant", VARIANT_NAMES)
def test_what_is_laid_down_counts_as_much_as_what_is_held(variant):
    rules, dice = read_rules(variant, {}), random.Random(variant)
    deck = [code for code in rules.deck.codes for _ in range(rules.deck.copies)]
    for _ in range(60):
        held = tuple(dice.sample(deck, 15))
        trump = dice.choice(["S", "H", "D", "C", None])
        laid = melded_cards(rules, held, trump)
        assert count_cards(rules, laid, trump) == count_cards(rules, held, trump)
        assert melded_cards(rules, laid, trump) == laid
        assert all(held.count(card) >= laid.count(card) for card in laid)
