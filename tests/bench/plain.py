"""The yardstick: meld counted with a plain loop, a dict of copies, and comparisons.

Written the way one writes it first, with nothing made slow: stock values only, no lines.
`values` are a table's points with 0 for no copies in front.
"""

SUITS = ("S", "H", "D", "C")
RUN = ("A", "10", "K", "Q", "J")
AROUNDS = (
    ("A", "aces_around"),
    ("K", "kings_around"),
    ("Q", "queens_around"),
    ("J", "jacks_around"),
)
Values = dict[str, tuple[int, ...]]


def plain_values(table: Values) -> Values:
    """A value table with 0 points for 0 copies; without dix where there is none."""
    values = {name: (0, *points) for name, points in table.items()}
    return {"dix": (0,)} | values


def plain_total(codes: list[str], trump: str, values: Values) -> int:
    """The meld of a list of card codes for one trump."""
    return _compare(_count(codes), trump, values)


def plain_best(codes: list[str], values: Values) -> int:
    """The highest of the four; the cards are counted once."""
    held = _count(codes)
    return max(_compare(held, trump, values) for trump in SUITS)


def _count(codes: list[str]) -> dict[str, int]:
    held: dict[str, int] = {}
    for code in codes:
        held[code] = held.get(code, 0) + 1
    return held


def _compare(held: dict[str, int], trump: str, values: Values) -> int:
    total = 0
    for suit in SUITS:
        marriages = min(held.get("K" + suit, 0), held.get("Q" + suit, 0))
        if suit == trump:
            runs = min(held.get(rank + suit, 0) for rank in RUN)
            total += values["run"][runs] + values["royal_marriage"][marriages - runs]
            total += values["dix"][held.get("9" + suit, 0)]
        else:
            total += values["marriage"][marriages]
    total += values["pinochle"][min(held.get("QS", 0), held.get("JD", 0))]
    for rank, name in AROUNDS:
        total += values[name][min(held.get(rank + suit, 0) for suit in SUITS)]
    return total
