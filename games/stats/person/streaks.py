"""Streaks: how often in a row something went well, at the longest and up to now."""

from collections.abc import Sequence
from typing import NamedTuple


class Streaks(NamedTuple):
    """`longest` and `present` in a row; `first` and `last` are the longest one's places."""

    longest: int = 0
    first: int = 0
    last: int = 0
    present: int = 0


def streaks(went_well: Sequence[object]) -> Streaks:
    """The longest one (the earlier of two) and the one that is still running."""
    longest, end, run = 0, 0, 0
    for at, well in enumerate(went_well):
        run = run + 1 if well else 0
        if run > longest:
            longest, end = run, at
    return Streaks(longest, end - longest + 1 if longest else 0, end, run)
