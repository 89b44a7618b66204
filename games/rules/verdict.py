"""What the score of a hand is told as: reasons that add up, warnings, one sentence."""

from games.rules.errors import Problem
from games.rules.hand import Hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Reason:
    """One line of an explanation: side, points that count for it, words, rule id.

    lost: the meld that it says was lost for want of a trick, in points.
    """

    __slots__ = ("lost", "points", "rule", "side", "text")

    def __init__(self, side: str, points: int, text: str, rule: str, lost: int = 0) -> None:
        self.lost = lost
        self.side = side
        self.points = points
        self.text = text
        self.rule = rule

    def as_dict(self) -> "dict[str, Any]":
        """Plain data: side, points, text, rule."""
        return {"side": self.side, "points": self.points, "text": self.text, "rule": self.rule}


class Verdict:
    """The score of one hand.

    result: made, set, conceded, thrown_in, short_meld, no_marriage, passed_out or moon;
    delta: points by side, the sums of the reasons; is_made: whether the bidder did what he bid;
    headline: one sentence; workings: the sum before saving ("Made, 30 to spare: ..."); short: a
    word or two for the sheet line; warnings: what is odd and may be recorded all the same.
    """

    __slots__ = (
        "bidder",
        "delta",
        "headline",
        "is_made",
        "reasons",
        "result",
        "short",
        "warnings",
        "workings",
    )

    def __init__(
        self, result: str, hand: Hand, is_made: bool, headline: str, workings: str
    ) -> None:
        self.result = result
        self.bidder = hand.bidder
        self.is_made = is_made
        self.delta = dict.fromkeys(hand.sides, 0)
        self.reasons: tuple[Reason, ...] = ()
        self.headline = headline
        self.workings = workings
        self.short = result.replace("_", " ")
        self.warnings: tuple[Problem, ...] = ()

    def add(self, reasons: list[Reason]) -> None:
        """Put reasons at the end; their points count."""
        self.reasons += tuple(reasons)
        for reason in reasons:
            self.delta[reason.side] += reason.points

    @property
    def is_set(self) -> bool:
        """Whether the bidding side fell short in play."""
        return self.result == "set"

    def lost(self, side: str) -> int:
        """The meld that this side laid down and lost for want of a trick, in points."""
        return sum([reason.lost for reason in self.of_side(side)])

    def of_side(self, side: str) -> tuple[Reason, ...]:
        """The reasons of one side, in order."""
        return tuple([reason for reason in self.reasons if reason.side == side])
