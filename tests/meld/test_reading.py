"""Cards as players write them, and every way in which they cannot be read."""

import pytest

from meld.cards import DECK_48, DECK_80, RANKS, SUITS, Deck, read_card, read_cards
from meld.errors import CardsRefused, Problem

NOT_A_CARD = "is not a card: write a rank (A 10 K Q J 9), then a suit (S H D C), like 10H."


def refused(value: object, deck: Deck = DECK_48, field: str = "cards") -> list[tuple[str, str]]:
    """Codes and messages of the refusal; every problem names the field."""
    with pytest.raises(CardsRefused) as caught:
        read_cards(value, deck, field)
    assert {problem.field for problem in caught.value.problems} == {field}
    return [(problem.code, problem.message) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("AS", "AS"),
        ("10H", "10H"),
        ("TH", "10H"),
        ("th", "10H"),
        ("as", "AS"),
        ("qd", "QD"),
        ("a♠", "AS"),
        ("10♥", "10H"),
        ("A♠\ufe0f", "AS"),
        ("K♦\ufe0e", "KD"),
        ("j♧", "JC"),
        ("9♡", "9H"),
        (" KC ", "KC"),
        ("\u00a0KC\t", "KC"),
    ],
)
def test_spellings_of_a_card(text: str, code: str) -> None:
    assert read_card(text) == code
    assert read_cards([text], DECK_48) == (code,)


def test_every_code_of_a_deck_reads_as_itself() -> None:
    for deck, ranks in ((DECK_48, RANKS), (DECK_80, RANKS[:5])):
        assert read_cards(deck.codes, deck) == deck.codes
        assert deck.codes == tuple(rank + suit for suit in SUITS for rank in ranks)
        assert deck.size == len(deck.codes) * deck.copies
    assert (DECK_48.size, DECK_80.size) == (48, 80)


@pytest.mark.parametrize(
    "line", ["AS 10S KS", "AS,10S,KS", " as, ts;  k♠ ", "AS\n10S\tKS\r\n", "AS\u00a010S\u00a0KS"]
)
def test_a_line_of_cards(line: str) -> None:
    assert read_cards(line, DECK_48) == ("AS", "10S", "KS")


@pytest.mark.parametrize("nothing", ["", "  ", " , ", [], ()])
def test_no_cards(nothing: object) -> None:
    assert read_cards(nothing, DECK_48) == ()


@pytest.mark.parametrize("value", [None, 7, 2.5, True, {}, {"AS": 1}, b"AS", object()])
def test_neither_list_nor_text(value: object) -> None:
    message = "Cards are a list, or one line of text like AS 10H KC."
    assert refused(value) == [("wrong_type", message)]


@pytest.mark.parametrize("part", [None, 10, 1.5, False, ["AS"], {"rank": "A"}, b"AS"])
def test_part_that_is_not_text(part: object) -> None:
    message = "Card 2 is not text: write it like 10H."
    assert refused(["AS", part, "KS"]) == [("wrong_type", message)]


NOT_READ = """1S 11S 0S SA S A 10 T AX X * ÄS ＡＳ A\uff33 ａｓ a\u017f 🂡 😀 A😀 ♠ ♠A joker null"""


@pytest.mark.parametrize("part", [*NOT_READ.split(), "AS KS", "A S", "10 H"])
def test_part_that_is_no_card(part: str) -> None:
    assert refused([part]) == [("not_a_card", f'"{part}" {NOT_A_CARD}')]


@pytest.mark.parametrize("part", ["", " ", "\t", "\u00a0"])
def test_empty_part(part: str) -> None:
    assert refused(["AS", part]) == [("not_a_card", "Card 2 is empty.")]


def test_variation_selector_alone_is_no_card() -> None:
    assert refused(["\ufe0f"]) == [("not_a_card", f'"\ufe0f" {NOT_A_CARD}')]


@pytest.mark.parametrize(
    ("part", "shown"),
    [
        ("A\x00S", '"A?S"'),
        ("\ud83d", '"?"'),
        ("A\x85", '"A?"'),
        ("Q" * 40, '"' + "Q" * 24 + '..."'),
    ],
)
def test_part_that_no_page_could_show(part: str, shown: str) -> None:
    assert refused([part]) == [("not_a_card", f"{shown} {NOT_A_CARD}")]


def test_nines_are_not_in_80_cards() -> None:
    message = '"9♥" is not in the 80-card deck: it has no nines.'
    assert refused("AS 9♥", DECK_80) == [("not_a_card", message)]


def test_too_many_copies() -> None:
    message = "AS is there 5 times: the 48-card deck has 2 aces of spades."
    assert refused(["AS"] * 5) == [("too_many_copies", message)]
    message = "10D is there 5 times: the 80-card deck has 4 tens of diamonds."
    assert refused("TD td 10♦ 10D 10d", DECK_80) == [("too_many_copies", message)]
    assert read_cards(["AS"] * 4, DECK_80) == ("AS",) * 4


def test_more_cards_than_the_deck() -> None:
    message = "These are 49 cards: the 48-card deck has no more than 48."
    assert refused(["AS"] * 49) == [("too_many_copies", message)]
    assert refused("AS" * 49) == [("too_many_copies", message)]
    assert refused(["X"] * 300)[0][1].startswith("These are 300 cards")
    assert read_cards(DECK_48.codes * 2, DECK_48) == DECK_48.codes * 2


def test_all_problems_at_once_and_each_once() -> None:
    found = refused(["1S", "AS", 3, "1S", "", "AS", "AS", "AX"], field="hand")
    assert found == [
        ("not_a_card", f'"1S" {NOT_A_CARD}'),
        ("wrong_type", "Card 3 is not text: write it like 10H."),
        ("not_a_card", "Card 5 is empty."),
        ("not_a_card", f'"AX" {NOT_A_CARD}'),
        ("too_many_copies", "AS is there 3 times: the 48-card deck has 2 aces of spades."),
    ]


@pytest.mark.parametrize(
    ("value", "code"), [(None, "wrong_type"), (["AS"], "wrong_type"), ("1S", "not_a_card")]
)
def test_one_card_that_cannot_be_read(value: object, code: str) -> None:
    with pytest.raises(CardsRefused) as caught:
        read_card(value, "lead")
    (problem,) = caught.value.problems
    assert (problem.code, problem.field) == (code, "lead")


def test_problems_as_plain_data() -> None:
    problem = Problem("not_a_card", "cards", "No.", "G1")
    expected = {"code": "not_a_card", "field": "cards", "message": "No.", "rule": "G1"}
    assert problem.as_dict() == expected
    assert Problem("missing", "cards", "Where?").as_dict()["rule"] == ""
    refusal = CardsRefused((problem, Problem("missing", "cards", "Where?")))
    assert str(refusal) == "No. Where?"
