"""Trick points as they count: exact, or rounded with 11-10-4-3-2 (option round_trick_points).

Every side but the bidder's is rounded to the nearest ten, fives up; the bidder gets the rest, and
never less than 0. What saves meld goes by the exact points.
"""

from games.rules.hand import Hand
from games.rules.verdict import Reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def counted_points(rules: "Rules", hand: Hand) -> dict[str, int]:
    """Trick points by side as they count."""
    if not is_rounded(rules):
        return hand.trick_points
    counted = {side: (hand.trick_points[side] + 5) // 10 * 10 for side in hand.defenders}
    counted[hand.bidder] = max(0, rules.trick_total - sum(counted.values()))
    return counted


def is_rounded(rules: "Rules") -> bool:
    """Whether this table rounds."""
    rounds = rules.round_trick_points == "nearest_ten"
    return rounds and rules.counter_values == "11-10-4-3-2"


def tricks_reason(rules: "Rules", hand: Hand, side: str, points: int, rule: str) -> Reason:
    """The line of a side's trick points that count."""
    exact = hand.trick_points[side]
    if points != exact:
        text = f"trick points, {exact} rounded"
        return Reason(side, points, text, "round_trick_points")
    return Reason(side, points, "trick points" if points else "no trick points", rule)
