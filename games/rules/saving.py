"""What saves a side's meld: a trick, a counter, a number of points, nothing (CT16 SD11 DD14).

Buried cards are no tricks and save nothing (CT17). `defenders_save_points`, where a table gives
it, is what its defenders must take, whatever `saves_meld` asks of the bidder.
"""

from games.rules.hand import Hand
from games.rules.rule_names import rule_for
from games.rules.verdict import Reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def owns_buried(rules: "Rules", hand: Hand, side: str) -> bool:
    """Whether this side's trick points may hold the buried cards."""
    return rules.widow > 0 and (side == hand.bidder) == (rules.buried_counters_to == "bidder")


def points_to_save(rules: "Rules", is_bidder: bool) -> int | None:
    """How many points won in tricks save the meld; None where any trick does."""
    if not is_bidder and rules.defenders_save_points is not None:
        return rules.defenders_save_points
    if rules.saves_meld == "one_trick":
        return None
    return {"one_point": 1, "points": rules.saves_meld_points, "none": 0}[rules.saves_meld]


def least_to_save(rules: "Rules", is_bidder: bool) -> int:
    """The fewest trick points with which the meld is surely saved (0: a trick without any)."""
    points = points_to_save(rules, is_bidder)
    if not points:
        return 0
    step = rules.trick_step
    return max(fewest_points(rules), -(-points // step) * step)


def fewest_points(rules: "Rules") -> int:
    """The fewest trick points above none: the smallest counter, or the last trick."""
    return min(rules.counters.smallest, rules.last_trick)


def took_trick(rules: "Rules", hand: Hand, side: str) -> bool:
    """Whether the side won a trick: as the entry says, else when its points were won in tricks."""
    if side in hand.took:
        return hand.took[side]
    return points_won(rules, hand, side) > 0


def points_won(rules: "Rules", hand: Hand, side: str) -> int:
    """Trick points without what lay buried."""
    points = hand.trick_points[side]
    if not owns_buried(rules, hand, side):
        return points
    if hand.took.get(side) is False:
        return 0
    return points - (hand.buried or 0) if side == hand.bidder else points


def is_saved(rules: "Rules", hand: Hand, side: str) -> bool:
    """Whether what the side took in tricks saves its meld."""
    needed = points_to_save(rules, side == hand.bidder)
    if needed is None:
        return took_trick(rules, hand, side)
    return points_won(rules, hand, side) >= needed


def is_safe_dix(rules: "Rules", hand: Hand, side: str) -> bool:
    """Whether the meld is nothing but nines and this table never takes those away."""
    return rules.dix_always_safe and hand.only_dix.get(side, False)


def saved_text(rules: "Rules", hand: Hand, side: str) -> str:
    """How the meld of a side was saved."""
    needed = points_to_save(rules, side == hand.bidder)
    if needed is None:
        return "meld, saved by a trick"
    if needed == 0:
        return "meld"
    return f"meld, saved by {points_won(rules, hand, side)} in tricks"


def unsaved_reason(rules: "Rules", hand: Hand, side: str, rule: str) -> Reason:
    """The line of a meld that its side did not save."""
    return Reason(side, 0, unsaved_text(rules, hand, side), rule, hand.meld[side])


def unsaved_text(rules: "Rules", hand: Hand, side: str) -> str:
    """Why the meld of a side that did not save is lost, with the figures."""
    meld, needed = hand.meld[side], points_to_save(rules, side == hand.bidder)
    if needed is None:
        return f"meld of {meld} lost: no trick won"
    if needed == 1:
        return f"meld of {meld} lost: no trick points"
    won = points_won(rules, hand, side)
    return f"meld of {meld} lost: {won} pulled, {needed} needed"


def saving_rule(rules: "Rules", is_bidder: bool) -> str:
    """The rule that says what saves meld."""
    if not is_bidder and rules.defenders_save_points is not None:
        return "defenders_save_points"
    return rule_for(rules, "saved", "saves_meld", "saves_meld_points")
