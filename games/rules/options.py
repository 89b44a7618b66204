"""House rules: every option as a row of data, and reading the rules of one table.

`OPTIONS` equals the public options table. A table writes down only what differs from the
standard game; `scale` multiplies every default that is not given (V). Settled here:
`overtime_step` left out is a quarter of the target, at least 1; `max_raise` belongs to the bid
steps and is scaled with them; `overtime_cap` may not lie below the target; the last trick
follows `counter_values`. Leaves out what the options do (scoring, ending, auction, tricks).
"""

from games.rules.errors import Problem, RulesRefused
from games.rules.option import VARIANT_NAMES, Option
from games.rules.option_pairs import check_together
from games.rules.option_titles import titled
from games.rules.option_values import check_value, shown
from games.rules.rows_auction import AUCTION
from games.rules.rows_ending import ENDING
from games.rules.rows_meld import MELD
from games.rules.rows_scoring import SCORING
from games.rules.table_rules import Rules, plain
from meld.decks import DECK_48, DECK_80
from meld.tables import TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OPTIONS: tuple[Option, ...] = ENDING + AUCTION + MELD + SCORING
OPTION_BY_KEY = {option.key: option for option in OPTIONS}
MONEY = (  # what a scale multiplies
    "target",
    "max_raise",
    "under_the_gun_minimum",
    "forced_bid",
    "minimum_meld",
    "saves_meld_points",
)
SHORT = {"meld_table": "short", "counter_values": "1-1-1"}
TIMES_TEN = {"meld_table": "times_ten", "counter_values": "10-10-10"}
NEUTRAL = {  # what an option says in a game that has not got it
    "under_the_gun_seat": "first",
    "exchange": 0,
    "bury": "free",
    "buried_counters_to": "bidder",
    "run_extras": None,
    "round_trick_points": "exact",
    "dix_always_safe": False,
    "concede_unseen": "never",
    "defenders_meld_when_bidders_short": "any",
}


class Difference:
    """One option that a table plays otherwise: the option, the table's value, the standard one."""

    __slots__ = ("default", "option", "value")

    def __init__(self, option: Option, value: "Any", default: "Any") -> None:
        self.option = option
        self.value = value
        self.default = default


def read_rules(variant: object, differences: object = None) -> Rules:
    """The rules of a table from a game's name and what differs from the standard game.

    :raises RulesRefused: with every problem; codes unknown_name, wrong_type, not_allowed.
    """
    if not isinstance(variant, str) or variant not in VARIANT_NAMES:
        raise RulesRefused([_unknown_game(variant)])
    if differences is None:
        differences = {}
    if not isinstance(differences, dict):
        text = f"The rules are an object with names and values, not {shown(differences)}."
        raise RulesRefused([Problem("wrong_type", "rules", text)])
    return _read(variant, differences)


def describe_differences(rules: Rules) -> tuple[Difference, ...]:
    """What differs from the standard game, in the order of the options table."""
    rows = [option for option in OPTIONS if option.key in rules.differences]
    return tuple([_difference(option, rules) for option in rows])


def standard_values(variant: str, given: "dict[str, Any]") -> "dict[str, Any]":
    """The defaults of a game under the given scale and target; every option has a value."""
    values = {o.key: o.default.get(variant, NEUTRAL.get(o.key)) for o in OPTIONS}
    _rescale(values, given.get("scale", "classic"))
    target = given.get("target", values["target"])
    values["overtime_step"] = max(1, target // 4)
    return values


def _unknown_game(variant: object) -> Problem:
    games = ", ".join(VARIANT_NAMES)
    code = "unknown_name" if isinstance(variant, str) else "wrong_type"
    return Problem(code, "variant", f"The game is one of {games}, not {shown(variant)}.")


def _read(variant: str, given: "dict[Any, Any]") -> Rules:
    standard = _checked(variant, given)
    values = standard | {key: _frozen(key, given[key]) for key in given}
    values["meld_values"] = _meld_values(values)
    values["keys"] = tuple([option.key for option in OPTIONS if variant in option.default])
    differs = {
        key: plain(values[key])
        for key in sorted(given)
        if plain(values[key]) != plain(standard[key])
    }
    return Rules(variant, differs, values, DECK_80 if variant == "double-deck" else DECK_48)


def _checked(variant: str, given: "dict[Any, Any]") -> "dict[str, Any]":
    """The standard values beside which the given ones stand, when all of these are fine."""
    problems = _check_each(variant, given)
    doubtful = [problem.rule for problem in problems]
    fine = {key: given[key] for key in given if _has(variant, key) and key not in doubtful}
    standard = standard_values(variant, fine)
    target = fine.get("target", standard["target"])
    problems += check_together(variant, fine, target)
    if problems:
        raise RulesRefused(problems)
    return standard


def _check_each(variant: str, given: "dict[Any, Any]") -> list[Problem]:
    found = []
    for key in sorted([str(key) for key in given if not _has(variant, key)]):
        found.append(_unknown_option(variant, key))
    for option in OPTIONS:
        if option.key in given and variant in option.default:
            found += check_value(option, given[option.key])
    return found


def _has(variant: str, key: object) -> bool:
    option = OPTION_BY_KEY.get(key) if isinstance(key, str) else None
    return option is not None and variant in option.default


def _unknown_option(variant: str, key: str) -> Problem:
    text = f"There is no rule \u201c{shown(key)}\u201d."
    if key in OPTION_BY_KEY:
        text = f"{titled(key)} is no rule of {variant}."
    return Problem("unknown_name", f"rules.{shown(key)}", text)


def _rescale(values: "dict[str, Any]", scale: str) -> None:
    if scale == "classic":
        return
    for key in MONEY:
        values[key] = scaled(values[key], scale)
    values["bid_steps"] = _frozen("bid_steps", _scaled_steps(values["bid_steps"], scale))
    for key, value in (SHORT if scale == "short" else TIMES_TEN).items():
        values[key] = value


def scaled(value: "Any", scale: str) -> "Any":
    """A figure of the classic scale on another one; None stays None."""
    if value is None or scale == "classic":
        return value
    return value // 10 if scale == "short" else value * 10


def unscaled(points: int, scale: str) -> int:
    """A figure of another scale on the classic one, to the nearest point, halves away from 0."""
    if scale == "classic":
        return points
    if scale == "short":
        return points * 10
    size = (abs(points) + 5) // 10
    return -size if points < 0 else size


def _scaled_steps(steps: "Any", scale: str) -> "list[tuple[Any, Any]]":
    return [(scaled(low, scale), scaled(step, scale)) for low, step in steps]


def _frozen(key: str, value: "Any") -> "Any":
    return tuple([(low, step) for low, step in value]) if key == "bid_steps" else value


def _meld_values(values: "dict[str, Any]") -> dict[str, tuple[int, ...]]:
    """Only the values that differ from the named table."""
    table = TABLES[values["meld_table"]]
    given = {name: tuple(points) for name, points in values["meld_values"].items()}
    return {name: given[name] for name in sorted(given) if given[name] != tuple(table[name])}


def _difference(option: Option, rules: Rules) -> Difference:
    standard = standard_values(rules.variant, rules.differences)
    return Difference(option, rules.differences[option.key], plain(standard[option.key]))


__all__ = [
    "OPTIONS",
    "OPTION_BY_KEY",
    "Difference",
    "Option",
    "Rules",
    "describe_differences",
    "plain",
    "read_rules",
    "standard_values",
]
