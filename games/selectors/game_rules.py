"""The house rules of one game, option by option: as fields, or as what holds (part A of the rules).

Built from the rows of New table (new_table_rules); what this game has not got is left out, the
standard value is that of this game and scale, and only what it may take is offered.
"""

from typing import Any

from games.rules.option import Option
from games.rules.option_pairs import MELD_TABLES
from games.rules.option_titles import TITLES
from games.rules.options import Rules, read_rules, standard_values
from games.selectors.moments import MOMENTS
from games.selectors.new_table_rules import moment, option_field
from games.selectors.option_words import value_words
from games.selectors.rulebook import rule_address

FIXED = ("scale",)
OF_GAME = {"cutthroat": "CT", "single-deck": "SD", "double-deck": "DD"}
WITH_EXAMPLE = ("meld_values", "run_extras", "moon")


def game_moments(
    rules: Rules, typed: dict[str, str], told: dict[str, list[str]]
) -> list[dict[str, Any]]:
    """The groups of options as fields; `rules` are those in force. The scale is not among them."""
    standard = standard_values(rules.variant, rules.differences)
    return [
        moment(title, [own_field(each, rules.variant, standard, typed, told) for each in options])
        for title, options in moments_of(rules.variant)
    ]


def read_moments(rules: Rules) -> list[dict[str, Any]]:
    """The groups of options as they hold, to be read only."""
    standard = standard_values(rules.variant, rules.differences)
    values = rules.as_dict()
    return [
        moment(title, [read_field(each, rules, standard, values) for each in options])
        | {"is_open": True}
        for title, options in moments_of(rules.variant)
    ]


def moments_of(variant: str) -> list[tuple[str, list[Option]]]:
    """The moments with the options that this game has."""
    return [
        (title, [each for each in options if variant in each.default and each.key not in FIXED])
        for title, options in MOMENTS
    ]


def own_field(
    option: Option,
    variant: str,
    standard: dict[str, Any],
    typed: dict[str, str],
    told: dict[str, list[str]],
) -> dict[str, Any]:
    """A row of New table, for this game alone."""
    field = option_field(option, typed, told)
    words = value_words(option, standard[option.key])
    field |= {"missing": "", "standards": [{"game": "", "words": words}]}
    field |= {"blank": f"standard: {words}", "rules": own_rules(field["rules"], variant)}
    field["choices"] = [each for each in field["choices"] if can_be(option, variant, each["value"])]
    if option.key not in WITH_EXAMPLE:
        field["example"] = words
    return field


def own_rules(ids: str, variant: str) -> str:
    """Of an option's rule ids those of this game, or all where it has none of its own."""
    others = [OF_GAME[name] for name in OF_GAME if name != variant]
    mine = [each for each in ids.split() if each.removeprefix("Q-")[:2] not in others]
    return " ".join(mine) or ids


def can_be(option: Option, variant: str, value: str) -> bool:
    """Whether this game offers the choice: each deck has meld tables of its own."""
    return option.key != "meld_table" or value in MELD_TABLES[variant]


def read_field(
    option: Option, rules: Rules, standard: dict[str, Any], values: dict[str, Any]
) -> dict[str, Any]:
    """An option as this table plays it; `value` says that it is not as in the standard game."""
    field = own_field(option, rules.variant, standard, {}, {})
    is_other = option.key in rules.differences
    return field | {
        "template": "games/new/_option_said.html",
        "is_fixed": True,
        "rule": {"id": field["rules"], "href": rule_address(field["rules"], rules.variant)},
        "said": value_words(option, values[option.key]),
        "is_other": is_other,
        "standards": field["standards"] if is_other else [],
        "value": "other" if is_other else "",
    }


def difference_rows(variant: str, differences: dict[str, Any]) -> list[dict[str, str]]:
    """What a set of rules has otherwise than the standard game: label and value."""
    rules = read_rules(variant, differences)
    return [
        {"label": TITLES[each.key], "value": value_words(each, rules.differences[each.key])}
        for _, options in MOMENTS
        for each in options
        if each.key in rules.differences
    ]
