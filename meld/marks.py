"""A line about cards as marks: ranks, suits, numbers and what joins them, each with its place.

"2x A♠, ten of hearts" is: two copies, A, spades, 10, "of", hearts. Letters count in either case; a
word counts only where it stands alone ("jack", not the end of "AJACK"). What is no mark is UNKNOWN.
Leaves out which suit belongs to which rank (typed_line.py).
"""

from meld.decks import RANK_NAMES, RANKS, SUIT_NAMES, SUITS

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
RANK, SUIT, OF, NONE, UNKNOWN = "rank", "suit", "of", "none", "unknown"
MANY = "many"  # a rank in the plural: "aces"
COPIES, TIMES = "copies", "times"  # before a card: "2x", "two"; behind it: "x2"
NUMBER, BY = "number", "by"  # "2" and "x" as long as they stand alone
GAP, BREAK = "gap", "break"  # a break ends what belongs together

NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight")
WORDS = (
    {name: (MANY, rank) for rank, name in RANK_NAMES.items()}
    | {name[:-1]: (RANK, rank) for rank, name in RANK_NAMES.items()}
    | {name: (SUIT, suit) for suit, name in SUIT_NAMES.items()}
    | {name[:-1]: (SUIT, suit) for suit, name in SUIT_NAMES.items()}
    | {name: (COPIES, str(number)) for number, name in enumerate(NUMBERS) if name}
    | dict.fromkeys(("and", "the", "an", "plus"), (GAP, ""))
    | dict.fromkeys(("none", "void"), (NONE, ""))
    | {"of": (OF, "")}
)
SIGNS = (
    {mark: (SUIT, suit) for mark, suit in SUIT_MARKS.items()}
    | {mark: (RANK, rank) for mark, rank in RANK_MARKS.items()}
    | {mark: (NUMBER, mark) for mark in "12345678"}
    | dict.fromkeys("xX×*", (BY, ""))
    | dict.fromkeys("-–—", (NONE, ""))
    | dict.fromkeys(";\r\n", (BREAK, ""))
    | dict.fromkeys(" \t\xa0\u2009\u202f,./\\|:+&_=()[]{}<>•·", (GAP, ""))
)
VARIATION = "\ufe0e\ufe0f"  # asks for ♠ as text or as a picture


class Mark:
    """A kind, what it says (a rank, a suit, a number), where it stands, and whether it is apart.

    `is_apart`: something lies between it and the mark before.
    """

    __slots__ = ("end", "is_apart", "kind", "start", "value")

    def __init__(self, kind: str, value: str, start: int, end: int, is_apart: bool) -> None:
        self.kind = kind
        self.value = value
        self.start = start
        self.end = end
        self.is_apart = is_apart

    def joined(self, other: "Mark", kind: str, value: str) -> "Mark":
        """One mark of this one and the next."""
        return Mark(kind, value, self.start, other.end, self.is_apart)


def marks_in(line: str) -> list[Mark]:
    """Every mark of a line in its order; gaps are left out."""
    found = []
    at, is_apart = 0, True
    while at < len(line):
        kind, value, size = _mark_at(line, at)
        if kind == GAP:
            is_apart = True
        elif kind:
            found.append(Mark(kind, value, at, at + size, is_apart))
            is_apart = False
        at += size
    return _with_numbers(found)


def _mark_at(line: str, at: int) -> tuple[str, str, int]:
    """Kind, value and length of what begins here; no kind for what only says how a suit looks."""
    letter = line[at]
    if letter in VARIATION:
        return "", "", 1
    if line[at : at + 2] == "10":
        return RANK, "10", 2
    word = _word_at(line, at)
    if word in WORDS:
        kind, value = WORDS[word]
        return kind, value, len(word)
    kind, value = SIGNS.get(letter, (UNKNOWN, ""))
    return kind, value, 1


def _word_at(line: str, at: int) -> str:
    """The word in small letters that begins here, "" within one; "2xaces" has one behind its x."""
    if at and _is_letter(line[at - 1]) and line[at - 1] not in "xX":
        return ""
    end = at
    while end < len(line) and _is_letter(line[end]):
        end += 1
    return line[at:end].lower()


def _is_letter(letter: str) -> bool:
    return "a" <= letter <= "z" or "A" <= letter <= "Z"


def _with_numbers(marks: list[Mark]) -> list[Mark]:
    """The same with "2x", "x2" and the 2 of "2 aces" as what they mean; others are unknown."""
    found: list[Mark] = []
    at = 0
    while at < len(marks):
        mark, after = marks[at], marks[at + 1] if at + 1 < len(marks) else None
        at += 1
        if mark.kind not in (NUMBER, BY):
            found.append(mark)
        elif after and (mark.kind, after.kind) in ((NUMBER, BY), (BY, NUMBER)):
            kind = COPIES if mark.kind == NUMBER else TIMES
            found.append(mark.joined(after, kind, mark.value or after.value))
            at += 1
        else:
            is_counting = after and after.kind == MANY and mark.kind == NUMBER
            found.append(mark.joined(mark, COPIES if is_counting else UNKNOWN, mark.value))
    return found
