"""An example of the classic scale on the scale of a table: a tenth, or ten times (V)."""

from games.rules.options import Rules, scaled
from games.rules.rulings.given import number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

POINTS = ("bid", "buried_points", "target_before")
BY_SIDE = ("counters", "meld", "points", "totals_before", "trick_points")


def on_scale(rules: Rules, given: "dict[str, Any]") -> "dict[str, Any]":
    """The same hand as this table would write it."""
    found = dict(given)
    if rules.scale == "classic":
        return found
    for name in given:
        if name in POINTS:
            found[name] = _scaled(rules, given[name])
        elif name in BY_SIDE:
            found[name] = {side: _scaled(rules, given[name][side]) for side in given[name]}
        elif name == "calls":
            found[name] = " ".join([_call(rules, call) for call in given[name].split(" ")])
    return found


def _scaled(rules: Rules, value: object) -> int:
    """A figure of the classic scale, or a sum of some, on the table's own."""
    return int(scaled(number_of(value), rules.scale))


def _call(rules: Rules, call: str) -> str:
    seat, _, bid = call.partition(":")
    return call if bid == "pass" else f"{seat}:{_scaled(rules, bid)}"
