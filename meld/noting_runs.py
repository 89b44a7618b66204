"""Remarks on runs and marriages.

F3, F4: kings and queens inside runs pay no royal marriage, and one of them alone beside a run adds
nothing; `run_extras` and `run_pays_marriage` change that. M3 (N3): a queen marries one king.
F8, F9: a run outside trump, or before trump is named, pays its marriage only.
"""

from meld.decks import SUIT_NAMES, SUITS
from meld.found import Meld
from meld.layouts import RUNS
from meld.note import Counted, Note
from meld.search import ROWS
from meld.words import SUMS, cards_name, large, listed, meld_name, number, ordinal, rank_name, small

RUN_NAMES = tuple([name for name, _, _ in RUNS])
TAKES = {name: (kings, queens) for name, kings, queens in RUNS}


def inside_runs(counted: Counted) -> list[Note]:
    """F3, F4: the marriages that a run has used."""
    if counted.trump is None:
        return []
    runs = counted.lines(*RUN_NAMES)
    if counted.rules.run_pays_marriage:
        runs = [run for run in runs if run.meld != "run"]
    return [_inside(counted, run, counted.trump) for run in runs]


def _inside(counted: Counted, run: Meld, trump: str) -> Note:
    pairs = min(TAKES[run.meld]) * run.count
    held = counted.holding.copies_of(("K" + trump, "Q" + trump))
    cards = "king and queen"
    if pairs > 1:
        cards = f"{number(pairs)} kings and {number(pairs)} queens"
    text = f"The {cards} of {SUIT_NAMES[trump]} are inside the {_name(run)}: they pay no royal "
    rule = ("F3" if run.count == 1 else "F4") if run.meld == "run" else "run_extras"
    denies = ("royal_marriage", trump, held)
    return Note(("K" + trump, "Q" + trump) * pairs, text + "marriage as well.", rule, denies)


def _name(run: Meld) -> str:
    return small(meld_name(run.meld, run.count))


def left_over(counted: Counted) -> list[Note]:
    """Kings without queens, or queens without kings, where some of them are married."""
    return [note for suit in SUITS for note in _left_over(counted, suit)]


def _left_over(counted: Counted, suit: str) -> list[Note]:
    kings, queens = counted.holding.count("K" + suit), counted.holding.count("Q" + suit)
    runs = counted.lines(*RUN_NAMES) if suit == counted.trump else []
    more_kings = kings - queens
    for run in runs:
        more_kings -= (TAKES[run.meld][0] - TAKES[run.meld][1]) * run.count
    if not kings or not queens or not more_kings:
        return []
    more, fewer = ("K" + suit, "Q" + suit) if more_kings > 0 else ("Q" + suit, "K" + suit)
    alone, meld = abs(more_kings), "royal_marriage" if suit == counted.trump else "marriage"
    text = _beside(more, fewer, alone, runs) if runs else _unmarried(more, fewer, counted, meld)
    rule = "F3" if runs else ROWS[meld].rule_in(counted.rules.deck)
    denies = (meld, suit, max(kings, queens))
    return [Note((more,) * alone, text, rule, denies, (fewer,))]


def _beside(more: str, fewer: str, alone: int, runs: list[Meld]) -> str:
    makes = "makes" if alone == 1 else "make"
    cards = f"{number(alone)} more {rank_name(more, alone)} of {SUIT_NAMES[more[-1]]}"
    names = listed([_name(run) for run in runs])
    return f"{large(cards)} beside the {names} {makes} no marriage without a {rank_name(fewer)}."


def _unmarried(more: str, fewer: str, counted: Counted, meld: str) -> str:
    many, few = counted.holding.count(more), counted.holding.count(fewer)
    cards = f"{number(many)} {rank_name(more, many)} and {cards_name(fewer, few)}"
    marriages = small(ROWS[meld].title) if few == 1 else SUMS[meld]
    lacking = f"the {ordinal(few + 1)} {rank_name(fewer)} is missing"
    return f"{large(cards)} are {number(few)} {marriages}: {lacking}."


def runs_outside_trump(counted: Counted) -> list[Note]:
    """F8, F9: ace to jack of a suit that is not trump."""
    others = [suit for suit in SUITS if suit != counted.trump]
    held = [(suit, ROWS["run"].cards_in(suit)) for suit in others]
    return [
        _outside(counted, suit, cards) for suit, cards in held if counted.holding.copies_of(cards)
    ]


def _outside(counted: Counted, suit: str, cards: tuple[str, ...]) -> Note:
    name = SUIT_NAMES[suit]
    if counted.trump is None:
        text = f"No trump is named yet: ace to jack of {name} pay as a marriage, not as a run."
        return Note(cards, text, "F9", ("run", suit, 1))
    text = f"Ace to jack of {name} are no run, since {SUIT_NAMES[counted.trump]} are trump: only "
    return Note(cards, text + "the marriage pays.", "F8", ("run", suit, 1))
