"""What is answered: a headline, a reason, the figures, and how a result is shown beside others."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Figure:
    """One line under the answer: points (None where it has none), words, rule, cards, side."""

    __slots__ = ("cards", "is_sum", "points", "rule", "side", "words")

    def __init__(
        self,
        points: int | None,
        words: str,
        rule: str = "",
        cards: tuple[str, ...] = (),
        side: str = "",
        is_sum: bool = False,
    ) -> None:
        self.points = points
        self.words = words
        self.rule = rule
        self.cards = cards
        self.side = side
        self.is_sum = is_sum

    def as_dict(self) -> "dict[str, Any]":
        """Plain data."""
        return {
            "points": self.points,
            "words": self.words,
            "rule": self.rule,
            "cards": list(self.cards),
            "side": self.side,
            "is_sum": self.is_sum,
        }


class Ruling:
    """An answer under one set of rules.

    result: for programs, by kind; shown: a word and a text for each side (or one for all) as the
    table "under other rules" shows it; rules: ids in order; remedies: rows as plain data.
    """

    __slots__ = ("figures", "headline", "reason", "remedies", "result", "rules", "shown")

    def __init__(
        self,
        headline: str,
        reason: str,
        rules: "list[str] | tuple[str, ...]",
        result: "dict[str, Any]",
        shown: "list[dict[str, str]]",
        figures: list[Figure],
    ) -> None:
        self.headline = headline
        self.reason = reason
        self.rules = [id for at, id in enumerate(rules) if id and id not in rules[:at]]
        self.result = result
        self.shown = shown
        self.figures = figures
        self.remedies: list[dict[str, Any]] = []


def show(text: str, word: str = "", side: str = "") -> dict[str, str]:
    """One cell of the table under other rules."""
    return {"side": side, "word": word, "text": text}


def said(*parts: str) -> str:
    """Sentences one after the other, without the empty ones."""
    return " ".join([part for part in parts if part])
