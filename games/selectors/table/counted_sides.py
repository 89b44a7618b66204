"""Whether a side's meld comes from its players' cards, as the Meld step says under the figure.

A figure that was changed by hand does not; where trump or the rules have changed since the cards
were counted, the new sum is offered, one tap away.
"""

from typing import Any

from games.rules.hand_cards import Share
from games.selectors.table.running import Running
from games.selectors.table.seat_cards import SeatCards


def counted_sides(
    running: Running, entry: dict[str, Any], sides: list[str]
) -> list[dict[str, Any]]:
    """For `_from_cards.html`, side by side. `entry` has what is typed."""
    now, meld = SeatCards(running), entry.get("meld") or {}
    return [counted_side(now, side, meld.get(side)) for side in sides]


def counted_side(now: SeatCards, side: str, typed: int | None) -> dict[str, Any]:
    shares = now.of_side(side)
    points = sum(share.points for share in shares)
    is_recounted = any(share.written != share.points for share in shares)
    is_offered = is_recounted and typed != points
    return {
        "side": side,
        "text": words(now, shares, points, typed) if shares else "",
        "recount": recount(now.running, side, points) if is_offered else None,
    }


def words(now: SeatCards, shares: list[Share], points: int, typed: int | None) -> str:
    """`from cards: Ann 150, Bob 40`; or that the figure is not, or not any more."""
    if typed == points:
        origin = "from cards" if any(share.cards for share in shares) else "added up"
        return origin + parts(now, shares)
    if typed == sum(share.written or 0 for share in shares):
        return f"cards make {points} now"
    return "no longer from cards"


def parts(now: SeatCards, shares: list[Share]) -> str:
    """Each partner's part; a player alone is not named again."""
    if not now.rules.is_partnership:
        return ""
    told = [f"{now.running.people[share.seat]} {share.points}" for share in shares]
    return f": {', '.join(told)}"


def recount(running: Running, side: str, points: int) -> dict[str, str]:
    """The button that writes what the cards make now."""
    return {
        "value": f"meld.{side}={points}",
        "label": f"{running.names[side]}: take {points}, as the cards count now",
    }
