"""What looks like meld but is not, and why; and which cards may count twice. Rules F3 to F9, G3.

Here are the remark itself, the order of the remarks, and those that look at a whole hand: F5 tens
and nines around, F6 a roundhouse, melds for which a table pays nothing, G3 a card in two classes.
Runs and marriages have theirs in noting_runs.py, pinochles and arounds in noting_sets.py.
"""

from meld.decks import DECK_48, RANK_NAMES, SUITS
from meld.explaining import lines_of
from meld.layouts import lay_copies
from meld.note import Counted, Note
from meld.noting_runs import inside_runs, left_over, runs_outside_trump
from meld.noting_sets import arounds_too_few, pinochle_too_few
from meld.search import ROUNDHOUSE, ROWS
from meld.words import card_name, large, listed, number, small

MOST_NAMED = 3
UNTRUMPED = ("marriage", "pinochle", "aces_around", "kings_around", "queens_around", "jacks_around")


def notes_of(counted: Counted) -> tuple[Note, ...]:
    """The notes on a count, the most doubted things first."""
    return tuple([note for find in NOTES for note in find(counted)])


def _no_such_around(counted: Counted) -> list[Note]:
    """F5: four tens or nines of different suits are no meld."""
    if counted.rules.deck is not DECK_48:
        return []
    fours = [(rank, tuple([rank + suit for suit in SUITS])) for rank in ("10", "9")]
    return [
        Note(cards, _no_around_text(rank, bool(counted.lines("dix"))), "F5")
        for rank, cards in fours
        if counted.holding.copies_of(cards)
    ]


def _no_around_text(rank: str, has_dix: bool) -> str:
    text = f"There is no meld of {RANK_NAMES[rank]} around"
    return text + (": of nines only those of trump pay." if rank == "9" and has_dix else ".")


def _roundhouse(counted: Counted) -> list[Note]:
    """F6: the roundhouse is the sum of its parts."""
    if counted.rules.roundhouse_bonus or not counted.holding.copies_of(ROUNDHOUSE):
        return []
    text = "A king and queen of every suit (a roundhouse) pay these lines and nothing on top."
    return [Note(ROUNDHOUSE, text, "F6")]


def _unpaid(counted: Counted) -> list[Note]:
    """Melds that are held and that this table's values leave at nothing."""
    places = [(name, suit) for name in UNTRUMPED for suit in _suits(name, counted.trump)]
    if counted.trump:
        places.append(("dix", counted.trump))
    return [note for name, suit in places for note in _unpaid_one(counted, name, suit)]


def _suits(name: str, trump: str | None) -> list[str]:
    return [suit for suit in SUITS if suit != trump] if name == "marriage" else [""]


def _unpaid_one(counted: Counted, name: str, suit: str) -> list[Note]:
    cards = ROWS[name].cards_in(suit)
    copies = counted.holding.copies_of(cards)
    if not copies or lay_copies(counted.rules, name, copies).points:
        return []
    text = f"{ROWS[name].title}: this table pays nothing for it."
    return [Note(cards, text, counted.rules.rules[name], (name, suit, 1))]


def _shared(counted: Counted) -> list[Note]:
    """G3: cards that count in more than one class."""
    lines = lines_of(counted.found)
    shared = [code for code in counted.rules.deck.codes for line in lines if code in line.shared]
    codes = [code for place, code in enumerate(shared) if code not in shared[:place]]
    if not codes:
        return []
    text = f"{_cards_text(codes)} count{'s' * (len(codes) == 1)} in more than one class, and may"
    where = [line for line in lines if codes[0] in line.cards]
    if len(codes) == 1 and len({line.number for line in where}) == len(where):
        words = listed([small(line.words) for line in where])
        text = f"The {card_name(codes[0])} counts for {words}, and may"
    return [Note(codes, text + ": a card serves once in each class.", "G3")]


def _cards_text(codes: list[str]) -> str:
    if len(codes) > MOST_NAMED:
        return large(number(len(codes))) + " cards"
    return large(listed(["the " + card_name(code) for code in codes]))


NOTES = (
    inside_runs,
    left_over,
    runs_outside_trump,
    pinochle_too_few,
    arounds_too_few,
    _no_such_around,
    _roundhouse,
    _unpaid,
    _shared,
)
