"""Cards, numbers and melds in words: "queen of spades", "three aces", "Double pinochle".

F1 and F2: what doubles into a figure of its own is called double, triple, quadruple; marriages,
dix and runs with extra cards are plain sums and are counted: "Two marriages in hearts".
Leaves out points and rules.
"""

from meld.decks import RANK_NAMES, SUIT_NAMES
from meld.values import MELDS

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SIZES = ("", "", "double ", "triple ", "quadruple ")
SUMS = {  # more than one of these
    "run_extra_king": "runs with a king",
    "run_extra_queen": "runs with a queen",
    "run_extra_marriage": "runs with a marriage",
    "royal_marriage": "royal marriages",
    "marriage": "marriages",
    "dix": "dix",
}
TITLES = {row.name: row.title for row in MELDS} | {"roundhouse_bonus": "Roundhouse bonus"}


def card_name(code: str) -> str:
    """A card in words: queen of spades."""
    return f"{rank_name(code)} of {SUIT_NAMES[code[-1]]}"


def rank_name(code: str, copies: int = 1) -> str:
    """What one copy of a card, or several, are called without the suit: queen, queens."""
    names = RANK_NAMES[code[:-1]]
    return names[:-1] if copies == 1 else names


def cards_name(code: str, copies: int) -> str:
    """Some copies of a card: two queens of spades, one ace of hearts."""
    return f"{number(copies)} {rank_name(code, copies)} of {SUIT_NAMES[code[-1]]}"


def meld_name(name: str, count: int, suit: str | None = None) -> str:
    """A line in words: Run, Double pinochle, Marriage in hearts, Two dix."""
    if count > 1 and name in SUMS:
        words = f"{number(count)} {SUMS[name]}"
    else:
        words = SIZES[count] + small(TITLES[name])
    return large(words) + (f" in {SUIT_NAMES[suit]}" if suit else "")


def number(count: int) -> str:
    """A small number as a word, from eleven on in figures."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def listed(words: "list[str] | tuple[str, ...]") -> str:
    """Several in one: a, b and c."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def large(words: str) -> str:
    """The same with a large first letter."""
    return words[:1].upper() + words[1:]


def small(words: str) -> str:
    """The same with a small first letter."""
    return words[:1].lower() + words[1:]


def ordinal(place: int) -> str:
    """Second, third, fourth."""
    return ("", "first", "second", "third", "fourth")[place]
