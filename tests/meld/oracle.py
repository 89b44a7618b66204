"""The best meld by trying everything; shares no code, no table and no idea with the finder.

A class is a list of kinds: what one copy takes, and what 1, 2, ... copies pay as one meld. Every
multiset of such bundles that the cards allow is tried, card by card taken away. A score is a pair,
points and minus the number of lines, so that of two lay-outs that pay the same the shorter wins.
"""

from collections import Counter
from functools import cache

SUITS = "SHDC"
RUN = ("A", "10", "K", "Q", "J")
Prices = dict[str, tuple[int, ...]]
Score = tuple[int, int]
NOTHING: Score = (0, 0)

SINGLE_DECK: Prices = {
    "run": (150, 1500),
    "royal_marriage": (40, 80),
    "marriage": (20, 40),
    "dix": (10, 20),
    "pinochle": (40, 300),
    "A": (100, 1000),
    "K": (80, 800),
    "Q": (60, 600),
    "J": (40, 400),
}
DOUBLE_DECK: Prices = {
    "run": (15, 150, 225, 300),
    "royal_marriage": (4, 8, 12, 16),
    "marriage": (2, 4, 6, 8),
    "pinochle": (4, 30, 60, 90),
    "A": (10, 100, 150, 200),
    "K": (8, 80, 120, 160),
    "Q": (6, 60, 90, 120),
    "J": (4, 40, 60, 80),
}


def best_meld(
    codes: tuple[str, ...],
    trump: str | None,
    prices: Prices,
    extras: tuple[int, int] | None = None,
    is_marriage_in_run_paid: bool = False,
    roundhouse: int = 0,
) -> tuple[int, int]:
    """The points of the best lay-out, and the fewest lines that pay them (bonus not counted)."""
    held = Counter(codes)
    scores = [_best(held, kinds) for kinds in _classes(trump, prices)]
    scores.append(_best_of_trump(held, trump, prices, extras, is_marriage_in_run_paid))
    has_house = all(held[rank + suit] for rank in "KQ" for suit in SUITS)
    points, minus_lines = (sum(part) for part in zip(*scores, strict=True))
    return points + roundhouse * has_house, -minus_lines


def _classes(trump: str | None, prices: Prices) -> list[list]:
    """What does not touch runs: marriages of other suits with dix, pinochles, arounds."""
    ones = [(("K" + s, "Q" + s), prices["marriage"]) for s in SUITS if s != trump]
    if trump and "dix" in prices:
        ones.append((("9" + trump,), prices["dix"]))
    arounds = [(tuple(rank + s for s in SUITS), prices[rank]) for rank in "AKQJ"]
    return [ones, [(("QS", "JD"), prices["pinochle"])], arounds]


def _line(points: int, rest: Score) -> Score:
    """One line more, above the rest."""
    return points + rest[0], rest[1] - 1


def _best(held: Counter, kinds: list) -> Score:
    """Try every bundle of every kind, kinds in order so that no multiset comes twice."""
    best = NOTHING
    for index, (cards, paid) in enumerate(kinds):
        for copies in range(1, len(paid) + 1):
            if all(held[card] >= copies for card in cards):
                left = held - Counter(dict.fromkeys(cards, copies))
                best = max(best, _line(paid[copies - 1], _best(left, kinds[index:])))
    return best


def _best_of_trump(
    held: Counter,
    trump: str | None,
    prices: Prices,
    extras: tuple[int, int] | None,
    is_marriage_in_run_paid: bool,
) -> Score:
    """Two stacks of the same cards: what runs may use, and what royal marriages may use."""
    if not trump:
        return NOTHING
    counts = tuple(held[rank + trump] for rank in RUN)
    kinds = [((1, 1, 1, 1, 1), prices["run"])]
    if extras:
        one, both = extras
        kinds += [((1, 1, 2, 1, 1), (one,)), ((1, 1, 1, 2, 1), (one,)), ((1, 1, 2, 2, 1), (both,))]
    royal = prices["royal_marriage"]
    return _two_stacks(counts, counts[2:4], tuple(kinds), royal, is_marriage_in_run_paid)


@cache
def _two_stacks(
    counts: tuple[int, ...],
    royal: tuple[int, ...],
    kinds: tuple,
    paid_royal: tuple[int, ...],
    is_paid: bool,
) -> Score:
    best = _royals(min(royal), paid_royal)
    for index, (takes, paid) in enumerate(kinds):
        for copies in range(1, len(paid) + 1):
            left = tuple(have - take * copies for have, take in zip(counts, takes, strict=True))
            is_free = is_paid and sum(takes) == 5
            lost = (0, 0) if is_free else (takes[2] * copies, takes[3] * copies)
            rest = (royal[0] - lost[0], royal[1] - lost[1])
            if min(left + rest) >= 0:
                more = _two_stacks(left, rest, kinds[index:], paid_royal, is_paid)
                best = max(best, _line(paid[copies - 1], more))
    return best


@cache
def _royals(marriages: int, paid: tuple[int, ...]) -> Score:
    tries = [_line(paid[n - 1], _royals(marriages - n, paid)) for n in range(1, marriages + 1)]
    return max([NOTHING, *tries])
