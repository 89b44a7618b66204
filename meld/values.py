"""What melds pay, as data: a row per meld and a table of points per scale.

48 cards: M1 run, M2 royal marriage, M3 marriage, M4 dix, M5 pinochle, M6 to M9 aces, kings, queens
and jacks around. 80 cards: N1 run, N2 royal marriage, N3 marriage, N4 pinochle, N5 to N8 arounds;
presets N9 `family`, N10 `npa`, N11 `times_ten`.
F1: a double pays its own figure instead of two singles. F2: doubles of marriages and dix are plain
sums. F5: there are no tens or nines around. F6, F7: roundhouse and grand pinochle are the sum of
their parts; a bonus for the roundhouse is an option. F3, F4, F8, F9: layouts.py and search.py.
Leaves out N12's runs in side suits and with extra marriages, and N13's instant win, which no option
offers; the other figures of N12 and N13 can be had through `meld_values`.
"""

from meld.decks import DECK_80, Deck


class MeldRow:
    """A meld: name, class (G3), cards, title, and the rules that say what it pays (48, 80 cards).

    `cards` are codes; "?" stands for the suit: trump, or for a marriage the suit it is in.
    """

    __slots__ = ("cards", "name", "number", "rule_48", "rule_80", "title")

    def __init__(
        self, name: str, number: int, cards: str, title: str, rule_48: str, rule_80: str
    ) -> None:
        self.name = name
        self.number = number
        self.cards = tuple(cards.split(" "))
        self.title = title
        self.rule_48 = rule_48
        self.rule_80 = rule_80

    def cards_in(self, suit: str) -> tuple[str, ...]:
        """The codes of one copy of the meld in this suit."""
        return tuple([card.replace("?", suit) for card in self.cards])

    def rule_in(self, deck: Deck) -> str:
        """The id of the rule that gives the meld's common value in this deck."""
        return self.rule_80 if deck is DECK_80 else self.rule_48


MELDS = (
    MeldRow("run", 1, "A? 10? K? Q? J?", "Run", "M1", "N1"),
    MeldRow(
        "run_extra_king", 1, "A? 10? K? Q? J? K?", "Run with a king", "run_extras", "run_extras"
    ),
    MeldRow(
        "run_extra_queen", 1, "A? 10? K? Q? J? Q?", "Run with a queen", "run_extras", "run_extras"
    ),
    MeldRow(
        "run_extra_marriage",
        1,
        "A? 10? K? Q? J? K? Q?",
        "Run with a marriage",
        "run_extras",
        "run_extras",
    ),
    MeldRow("royal_marriage", 1, "K? Q?", "Royal marriage", "M2", "N2"),
    MeldRow("marriage", 1, "K? Q?", "Marriage", "M3", "N3"),
    MeldRow("dix", 1, "9?", "Dix", "M4", ""),
    MeldRow("pinochle", 2, "QS JD", "Pinochle", "M5", "N4"),
    MeldRow("aces_around", 3, "AS AH AD AC", "Aces around", "M6", "N5"),
    MeldRow("kings_around", 3, "KS KH KD KC", "Kings around", "M7", "N6"),
    MeldRow("queens_around", 3, "QS QH QD QC", "Queens around", "M8", "N7"),
    MeldRow("jacks_around", 3, "JS JH JD JC", "Jacks around", "M9", "N8"),
)

CLASSIC: dict[str, tuple[int, ...]] = {
    "run": (150, 1500),
    "royal_marriage": (40, 80),
    "marriage": (20, 40),
    "dix": (10, 20),
    "pinochle": (40, 300),
    "aces_around": (100, 1000),
    "kings_around": (80, 800),
    "queens_around": (60, 600),
    "jacks_around": (40, 400),
}
STANDARD: dict[str, tuple[int, ...]] = {
    "run": (15, 150, 225, 300),
    "royal_marriage": (4, 8, 12, 16),
    "marriage": (2, 4, 6, 8),
    "pinochle": (4, 30, 60, 90),
    "aces_around": (10, 100, 150, 200),
    "kings_around": (8, 80, 120, 160),
    "queens_around": (6, 60, 90, 120),
    "jacks_around": (4, 40, 60, 80),
}
# What a preset changes in the standard table.
FAMILY: dict[str, tuple[int, ...]] = {
    "aces_around": (10, 100, 200, 400),
    "kings_around": (8, 80, 160, 320),
    "queens_around": (6, 60, 120, 240),
    "jacks_around": (4, 40, 80, 160),
}
NPA: dict[str, tuple[int, ...]] = {"run": (25, 150, 225, 300), "pinochle": (15, 30, 60, 90)}


TIMES_TEN = {name: tuple([points * 10 for points in row]) for name, row in STANDARD.items()}
SHORT = {name: tuple([points // 10 for points in row]) for name, row in CLASSIC.items()}
# The rule that the lines a preset changes rest on.
PRESETS = {"family": ("N9", FAMILY), "npa": ("N10", NPA), "times_ten": ("N11", TIMES_TEN)}
TABLES = {
    "classic": CLASSIC,
    "short": SHORT,
    "standard": STANDARD,
    "family": STANDARD | FAMILY,
    "npa": STANDARD | NPA,
    "times_ten": TIMES_TEN,
}
