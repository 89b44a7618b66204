"""Questions about the totals alone: who has won after this hand (CT20 to CT24, SD15, DD18, G12)."""

from games.rules.deciding import end_hand
from games.rules.options import Rules
from games.rules.rulings.by_hand import ended, totals_after
from games.rules.rulings.given import Given, flag_of
from games.rules.rulings.question import Question
from games.rules.rulings.ruling import Ruling
from games.rules.words import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = ("totals_before", "points", "bidder", "made", "target_before", "hands")
SPAN = 1_000_000


class Standing:
    """Totals before a hand, what it brought, who bid, whether he made it, hands scored so far."""

    __slots__ = ("bidder", "hands", "made", "points", "target", "totals")

    def __init__(self, totals: "dict[str, Any]", points: "dict[str, Any]", bidder: str) -> None:
        self.totals = totals
        self.points = points
        self.bidder = bidder
        self.made = False
        self.target: int | None = None
        self.hands = 0


def read(given: Given, question: Question) -> Standing:
    """The totals and points of the question."""
    sides = given.rules.sides
    totals, points = given.numbers("totals_before"), given.numbers("points")
    for name, numbers in (("totals_before", totals), ("points", points)):
        for side in sides:
            _check(given, f"{name}.{side}", numbers.get(side))
    standing = Standing(totals, points, str(given.get("bidder")))
    standing.made = flag_of(given.get("made")) is not False
    if given.get("target_before") not in (None, ""):
        standing.target = given.number("target_before", 1)
    if given.get("hands") not in (None, ""):
        standing.hands = given.number("hands", 0)
    return standing


def rule_on(rules: Rules, standing: Standing, question: Question, voice: Voice) -> Ruling:
    """Who has won, by which rule."""
    ending = end_hand(
        rules,
        standing.totals,
        standing.target or rules.target,
        standing.points,
        standing.bidder,
        standing.made,
        standing.hands,
        voice.names,
    )
    return ended(rules, ending, question, voice, totals_after(ending))


def _check(given: Given, field: str, value: object) -> None:
    if value is None:
        given.wrong("missing", field, "A number is missing here.")
    elif type(value) is not int or not -SPAN <= value <= SPAN:
        given.wrong("wrong_type", field, "A whole number is expected here.")
