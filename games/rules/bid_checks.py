"""What is odd about a bid: warnings, because it may really have happened (CT5 CT6 SD3 SD17 DD3).

A forced bid at the forced figure never warns. Where an auction was opened under the gun, steps
count from that minimum. Any bid on the steps can be the last of an auction (Q-SD3), so a raise
that was too large shows only in the calls (`auction.py`).
"""

from games.rules.errors import Problem
from games.rules.hand import Hand
from games.rules.rule_names import rule_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules


def bid_warnings(rules: "Rules", hand: Hand, field: str) -> tuple[Problem, ...]:
    """What the table may record after one more tap."""
    if not hand.bid or (hand.forced and hand.bid == rules.forced_bid):
        return ()
    lowest, step = _level(rules, hand)
    found = []
    if hand.bid < lowest:
        text = f"A bid of {hand.bid} is below the lowest, {lowest}."
        found.append(("bid_below_minimum", text, rule_for(rules, "bid", "bid_steps")))
    if (hand.bid - lowest) % step:
        text = f"{hand.bid} is no bid: from {lowest} on bids go up by {step}."
        found.append(("bid_off_step", text, rule_for(rules, "step", "bid_steps")))
    if hand.forced and not hand.under_the_gun:
        text = f"A forced bid is {rules.forced_bid} at this table, not {hand.bid}."
        found.append(("forced_bid_differs", text, rule_for(rules, "forced", "forced_bid")))
    return tuple([Problem(code, f"{field}.bid", text, rule) for code, text, rule in found])


def _level(rules: "Rules", hand: Hand) -> tuple[int, int]:
    """The figure from which this bid's steps count, and the step."""
    low, step = rules.bid_steps[0]
    for level in rules.bid_steps:
        if level[0] <= hand.bid:
            low, step = level
    opened = rules.under_the_gun_minimum
    if hand.under_the_gun and opened is not None and hand.bid < low:
        return min(opened, low), step
    return low, step
