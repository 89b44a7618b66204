"""What would help, against the whole finder with the cards added: gains, order, nothing left out."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings

from meld.cards import DECK_48, DECK_80, Holding
from meld.finder import find_melds, meld_by_trump
from meld.helping import MOST_PAIRS, Help, Helper
from meld.tables import MeldRules, meld_rules
from tests.meld.helpers import DOUBLE, SINGLE, held
from tests.meld.test_laws import hands, trumps

TWELVE = "AS 10S KS QS JS 9S 9S AH KH QH JD AC"


def helps(text: str, trump: str, rules: MeldRules = SINGLE) -> dict[str, Help]:
    """Helps under a trump by their cards: "QS JD"."""
    return {" ".join(one.cards): one for one in Helper(held(text, rules), rules).under(trump)}


def best(text: str, rules: MeldRules = SINGLE, needs_marriage: bool = False) -> dict[str, Help]:
    found = Helper(held(text, rules), rules, needs_marriage).best()
    return {" ".join(one.cards): one for one in found}


def total(codes: list[str], trump: str | None, rules: MeldRules) -> int:
    return find_melds(Holding(codes, rules.deck), trump, rules).total


def best_named(codes: list[str], rules: MeldRules, needs_marriage: bool) -> int:
    """The best total of the suits that may be named; without any, that of no trump."""
    found, suits = meld_by_trump(Holding(codes, rules.deck), rules, needs_marriage)
    return found[suits[0]][0] if suits else total(codes, None, rules)


def added(codes: list[str], rules: MeldRules) -> list[tuple[str, ...]]:
    """Every card and every two that the deck still has."""
    out = Counter(rules.deck.codes * rules.deck.copies) - Counter(codes)
    pairs = combinations_with_replacement(rules.deck.codes, 2)
    tried = [*((code,) for code in rules.deck.codes), *pairs]
    return [cards for cards in tried if Counter(cards) <= out]


def check(found: tuple[Help, ...], gains: dict[tuple[str, ...], int], before: int) -> None:
    """The helps are those that the plain way finds, and say so rightly."""
    right = {cards: gain for cards, gain in gains.items() if matters(cards, gains)}
    said = {one.cards: one.gain for one in found}
    assert said.items() <= right.items()
    left = sorted((right[cards] for cards in right.keys() - said.keys()), reverse=True)
    pairs = [one.gain for one in found if len(one.cards) == 2]
    assert len(pairs) <= MOST_PAIRS
    assert all(len(cards) == 2 for cards in right.keys() - said.keys())
    assert not left or (len(pairs) == MOST_PAIRS and left[0] <= min(pairs))
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert all(one.becomes == before + one.gain and one.words and one.rule for one in found)


def matters(cards: tuple[str, ...], gains: dict[tuple[str, ...], int]) -> bool:
    """Whether it gains, as a pair more than card by card."""
    return gains[cards] > sum(max(0, gains[(card,)]) for card in cards if len(cards) == 2)


@given(hands(), trumps)
@settings(max_examples=60, deadline=None)
def test_gains_are_those_of_the_finder(hand, trump) -> None:
    codes, rules = hand
    trump = trump or "H"
    before = total(codes, trump, rules)
    gains = {c: total([*codes, *c], trump, rules) - before for c in added(codes, rules)}
    check(Helper(Holding(codes, rules.deck), rules).under(trump), gains, before)


@pytest.mark.parametrize("needs_marriage", [False, True])
@given(hand=hands())
@settings(max_examples=40, deadline=None)
def test_best_gains_are_those_of_the_finder(needs_marriage, hand) -> None:
    codes, rules = hand
    before = best_named(codes, rules, needs_marriage)
    gains = {
        cards: best_named([*codes, *cards], rules, needs_marriage) - before
        for cards in added(codes, rules)
    }
    found = Helper(Holding(codes, rules.deck), rules, needs_marriage).best()
    check(found, gains, before)
    for one in found:
        assert total([*codes, *one.cards], one.trump, rules) == one.becomes
        assert list(one.out) == [rules.deck.copies - codes.count(card) for card in one.cards]


def test_a_card_that_completes_aces_around() -> None:
    one = helps(TWELVE, "S")["AD"]
    assert (one.gain, one.becomes, one.words, one.rule) == (100, 330, "Aces around", "M6")
    assert one.as_dict() == {
        "cards": ["AD"],
        "gain": 100,
        "becomes": 330,
        "words": "Aces around",
        "rule": "M6",
        "trump": "S",
        "out": [2],
    }


def test_a_pair_that_doubles_says_what_it_replaces() -> None:
    one = helps(TWELVE, "S")["QS JD"]
    assert (one.gain, one.words, one.out) == (260, "Double pinochle, 300 for 40", (1, 1))


def test_a_pair_of_two_single_gains_is_left_out() -> None:
    assert "AD" in (found := helps(TWELVE, "S"))
    assert not [cards for cards in found if "AD" in cards and cards != "AD"]


def test_a_second_marriage_beside_the_run_rests_on_its_own_rule() -> None:
    assert helps(TWELVE, "S")["KS QS"].rule == "M2"


def test_a_card_in_several_lines_names_them_all() -> None:
    found = helps("KS KH KD KC JD QH QD QC", "H")
    assert found["QS"].words == "Queens around; pinochle; marriage in spades"


def test_the_best_trump_may_be_another_one_then() -> None:
    one = best("AH 10H KH QH KS QS")["JH"]
    assert (one.trump, one.words, one.becomes) == ("H", "Run, 150 for 40", 170)


def test_a_run_that_two_cards_complete() -> None:
    assert best("AH 10H KH")["QH JH"].gain == 150


def test_a_marriage_is_needed_to_name_trump() -> None:
    found = best("KH AS AD AC", DOUBLE, needs_marriage=True)
    assert (found["AH"].trump, found["AH"].gain) == (None, 10)
    assert (found["QH"].trump, found["QH"].gain) == ("H", 4)


def test_a_marriage_that_lowers_the_meld_is_no_help() -> None:
    rules = meld_rules(DECK_80, "standard", {"royal_marriage": [0], "marriage": [0, 9]})
    assert best("KH QH KS KS QS", rules, needs_marriage=True)["QS"].trump == "H"
    assert "QS" not in best("KS KS QS QS", rules, needs_marriage=True)


def test_a_marriage_that_pays_nothing_may_name_a_better_trump() -> None:
    rules = meld_rules(DECK_48, "classic", {"royal_marriage": [0, 0], "marriage": [0, 0]})
    one = best("KS QS 9H 9H", rules, needs_marriage=True)["KH QH"]
    assert (one.gain, one.words, one.rule) == (20, "Hearts may be trump", "trump_needs_marriage")


def test_cards_that_are_all_held_are_no_help() -> None:
    found = helps("QS QS JD AS AS", "H")
    assert "JD" in found
    assert not [cards for cards in found if "QS" in cards]


def test_a_bonus_is_named() -> None:
    rules = meld_rules(DECK_80, "standard", roundhouse_bonus=50)
    found = helps("KS QS KH QH KD QD KC", "S", rules)
    assert found["QC"].words == "Roundhouse bonus; queens around; marriage in clubs"
    assert found["QC"].rule == "roundhouse_bonus"
