"""What looks like meld but is not, and why; and which cards may count twice.

F3, F4 the marriage inside a run; F5 tens and nines; F6 a roundhouse; F8 a run outside trump; F9 no
trump named; G3 a card in two classes; M3, M5 to M9 (N3 to N8) cards too few for one more.
"""

from meld.found import MeldFound
from meld.holding import Holding
from meld.tables import MeldRules


class Note:
    """A remark: cards that are held, cards that are missing, a sentence, a rule.

    `denies` is the meld, its suit and how many copies of it are said not to be paid; None where the
    note denies nothing.
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


def notes_of(
    holding: Holding, trump: str | None, rules: MeldRules, found: MeldFound
) -> tuple[Note, ...]:
    """The notes on a count."""
    return ()
