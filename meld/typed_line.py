"""A line of cards as players write them, with every part of it that cannot be read.

Read are "AS 10S", "A S", glued "AS10SKS", the suit first ("♠A", "S: A K Q", "S AKQ H K", "H -"),
the suit behind its ranks ("A K Q J of hearts", "AKQ H"), words ("two aces of spades"), and copies
("2xAS", "AS x2", "AS AS"). What the calculator sends to others is read from its "Cards:" on.
A word stands alone where its ranks and suits come out even; what is left between such words is
read together. Whatever could be meant in two ways is not guessed.
"""

from meld.errors import Problem, quote
from meld.marks import NONE, OF, RANK, SUIT, marks_in
from meld.typed_words import NOT_A_CARD, Word, sections, words_of

__all__ = ("NOT_A_CARD", "read_line")

LONGEST = 2_000  # characters
MOST_TOLD = 12  # parts that cannot be read
SENT = "Cards:"
IS_LONG = "These are {size} characters: a hand of cards takes no more than {most}."
MORE_LEFT = "And {left} more that cannot be read."
NO_SUIT = "{part} has no suit: write each card with its own, like KS."
NO_RANK = "{part} has no rank: write each card with its own, like KS."
UNEVEN = "{part}: which suit belongs to which rank? Write each card in full, like AS KS."

TYPE_CHECKING = False
if TYPE_CHECKING:
    from meld.typed_words import Item


class Line:
    """What was read so far: cards, each with the part it was read from, and what is wrong."""

    __slots__ = ("cards", "faults", "line", "waiting")

    def __init__(self, line: str) -> None:
        self.line = line
        self.cards: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self.waiting: list[Word] = []

    def take(self, word: Word) -> None:
        """Read a word by itself, or let it wait for those beside it."""
        fault, items = word.fault(), word.items()
        kinds = [kind for kind, _ in items]
        if not fault and (SUIT not in kinds or kinds == [SUIT]):
            self.waiting.append(word)
        elif not fault and word.of_kind(OF) and self.are_ranks():
            words, self.waiting = self.waiting, []
            self.read(words + [word], [each.item() for each in words] + items)
        else:
            self.settle()
            self.read([word], items, fault)

    def are_ranks(self) -> bool:
        """Whether nothing but ranks waits: "A K" before "Q of hearts"."""
        return not any(word.of_kind(SUIT, NONE) for word in self.waiting)

    def settle(self) -> None:
        """Read together the words that wait."""
        words, self.waiting = without_dashes(self.waiting), []
        if words:
            self.read(words, [word.item() for word in words])

    def read(self, words: list[Word], items: "list[Item]", fault: str = "") -> None:
        """Keep the cards of some words, or why there are none."""
        found = [(word, self.line[word.marks[0].start : word.marks[-1].end]) for word in words]
        part = " ".join([text for _, text in found])
        cards = [] if fault else paired(items)
        if cards:
            self.cards += [(code, part if len(cards) == 1 else code) for code in cards]
        else:
            self.faults.append((fault or what_lacks(items)).format(part=quote(part)))


def read_line(line: str, field: str) -> tuple[list[tuple[str, str]], list[Problem]]:
    """The cards of a line, each with the part it was read from, and what cannot be read."""
    if len(line) > LONGEST:
        text = IS_LONG.format(size=len(line), most=LONGEST)
        return [], [Problem("not_a_card", field, text)]
    read = Line(hand_of(line))
    for section in sections(marks_in(read.line)):
        for word in words_of(section):
            read.take(word)
        read.settle()
    return read.cards, [Problem("not_a_card", field, text) for text in few(read.faults)]


def hand_of(line: str) -> str:
    """The hand within a count that was sent: what stands behind "Cards:" to the end of its line."""
    at = line.find(SENT)
    return line if at < 0 else line[at + len(SENT) :].split("\n")[0]


def without_dashes(words: list[Word]) -> list[Word]:
    """The words without dashes that only part cards; behind a suit one says that it is empty."""
    kept: list[Word] = []
    for word in words:
        if not word.of_kind(NONE) or (kept and kept[-1].of_kind(SUIT)):
            kept.append(word)
    return kept


def paired(items: "list[Item]") -> list[str]:
    """The cards of suits and ranks side by side; none where it is not plain which go together."""
    kinds = [kind for kind, _ in items]
    suits = kinds.count(SUIT)
    if kinds[0] == SUIT:
        return _suit_first(items)
    if kinds[-1] == SUIT and (suits == 1 or kinds == [RANK, SUIT] * suits):
        turned = [(kind, list(reversed(values))) for kind, values in reversed(items)]
        return list(reversed(_suit_first(turned)))
    return []


def _suit_first(items: "list[Item]") -> list[str]:
    found: list[str] = []
    before, suit = "", ""
    for kind, values in items + [(SUIT, [""])]:
        if kind == RANK:
            found += [rank + suit for rank in values]
        elif before == SUIT:
            return []
        else:
            suit = values[0]
        before = kind
    return found


def what_lacks(items: "list[Item]") -> str:
    """Why these do not come out even."""
    kinds = {kind for kind, values in items if values}
    if kinds == {RANK}:
        return NO_SUIT
    return NO_RANK if kinds == {SUIT} else UNEVEN


def few(texts: list[str]) -> list[str]:
    """Each text once, as it comes, and not too many."""
    found: list[str] = []
    for text in texts:
        if text not in found:
            found.append(text)
    left = len(found) - MOST_TOLD
    return found[:MOST_TOLD] + [MORE_LEFT.format(left=left)] if left > 0 else found
