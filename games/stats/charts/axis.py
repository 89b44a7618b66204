"""Where values stand on a drawing, and which of them are written beside it."""

from collections.abc import Sequence
from math import ceil, floor

WIDTH, HEIGHT = 328, 214
TOP, BOTTOM, RIGHT = 12, 166, 324
GLYPH, GAP = 8, 10  # the widest figure of a label, the least air between two labels
STEPS = [part * 10**power for power in range(6) for part in (1, 2, 2.5, 5)]
MOST_STEPS = 5


def grid_step(span: float, target: int = 0, least: int = 10) -> int:
    """The distance of gridlines: few enough, and reaching the target where one can."""
    whole = [int(step) for step in STEPS if step >= least and step == int(step)]
    wide = [step for step in whole if span <= step * MOST_STEPS] or [ceil(span)]
    return next((step for step in wide[:2] if target % step == 0), wide[0])


class Axis:
    """Puts values from `low` to `high` between two places of the drawing."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """Where a value stands."""
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + (self.end - self.start) * part, 1)


def upright(low: float, high: float, bottom: float = BOTTOM) -> Axis:
    """An axis from the bottom of the drawing to its top."""
    return Axis(low, high, bottom, TOP)


def reaching(values: Sequence[float], least: int = 1) -> list[int]:
    """Values for gridlines that hold all the others between them, evenly apart."""
    low, high = min(values), max(values)
    step = grid_step(high - low, least=least)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [n * step for n in range(first, last + 1)]


def labels_room(labels: Sequence[str]) -> int:
    """How far from the left edge the drawing begins, so that labels fit before it."""
    return max(len(label) for label in labels) * GLYPH + GAP + 2


def thin(count: int, room: float, wide: float) -> list[int]:
    """The places of `count` that can carry a label of that width: the last one, and each few."""
    between = wide / max(count - 1, 1)
    steps = (1, 2, 5, 10, 20, 50, 100, 1000, 10000)
    every = next((step for step in steps if step * between >= room), max(count, 1))
    return sorted(range(count - 1, -1, -every))
