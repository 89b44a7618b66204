"""Questions about meld (G3, G4, M, N, F1 to F9)."""

from games.rules.rulings.question import ALL, SMALL, Question, in_games
from games.rules.rulings.readings import DOUBLE, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def some_cards(
    line: str, trump: str | None, games: tuple[str, ...] = ALL
) -> "dict[str, dict[str, Any]]":
    """The same cards and trump in each of these games."""
    return in_games(games, {"cards": line, "trump": trump})


SHOWS = "cards trump"
LARGE_HANDS = ("cutthroat", "double-deck")  # sixteen cards, which no hand of twelve holds
ONE_CARD = "A card serves one meld of a class, and may serve in each of the three classes."

MELD = (
    Question(
        "extra-king",
        "meld",
        "meld",
        "Run with an extra king: is that a marriage too?",
        some_cards("AH 10H KH QH JH KH", "H"),
        (
            "The only queen is already in the run, and a card serves one meld of a class. "
            "A second king and queen would make a marriage beside it.",
            "The king finds its queen, or this table pays for an extra king or queen.",
        ),
        "G3 F3",
        SHOWS,
        ("run_extras", "run_pays_marriage"),
        sign=("royal_marriage", "run_extra_king", "run_extra_queen", "run_extra_marriage"),
        words="additional flush plus k lone queen",
    ),
    Question(
        "marriage-in-run",
        "meld",
        "meld",
        "Does a run also pay the marriage inside it?",
        some_cards("AS 10S KS QS JS", "S"),
        (
            "Run and marriage are of one class, so the run’s king and queen serve no second time.",
            "There is a king and queen beside the run, or a run pays its marriage at this table.",
        ),
        "G3 F3",
        SHOWS,
        ("run_pays_marriage", "run_extras"),
        sign=("royal_marriage",),
        words="royal 190 twice flush",
    ),
    Question(
        "run-and-marriage",
        "meld",
        "meld",
        "A run and another king and queen of trump: do both count?",
        some_cards("AH 10H KH KH QH QH JH", "H"),
        (
            "That takes a whole second pair: one extra king or queen alone is no marriage.",
            "The second pair is not in the run, so it pays as a marriage of its own.",
        ),
        "G3 F3",
        SHOWS,
        ("run_extras", "run_pays_marriage"),
        sign=("royal_marriage", "run_extra_marriage", "run_extra_king", "run_extra_queen"),
        words="190 230 royal",
    ),
    Question(
        "mixed-run",
        "meld",
        "meld",
        "Ace to jack in different suits: is that a run?",
        some_cards("AC 10D KH QS JC", "S"),
        (
            "All five cards of a run must be trump.",
            "All five are there in trump.",
        ),
        "F8 M1 N1",
        SHOWS,
        sign=("run",),
        words="straight sequence suits",
    ),
    Question(
        "side-suit-run",
        "meld",
        "meld",
        "Ace to jack in a suit that is not trump: does the run count?",
        some_cards("AS 10S KS QS JS", "H"),
        (
            "A run is of trump only; in another suit just the marriage counts.",
            "It is the trump suit, so it is a run.",
        ),
        "F8",
        SHOWS,
        sign=("run",),
        words="flush outside off plain",
    ),
    Question(
        "double-royal",
        "meld",
        "meld",
        "King and queen of trump twice: does the pair of them pay more?",
        some_cards("KC KC QC QC", "C"),
        "Two marriages are a plain sum, in trump too: they earn no premium.",
        "F2 M2 N2",
        SHOWS,
        (
            Reading(
                "meld_values", {"royal_marriage": [40, 300]}, "two pay {royal_marriage 2}", SMALL
            ),
            Reading(
                "meld_values",
                {"royal_marriage": [4, 30, 60, 90]},
                "two pay {royal_marriage 2}",
                DOUBLE,
            ),
        ),
        words="two royal marriages double bonus",
    ),
    Question(
        "roundhouse",
        "meld",
        "meld",
        "King and queen of every suit: is there something on top?",
        some_cards("KS QS KH QH KD QD KC QC", "S"),
        (
            "A roundhouse is the sum of its parts: four marriages, kings around, queens around.",
            "This table adds a bonus to the parts.",
        ),
        "F6",
        SHOWS,
        ("roundhouse_bonus",),
        sign=("roundhouse_bonus",),
        words="round house round robin round trip 240 four marriages",
    ),
    Question(
        "run-and-roundhouse",
        "meld",
        "meld",
        "A run and a king and queen of every suit: what is it in all?",
        some_cards("AH 10H JH KH QH KS QS KD QD KC QC", "H"),
        "The pair of trump sits in the run and pays no marriage; it still serves for kings and "
        "queens around, which are of another class.",
        "G3 F3 F6",
        SHOWS,
        ("run_pays_marriage", "roundhouse_bonus"),
        words="350 390 35 four kings four queens",
    ),
    Question(
        "double-roundhouse",
        "meld",
        "meld",
        "Two kings and two queens of every suit: what do they count?",
        some_cards("KS KS QS QS KH KH QH QH KD KD QD QD KC KC QC QC", "C", LARGE_HANDS),
        "Eight marriages, all kings and all queens twice: each pays by the table, no more.",
        "F6",
        SHOWS,
        ("roundhouse_bonus",),
        words="double round house 160 240",
        not_offered="A figure of its own for the double roundhouse is not offered here; a bonus "
        "for a roundhouse is.",
    ),
    Question(
        "two-kings-one-queen",
        "meld",
        "meld",
        "Two kings and one queen: are these two marriages?",
        some_cards("KS KS QS", "H"),
        ("The queen marries one of the kings, not both.", "There is a queen for each king."),
        "G3",
        SHOWS,
        sign=("marriage 2", "royal_marriage 2"),
        words="bigamy shared queen",
    ),
)
