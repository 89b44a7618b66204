"""Figures that say what they are made of: a rate, a mean, a plain sum, each with its divisor.

A figure under its minimum is withheld: the page then shows a dash and the bare counts.
"""

from typing import NamedTuple

from games.rules.words import figure, signed

LEAST_BIDS = 8
LEAST_GAMES = 5
LEAST_HANDS = 10


class Rate(NamedTuple):
    """`part` of `whole`; withheld while `whole` is under `least`. `href` leads to the hands."""

    part: int
    whole: int
    least: int = LEAST_BIDS
    href: str = ""

    @property
    def is_shown(self) -> bool:
        return self.whole >= max(self.least, 1)

    @property
    def percent(self) -> int | None:
        """Rounded to a whole per cent, halves up; None while withheld."""
        return (200 * self.part + self.whole) // (2 * self.whole) if self.is_shown else None

    @property
    def text(self) -> str:
        """ "78%", or a dash."""
        return f"{self.percent}%" if self.is_shown else "–"

    @property
    def counts(self) -> str:
        """ "31/40"."""
        return f"{self.part}/{self.whole}"


class Mean(NamedTuple):
    """`total` shared among `count`; withheld while `count` is under `least`."""

    total: int
    count: int
    least: int = LEAST_HANDS
    href: str = ""

    @property
    def is_shown(self) -> bool:
        return self.count >= max(self.least, 1)

    @property
    def value(self) -> int | None:
        """Rounded to a whole point, halves away from zero; None while withheld."""
        if not self.is_shown:
            return None
        size = (2 * abs(self.total) + self.count) // (2 * self.count)
        return -size if self.total < 0 else size

    @property
    def text(self) -> str:
        """ "308", "−12" with a real minus, or a dash."""
        return "–" if self.value is None else figure(self.value)

    @property
    def signed(self) -> str:
        """ "+12", "−12", "0", or a dash."""
        return "–" if self.value is None else signed(self.value)
