"""A remark on a count, and the count that remarks are made on."""

from meld.found import Meld, MeldFound
from meld.holding import Holding
from meld.tables import MeldRules


class Note:
    """A remark: cards that are held, cards that are missing, a sentence, a rule.

    `denies` is a meld, its suit ("" for none) and how many copies of it are said not all to be
    paid; None where the note denies nothing.
    """

    __slots__ = ("cards", "denies", "missing", "rule", "text")

    def __init__(
        self,
        cards: "list[str] | tuple[str, ...]",
        text: str,
        rule: str,
        denies: tuple[str, str, int] | None = None,
        missing: "list[str] | tuple[str, ...]" = (),
    ) -> None:
        self.cards = tuple(cards)
        self.text = text
        self.rule = rule
        self.denies = denies
        self.missing = tuple(missing)

    def as_dict(self) -> dict[str, object]:
        """The note as plain data."""
        return {
            "cards": list(self.cards),
            "missing": list(self.missing),
            "text": self.text,
            "rule": self.rule,
        }


class Counted:
    """A holding, the trump (or None) and the rules it was counted under, and what was found."""

    __slots__ = ("found", "holding", "rules", "trump")

    def __init__(
        self, holding: Holding, trump: str | None, rules: MeldRules, found: MeldFound
    ) -> None:
        self.holding = holding
        self.trump = trump
        self.rules = rules
        self.found = found

    def lines(self, *names: str) -> list[Meld]:
        """The lines of these melds."""
        return [meld for one in self.found.classes for meld in one.melds if meld.meld in names]
