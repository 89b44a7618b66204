"""Cards in any usual notation: what each way of writing means, what is not guessed, and round trips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meld.cards import DECK_48, DECK_80, RANKS, SUITS, Deck, read_cards
from meld.decks import RANK_NAMES, SUIT_NAMES
from meld.errors import CardsRefused
from meld.typed_line import LONGEST, MOST_TOLD
from tests.meld.test_reading import NOT_A_CARD, refused

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RUN = "AS KS QS JS 10S"


def read(line: str, deck: Deck = DECK_48) -> str:
    return " ".join(read_cards(line, deck))


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("AS10SKS", "AS 10S KS"),
        ("ASKSQS", "AS KS QS"),
        ("th9h", "10H 9H"),
        ("A♠K♠10♠", "AS KS 10S"),
        ("AAS", "AS AS"),
        ("1010S", "10S 10S"),
    ],
)
def test_glued(line: str, cards: str) -> None:
    assert read(line) == cards


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("SA", "AS"),
        ("♠A", "AS"),
        ("♠\ufe0fA", "AS"),
        ("♠AKQJ10", RUN),
        ("S: A K Q J", "AS KS QS JS"),
        ("s=akqj", "AS KS QS JS"),
        ("S AKQJ10 H K Q", f"{RUN} KH QH"),
        ("S AKQ H - D KQ C J", "AS KS QS KD QD JC"),
        ("Spades: ace, ten; hearts: queen", "AS 10S QH"),
        ("spades - A K\nhearts - Q", "AS KS QH"),
        ("♠A♥K", "AS KH"),
        ("S A H K", "AS KH"),
        ("S H A C void D K", None),
    ],
)
def test_suit_first(line: str, cards: str | None) -> None:
    assert (refused(line) != []) if cards is None else read(line) == cards


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("A S", "AS"),
        ("A S K H", "AS KH"),
        ("AKQJ10S", RUN),
        ("AKQJ10 ♠", RUN),
        ("A K Q J 10 S", RUN),
        ("AKQ S KQ H", "AS KS QS KH QH"),
        ("A K Q S\nK Q H", "AS KS QS KH QH"),
        ("A K Q J of spades", "AS KS QS JS"),
        ("AS, king and queen of hearts", "AS KH QH"),
    ],
)
def test_suit_behind(line: str, cards: str) -> None:
    assert read(line) == cards


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("ace of spades", "AS"),
        ("The Ace of Spades", "AS"),
        ("Q of hearts", "QH"),
        ("jack ♦", "JD"),
        ("king of ♣", "KC"),
        ("ten of clubs, nine of hearts", "10C 9H"),
        ("two aces of spades and one ten of clubs", "AS AS 10C"),
        ("2 aces of spades", "AS AS"),
    ],
)
def test_words(line: str, cards: str) -> None:
    assert read(line) == cards


@pytest.mark.parametrize(
    "line",
    ["AS AS", "2xAS", "2 x AS", "2×AS", "2*A♠", "AS x2", "ASx2", "AS x 2", "S: Ax2", "S 2xA"],
)
def test_copies(line: str) -> None:
    assert read(line) == "AS AS"
    assert read(f"KH {line} QD").split() == ["KH", "AS", "AS", "QD"] or ":" in line or "S 2" in line


BETWEEN = ("/", ".", "-", " - ", " + ", "\n", "\r\n\r\n", "|", " • ", ") (", "\u2009", ".\n- ")


@pytest.mark.parametrize("between", BETWEEN)
def test_whatever_lies_between(between: str) -> None:
    line = between.join(["AS", "KS", "QS"])
    assert read(line) == read(f"- {line}\n.") == "AS KS QS"


def test_count_that_was_sent() -> None:
    sent = "230, spades are trump: Run 150, Pinochle 40. Cards: AS 10S KS.\nhttp://x/meld/?cards=9C"
    assert read(sent) == "AS 10S KS"


LIKE_KS = "write each card with its own, like KS."
IN_FULL = "which suit belongs to which rank? Write each card in full, like AS KS."
HOW_MANY = "how many? Write a number before it, like two aces of spades."
WHICH = "of which card are there several? Write them one by one, like AS AS."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("AS K QS", f'"K" has no suit: {LIKE_KS}'),
        ("KQ", f'"KQ" has no suit: {LIKE_KS}'),
        ("A K", f'"A K" has no suit: {LIKE_KS}'),
        ("AS S", f'"S" has no rank: {LIKE_KS}'),
        ("SH", f'"SH" has no rank: {LIKE_KS}'),
        ("S -", f'"S -" has no rank: {LIKE_KS}'),
        ("SAH", f'"SAH": {IN_FULL}'),
        ("ASK", f'"ASK": {IN_FULL}'),
        ("AKSQH", f'"AKSQH": {IN_FULL}'),
        ("JACKH", f'"JACKH": {IN_FULL}'),
        ("A S K H Q", f'"A S K H Q": {IN_FULL}'),
        ("AKQ S KQ", f'"AKQ S KQ": {IN_FULL}'),
        ("aces of spades", f'"aces of spades": {HOW_MANY}'),
        ("JACKS", f'"JACKS": {HOW_MANY}'),
        ("2xAKS", f'"2xAKS": {WHICH}'),
        ("AKSx2", f'"AKSx2": {WHICH}'),
        ("2xASx2", f'"2xASx2": {WHICH}'),
        ("AS x2 x2", f'"x2" {NOT_A_CARD}'),
        ("seven of hearts", f'"seven of hearts" {NOT_A_CARD}'),
        ("1X", f'"1X" {NOT_A_CARD}'),
        ("2 AS", '"2" is not a card: of two copies write 2xAS, or AS AS.'),
        ("1. AS", '"1" is not a card: of two copies write 2xAS, or AS AS.'),
        ("AS joker", f'"joker" {NOT_A_CARD}'),
        ("ASjoker", f'"ASjoker" {NOT_A_CARD}'),
        ("AS of", None),
        ("of", f'"of" {NOT_A_CARD}'),
        ("x", f'"x" {NOT_A_CARD}'),
        ("10X", f'"10X" {NOT_A_CARD}'),
        ("A\u017f", f'"A\u017f" {NOT_A_CARD}'),
    ],
)
def test_what_is_not_guessed(line: str, sentence: str | None) -> None:
    if sentence is None:
        assert read(line) == "AS"
    else:
        assert refused(line) == [("not_a_card", sentence)]


def test_every_part_that_cannot_be_read_is_named() -> None:
    parts = [message.split('"')[1] for _, message in refused("AS 1S, K; QX 10 H\nS")]
    assert parts == ["1S", "K", "QX", "S"]


def test_nines_of_a_line_are_named_by_themselves() -> None:
    says = "is not in the 80-card deck: it has no nines."
    assert refused("AS9H 2x9♠ nine of clubs", DECK_80) == [
        ("not_a_card", f'"9H" {says}'),
        ("not_a_card", f'"9S" {says}'),
        ("not_a_card", f'"nine of clubs" {says}'),
    ]


def test_no_endless_complaints() -> None:
    found = refused(" ".join(f"Z{number}" for number in range(40)))
    assert len(found) == MOST_TOLD + 1
    assert found[-1][1] == "And 28 more that cannot be read."
    (long,) = refused("AS " * LONGEST)
    assert long[1] == "These are 6000 characters: a hand of cards takes no more than 2000."


def hands(deck: Deck) -> st.SearchStrategy[list[str]]:
    """Up to twenty cards of a deck."""
    pack = list(deck.codes) * deck.copies
    return st.lists(st.sampled_from(range(len(pack))), max_size=20, unique=True).map(
        lambda places: [pack[place] for place in places]
    )


def by_suit(cards: list[str], colon: str) -> str:
    return " ".join(
        f"{suit}{colon} " + (" ".join(each[:-1] for each in cards if each[-1] == suit) or "-")
        for suit in SUITS
    )


WRITTEN = {
    "apart": " ".join,
    "commas": ", ".join,
    "slashes": "/".join,
    "lines": "\n".join,
    "glued": "".join,
    "small": lambda cards: " ".join(cards).lower(),
    "signs": lambda cards: " ".join(each[:-1] + SIGNS[each[-1]] for each in cards),
    "suit first": lambda cards: " ".join(each[-1] + each[:-1] for each in cards),
    "sign first, glued": lambda cards: "".join(SIGNS[each[-1]] + each[:-1] for each in cards),
    "words": lambda cards: ", ".join(
        f"{RANK_NAMES[each[:-1]][:-1]} of {SUIT_NAMES[each[-1]]}" for each in cards
    ),
    "numbers": lambda cards: " ".join(
        f"{cards.count(each)}x{each}" for each in dict.fromkeys(cards)
    ),
    "by suit": lambda cards: by_suit(cards, ":"),
    "by suit, signs": lambda cards: by_suit(cards, "").translate(str.maketrans(SIGNS)),
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN)
@given(cards=hands(DECK_48) | hands(DECK_80))
def test_hand_comes_back_however_it_was_written(written, cards: list[str]) -> None:  # type: ignore[no-untyped-def]
    deck = DECK_48 if any(each[0] == "9" for each in cards) else DECK_80
    if not cards:
        return
    assert sorted(read_cards(written(cards), deck)) == sorted(cards)


PIECES = [*"AKQJ109TSHDCakqjtshdc ♠♥-:;/x2,\n", " of ", "ace ", "two ", " x2", "10"]


@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_no_line_is_read_by_halves(line: str) -> None:
    """Every rank of a line that is read is a card; nothing is passed over or made up."""
    try:
        cards = read_cards(line, DECK_48)
    except CardsRefused:
        return
    assert all(each[:-1] in RANKS and each[-1] in SUITS for each in cards)
    assert read_cards(" ".join(cards), DECK_48) == cards


def test_the_same_fault_is_told_once() -> None:
    assert len(refused("5S, 5S")) == 1
