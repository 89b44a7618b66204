"""Measuring: the quickest of many rounds, and ratios of two taken turn and turn about."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import perf_counter

ROUNDS = 15


@dataclass(frozen=True)
class Figure:
    """One line of the benchmark."""

    name: str
    value: float
    unit: str

    def __str__(self) -> str:
        return f"{self.name}: {self.value:.4g} {self.unit}"


def seconds(work: Callable[[], object]) -> float:
    """How long one round of the work takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def quickest(*works: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    """The shortest time of each work, in seconds, all of them in turn in every round."""
    times = [[seconds(work) for work in works] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def each(function: Callable[[object], object], items: Iterable[object]) -> Callable[[], object]:
    """A round of work: the function on each item, its answers kept for the length of the round."""
    items = list(items)
    return lambda: [function(item) for item in items]
