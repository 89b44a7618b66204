"""The totals over the sheet: name, total, ruler to the target, what is left to go.

Where the number of deals decides there is no target: the leader's total is the ruler's length.
"""

from typing import Any

from games.selectors.table.aim import aim, full_length, standing
from games.selectors.table.running import Running
from games.selectors.table.words import plain

TICKS = {True: 4, False: 6}  # the target in quarters when it is 1000, else in sixths


def sides_view(running: Running, then: dict[str, int] | None = None) -> list[dict[str, Any]]:
    """Each side for `_side.html`; `then` is what the totals would be, were the hand saved."""
    return [side_view(running, side, (then or {}).get(side)) for side in running.sides]


def side_view(running: Running, side: str, then: int | None) -> dict[str, Any]:
    sheet, total = running.sheet, running.sheet.totals[side]
    deals = sheet.rules.number_of_deals
    return {
        "letter": side,
        "name": running.names[side],
        "total": plain(total),
        "is_long": len(plain(total)) > 4,
        "is_dealer": side == dealing_side(running),
        "ruler": ruler(total, full_length(sheet.target, deals, sheet.totals), then),
        "foot": side_foot(running, total) if then is None else f"then {plain(then)}",
        "is_then": then is not None,
        "target": sheet.target if deals is None else aim(sheet.target, deals),
        "end": end(running, side),
    }


def dealing_side(running: Running) -> str | None:
    """The side that deals the next hand; nobody does once the game is over."""
    return None if running.sheet.is_over else running.side_of_seat[running.sheet.dealer]


def end(running: Running, side: str) -> str:
    """How a finished game rules off a total: twice for the winner, once for the others."""
    if not running.sheet.is_over:
        return ""
    return "won" if side == running.sheet.winner else "lost"


def side_foot(running: Running, total: int) -> str:
    """What is left to go, or how the side stands where the number of deals decides."""
    sheet = running.sheet
    if sheet.rules.number_of_deals is not None:
        return standing(total, sheet.totals)
    return foot(total, sheet.target, sheet.is_over)


def foot(total: int, target: int, is_over: bool) -> str:
    if total < target:
        return f"{target - total} {'short' if is_over else 'to go'}"
    return f"{total - target} over" if total > target else "there"


def ruler(total: int, target: int, then: int | None) -> dict[str, Any]:
    parts = TICKS[target == 1000]
    return {
        "done": share(total, target),
        "then": "" if then is None else share(then, target),
        "ticks": [f"{100 * part / parts:.2f}%" for part in range(1, parts)],
    }


def share(points: int, target: int) -> str:
    return f"{min(max(100 * points / target, 0), 100):.2f}%"
