"""The look-up of totals: first asked, asked again, wrong decks, and tables that grow no further."""

from random import Random

import pytest

from meld import totals
from meld.cards import DECK_48, DECK_80, Holding
from meld.finder import best_total, find_melds, meld_total, total_of_codes
from meld.tables import meld_rules
from tests.meld.helpers import cards, deal

HAND = cards("AS 10S KS QS JS KH QH 9S JD")


@pytest.mark.parametrize(("trump", "total"), [("S", 220), ("H", 100), ("D", 80), (None, 80)])
def test_total_is_the_same_when_asked_again(trump: str | None, total: int) -> None:
    rules = meld_rules(DECK_48, "classic")
    holding = Holding(HAND, DECK_48)
    assert [meld_total(holding, trump, rules) for _ in range(3)] == [total] * 3
    assert total_of_codes(HAND, trump, meld_rules(DECK_48, "classic")) == total


def test_best_total_first_and_again() -> None:
    rules = meld_rules(DECK_48, "classic")
    assert [best_total(Holding(HAND, DECK_48), rules) for _ in range(2)] == [220, 220]


def test_rules_do_not_share_what_they_looked_up() -> None:
    holding = Holding(HAND, DECK_48)
    assert meld_total(holding, "S", meld_rules(DECK_48, "classic")) == 220
    assert meld_total(holding, "S", meld_rules(DECK_48, "short")) == 22


def test_no_cards() -> None:
    for deck, table in ((DECK_48, "classic"), (DECK_80, "standard")):
        rules = meld_rules(deck, table)
        assert meld_total(Holding((), deck), "S", rules) == 0
        assert best_total(Holding([], deck), rules) == 0


def test_the_whole_deck() -> None:
    rules = meld_rules(DECK_48, "classic")
    whole = Holding(DECK_48.codes * 2, DECK_48)
    assert meld_total(whole, "H", rules) == 1500 + 3 * 40 + 20 + 300 + 2800
    rules = meld_rules(DECK_80, "standard")
    whole = Holding(DECK_80.codes * 4, DECK_80)
    assert meld_total(whole, "H", rules) == 300 + 3 * 8 + 90 + 560


def test_holding_of_the_other_deck_is_refused_even_when_warm() -> None:
    both = ((DECK_48, "classic", DECK_80), (DECK_80, "standard", DECK_48))
    for deck, table, other in both:
        rules = meld_rules(deck, table)
        for codes in ((), ("AS",), ("KS", "QS")):
            meld_total(Holding(codes, deck), "S", rules)
            best_total(Holding(codes, deck), rules)
            with pytest.raises(ValueError, match="has no melds in"):
                meld_total(Holding(codes, other), "S", rules)
            with pytest.raises(ValueError, match="has no melds in"):
                best_total(Holding(codes, other), rules)


def test_what_is_no_suit_or_no_card() -> None:
    rules = meld_rules(DECK_80, "standard")
    with pytest.raises(KeyError):
        meld_total(Holding((), DECK_80), "X", rules)
    with pytest.raises(KeyError):
        Holding(["9S"], DECK_80)
    with pytest.raises(KeyError):
        total_of_codes(["9S"], "S", rules)


def test_tables_start_afresh_when_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(totals, "MOST_KEPT", 5)
    rules = meld_rules(DECK_80, "standard")
    random = Random(5)
    for _ in range(200):
        holding = Holding(deal(random, DECK_80, 20, is_rich=True), DECK_80)
        assert meld_total(holding, "H", rules) == find_melds(holding, "H", rules).total
        assert best_total(holding, rules) >= meld_total(holding, "H", rules)
        assert len(rules.rest) <= 5


def test_count_of_cards() -> None:
    holding = Holding(("AS", "AS", "10H"), DECK_80)
    assert [holding.count(code) for code in ("AS", "10H", "KS", "9S")] == [2, 1, 0, 0]
