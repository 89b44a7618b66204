"""The auction judge: each call legal or not and why, who speaks next, what may be called.

CT3-CT7, SD3, SD4, DD3-DD5, DD19 through calls.py and tracking.py; IR10: the last call against the
rules is void, and the player makes it good or passes; once somebody else has called it stands.
Settled here: after the end of the auction nothing stands.
"""

from games.rules.asked_calls import AskedCalls, read_asked_calls
from games.rules.auction_words import end_said, notices, turn_said
from games.rules.calls import PASS_RULE, STANDS, Call, Floor, hear_call, open_floor
from games.rules.followed import Followed
from games.rules.tracking import AFTER_PASS, OUT_OF_TURN, Track, doubts_about, readmitted

CHIPS = 9
IS_VOID = " It does not count (IR10)."


def answer_calls(request: object) -> dict[str, object]:
    """Answer what is asked about an auction among people with names, in finished words.

    :raises AuctionRefused: with every problem of the request.
    """
    asked = read_asked_calls(request)
    followed, lines = judge_calls(asked)
    auction = followed.auction
    sentence, rule = turn_said(followed), PASS_RULE[asked.rules.variant]
    if auction.is_over:
        sentence, rule = end_said(followed)
    return {
        "sentence": sentence,
        "rule": rule,
        "next_seat": followed.turn,
        "bids": offered_bids(followed),
        "may_pass": not auction.is_over,
        "over": auction.is_over,
        "winner": auction.winner,
        "bid": auction.bid,
        "forced": auction.is_forced,
        "under_the_gun": auction.is_low,
        "may_take_back": bool(asked.calls),
        "seats": [_seat(followed, seat) for seat in followed.order],
        "notices": [{"text": text, "rule": id_} for text, id_ in notices(followed)],
        "calls": lines,
    }


def judge_calls(asked: AskedCalls) -> tuple[Followed, list[dict[str, object]]]:
    """Follow the calls that stand, and say of each call whether it is legal and why."""
    floor, heard, lines = open_floor(asked.order), [], []
    for number, (seat, bid) in enumerate(asked.calls):
        is_followed = number + 1 < len(asked.calls) and asked.calls[number + 1][0] != seat
        fault = _out_of_turn(asked, floor, seat, bid)
        stands = floor.turn is not None and (is_followed or not fault)
        if stands:
            floor, call = hear_call(
                asked.rules, readmitted(floor, seat, bid), seat, bid, is_followed
            )
            if fault:
                call = Call(seat, bid, OUT_OF_TURN, call.meaning, fault + STANDS, "IR10")
            if is_followed or not call.code:
                heard.append(call)
        else:
            end = IS_VOID if floor.turn is not None else ""
            call = Call(seat, bid, OUT_OF_TURN, None, fault + end, "IR10")
        lines.append(_line(asked, number, call))
    track = Track(asked.rules, floor, tuple(heard))
    return Followed(asked.rules, asked.order, track, asked.names, asked.dealer), lines


def _out_of_turn(asked: AskedCalls, floor: Floor, seat: int, bid: int | None) -> str:
    """Why a seat may not speak now, "" where it may."""
    codes, name = doubts_about(asked.rules, floor, seat, bid), asked.names[seat]
    if floor.turn is None:
        return "The auction is over; nobody is to call."
    if AFTER_PASS in codes:
        return f"{name} has passed, and a pass is final."
    if OUT_OF_TURN in codes:
        return f"{name} is out of turn: {asked.names[floor.turn]} is to call."
    return ""


def _line(asked: AskedCalls, number: int, call: Call) -> dict[str, object]:
    """A call as one line."""
    return {
        "number": number + 1,
        "seat": call.seat,
        "name": asked.names[call.seat],
        "bid": call.bid,
        "said": "pass" if call.bid is None else str(call.bid),
        "legal": not call.code,
        "verdict": "Not legal" if call.code else "Legal",
        "reason": call.reason,
        "meaning": call.meaning or "",
        "rule": call.rule,
    }


def offered_bids(followed: Followed) -> list[int]:
    """Nine legal bids, the lowest; the last of them the next level where that lies further up."""
    legal = followed.auction.legal_bids
    levels = [start for start, _ in followed.rules.bid_steps if start in legal[CHIPS:]]
    return list(legal[: CHIPS - 1]) + levels[:1] if levels else list(legal[:CHIPS])


def _seat(followed: Followed, seat: int) -> dict[str, object]:
    """A seat with its last call that stands."""
    calls = [call for call in followed.auction.calls if call.seat == seat]
    last, state = calls[-1] if calls else None, _state(followed, seat)
    return {
        "seat": seat,
        "name": followed.name(seat),
        "last": "" if last is None else "pass" if last.bid is None else str(last.bid),
        "is_marked": bool(last and last.code),
        "is_dealer": seat == followed.dealer,
        "is_turn": state == "turn",
        "is_holder": state == "holder",
        "is_out": state == "out",
    }


def _state(followed: Followed, seat: int) -> str:
    if seat in (followed.turn, followed.auction.winner):
        return "turn"
    if seat in followed.floor.passed:
        return "out"
    return "holder" if seat == followed.holder else ""
