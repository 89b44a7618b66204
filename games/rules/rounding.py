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


def counted_between(rules: "Rules", points: int, others: int) -> tuple[int, int]:
    """The fewest and the most that so many of the bidder's points count, beside so many sides.

    How the others share the rest decides: at most four are lost to each side, at most five gained.
    """
    if not is_rounded(rules):
        return points, points
    rest = rules.trick_total - points
    largest = (rest + 5 * min(others, rest // 5)) // 10 * 10
    smallest = -(-max(0, rest - 4 * others) // 10) * 10
    return max(0, rules.trick_total - largest), max(0, rules.trick_total - smallest)


def points_to_count(rules: "Rules", wanted: int, others: int) -> tuple[int, int]:
    """The fewest trick points with which the bidder may count so many, and surely does."""
    exact = -(-max(0, wanted) // rules.trick_step) * rules.trick_step
    if not is_rounded(rules) or wanted > rules.trick_total:
        return exact, exact
    ranges = [counted_between(rules, each, others) for each in range(rules.trick_total + 1)]
    may = min([at for at, (_, most) in enumerate(ranges) if most >= wanted])
    return may, min([at for at, (fewest, _) in enumerate(ranges) if fewest >= wanted])


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
