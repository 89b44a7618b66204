"""The best way to lay copies of one meld, and the trump cards of class 1. Rules F1 to F4.

Of two lay-outs that pay the same, the one with fewer lines is taken, then the one with more plain
runs. Copies that pay nothing are not laid.
Option `run_extras`: a run with an extra king or queen, or with both, is one meld with its own
price; `run_pays_marriage`: a plain run also pays the royal marriage inside it, counted with the
other royal marriages (two of them are a double). The rules are silent on both options together:
a run with extras has the marriage in its price (190 = 150 + 40) and does not pay it again.
"""

from meld.tables import MeldRules

# Runs by the kings and queens of trump that they take.
RUNS = (
    ("run", 1, 1),
    ("run_extra_king", 2, 1),
    ("run_extra_queen", 1, 2),
    ("run_extra_marriage", 2, 2),
)


class Layout:
    """Melds laid together: points, and lines of (meld name, copies, points)."""

    __slots__ = ("lines", "points")

    def __init__(self, points: int, lines: tuple[tuple[str, int, int], ...]) -> None:
        self.points = points
        self.lines = lines

    def beats(self, other: "Layout") -> bool:
        """Whether this one pays more, or the same in fewer lines."""
        return (self.points, -len(self.lines)) > (other.points, -len(other.lines))

    def beside(self, other: "Layout") -> "Layout":
        """Both lay-outs as one, this one's lines first."""
        return Layout(self.points + other.points, self.lines + other.lines)


NOTHING = Layout(0, ())


def lay_copies(rules: MeldRules, name: str, copies: int) -> Layout:
    """The best split of so many copies of a meld, larger parts first."""
    key = (name, copies)
    if key not in rules.layouts:
        rules.layouts[key] = _split(rules, name, copies)
    return rules.layouts[key]


def _split(rules: MeldRules, name: str, copies: int) -> Layout:
    best = NOTHING
    for size in range(copies, 0, -1):
        points = rules.values[name][size - 1]
        part = Layout(points, ((name, size, points),))
        layout = part.beside(lay_copies(rules, name, copies - size))
        best = layout if layout.beats(best) else best
    return best


def lay_trump(rules: MeldRules, runs: int, kings: int, queens: int) -> Layout:
    """The best runs and royal marriages of trump cards that hold so many whole runs."""
    key = (runs, kings, queens)
    if key not in rules.layouts:
        kinds = tuple([kind for kind in RUNS if kind[0] in rules.values])
        rules.layouts[key] = _lay_runs(rules, kinds, runs, kings, queens, 0)
    return rules.layouts[key]


def _lay_runs(
    rules: MeldRules,
    kinds: tuple[tuple[str, int, int], ...],
    runs: int,
    kings: int,
    queens: int,
    inside: int,
) -> Layout:
    """Try every number of the first kind of run; `inside` counts marriages that runs pay too."""
    if not kinds:
        return lay_copies(rules, "royal_marriage", min(kings, queens) + inside)
    name, takes_kings, takes_queens = kinds[0]
    pays = 1 if name == "run" and rules.run_pays_marriage else 0
    best = NOTHING
    for number in range(min(runs, kings // takes_kings, queens // takes_queens), -1, -1):
        left = (runs - number, kings - number * takes_kings, queens - number * takes_queens)
        others = _lay_runs(rules, kinds[1:], left[0], left[1], left[2], inside + number * pays)
        layout = lay_copies(rules, name, number).beside(others)
        best = layout if layout.beats(best) else best
    return best
