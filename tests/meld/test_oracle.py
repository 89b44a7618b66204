"""The finder against an exhaustive search, on the stock tables and on random house values."""

from random import Random

import pytest

from meld.cards import DECK_48, DECK_80, Deck, Holding
from meld.finder import best_total, find_melds, meld_total, total_of_codes
from meld.tables import MeldRules, meld_rules
from tests.meld.helpers import deal, lines
from tests.meld.oracle import DOUBLE_DECK, SINGLE_DECK, Prices, best_meld

AROUNDS = {"A": "aces_around", "K": "kings_around", "Q": "queens_around", "J": "jacks_around"}
SIZES = (12, 15, 18, 20)
STOCK = {
    "48": (DECK_48, "classic", SINGLE_DECK),
    "80": (DECK_80, "standard", DOUBLE_DECK),
}


def hands(seed: str, deck: Deck, number: int) -> list[tuple[str, ...]]:
    """Random hands of all sizes, every other one rich in melds."""
    random = Random(seed)
    return [deal(random, deck, SIZES[n % 4], is_rich=n % 2 == 0) for n in range(number)]


def check(codes: tuple[str, ...], rules: MeldRules, prices: Prices, **house: object) -> None:
    """All ways to a total agree with the search, for every trump and for none; so do the lines."""
    holding = Holding(codes, rules.deck)
    best = 0
    for trump in ("S", "H", "D", "C", None):
        right, fewest = best_meld(codes, trump, prices, **house)
        found = find_melds(holding, trump, rules)
        assert (found.total, len(lines(found))) == (right, fewest), (codes, trump, house)
        assert meld_total(holding, trump, rules) == right
        assert total_of_codes(codes, trump, rules) == right
        best = max(best, right if trump else 0)
    assert best_total(holding, rules) == best


@pytest.mark.parametrize("deck_name", STOCK)
def test_stock_tables_agree(deck_name: str) -> None:
    deck, table, prices = STOCK[deck_name]
    rules = meld_rules(deck, table)
    for codes in hands(f"stock {deck_name}", deck, 1600):
        check(codes, rules, prices)


def random_house(random: Random, deck: Deck) -> tuple[MeldRules, Prices, dict]:
    """Rules with values drawn at random, low and high, so that every split pays somewhere."""
    _, table, stock = STOCK["48" if deck is DECK_48 else "80"]
    top = random.choice((3, 60, 400))
    prices = {name: tuple(random.randint(0, top) for _ in paid) for name, paid in stock.items()}
    extras = random.choice((None, (random.randint(0, top), random.randint(0, 2 * top))))
    is_paid, bonus = random.random() < 0.5, random.choice((0, 10))
    values = {AROUNDS.get(name, name): list(paid) for name, paid in prices.items()}
    run_extras = {"one": extras[0], "both": extras[1]} if extras else None
    rules = meld_rules(deck, table, values, run_extras, is_paid, bonus)
    house = {"extras": extras, "is_marriage_in_run_paid": is_paid, "roundhouse": bonus}
    return rules, prices, house


@pytest.mark.parametrize("deck_name", STOCK)
def test_random_house_values_agree(deck_name: str) -> None:
    deck = STOCK[deck_name][0]
    random = Random(f"house {deck_name}")
    for codes in hands(f"values {deck_name}", deck, 800):
        rules, prices, house = random_house(random, deck)
        check(codes, rules, prices, **house)


@pytest.mark.long
@pytest.mark.parametrize("deck_name", STOCK)
def test_many_more_agree(deck_name: str) -> None:
    deck = STOCK[deck_name][0]
    random = Random(f"long {deck_name}")
    for codes in hands(f"more {deck_name}", deck, 20_000):
        rules, prices, house = random_house(random, deck)
        check(codes, rules, prices, **house)
