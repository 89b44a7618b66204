"""What this phone had of a hand that stands with other figures: said, and one tap from its place.

Keeping the figures that stand needs no tap; keeping this phone's is a correction (architecture §3).
"""

from typing import Any

from games.hand_steps import by_step
from games.selectors.table.mending import Mending
from games.selectors.table.running import Running


def mine_view(running: Running, number: int, facts: dict[str, Any]) -> dict[str, Any] | None:
    """For the notice of the panel; None where the hand cannot be corrected any more."""
    lines = [line for line in running.sheet.lines if line.kind == "hand" and line.state == "live"]
    standing = [line for line in lines if line.number == str(number)]
    if not standing or running.sheet.is_over:
        return None
    mending = Mending(running, standing[-1], by_step(facts))
    return {"sentence": sentence(mending, facts), "href": mending.review_href}


def sentence(mending: Mending, facts: dict[str, Any]) -> str:
    """`This phone had meld 150 : 40, tricks 180 : 70.`"""
    melds, tricks = (figures(mending, facts.get(name)) for name in ("meld", "trick_points"))
    told = f"This phone had a bid of {facts.get('bid')}, meld {melds}"
    return f"{told}, tricks {tricks}." if tricks else f"{told}."


def figures(mending: Mending, points: Any) -> str:
    if not isinstance(points, dict):
        return ""
    return " : ".join(str(points[side]) for side in mending.sides if side in points)
