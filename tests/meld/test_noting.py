"""What looks like meld but is not says why; and no remark ever denies what is paid."""

from collections import Counter

import pytest
from hypothesis import given, settings

from meld.cards import DECK_48, DECK_80, Holding
from meld.finder import find_melds
from meld.note import Counted, Note
from meld.noting import notes_of
from meld.tables import MeldRules, meld_rules
from tests.meld.helpers import DOUBLE, SINGLE, held
from tests.meld.test_laws import hands, trumps

RUN = "AS 10S KS QS JS"


def notes(text: str, trump: str | None, rules: MeldRules = SINGLE) -> list[Note]:
    holding = held(text, rules)
    return list(notes_of(Counted(holding, trump, rules, find_melds(holding, trump, rules))))


def said(text: str, trump: str | None, rules: MeldRules = SINGLE) -> dict[str, str]:
    """Sentences by the rule they rest on."""
    return {note.rule: note.text for note in notes(text, trump, rules)}


def paid(codes: tuple[str, ...], trump: str | None, rules: MeldRules) -> Counter:
    """How many copies of each meld are paid, by meld and suit of its cards."""
    found = find_melds(Holding(codes, rules.deck), trump, rules)
    melds = [meld for one in found.classes for meld in one.melds]
    return Counter(
        key for meld in melds for key in [(meld.meld, suit_of(meld.meld, meld.cards))] * meld.count
    )


def suit_of(name: str, cards: tuple[str, ...]) -> str:
    return "" if name == "pinochle" or name.endswith("around") else cards[0][-1]


@given(hands(), trumps)
@settings(max_examples=300, deadline=None)
def test_notes_never_deny_what_is_paid(hand, trump) -> None:
    codes, rules = hand
    holding = Holding(codes, rules.deck)
    counted = Counted(holding, trump, rules, find_melds(holding, trump, rules))
    copies = paid(codes, trump, rules)
    for note in notes_of(counted):
        assert Counter(note.cards) <= Counter(codes), note.text
        assert note.text.endswith(".")
        assert note.rule
        for card in note.missing:
            assert codes.count(card) < rules.deck.copies, note.text
        if note.denies:
            name, suit, most = note.denies
            assert copies[(name, suit)] < most, (note.text, codes, trump)


@given(hands(), trumps)
def test_what_is_missing_would_be_paid_on_a_stock_table(hand, trump) -> None:
    """With the cards that a remark calls missing, the meld it denies is one line larger."""
    codes, house = hand
    deck = house.deck
    rules = SINGLE if deck is DECK_48 else DOUBLE
    holding = Holding(codes, deck)
    counted = Counted(holding, trump, rules, find_melds(holding, trump, rules))
    before = paid(codes, trump, rules)
    for note in notes_of(counted):
        if note.missing:
            after = paid((*codes, *note.missing), trump, rules)
            key = note.denies[:2]
            assert after[key] == before[key] + 1, note.text


@pytest.mark.parametrize(
    ("text", "trump", "rule", "expected"),
    [
        (RUN, "S", "F3", "The king and queen of spades are inside the run: they pay no royal marriage as well."),
        (
            RUN + " " + RUN,
            "S",
            "F4",
            "The two kings and two queens of spades are inside the double run: they pay no royal"
            " marriage as well.",
        ),
        (RUN, "H", "F8", "Ace to jack of spades are no run, since hearts are trump: only the marriage pays."),
        (RUN, None, "F9", "No trump is named yet: ace to jack of spades pay as a marriage, not as a run."),
        ("KS KS QS", "H", "M3", "Two kings and one queen of spades are one marriage: the second queen is missing."),
        ("KS QS QS", "S", "M2", "Two queens and one king of spades are one royal marriage: the second king is missing."),
        ("QS QS JD", "H", "M5", "Two queens of spades and one jack of diamonds are one pinochle: the second jack is missing."),
        ("QS QS", "H", "M5", "Two queens of spades are no pinochle without a jack of diamonds."),
        ("JD JD", "H", "M5", "Two jacks of diamonds are no pinochle without a queen of spades."),
        (
            "AS AS AH AH AD AD AC",
            "H",
            "M6",
            "Seven aces are aces around, not double aces around: the second ace of clubs is missing.",
        ),
        ("JS JS JH JC", "H", "M9", "Four jacks are not jacks around: the jack of diamonds is missing."),
        ("10S 10H 10D 10C", "H", "F5", "There is no meld of tens around."),
        ("9S 9H 9D 9C", "H", "F5", "There is no meld of nines around: of nines only those of trump pay."),
        ("9S 9H 9D 9C", None, "F5", "There is no meld of nines around."),
        (
            "KS QS KH QH KD QD KC QC",
            "H",
            "F6",
            "A king and queen of every suit (a roundhouse) pay these lines and nothing on top.",
        ),
        ("KS QS JD", "H", "G3", "The queen of spades counts for marriage in spades and pinochle, and may: a card serves once in each class."),
    ],
)  # fmt: skip
def test_a_note(text: str, trump: str | None, rule: str, expected: str) -> None:
    assert said(text, trump)[rule] == expected


def test_one_king_more_beside_the_run() -> None:
    texts = [note.text for note in notes(RUN + " KS", "S")]
    assert "One more king of spades beside the run makes no marriage without a queen." in texts


def test_two_kings_more_beside_the_run() -> None:
    texts = [note.text for note in notes(RUN + " KS KS", "S", DOUBLE)]
    assert "Two more kings of spades beside the run make no marriage without a queen." in texts


def test_several_marriages_and_a_king_alone() -> None:
    text = "Three kings and two queens of hearts are two marriages: the third queen is missing."
    assert said("KH KH KH QH QH", "S", DOUBLE)["N3"] == text


def test_a_double_pinochle_and_a_queen_alone() -> None:
    text = "Three queens of spades and two jacks of diamonds are a double pinochle"
    assert said("QS QS QS JD JD", "S", DOUBLE)["N4"] == text + ": the third jack is missing."


def test_two_suits_may_be_missing_to_a_double() -> None:
    text = said("AS AS AS AH AH AH AD AC", "S", DOUBLE)["N5"]
    assert text.endswith("the second ace of diamonds and the second ace of clubs are missing.")


def test_few_cards_that_look_like_nothing_get_no_note() -> None:
    assert notes("AS AH AD KS QH JC 9H", "S") == []


def test_all_eight_aces_lack_nothing() -> None:
    assert notes("AS AS AH AH AD AD AC AC", "S") == []


def test_a_table_that_pays_the_marriage_in_the_run_has_no_note_on_it() -> None:
    rules = meld_rules(DECK_48, "classic", run_pays_marriage=True)
    assert "F3" not in said(RUN, "S", rules)


def test_a_run_with_extras_holds_its_marriage() -> None:
    rules = meld_rules(DECK_48, "classic", run_extras={"one": 190, "both": 230})
    assert said(RUN + " KS", "S", rules) == {
        "run_extras": "The king and queen of spades are inside the run with a king: they pay no"
        " royal marriage as well."
    }


def test_a_bonus_for_the_roundhouse_needs_no_note() -> None:
    rules = meld_rules(DECK_48, "classic", roundhouse_bonus=10)
    assert "F6" not in said("KS QS KH QH KD QD KC QC", "S", rules)


def test_a_meld_for_which_the_table_pays_nothing() -> None:
    rules = meld_rules(DECK_48, "classic", {"dix": [0, 0], "marriage": [0, 0]})
    texts = [note.text for note in notes("9H KS QS", "H", rules)]
    assert texts == [
        "Marriage: this table pays nothing for it.",
        "Dix: this table pays nothing for it.",
    ]


def test_tens_around_are_no_question_with_eighty_cards() -> None:
    assert notes("10S 10H 10D 10C", "S", meld_rules(DECK_80, "standard")) == []


def test_two_of_a_card_in_one_class_are_not_one_card_twice() -> None:
    """Run and royal marriage are one class: two queens serve them."""
    text = said("AS 10S KS KS QS QS JS JD JD", "S")["G3"]
    assert text.startswith("The queen of spades counts in more than one class, and may:")


def test_two_or_three_cards_in_two_classes_are_named() -> None:
    text = said("QS JD KD QD QH QC KS", "H")["G3"]
    assert text.startswith("The queen of spades and the queen of diamonds count in more than one")


def test_many_cards_in_two_classes_are_counted() -> None:
    text = said("KS QS KH QH KD QD KC QC", "H")["G3"]
    assert text.startswith("Eight cards count in more than one class, and may")


def test_a_note_as_data() -> None:
    assert notes("QS QS", "H")[0].as_dict() == {
        "cards": ["QS", "QS"],
        "missing": ["JD"],
        "text": "Two queens of spades are no pinochle without a jack of diamonds.",
        "rule": "M5",
    }
