"""What the bidder must take in tricks, from bid and meld (G11; options round_trick_points, saves_meld).

Trick points are whole steps, so a need is rounded up to one. Where the others' points are rounded
and two of them share the rest, between `may` and `sure` the way in which they share it decides.
"""

from games.rules.hand import Hand
from games.rules.rounding import points_to_count
from games.rules.saving import is_safe_dix, least_to_save, points_to_save

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


class Need:
    """Trick points: sure (the bid is made), may (it may be, never with less), saves (the meld is).

    0 where no point is needed; by_trick: a trick is, if only one without points.
    """

    __slots__ = ("by_trick", "may", "saves", "sure")

    def __init__(self, may: int, sure: int, saves: int, by_trick: bool) -> None:
        self.may = may
        self.sure = sure
        self.saves = saves
        self.by_trick = by_trick


def need_of(rules: "Rules", hand: Hand) -> Need:
    """The trick points that make the bid and save the meld (G11)."""
    is_safe = is_safe_dix(rules, hand, hand.bidder)
    saves = 0 if is_safe else least_to_save(rules, True)
    missing = hand.bid - hand.meld[hand.bidder]
    may, sure = points_to_count(rules, missing, len(hand.defenders))
    by_trick = not is_safe and points_to_save(rules, True) is None
    return Need(max(may, saves), max(sure, saves), saves, by_trick)


def set_by(rules: "Rules", need: Need) -> int | None:
    """The trick points with which the others set the bidder, None where they cannot."""
    if not 0 < need.may <= rules.trick_total:
        return None
    return rules.trick_total - need.may + rules.trick_step
