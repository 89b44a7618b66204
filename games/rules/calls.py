"""One call in an auction: may this seat speak, what changes by what it says, who speaks next.

CT3 SD3 DD3 (dealer's left first, a pass is final), CT4 CT26 (duty to open, as advice), Q-CT2 (who
may open under the gun), CT7 SD4 DD4 (redeal, or the last one is stuck and is not asked), IR10 (a bid
against the rules is void, to be made good or passed; once the next player has called it stands).
The dealer speaks last, so a stuck "last player" and a stuck "dealer" are the same seat.
Leaves out the bids themselves (bids.py) and the result (auction.py).
"""

from games.rules.bids import judge_bid, meaning_of
from games.rules.errors import Problem
from games.rules.options import Rules
from games.rules.words import Voice

PASS_RULE = {"cutthroat": "CT3", "single-deck": "SD3", "double-deck": "DD19"}
VOID = " Make it good or pass (IR10)."
STANDS = " The next player has called, so it stands (IR10)."
PASSED = "A pass is final."
PASSED_FIRST = "A player with meld must open, so this pass says: no meld."


class Call:
    """One call and its ruling; bid is None for a pass, code is "" when the call is legal."""

    __slots__ = ("seat", "bid", "code", "meaning", "reason", "rule")

    def __init__(
        self, seat: int, bid: int | None, code: str, meaning: str | None, reason: str, rule: str
    ) -> None:
        self.seat = seat
        self.bid = bid
        self.code = code
        self.meaning = meaning
        self.reason = reason
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """Give the plain form of the API."""
        return {
            "seat": self.seat,
            "bid": self.bid,
            "legal": not self.code,
            "meaning": self.meaning,
            "reason": self.reason,
            "rule": self.rule,
        }


class Floor:
    """Who may still speak, over which bid.

    order is the seats as they speak, the dealer last; standing is None before the first bid;
    is_low says that the auction was opened under the gun; turn is None once it is over.
    """

    __slots__ = ("order", "passed", "standing", "is_low", "turn")

    def __init__(
        self,
        order: tuple[int, ...],
        passed: tuple[int, ...],
        standing: int | None,
        is_low: bool,
        turn: int | None,
    ) -> None:
        self.order = order
        self.passed = passed
        self.standing = standing
        self.is_low = is_low
        self.turn = turn

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have not passed, as they speak."""
        return tuple(seat for seat in self.order if seat not in self.passed)

    def given_to(self, turn: int | None) -> "Floor":
        """Give the same floor with another seat to speak."""
        return Floor(self.order, self.passed, self.standing, self.is_low, turn)


def open_floor(order: tuple[int, ...]) -> Floor:
    """Begin an auction: the first seat of the order is to speak."""
    return Floor(order, (), None, False, order[0])


def speaking_order(dealer: int, seats: int) -> tuple[int, ...]:
    """List the seats 1 to seats from the dealer's left round to the dealer."""
    return tuple((dealer + place) % seats + 1 for place in range(seats))


def may_open_low(rules: Rules, floor: Floor, seat: int) -> bool:
    """Say whether a seat has the right to open under the gun now."""
    if floor.standing is not None or rules.under_the_gun_minimum is None:
        return False
    holder = {"duty": seat, "dealer": floor.order[-1]}
    return holder.get(rules.under_the_gun_seat, floor.order[0]) == seat


def next_seat(rules: Rules, floor: Floor, after: int) -> int | None:
    """Give the next seat that has not passed, or None when the auction is over."""
    has_winner = floor.standing is not None or rules.pass_out != "redeal"
    if len(floor.left) <= (1 if has_winner else 0):
        return None
    place = floor.order.index(after) + 1
    following = floor.order[place:] + floor.order[:place]
    return next(seat for seat in following if seat not in floor.passed)


def refuse_call(rules: Rules, floor: Floor, seat: int, field: str, voice: Voice) -> list[Problem]:
    """Say why a seat may not speak now: already_passed or not_your_turn."""
    rule, who = PASS_RULE[rules.variant], voice.seat(seat, True)
    if seat in floor.passed:
        return [Problem("already_passed", field, f"{who} has passed; a pass is final.", rule)]
    if floor.turn is None:
        return [Problem("not_your_turn", field, "The auction is over; nobody is to call.", rule)]
    if seat != floor.turn:
        message = f"{who} called, but it is the turn of {voice.seat(floor.turn)}."
        return [Problem("not_your_turn", field, message, rule)]
    return []


def hear_call(
    rules: Rules, floor: Floor, seat: int, bid: int | None, is_followed: bool
) -> tuple[Floor, Call]:
    """Let a seat call; is_followed: another seat called after it, so that even a bad bid stands."""
    if bid is None:
        after = Floor(floor.order, floor.passed + (seat,), floor.standing, floor.is_low, seat)
        return after.given_to(next_seat(rules, after, seat)), _judge_pass(rules, floor, seat)
    call = _judge_call(rules, floor, seat, bid, is_followed)
    if call.code and not is_followed:
        return floor.given_to(seat), call
    opens_low = not call.code and may_open_low(rules, floor, seat) and bid < rules.bid_steps[0][0]
    after = Floor(floor.order, floor.passed, bid, floor.is_low or opens_low, seat)
    return after.given_to(next_seat(rules, after, seat)), call


def _judge_pass(rules: Rules, floor: Floor, seat: int) -> Call:
    if floor.standing is None and rules.open_duty == "must_open_with_meld":
        return Call(seat, None, "", None, PASSED_FIRST, "CT4")
    return Call(seat, None, "", None, PASSED, PASS_RULE[rules.variant])


def _judge_call(rules: Rules, floor: Floor, seat: int, bid: int, is_followed: bool) -> Call:
    ruling = judge_bid(rules, bid, floor.standing, may_open_low(rules, floor, seat))
    if ruling.code:
        reason = ruling.reason + (STANDS if is_followed else VOID)
        return Call(seat, bid, ruling.code, None, reason, ruling.rule)
    meaning = meaning_of(rules, bid, floor.standing)
    return Call(seat, bid, "", meaning, ruling.reason, ruling.rule)
