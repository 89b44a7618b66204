"""Facts of hands: `hand(bid=310)` is the reference hand with one fact changed."""

from typing import Any

REFERENCE = {
    "bidder": "A",
    "bidder_seat": 1,
    "bid": 320,
    "trump": "H",
    "outcome": "played",
    "meld": {"A": 150, "B": 40},
    "trick_points": {"A": 170, "B": 80},
}
ALONE = {
    "bidder": "A",
    "bidder_seat": 1,
    "bid": 320,
    "trump": "H",
    "outcome": "played",
    "meld": {"A": 150, "B": 40, "C": 20},
    "trick_points": {"A": 170, "B": 60, "C": 20},
}
DOUBLE = {
    "bidder": "A",
    "bidder_seat": 1,
    "bid": 55,
    "trump": "H",
    "outcome": "played",
    "meld": {"A": 30, "B": 24},
    "trick_points": {"A": 28, "B": 22},
}
BY_VARIANT = {"single-deck": REFERENCE, "cutthroat": ALONE, "double-deck": DOUBLE}


def hand(variant: str = "single-deck", **changes: Any) -> dict[str, Any]:
    """An ordinary hand of that game that side A made, with some facts changed."""
    return BY_VARIANT[variant] | changes


def melded(a: int, b: int) -> dict[str, int]:
    """Meld of the two sides."""
    return {"A": a, "B": b}


def played(a: int, total: int = 250) -> dict[str, int]:
    """Trick points: side A's, and the rest for side B."""
    return {"A": a, "B": total - a}
