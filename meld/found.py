"""What was found in a holding: melds by class, bonuses, the total, each with its rule (G3)."""

from meld.values import MeldRow


class Meld:
    """One line: a meld, how many copies as one (2 = double), points for them together, the cards.

    `suit` only on common marriages; `rule` is a rule id or the name of a house option.
    """

    __slots__ = ("cards", "count", "meld", "points", "rule", "suit", "title")

    def __init__(self, row: MeldRow, count: int, points: int, suit: str, rule: str) -> None:
        self.meld = row.name
        self.title = row.title
        self.count = count
        self.suit = suit if row.name == "marriage" else None
        self.points = points
        self.cards = row.cards_in(suit) * count
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """The line as the API gives it."""
        line: dict[str, object] = {
            "meld": self.meld,
            "count": self.count,
            "points": self.points,
            "cards": list(self.cards),
            "rule": self.rule,
        }
        return line | {"suit": self.suit} if self.suit else line


class MeldClass:
    """The melds of one class: 1 runs, marriages, dix; 2 pinochles; 3 arounds."""

    __slots__ = ("melds", "number", "total")

    def __init__(self, number: int, melds: tuple[Meld, ...]) -> None:
        self.number = number
        self.melds = melds
        self.total = sum([meld.points for meld in melds])

    def as_dict(self) -> dict[str, object]:
        """The class as the API gives it."""
        melds = [meld.as_dict() for meld in self.melds]
        return {"class": self.number, "total": self.total, "melds": melds}


class Bonus:
    """Points beside the melds: `roundhouse_bonus`."""

    __slots__ = ("name", "points", "rule")

    def __init__(self, name: str, points: int, rule: str) -> None:
        self.name = name
        self.points = points
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """The bonus as the API gives it."""
        return {"name": self.name, "points": self.points, "rule": self.rule}


class MeldFound:
    """All that a holding melds for one trump: the total and the lines that add up to it."""

    __slots__ = ("bonuses", "classes", "total")

    def __init__(self, classes: tuple[MeldClass, ...], bonuses: tuple[Bonus, ...]) -> None:
        self.classes = classes
        self.bonuses = bonuses
        parts = [one.total for one in classes] + [bonus.points for bonus in bonuses]
        self.total = sum(parts)

    def as_dict(self) -> dict[str, object]:
        """What was found as the API gives it."""
        return {
            "total": self.total,
            "classes": [one.as_dict() for one in self.classes],
            "bonuses": [bonus.as_dict() for bonus in self.bonuses],
        }
