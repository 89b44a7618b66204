"""Lines in words, what to lay down, and what no line pays and why."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meld.cards import DECK_48, DECK_80, Deck, Holding
from meld.explaining import lines_of
from meld.finder import find_melds
from meld.laying_down import lay_down
from meld.tables import MeldRules, meld_rules
from meld.words import meld_name, number
from tests.meld.helpers import DOUBLE, SINGLE, found, held
from tests.meld.oracle import DOUBLE_DECK, SINGLE_DECK, best_meld
from tests.meld.test_laws import hands, trumps

STOCK = [(DECK_48, SINGLE, SINGLE_DECK), (DECK_80, DOUBLE, DOUBLE_DECK)]


def words(text: str, trump: str | None, rules: MeldRules = SINGLE) -> list[str]:
    return [line.words for line in lines_of(found(text, trump, rules))]


def laid(text: str, trump: str | None, rules: MeldRules = SINGLE) -> str:
    return " ".join(lay_down(found(text, trump, rules), rules.deck))


def test_lines_in_words() -> None:
    assert words("AS 10S KS QS JS 9S 9S KH QH JD", "S") == [
        "Run",
        "Marriage in hearts",
        "Two dix",
        "Pinochle",
    ]


@pytest.mark.parametrize(
    ("name", "count", "suit", "expected"),
    [
        ("run", 2, None, "Double run"),
        ("pinochle", 3, None, "Triple pinochle"),
        ("aces_around", 4, None, "Quadruple aces around"),
        ("marriage", 1, "H", "Marriage in hearts"),
        ("marriage", 3, "C", "Three marriages in clubs"),
        ("royal_marriage", 2, None, "Two royal marriages"),
        ("run_extra_king", 1, None, "Run with a king"),
        ("dix", 2, None, "Two dix"),
    ],
)
def test_a_meld_in_words(name: str, count: int, suit: str | None, expected: str) -> None:
    assert meld_name(name, count, suit) == expected


def test_large_numbers_stay_figures() -> None:
    assert (number(10), number(11)) == ("ten", "11")


def test_cards_in_two_classes_are_marked_in_both() -> None:
    lines = lines_of(found("KS QS QS JD JD KH QH", "C"))
    assert [(line.number, line.words, line.shared) for line in lines] == [
        (1, "Marriage in spades", ("QS",)),
        (1, "Marriage in hearts", ()),
        (2, "Double pinochle", ("QS",)),
    ]


def test_a_bonus_is_a_line_without_cards() -> None:
    rules = meld_rules(DECK_48, "classic", roundhouse_bonus=10)
    line = lines_of(found("KS QS KH QH KD QD KC QC", "S", rules))[-1]
    assert line.as_dict() == {
        "class": 0,
        "points": 10,
        "words": "Roundhouse bonus",
        "cards": [],
        "shared": [],
        "rule": "roundhouse_bonus",
    }


@given(hands(), trumps)
def test_lines_add_up(hand, trump) -> None:
    codes, rules = hand
    total = find_melds(Holding(codes, rules.deck), trump, rules)
    assert sum(line.points for line in lines_of(total)) == total.total


@given(hands(), trumps)
def test_cards_laid_down_are_held_and_meld_the_same(hand, trump) -> None:
    codes, rules = hand
    whole = find_melds(Holding(codes, rules.deck), trump, rules)
    cards = lay_down(whole, rules.deck)
    assert Counter(cards) <= Counter(codes)
    assert find_melds(Holding(cards, rules.deck), trump, rules).total == whole.total


@st.composite
def small_hands(draw: st.DrawFn) -> tuple[tuple[str, ...], str, Deck, MeldRules, dict]:
    """Up to nine cards of two or three ranks and suits, so that melds are frequent."""
    deck, rules, prices = draw(st.sampled_from(STOCK))
    ranks = draw(st.sampled_from(["KQ", "KQJ", "A", "QJ", "AKQ", ""]))
    suits = draw(st.sampled_from(["SD", "SHDC", "S", "SH"]))
    pool = [code for code in deck.codes if code[-1] in suits and (code[:-1] in ranks or not ranks)]
    pack = pool * deck.copies
    size = draw(st.integers(0, min(9, len(pack))))
    codes = draw(st.permutations(pack))[:size]
    return tuple(codes), draw(st.sampled_from("SHDC")), deck, rules, prices


@given(small_hands())
@settings(max_examples=150, deadline=None)
def test_no_smaller_set_of_cards_shows_as_much(hand) -> None:
    codes, trump, deck, rules, prices = hand
    whole = best_meld(codes, trump, prices)
    cards = lay_down(find_melds(Holding(codes, deck), trump, rules), deck)
    assert best_meld(cards, trump, prices) == whole
    if cards:
        smaller = {tuple(sorted(some)) for some in combinations(codes, len(cards) - 1)}
        assert all(best_meld(some, trump, prices)[0] < whole[0] for some in smaller)


@pytest.mark.parametrize(
    ("text", "trump", "expected"),
    [
        ("AS 10S KS QS JS JD 10H", "S", "AS 10S KS QS JS JD"),
        ("AS 10S KS KS QS QS JS JD", "S", "AS 10S KS KS QS QS JS JD"),
        ("QS QS JD KS QH QD QC", "S", "KS QS QH QD JD QC"),
        ("AH KD QC 10S", "S", ""),
    ],
    ids=["run-and-pinochle", "marriage-beside-the-run", "one-queen-for-three", "nothing"],
)
def test_what_to_lay_down(text: str, trump: str, expected: str) -> None:
    assert laid(text, trump) == expected


def test_a_marriage_paid_inside_the_run_takes_no_cards() -> None:
    rules = meld_rules(DECK_48, "classic", run_pays_marriage=True)
    assert laid("AS 10S KS KS QS JS", "S", rules) == "AS 10S KS QS JS"
    assert laid("AS 10S KS KS QS QS JS", "S", rules) == "AS 10S KS KS QS QS JS"


def test_a_roundhouse_bonus_is_shown() -> None:
    values = {name: [0, 0] for name in ("kings_around", "queens_around", "marriage")}
    rules = meld_rules(DECK_48, "classic", values, roundhouse_bonus=10)
    assert laid("KS QS KH QH KD QD KC QC AH", None, rules) == "KS QS KH QH KD QD KC QC"


def test_lines_hold_for_a_holding_of_another_order() -> None:
    one, other = held("QH KH QS JD"), held("JD QS KH QH")
    lines = [lines_of(find_melds(each, "S", SINGLE)) for each in (one, other)]
    assert [line.as_dict() for line in lines[0]] == [line.as_dict() for line in lines[1]]
