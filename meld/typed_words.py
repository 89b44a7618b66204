"""A line of cards in words: marks that stand together, and what is wrong with each by itself.

"two aces of spades", "AS", "♠AKQ", "2xAS" are a word each; "A S" are two. Leaves out what words
mean side by side (typed_line.py).
"""

from meld.marks import (
    BREAK,
    COPIES,
    MANY,
    NONE,
    OF,
    RANK,
    SUIT,
    TIMES,
    UNKNOWN,
    Mark,
)

HOW_MANY = "{part}: how many? Write a number before it, like two aces of spades."
WHICH_COPIES = "{part}: of which card are there several? Write them one by one, like AS AS."
LONE_NUMBER = "{part} is not a card: of two copies write 2xAS, or AS AS."
NOT_A_CARD = "{part} is not a card: write a rank (A 10 K Q J 9), then a suit (S H D C), like 10H."

TYPE_CHECKING = False
if TYPE_CHECKING:
    Item = tuple[str, list[str]]


class Word:
    """Marks that stand together; `copies` of its only card where it says how many."""

    __slots__ = ("copies", "marks", "wrong")

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.copies = ""
        self.wrong = ""

    def add(self, mark: Mark) -> None:
        """One more mark; what cannot be is kept as the sentence that says so."""
        self.marks.append(mark)
        if mark.kind in (COPIES, TIMES):
            self.wrong = WHICH_COPIES if self.copies else self.wrong
            self.copies = mark.value

    def of_kind(self, *kinds: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind in kinds]

    def takes(self, mark: Mark) -> bool:
        """Whether a mark belongs to it: what stands close, and what counts or tells the suit."""
        last = self.marks[-1]
        if mark.kind == TIMES:
            return last.kind not in (TIMES, NONE)
        if NONE in (mark.kind, last.kind) or mark.kind == COPIES or last.kind == TIMES:
            return False
        return not mark.is_apart or mark.kind == OF or last.kind in (OF, COPIES)

    def fault(self) -> str:
        """What is wrong with it by itself, "" for nothing."""
        if unknown := self.of_kind(UNKNOWN):
            return LONE_NUMBER if unknown == self.marks and unknown[0].value else NOT_A_CARD
        ranks = len(self.of_kind(RANK, MANY))
        if self.copies and ranks != 1:
            return WHICH_COPIES if ranks else NOT_A_CARD
        if not self.of_kind(RANK, MANY, SUIT, NONE):
            return NOT_A_CARD
        return self.wrong or (HOW_MANY if self.of_kind(MANY) and not self.copies else "")

    def items(self) -> "list[Item]":
        """Its suits and ranks one by one, each rank as often as it says."""
        times = int(self.copies or 1)
        return [
            (SUIT, [mark.value]) if mark.kind == SUIT else (RANK, [mark.value] * times)
            for mark in self.of_kind(RANK, MANY, SUIT)
        ]

    def item(self) -> "Item":
        """The same as one: a suit, or ranks of one suit. For a word that has not both."""
        items = self.items()
        if [kind for kind, _ in items] == [SUIT]:
            return items[0]
        return RANK, [value for _, values in items for value in values]


def sections(marks: list[Mark]) -> list[list[Mark]]:
    """The marks between breaks."""
    found: list[list[Mark]] = [[]]
    for mark in marks:
        if mark.kind == BREAK:
            found.append([])
        else:
            found[-1].append(mark)
    return found


def words_of(marks: list[Mark]) -> list[Word]:
    """The marks in words."""
    words: list[Word] = []
    for mark in marks:
        if not words or not words[-1].takes(mark):
            words.append(Word())
        words[-1].add(mark)
    return words
