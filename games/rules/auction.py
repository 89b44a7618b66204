"""The auction as a whole: who is to speak, what may be called, who has won it and how.

CT3-CT7 CT13 (forced), SD3 SD4 SD17, DD3-DD5 DD19, Q-CT2 Q-CT3 Q-SD3 Q-DD4, IR10 through calls.py
and bids.py. A call out of turn, after a pass or after the end is an error: nothing tells what was
meant; a bid against the rules is in the answer, marked.
Leaves out tables of four or five in cutthroat (pass their three seats as order) and naming trump.
"""

from games.rules.asking import LARGEST, PLAYERS, inside, read_fields, read_game, read_whole
from games.rules.bids import legal_bids
from games.rules.calls import (
    Call,
    Floor,
    hear_call,
    may_open_low,
    open_floor,
    refuse_call,
    speaking_order,
)
from games.rules.errors import AuctionRefused, Problem
from games.rules.options import Rules
from games.rules.words import Voice


class Auction:
    """An auction as far as it has gone.

    next_seat is None once it is over. bid is the standing bid, in the end the winner's; winner
    stays None after a redeal. is_forced: stuck with forced_bid; is_low: opened under the gun.
    """

    __slots__ = ("calls", "next_seat", "legal_bids", "winner", "bid", "is_forced", "is_low")

    def __init__(self, rules: Rules, floor: Floor, calls: tuple[Call, ...]) -> None:
        self.calls = calls
        self.next_seat = floor.turn
        self.legal_bids = () if floor.turn is None else _legal_for(rules, floor, floor.turn)
        self.winner = floor.left[0] if floor.turn is None and floor.left else None
        self.is_forced = self.winner is not None and floor.standing is None
        self.bid = rules.forced_bid if self.is_forced else floor.standing
        self.is_low = floor.is_low

    @property
    def is_over(self) -> bool:
        """Nobody is to call any more."""
        return self.next_seat is None

    def as_dict(self) -> dict[str, object]:
        """Give the plain form of the API; only a stuck player may not pass, and is not asked."""
        return {
            "next_seat": self.next_seat,
            "legal_bids": list(self.legal_bids),
            "may_pass": not self.is_over,
            "over": self.is_over,
            "winner": self.winner,
            "bid": self.bid,
            "forced": self.is_forced,
            "under_the_gun": self.is_low,
            "calls": [call.as_dict() for call in self.calls],
        }


def state_of_auction(
    rules: Rules,
    order: tuple[int, ...],
    calls: tuple[tuple[int, int | None], ...],
    voice: Voice | None = None,
) -> Auction:
    """Follow the calls (seat, bid or None) of an auction; order is the seats as they speak.

    voice names who sits there in what is refused.

    :raises AuctionRefused: with every call out of turn, after a pass or after the end.
    """
    floor, heard = open_floor(order), []
    problems: list[Problem] = []
    voice = voice or Voice(rules)
    for number, (seat, bid) in enumerate(calls):
        field = inside(inside("calls", number), "seat")
        problems += refuse_call(rules, floor, seat, field, voice)
        if floor.turn is not None and seat not in floor.passed:
            is_followed = number + 1 < len(calls) and calls[number + 1][0] != seat
            floor, call = hear_call(rules, floor, seat, bid, is_followed)
            heard.append(call)
    if problems:
        raise AuctionRefused(tuple(problems))
    return Auction(rules, floor, tuple(heard))


def answer_auction(request: object) -> dict[str, object]:
    """Answer what the API is asked about an auction: {variant, rules?, dealer, calls}.

    :raises AuctionRefused: with every problem of the request.
    """
    fields, problems = read_fields(request, ("variant", "dealer", "calls"), ("rules",))
    rules, wrong_rules = read_game(fields)
    seats = 4 if rules is None else PLAYERS[rules.variant]
    dealer, wrong_dealer = _read_dealer(fields, seats)
    calls, wrong_calls = read_calls(fields, seats)
    problems += wrong_rules + wrong_dealer + wrong_calls
    if rules is None or problems:
        raise AuctionRefused(tuple(problems))
    return state_of_auction(rules, speaking_order(dealer, seats), calls).as_dict()


def _legal_for(rules: Rules, floor: Floor, seat: int) -> tuple[int, ...]:
    return legal_bids(rules, floor.standing, may_open_low(rules, floor, seat))


def _read_dealer(fields: dict[str, object], seats: int) -> tuple[int, list[Problem]]:
    return read_whole(fields.get("dealer", 1), 1, seats, "dealer")


def read_calls(
    fields: dict[str, object], seats: int
) -> tuple[tuple[tuple[int, int | None], ...], list[Problem]]:
    """Give the calls as (seat, bid or None), and what is wrong with their form."""
    calls = fields.get("calls", [])
    if not isinstance(calls, list):
        return (), [Problem("wrong_type", "calls", "A list of calls is expected.")]
    read = [_read_call(call, seats, inside("calls", place)) for place, call in enumerate(calls)]
    return tuple(call for call, _ in read), [one for _, wrong in read for one in wrong]


def _read_call(
    value: object, seats: int, field: str
) -> tuple[tuple[int, int | None], list[Problem]]:
    fields, problems = read_fields(value, ("seat", "bid"), (), field)
    seat, wrong = read_whole(fields.get("seat", 1), 1, seats, inside(field, "seat"))
    if fields.get("bid") is None:
        return (seat, None), problems + wrong
    bid, wrong_bid = read_whole(fields["bid"], 1, LARGEST, inside(field, "bid"))
    return (seat, bid), problems + wrong + wrong_bid
