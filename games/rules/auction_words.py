"""What is said of an auction, each sentence with its rule (CT3 to CT7, SD3, SD4, DD3 to DD5, IR10).

Leaves out what is said of one legal call (calls.py).
"""

from games.rules.bids import judge_bid
from games.rules.calls import PASS_RULE, Call, may_open_low
from games.rules.errors import Problem
from games.rules.followed import Followed
from games.rules.rule_names import rule_for
from games.rules.tracking import AFTER_PASS, OUT_OF_TURN
from meld.words import small

TYPE_CHECKING = False
if TYPE_CHECKING:
    Said = tuple[str, str]  # sentence, rule id
STUCK = {"cutthroat": "CT7", "single-deck": "SD4", "double-deck": "DD4"}


def turn_said(state: Followed) -> str:
    """Whose turn it is, over which bid."""
    name = state.name(state.turn)
    if state.holder is None:
        return f"{name} is to call."
    return f"{state.name(state.holder)} has {state.auction.bid}. {name} is to call."


def end_said(state: Followed) -> "Said":
    """How the auction ended."""
    auction, rules = state.auction, state.rules
    if auction.winner is None:
        dealer = state.dealer_name
        text = f"Nobody bid. Nothing is scored, {dealer} deals again."
        return text, rule_for(rules, "passed_out", "pass_out")
    text = f"{state.name(auction.winner)} has it at {auction.bid}."
    forced = rule_for(rules, "forced", "forced_bid")
    return text, forced if auction.is_forced else PASS_RULE[rules.variant]


def stuck_rule(state: Followed) -> str:
    rules = state.rules
    return "pass_out" if "pass_out" in rules.differences else STUCK[rules.variant]


def notices(state: Followed) -> "list[Said]":
    """What is special about this moment, and what the bids so far have promised."""
    found = marked(state) + promised(state)
    if state.auction.is_over:
        return found + how_it_ended(state)
    return found + opening(state) + last_chance(state)


def marked(state: Followed) -> "list[Said]":
    """IR10: the last call was irregular, and stands."""
    calls = state.auction.calls
    if not calls or not calls[-1].code:
        return []
    return [(f"{call_said(state, calls[-1])} was irregular; the table lets it stand.", "IR10")]


def call_said(state: Followed, call: Call) -> str:
    told = "pass" if call.bid is None else call.bid
    return f"{state.name(call.seat)}’s {told}"


def promised(state: Followed) -> "list[Said]":
    """DD5: what each player's last bid tells the partner."""
    latest = {call.seat: call for call in state.auction.calls if call.bid is not None}
    said = [latest[seat] for seat in state.order if seat in latest]
    return [
        (f"{call_said(state, call)}: {small(call.meaning)}", "DD5") for call in said if call.meaning
    ]


def opening(state: Followed) -> "list[Said]":
    """CT4, CT5: who must open, and who may do so under the gun."""
    rules, turn = state.rules, state.turn
    found = []
    if state.holder is None and rules.open_duty == "must_open_with_meld":
        text = f"{state.name(turn)} must open with a marriage, a pinochle or an around in hand."
        found.append((text, "CT4"))
    if turn is not None and may_open_low(rules, state.floor, turn):
        text = f"Under the gun it may be {rules.under_the_gun_minimum} or more."
        found.append((text, rule_for(rules, "bid", "under_the_gun_minimum")))
    if state.auction.is_low:
        found.append(("Opened under the gun: raises go on from there.", rule_for(rules, "bid")))
    return found


def last_chance(state: Followed) -> "list[Said]":
    """What one more pass brings about while nobody has bid."""
    left, rules = state.floor.left, state.rules
    if state.holder is not None:
        return []
    if len(left) == 1:
        text = f"{state.name(left[0])} is the last one: on a pass {state.dealer_name} deals again."
        return [(text, rule_for(rules, "passed_out", "pass_out"))]
    if len(left) == 2 and rules.pass_out != "redeal":  # the one to call, and the one behind
        last = next(seat for seat in left if seat != state.turn)
        text = f"On a pass {state.name(last)} is stuck with it at {rules.forced_bid}."
        return [(text, stuck_rule(state))]
    return []


def how_it_ended(state: Followed) -> "list[Said]":
    auction, rules = state.auction, state.rules
    if auction.is_forced:
        text = f"Nobody bid: {state.name(auction.winner)} is stuck with it and is not asked."
        return [(text, stuck_rule(state))]
    if auction.is_low:
        return [("The auction was opened under the gun.", rule_for(rules, "bid"))]
    return []


def doubt(state: Followed, code: str, seat: int, bid: int | None) -> Problem:
    """An irregularity of a call that is about to be made, in the table's words."""
    name = state.name(seat)
    if code == OUT_OF_TURN:
        text = f"{name} is out of turn: {state.name(state.turn)} is to call."
        return Problem(code, "seat", text, "IR10")
    if code == AFTER_PASS:
        return Problem(code, "seat", f"{name} has passed, and a pass is final.", "IR10")
    opens_low = may_open_low(state.rules, state.floor, seat)
    ruling = judge_bid(state.rules, bid or 0, state.floor.standing, opens_low)
    return Problem(code, "figure", ruling.reason, ruling.rule)
