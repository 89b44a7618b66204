"""Figures in the words of the desk, as the table that is asked about has them (V).

In a text {forced_bid} is the table's own figure of that option, {pinochle 2} what two pinochles
count at it, and {20} a figure of the classic scale, put on the table's; DERIVED has the others.
"""

from games.rules.options import Rules, scaled
from games.rules.saving import least_to_save
from games.rules.words import figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def with_figures(rules: Rules, words: str) -> str:
    """The words with this table's figures in their places."""
    parts = words.split("{")
    told = parts[0]
    for part in parts[1:]:
        name, _, rest = part.partition("}")
        told += figure(_figure(rules, name)) + rest
    return told


def _figure(rules: Rules, name: str) -> int:
    meld, _, count = name.partition(" ")
    if count:
        return rules.meld_points[meld][int(count) - 1]
    if name in DERIVED:
        return int(DERIVED[name](rules))
    if name.isdigit():
        return int(scaled(int(name), rules.scale))
    return int(getattr(rules, name))


def _opening(rules: Rules) -> int:
    return rules.bid_steps[0][0]


def _step(rules: Rules) -> int:
    return rules.bid_steps[0][1]


def _moon(rules: Rules) -> int:
    return (rules.moon or {})["win"]


def _one_extra(rules: Rules) -> int:
    return _over_run(rules, "one")


def _both_extras(rules: Rules) -> int:
    return _over_run(rules, "both")


def _over_run(rules: Rules, extra: str) -> int:
    """What a run with extra cards counts above a bare one, which it never falls below."""
    return max(0, (rules.run_extras or {})[extra] - rules.meld_points["run"][0])


def _to_save(rules: Rules) -> int:
    return least_to_save(rules, False)


DERIVED: "dict[str, Any]" = {
    "both_extras": _both_extras,
    "moon": _moon,
    "one_extra": _one_extra,
    "opening": _opening,
    "step": _step,
    "to_save": _to_save,
}
