"""Cards as players write them: "AS 10H", "th", "a♠" become codes of a deck, or plain complaints.

A list holds one card a part, exactly; a line may be written as typed_line.py tells.

Decks and holdings can be had here too. Codes of problems: `wrong_type`, `not_a_card`,
`too_many_copies`; all problems at once, each said once, with the part that was not read.
Leaves out how many cards a player should hold: any part of a hand can be read.
"""

from meld.decks import DECK_48, DECK_80, RANK_NAMES, RANKS, SUIT_NAMES, SUITS, Deck
from meld.errors import CardsRefused, Problem, quote
from meld.holding import Holding
from meld.marks import RANK_MARKS, SUIT_MARKS, VARIATION
from meld.typed_line import NOT_A_CARD, read_line

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
    """The codes of a list of cards, or of a line of text.

    :raises CardsRefused: with every problem: wrong_type, not_a_card, too_many_copies.
    """
    if isinstance(value, str):
        codes, problems = _read_line(value, deck, field)
    elif isinstance(value, (list, tuple)):
        codes, problems = _read_list(value, deck, field)
    else:
        text = "Cards are a list, or one line of text like AS 10H KC."
        raise CardsRefused([Problem("wrong_type", field, text)])
    problems = _each_once(problems) + _too_many_copies(codes, deck, field)
    if problems:
        raise CardsRefused(problems)
    return tuple(codes)


def _read_line(line: str, deck: Deck, field: str) -> tuple[list[str], list[Problem]]:
    found, problems = read_line(line, field)
    _check_size(len(found), deck, field)
    codes = [code for code, _ in found if code in deck.codes]
    problems += [_no_nines(part, deck, field) for code, part in found if code not in deck.codes]
    return codes, problems


def _read_list(
    parts: list[object] | tuple[object, ...], deck: Deck, field: str
) -> tuple[list[str], list[Problem]]:
    _check_size(len(parts), deck, field)
    codes, problems = [], []
    for number, part in enumerate(parts, 1):
        code = _code_of(part)
        if code in deck.codes:
            codes.append(code)
        else:
            problems.append(_problem_of(part, number, deck, field))
    return codes, problems


def _check_size(count: int, deck: Deck, field: str) -> None:
    if count > deck.size:
        text = f"These are {count} cards: the {deck.name} has no more than {deck.size}."
        raise CardsRefused([Problem("too_many_copies", field, text)])


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
    return _no_nines(part, deck, field) if _code_of(part) else _not_a_card(part, field)


def _no_nines(part: str, deck: Deck, field: str) -> Problem:
    text = f"{quote(part)} is not in the {deck.name}: it has no nines."
    return Problem("not_a_card", field, text)


def _not_a_card(part: str, field: str) -> Problem:
    return Problem("not_a_card", field, NOT_A_CARD.format(part=quote(part)))


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
