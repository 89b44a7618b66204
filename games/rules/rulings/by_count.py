"""Counters and the last trick added up for each side (V1 to V4, DD16)."""

from games.rules.options import Rules
from games.rules.rule_names import rule_of_total
from games.rules.rulings.given import Given
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Figure, Ruling, said, show
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = ("counters", "last_trick")
FITS = "{sums} together, as every hand has."
DOES_NOT = "{sums} together, and a hand has {total}: {off} {way}."


class Piles:
    """Points of the counters by side, without the last trick, and the side that took that."""

    __slots__ = ("counters", "last_trick")

    def __init__(self, counters: "dict[str, Any]", last_trick: str) -> None:
        self.counters = counters
        self.last_trick = last_trick


def read(given: Given, question: Question) -> Piles:
    """The piles of the question."""
    counters, sides = given.numbers("counters"), given.rules.sides
    for side in sides:
        points = counters.get(side)
        if type(points) is not int or not 0 <= points <= 1_000_000:
            given.wrong("missing", f"counters.{side}", f"How much has {side} in counters?")
    return Piles(counters, str(given.get("last_trick")))


def rule_on(rules: Rules, piles: Piles, question: Question, voice: Voice) -> Ruling:
    """Trick points of each side, and whether they are a whole hand."""
    points = {side: piles.counters[side] for side in rules.sides}
    figures = [
        Figure(points[side], "counters", rule_of_total(rules), (), side) for side in rules.sides
    ]
    points[piles.last_trick] += rules.last_trick
    last = Figure(rules.last_trick, "last trick", question.rules[0], (), piles.last_trick)
    figures.append(last)
    total = sum([points[side] for side in rules.sides])
    figures.append(Figure(total, "together", rule_of_total(rules), (), "", True))
    names = ", ".join([f"{voice.name(side)} {points[side]}" for side in rules.sides])
    result = {"trick_points": points, "sum": total, "total": rules.trick_total}
    shown = [show(str(points[side]), "", side) for side in rules.sides]
    fits = total == rules.trick_total
    reason = FITS.format(sums=total) if fits else _off(rules, total)
    reason = said(reason, question.because(rules, fits))
    used = [rule_of_total(rules)] + list(question.rules)
    return Ruling(f"{names}.", reason, used, result, shown, figures)


def _off(rules: Rules, total: int) -> str:
    off = rules.trick_total - total
    way = "are missing" if off > 0 else "are too many"
    return DOES_NOT.format(sums=total, total=rules.trick_total, off=abs(off), way=way)
