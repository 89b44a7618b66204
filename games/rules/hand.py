"""One hand as it was read from an entry: nothing but its facts."""


class Hand:
    """One hand as read: sides that play, bidder ("" when none), bid (0), trump (""), outcome ("").

    meld, trick_points: points by side, as far as known; took: whether a side won a trick, where
    the entry says so; buried: points in the buried cards, None where the entry does not say.
    """

    __slots__ = (
        "bid",
        "bidder",
        "buried",
        "forced",
        "meld",
        "moon",
        "only_dix",
        "outcome",
        "sides",
        "took",
        "trick_points",
        "trump",
        "under_the_gun",
    )

    def __init__(self, sides: tuple[str, ...]) -> None:
        self.sides = sides
        self.bidder = ""
        self.bid = 0
        self.trump = ""
        self.outcome = ""
        self.meld: dict[str, int] = {}
        self.trick_points: dict[str, int] = {}
        self.took: dict[str, bool] = {}
        self.only_dix: dict[str, bool] = {}
        self.forced = False
        self.under_the_gun = False
        self.moon = False
        self.buried: int | None = None

    @property
    def defenders(self) -> tuple[str, ...]:
        """The sides that play against the bidder."""
        return tuple([side for side in self.sides if side != self.bidder])

    def copied(self) -> "Hand":
        """A hand with the same facts, to try something with."""
        other = Hand(self.sides)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, dict(value) if isinstance(value, dict) else value)
        return other

    def ending_as(self, outcome: str) -> "Hand":
        """The hand as it would be if it ended so, without play; meld not known yet is 0."""
        other = self.copied()
        other.outcome = outcome
        other.meld = {side: self.meld.get(side, 0) for side in self.sides}
        return other
