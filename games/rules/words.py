"""How results speak: names and verbs, figures with a true minus, whole sentences with places.

A template is a pair: the sentence for one player, the sentence for a partnership.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

MINUS = "\u2212"


class Voice:
    """Names the sides of one table, and who sits at it by seat; partnerships take the plural."""

    __slots__ = ("is_plural", "names", "people")

    def __init__(
        self,
        rules: "Rules",
        names: dict[str, str] | None = None,
        people: dict[int, str] | None = None,
    ) -> None:
        self.is_plural = rules.is_partnership
        self.names = names or {}
        self.people = people or {}

    def name(self, side: str) -> str:
        """The display name of a side, its letter when it has none."""
        return self.names.get(side, side)

    def seat(self, seat: int, is_first: bool = False) -> str:
        """Who sits there; "seat 2" where nobody is named, with a capital at the head of a sentence."""
        return self.people.get(seat, f"Seat {seat}" if is_first else f"seat {seat}")

    def say(self, template: tuple[str, str], side: str, **values: object) -> str:
        """The sentence about this side, filled in."""
        return template[self.is_plural].format(name=self.name(side), **values)

    def listed(self, sides: "tuple[str, ...] | list[str]") -> str:
        """Several names in one: Ann, Bob and Cy."""
        names = [self.name(side) for side in sides]
        return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def figure(points: int) -> str:
    """A number as text, with a true minus."""
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    """A change as text: +60, 0 or minus 300 with a true minus."""
    return f"+{points}" if points > 0 else figure(points)
