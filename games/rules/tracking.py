"""An auction followed at the table as it really went, irregular calls included.

IR10: a call against the rules (too low, between the steps, too large a raise, out of turn, after a
pass) that the table let stand is followed like any other, and marked. Unlike `state_of_auction`,
which asks for the calls in turn and voids what nobody has followed yet.
Leaves out what the last player standing is told, and naming trump.
"""

from games.rules.auction import Auction
from games.rules.bids import judge_bid
from games.rules.calls import Call, Floor, hear_call, may_open_low, open_floor
from games.rules.options import Rules

OUT_OF_TURN = "not_your_turn"
AFTER_PASS = "already_passed"


class Track:
    """How far an auction has come: the floor (who may still speak, over which bid) and its calls."""

    __slots__ = ("auction", "floor")

    def __init__(self, rules: Rules, floor: Floor, calls: tuple[Call, ...]) -> None:
        self.floor = floor
        self.auction = Auction(rules, floor, calls)


def follow_calls(
    rules: Rules, order: tuple[int, ...], calls: tuple[tuple[int, int | None], ...]
) -> Track:
    """Follow the calls (seat, bid or None) that stand; order is the seats as they speak.

    A call of a seat that is not in the order is passed over.
    """
    floor, heard = open_floor(order), []
    for seat, bid in calls:
        if seat in order:
            codes = doubts_about(rules, floor, seat, bid)
            floor, call = hear_call(rules, readmitted(floor, seat, bid), seat, bid, True)
            heard.append(_marked(call, codes))
    return Track(rules, floor, tuple(heard))


def doubts_about(rules: Rules, floor: Floor, seat: int, bid: int | None) -> tuple[str, ...]:
    """Name what is irregular about a call, by code: whose turn it is first, then the bid itself."""
    codes = []
    if seat in floor.passed:
        codes.append(AFTER_PASS)
    elif seat != floor.turn:
        codes.append(OUT_OF_TURN)
    if bid is not None:
        ruling = judge_bid(rules, bid, floor.standing, may_open_low(rules, floor, seat))
        codes += [ruling.code] if ruling.code else []
    return tuple(codes)


def readmitted(floor: Floor, seat: int, bid: int | None) -> Floor:
    """The floor for somebody who bids after a pass: the pass counts no more."""
    if bid is None or seat not in floor.passed:
        return floor
    passed = tuple([each for each in floor.passed if each != seat])
    return Floor(floor.order, passed, floor.standing, floor.is_low, floor.turn)


def _marked(call: Call, codes: tuple[str, ...]) -> Call:
    """The call with the first thing that is irregular about it."""
    if call.code or not codes:
        return call
    return Call(call.seat, call.bid, codes[0], call.meaning, call.reason, "IR10")
