"""One line of the sheet: bids and deltas in their columns, the number on the spine."""

from typing import Any

from games.selectors.table.running import Running
from games.selectors.table.words import plain, signed, suit


def cell(side: str, **shown: Any) -> dict[str, Any]:
    """One side's part of a line for `_cell.html`; what is not named stays empty."""
    empty = {
        "head": "",
        "suit": None,
        "note": "",
        "is_set": False,
        "delta": "",
        "tone": "",
        "total": "",
    }
    return empty | {"side": side} | shown


def won_bid(facts: dict[str, Any], note: str, *, is_set: bool) -> dict[str, Any]:
    """What the bidding side's cell says: `330 ♠S`, `Dee made`."""
    return {
        "head": plain(facts["bid"]),
        "suit": suit(facts.get("trump")),
        "note": note,
        "is_set": is_set,
    }


def bidder_name(running: Running, facts: dict[str, Any]) -> str:
    """The person who bid; the side where the hand does not say who."""
    return running.people.get(facts.get("bidder_seat"), running.names.get(facts.get("bidder"), ""))


def pencil_line(
    running: Running, facts: dict[str, Any], deltas: dict[str, str], note: str
) -> dict[str, Any] | None:
    """The hand being entered, as it would stand; None before anything is known of it."""
    if facts.get("bid") is None:
        return None
    who = bidder_name(running, facts) if running.rules.is_partnership else ""
    cells = [cell(side, delta=deltas.get(side, "")) for side in running.sides]
    for each in cells:
        if each["side"] == facts.get("bidder"):
            each |= won_bid(facts, f"{who} {note}".strip(), is_set=False)
    return {"number": str(running.hand_number), "cells": cells}


def line(line_id: str, number: str, cells: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """For `_line.html`."""
    plain_line = {"state": "", "fate": "", "side": "", "href": "", "why": None}
    plain_line |= {"said": "Hand", "agreed": ""}
    shown = {"id": line_id, "number": number, "cells": cells, "template": "games/table/_line.html"}
    return plain_line | shown | more


def delta_cell(side: str, delta: int, total: int | None, *, is_set: bool = False) -> dict[str, Any]:
    """A delta, with the running total under it where it moved one."""
    after = "" if total is None else plain(total)
    return cell(side, delta=signed(delta), tone="set" if is_set else "", total=after)
