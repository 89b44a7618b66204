"""The auction that was followed at a table, as it is kept: a list of `{seat, bid}`, a pass without a bid."""

from typing import Any

Heard = tuple[tuple[int, int | None], ...]


def heard_in(facts: dict[str, Any]) -> Heard:
    """The calls in some facts, seat and bid of each; none where they are not what we write."""
    calls = facts.get("calls")
    if not isinstance(calls, list) or not all(is_call(call) for call in calls):
        return ()
    return tuple((call["seat"], call["bid"]) for call in calls)


def is_call(value: Any) -> bool:
    if not isinstance(value, dict) or not {"seat", "bid"} <= set(value):
        return False
    return type(value["seat"]) is int and (value["bid"] is None or type(value["bid"]) is int)


def as_facts(heard: Heard) -> list[dict[str, Any]]:
    """The calls as they are kept."""
    return [{"seat": seat, "bid": bid} for seat, bid in heard]


def calls_kept(steps: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    """The calls to be kept with a hand: not those that the Bid step has overruled since."""
    told = steps.get("calls", {})
    heard = heard_in(told)
    playing = told.get("playing", entry.get("playing"))
    if not heard or playing != entry.get("playing") or not leads_to(heard, entry):
        return {}
    return {"calls": as_facts(heard)}


def leads_to(heard: Heard, entry: dict[str, Any]) -> bool:
    """Whether the last bid is the one of the hand; without any, it was forced or passed out."""
    bids = [call for call in heard if call[1] is not None]
    if bids:
        return bids[-1] == (entry.get("bidder_seat"), entry.get("bid"))
    return entry.get("outcome") == "passed_out" or bool(entry.get("forced"))
