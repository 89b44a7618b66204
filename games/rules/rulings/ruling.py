"""What is answered: a headline, a reason, the figures, and how a result is shown beside others."""

from games.rules.words import Voice, figure

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

    def as_dict(self, name: str = "") -> "dict[str, Any]":
        """Plain data; `name` stands over the first line of a side."""
        return {
            "points": self.points,
            "text": "" if self.points is None else figure(self.points),
            "name": name,
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
        shown: "list[dict[str, Any]]",
        figures: list[Figure],
    ) -> None:
        self.headline = headline
        self.reason = reason
        self.rules = [id for at, id in enumerate(rules) if id and id not in rules[:at]]
        self.result = result
        self.shown = shown
        self.figures = figures
        self.remedies: list[dict[str, Any]] = []


def named(figures: list[Figure], voice: Voice) -> "list[dict[str, Any]]":
    """The figures as plain data, each side's with its name over the first."""
    found, before = [], ""
    for one in figures:
        found.append(one.as_dict(voice.name(one.side) if one.side != before else ""))
        before = one.side
    return found


def show(text: str, word: str = "", side: str = "") -> "dict[str, Any]":
    """One cell of the table under other rules."""
    return {"side": side, "word": word, "text": text, "is_set": word == "SET"}


def said(*parts: str) -> str:
    """Sentences one after the other, without the empty ones."""
    return " ".join([part for part in parts if part])
