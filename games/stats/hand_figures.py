"""The figures of one hand that counts, for its rows, on the classic scale (CT16, SD11, DD14, G11).

The margin is meld and trick points of the bidding side less the bid, or what it lacked to save its
meld; a moon is played for every trick and has none. Meld is lost for want of a trick where the
verdict says so: a bidder who fell short was set, whatever he took.
"""

from games.rules.bidding import margin
from games.rules.entry import read_entry
from games.rules.hand import Hand
from games.rules.hand_cards import written_by_seat
from games.rules.known_cards import with_cards
from games.rules.options import unscaled
from games.rules.rounding import counted_points
from games.rules.sheet import SheetLine
from games.rules.table_rules import Rules
from games.rules.variants import LETTERS


class HandFigures:
    """What is the same for all seats of a hand, and by side what is not."""

    def __init__(self, rules: Rules, line: SheetLine) -> None:
        verdict = line.verdict
        assert verdict is not None
        self.rules = rules
        self.verdict = verdict
        self.hand: Hand = read_entry(rules, with_cards(rules, line.facts))
        self.sides = self.hand.sides
        self.result = verdict.result
        self.is_made = verdict.is_made
        self.is_played = self.hand.outcome == "played"
        self.counted = counted_points(rules, self.hand) if self.is_played else {}
        self.bid = unscaled(self.hand.bid, rules.scale)
        self.bidder_seat = bidder_seat(rules, self.hand, line)
        self.delta = by_side(verdict.delta, rules.scale)
        self.meld = by_side(self.hand.meld, rules.scale)
        self.tricks = by_side(self.counted, rules.scale)

    @property
    def margin(self) -> int | None:
        """None where no tricks were played, for a moon, and where no points were lacking."""
        if not self.is_played or self.result == "moon":
            return None
        points = margin(self.rules, self.hand, self.counted[self.hand.bidder])
        return None if points is None else unscaled(points, self.rules.scale)

    def own_meld(self, line: SheetLine, seat: int, side: str) -> int | None:
        """What this seat melded of its side's; None where it is not known."""
        if not self.rules.is_partnership:
            return self.meld.get(side)
        written = written_by_seat(line.facts).get(str(seat))
        return None if written is None else unscaled(written, self.rules.scale)

    def lost(self, side: str) -> int:
        """The meld that this side laid down and lost for want of a trick."""
        return unscaled(self.verdict.lost(side), self.rules.scale)


def bidder_seat(rules: Rules, hand: Hand, line: SheetLine) -> int | None:
    """The seat that bid; of partners it may not be known."""
    if not hand.bidder:
        return None
    seat = line.facts.get("bidder_seat")
    if seat is None and not rules.is_partnership:
        return LETTERS.index(hand.bidder) + 1
    return seat


def by_side(points: dict[str, int], scale: str) -> dict[str, int]:
    return {side: unscaled(value, scale) for side, value in points.items()}
