"""The auction of a recorded hand in one line: `West pass, North 300, East 255 (irregular)`."""

from typing import Any

from games.rules.calls import Call
from games.rules.tracking import follow_calls
from games.selectors.table.call_state import order_of
from games.selectors.table.calls import heard_in
from games.selectors.table.running import Running


def calls_told(running: Running, each: Any) -> str:
    """For the why of a line of the sheet; "" where its auction was not followed."""
    heard = heard_in(each.facts)
    if not heard:
        return ""
    playing = tuple(each.facts.get("playing") or running.sides)
    order = order_of(running, each.dealer, playing)
    calls = follow_calls(running.rules, order, heard).auction.calls
    return f"Calls: {', '.join(call_told(running, call) for call in calls)}."


def call_told(running: Running, call: Call) -> str:
    told = "pass" if call.bid is None else str(call.bid)
    mark = " (irregular)" if call.code else ""
    return f"{running.people[call.seat]} {told}{mark}"
