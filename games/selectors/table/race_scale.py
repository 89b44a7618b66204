"""The ground of the score race: where totals and hands stand on it, and which are written beside.

Lengths are units of the drawing's own box, whatever its size on the page.
"""

from collections.abc import Iterable, Sequence

from games.stats.charts.axis import grid_step

WIDTH, HEIGHT = 328, 234
TOP, BOTTOM, RIGHT = 12, 206, 316
GLYPH, GAP = 8, 10  # the widest figure of a label, the least air between two labels
LINE = 18  # labels nearer than this would touch


class Ground:
    """Puts totals and hands on the drawing. `totals` are all that must fit, the target included."""

    def __init__(self, totals: Sequence[int], hands: int, target: int) -> None:
        self.low = min(0, *totals)
        self.high = max(*totals, self.low + 10)
        self.step = grid_step(self.high - self.low, target)
        self.hands = hands
        glyphs = max(len(str(figure)) for figure in (*self.figures(), target))
        self.left = glyphs * GLYPH + GAP + 2

    def figures(self) -> list[int]:
        """The totals that have a gridline."""
        first = -(-self.low // self.step)
        return [n * self.step for n in range(first, self.high // self.step + 1)]

    def x(self, hand: int) -> float:
        """Where the hand stands, 0 for the start."""
        return round(self.left + (RIGHT - self.left) * hand / max(self.hands, 1), 1)

    def y(self, total: int) -> float:
        """Where a total stands."""
        return round(BOTTOM - (BOTTOM - TOP) * (total - self.low) / (self.high - self.low), 1)

    def is_apart(self, total: int, others: Iterable[int]) -> bool:
        """Whether a label at this total touches none of the others."""
        return all(abs(self.y(total) - self.y(other)) >= LINE for other in others)

    def every(self, room: float) -> int:
        """Each how many hands something of that width fits."""
        between = (RIGHT - self.left) / max(self.hands, 1)
        return next(count for count in (1, 2, 5, 10, 20, 50, 100, 1000) if count * between >= room)


def thinned(names: Sequence[str], room: float, ground: Ground) -> list[int]:
    """The places of the names to write: each one, each second, each fifth ..., and the last."""
    last, every = len(names) - 1, ground.every(room)
    end = ground.x(last)
    kept = [at for at, name in enumerate(names) if name.isdigit() and int(name) % every == 0]
    free = [at for at in kept if end - ground.x(at) >= room]
    return [*free, last]
