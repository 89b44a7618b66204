"""Bids: which may be called, what is wrong with one, and what it promises.

CT5 and Q-CT2 (minimum, under the gun), CT6, SD3, Q-SD3, DD3, DD19 (steps and raises), DD5 (meanings).
Silent in the rules, settled here: one step above the standing bid is always a legal raise, even
where max_raise is smaller than the step. An under-the-gun opening may be any step from its own
minimum on; max_raise limits an opening only above the ordinary minimum. Meanings are those of
double deck; an opening above 51 reads as a raise over the minimum; other games have no agreed ones.
Leaves out whose turn it is (auction.py).
"""

from games.rules.options import Rules

MOST_LISTED = 20
OPENING_RULE = {"cutthroat": "CT5", "single-deck": "SD3", "double-deck": "DD3"}
RAISE_RULE = {"cutthroat": "CT6", "single-deck": "SD3", "double-deck": "DD19"}
ACES = "An ace in every suit."
CONFIDENCE = "Confident of the play; promises no meld."


class Ruling:
    """What is said about one bid: code is "" when it is legal."""

    __slots__ = ("code", "reason", "rule")

    def __init__(self, code: str, reason: str, rule: str) -> None:
        self.code = code
        self.reason = reason
        self.rule = rule


class Window:
    """What may be called now: floor (below it a bid is too low), lowest and highest legal bid.

    highest is None without a limit.
    """

    __slots__ = ("floor", "highest", "lowest")

    def __init__(self, floor: int, lowest: int, highest: int | None) -> None:
        self.floor = floor
        self.lowest = lowest
        self.highest = highest


def bid_window(rules: Rules, standing: int | None, opens_low: bool = False) -> Window:
    """Give the window over a standing bid, or for an opening when standing is None."""
    if standing is not None:
        lowest = next_on_step(rules, standing)
        return Window(standing + 1, lowest, _highest(rules, standing, lowest))
    minimum, step = rules.bid_steps[0]
    low = rules.under_the_gun_minimum if opens_low else None
    floor = minimum if low is None else min(low, minimum)
    return Window(floor, next_on_step(rules, floor - 1), _highest(rules, minimum - step, minimum))


def legal_bids(
    rules: Rules, standing: int | None, opens_low: bool = False, most: int = MOST_LISTED
) -> tuple[int, ...]:
    """List the lowest legal bids, ascending."""
    window = bid_window(rules, standing, opens_low)
    found: list[int] = []
    bid = window.lowest
    while len(found) < most and (window.highest is None or bid <= window.highest):
        found.append(bid)
        bid = next_on_step(rules, bid)
    return tuple(found)


def judge_bid(rules: Rules, bid: int, standing: int | None, opens_low: bool = False) -> Ruling:
    """Say whether a bid may be called, and why (bid_below_minimum, bid_off_step, raise_too_large)."""
    window = bid_window(rules, standing, opens_low)
    rule = (OPENING_RULE if standing is None else RAISE_RULE)[rules.variant]
    if bid < window.floor:
        return Ruling("bid_below_minimum", _too_low(bid, standing, window), rule)
    if window.highest is not None and bid > window.highest:
        return Ruling("raise_too_large", _too_high(bid, standing, window), rule)
    if next_on_step(rules, bid - 1) != bid:
        return Ruling("bid_off_step", _off_step(rules, bid), rule)
    return Ruling("", _legal(rules, bid, standing), rule)


def meaning_of(rules: Rules, bid: int, standing: int | None) -> str | None:
    """Say what a legal bid tells the partner, or None where it promises nothing (DD5)."""
    if rules.bid_meanings == "off" or rules.variant != "double-deck":
        return None
    minimum, step = rules.bid_steps[0]
    steps_up = (bid - (minimum if standing is None else standing)) // step
    jump_to = rules.bid_steps[1][0] if len(rules.bid_steps) > 1 else None
    if steps_up < 2:
        return ACES if standing is None and steps_up == 1 else None
    if jump_to is None or bid < jump_to:
        return f"About {steps_up * 10 * _points_a_step(rules)} meld in hand."
    return CONFIDENCE if bid == jump_to else None


def next_on_step(rules: Rules, bid: int) -> int:
    """Give the lowest bid on a step above the one given, whatever max_raise says."""
    row = _row_of(rules, bid)
    start, step = rules.bid_steps[row]
    higher = bid + step - (bid - start) % step
    following = rules.bid_steps[row + 1 : row + 2]
    return min([higher] + [start for start, _ in following])


def _row_of(rules: Rules, bid: int) -> int:
    reached = [row for row, (start, _) in enumerate(rules.bid_steps) if start <= bid]
    return reached[-1] if reached else 0


def _highest(rules: Rules, standing: int, lowest: int) -> int | None:
    return None if rules.max_raise is None else max(standing + rules.max_raise, lowest)


def _points_a_step(rules: Rules) -> int:
    return 10 if rules.scale == "times_ten" else 1


def _too_low(bid: int, standing: int | None, window: Window) -> str:
    if standing is None:
        return f"{bid} is too low: the lowest opening bid is {window.lowest}."
    return f"{bid} is too low: {standing} stands, the next bid is {window.lowest}."


def _too_high(bid: int, standing: int | None, window: Window) -> str:
    span = f"from {window.lowest} to {window.highest}"
    if standing is None:
        return f"{bid} is too high to open: an opening bid is {span}."
    return f"{bid} is too large a raise: over {standing} a bid is {span}."


def _off_step(rules: Rules, bid: int) -> str:
    step = rules.bid_steps[_row_of(rules, bid)][1]
    return f"{bid} is between the steps: bids go by {step}, the next one is {next_on_step(rules, bid)}."


def _legal(rules: Rules, bid: int, standing: int | None) -> str:
    minimum = rules.bid_steps[0][0]
    if standing is not None:
        return f"{bid} is {bid - standing} over {standing}."
    if bid < minimum:
        return f"{bid} opens under the gun, below the usual {minimum}."
    return f"{bid} opens; the lowest opening bid is {minimum}."
