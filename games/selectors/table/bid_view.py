"""The Bid step: who, how much, in which suit (SD3, CT3 to CT6, DD3); and nobody at all."""

from typing import Any

from games.rules.errors import Problem
from games.rules.hand_checks import has_outcome
from games.selectors.table.fields import field, pad
from games.selectors.table.running import Running
from games.selectors.table.typed import Typed
from games.selectors.table.words import LONG_NAME, SUIT_NAMES, listed, slip

FIVE = ("five", "…5")  # for a bid off the steps of ten
IRREGULAR = {"bid_below_minimum", "bid_off_step", "raise_too_large", "forced_bid_differs"}
OPEN = "Who bid, how much, in which suit?"


def bid_view(running: Running, typed: Typed, problems: tuple[Problem, ...] = ()) -> dict[str, Any]:
    """For `_bid.html`: the form with what is chosen in it."""
    irregular = [problem for problem in problems if is_irregular(problem)]
    return {
        "unit": running.rules.unit,
        "auction": running.at("auction")
        if running.hand_number == running.sheet.hand_number
        else "",
        "sitting": sitting(running, typed),
        "sides": 2 if running.rules.is_partnership else 3,
        "bidders": [bidder(running, seat, typed) for seat in bidding_seats(running, typed)],
        "bids": [chip(bid, typed) for bid in running.usual_bids],
        "other": other(running, typed),
        "suits": suits(running, typed),
        "no_marriage": no_marriage(running, typed),
        "slips": [slip(problem, repairs(running, problem)) for problem in problems],
        "accepts": [f"{problem.code}:{bid_text(typed)}" for problem in irregular],
        "sentence": sentence(running, typed),
        "is_open": not is_complete(typed),
        "button": "Record it anyway" if irregular and len(irregular) == len(problems) else "Meld",
    }


def is_irregular(problem: Problem) -> bool:
    return problem.code in IRREGULAR


def bidding_seats(running: Running, typed: Typed) -> list[int]:
    """Partners beside each other under their own column; at cutthroat those who play."""
    playing = typed.getlist("playing") or running.playing
    seats = [seat for side in running.sides for seat in running.seats_of(side)]
    return [seat for seat in seats if running.side_of_seat[seat] in playing]


def bidder(running: Running, seat: int, typed: Typed) -> dict[str, Any]:
    name = running.people[seat]
    return {
        "seat": seat,
        "name": name,
        "side": running.side_of_seat[seat],
        "is_chosen": typed.has("bidder_seat", str(seat)),
        "is_long": len(name) > LONG_NAME,
    }


def chip(bid: int, typed: Typed) -> dict[str, Any]:
    return {"value": bid, "is_chosen": typed.has("bid", str(bid))}


def other(running: Running, typed: Typed) -> dict[str, Any]:
    """Any other bid, what is special about it, and where it can be a hand that nobody bid on."""
    rules = running.rules
    figure = field("bid_other", typed.get("bid_other"), "Bid", unit=rules.unit, is_first=True)
    return {
        "is_chosen": typed.has("bid", "other"),
        "field": figure,
        "flags": [flag for flag in flags(running, typed) if flag["is_offered"]],
        "pass_label": "Nobody bid" if has_outcome(rules, "passed_out") else "",
        "unseen_label": "Give up unseen" if may_give_up_unseen(running) else "",
        "pad": pad("Meld", extra=FIVE if rules.unit == 10 else None) | {"is_other": True},
    }


def may_give_up_unseen(running: Running) -> bool:
    """CT13: only where there is a widow that nobody has turned."""
    rules = running.rules
    return has_outcome(rules, "conceded_before_widow") and rules.concede_unseen != "never"


def flags(running: Running, typed: Typed) -> list[dict[str, Any]]:
    rules = running.rules
    offered = {
        "forced": ("Forced", True),
        "under_the_gun": ("Under the gun", rules.under_the_gun_minimum is not None),
        "moon": ("Shoots the moon", rules.moon is not None),
    }
    return [
        {"name": name, "label": label, "is_offered": is_offered, "is_chosen": bool(typed.get(name))}
        for name, (label, is_offered) in offered.items()
    ]


def suits(running: Running, typed: Typed) -> list[dict[str, Any]]:
    return [
        {"suit": {"code": code, "name": name}, "is_chosen": typed.has("trump", code)}
        for code, name in SUIT_NAMES.items()
    ]


def no_marriage(running: Running, typed: Typed) -> dict[str, Any] | None:
    """DD7: where trump needs a marriage, a bidder may turn out to hold none."""
    if not running.rules.trump_needs_marriage:
        return None
    return {"is_chosen": typed.has("trump", "none")}


def sitting(running: Running, typed: Typed) -> dict[str, Any] | None:
    """CT25: with four or five at the table, who plays this hand."""
    if running.rules.is_partnership or len(running.sides) == 3:
        return None
    playing = typed.getlist("playing") or running.playing
    people = [
        {"side": side, "name": running.names[side], "is_chosen": side in playing}
        for side in running.sides
    ]
    names = [running.names[side] for side in running.sides if side in playing]
    return {"sentence": f"{listed(names)} play", "people": people, "is_open": len(names) != 3}


def is_complete(typed: Typed) -> bool:
    return bool(typed.get("bidder_seat") and bid_text(typed) and typed.get("trump"))


def bid_text(typed: Typed) -> str:
    return typed.get("bid_other") if typed.has("bid", "other") else typed.get("bid")


def sentence(running: Running, typed: Typed) -> str:
    """The Bid step in words as far as it goes."""
    people = {str(seat): name for seat, name in running.people.items()}
    who = people.get(typed.get("bidder_seat"))
    if who is None:
        return OPEN
    bid, trump = bid_text(typed), typed.get("trump")
    if bid and trump in SUIT_NAMES:
        return f"{who} bids {bid} in {SUIT_NAMES[trump]}."
    if bid and trump == "none":
        return f"{who} bids {bid} and has no marriage."
    return f"{who} bids {bid}. In which suit?" if bid else f"{who} bids. How much?"


def repairs(running: Running, problem: Any) -> list[dict[str, str]]:
    """One tap that mends a bid below the minimum, where the table knows the discount (CT5)."""
    if problem.code == "bid_below_minimum" and running.rules.under_the_gun_minimum is not None:
        return [{"name": "under_the_gun", "value": "1", "label": "It was opened under the gun"}]
    return []
