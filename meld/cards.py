"""Cards as players write them: "AS 10H", "th", "a♠" become codes of a deck, or plain complaints.

Decks and holdings can be had here too. Codes of problems: `wrong_type`, `not_a_card`,
`too_many_copies`; all problems at once, each said once, with the part that was not read.
Leaves out how many cards a player should hold: any part of a hand can be read.
"""

from meld.decks import DECK_48, DECK_80, RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Deck
from meld.errors import CardsRefused, Problem, quote
from meld.holding import Holding

__all__ = (
    "DECK_48",
    "DECK_80",
    "RANKS",
    "RANK_NAMES",
    "SUITS",
    "SUIT_NAMES",
    "Deck",
    "Holding",
    "read_card",
    "read_cards",
)

BETWEEN = ",;\t\r\n\u00a0"
VARIATION = "\ufe0e\ufe0f"  # asks for ♠ as text or as a picture
RANK_MARKS = {rank: rank for rank in RANKS} | {
    "T": "10",
    "a": "A",
    "t": "10",
    "k": "K",
    "q": "Q",
    "j": "J",
}
SUIT_MARKS = {suit: suit for suit in SUITS} | {
    "s": "S",
    "h": "H",
    "d": "D",
    "c": "C",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "♤": "S",
    "♡": "H",
    "♢": "D",
    "♧": "C",
}


def read_card(text: object, field: str = "cards") -> str:
    """The code of a card of any deck: "th", "10♥" and "10H" are "10H".

    :raises CardsRefused: with wrong_type or not_a_card.
    """
    if not isinstance(text, str):
        raise CardsRefused([Problem("wrong_type", field, "A card is text, like 10H.")])
    code = _code_of(text)
    if not code:
        raise CardsRefused([_not_a_card(text, field)])
    return code


def read_cards(value: object, deck: Deck, field: str = "cards") -> tuple[str, ...]:
    """The codes of a list of cards, or of a line of text with blanks or commas between them.

    :raises CardsRefused: with every problem: wrong_type, not_a_card, too_many_copies.
    """
    parts = _parts(value, deck, field)
    problems: list[Problem] = []
    codes: list[str] = []
    for number, part in enumerate(parts, 1):
        code = _code_of(part)
        if code in deck.codes:
            codes.append(code)
        else:
            problems.append(_problem_of(part, number, deck, field))
    problems = _each_once(problems) + _too_many_copies(codes, deck, field)
    if problems:
        raise CardsRefused(problems)
    return tuple(codes)


def _parts(value: object, deck: Deck, field: str) -> list[object]:
    if not isinstance(value, (list, tuple, str)):
        text = "Cards are a list, or one line of text like AS 10H KC."
        raise CardsRefused([Problem("wrong_type", field, text)])
    parts = _split(value) if isinstance(value, str) else list(value)
    if len(parts) > deck.size:
        text = f"These are {len(parts)} cards: the {deck.name} has no more than {deck.size}."
        raise CardsRefused([Problem("too_many_copies", field, text)])
    return parts


def _split(line: str) -> list[object]:
    for letter in BETWEEN:
        line = line.replace(letter, " ")
    return [part for part in line.split(" ") if part]


def _code_of(part: object) -> str:
    """The code that was meant, "" when it is none."""
    if not isinstance(part, str):
        return ""
    text = _trimmed(part)
    for letter in VARIATION:
        text = text.replace(letter, "")
    rank, suit = RANK_MARKS.get(text[:-1]), SUIT_MARKS.get(text[-1:])
    return rank + suit if rank and suit else ""


def _trimmed(text: str) -> str:
    """Without blanks at both ends; strip() in the phone cannot take a no-break space."""
    return text.replace("\u00a0", " ").strip(" \t\r\n")


def _problem_of(part: object, number: int, deck: Deck, field: str) -> Problem:
    if not isinstance(part, str):
        return Problem("wrong_type", field, f"Card {number} is not text: write it like 10H.")
    if not _trimmed(part):
        return Problem("not_a_card", field, f"Card {number} is empty.")
    if _code_of(part):
        text = f"{quote(part)} is not in the {deck.name}: it has no nines."
        return Problem("not_a_card", field, text)
    return _not_a_card(part, field)


def _not_a_card(part: str, field: str) -> Problem:
    ranks, suits = " ".join(RANKS), " ".join(SUITS)
    text = f"{quote(part)} is not a card: write a rank ({ranks}), then a suit ({suits}), like 10H."
    return Problem("not_a_card", field, text)


def _each_once(problems: list[Problem]) -> list[Problem]:
    """Without those that say the same again."""
    said: dict[str, Problem] = {}
    for problem in problems:
        said.setdefault(problem.message, problem)
    return [problem for problem in problems if said[problem.message] is problem]


def _too_many_copies(codes: list[str], deck: Deck, field: str) -> list[Problem]:
    return [
        Problem("too_many_copies", field, _copies_text(code, codes.count(code), deck))
        for code in deck.codes
        if codes.count(code) > deck.copies
    ]


def _copies_text(code: str, copies: int, deck: Deck) -> str:
    cards = f"{RANK_NAMES[code[:-1]]} of {SUIT_NAMES[code[-1]]}"
    return f"{code} is there {copies} times: the {deck.name} has {deck.copies} {cards}."
