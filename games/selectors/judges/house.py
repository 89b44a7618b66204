"""House rules that a judge is asked by where there is no table: a few chips, each a value of the address.

The values are the desk's readings of an option; what is standard comes first and is left out of an
address. Which options a judge knows are rows.
"""

import json
from collections.abc import Mapping
from typing import Any

from games.rules.option_titles import TITLES
from games.rules.options import OPTION_BY_KEY, plain, read_rules
from games.rules.rulings.tried import readings_of
from games.rules.table_rules import Rules
from games.selectors.option_words import value_words

JUDGED = {
    "tricks": ("heading", "first_lead", "counter_values"),
    "auction": (
        "bid_steps",
        "max_raise",
        "under_the_gun_minimum",
        "under_the_gun_seat",
        "open_duty",
        "pass_out",
        "forced_bid",
        "bid_meanings",
    ),
}
MOST = 9  # options of one judge, for the words "8 differences"


def choices_of(variant: str, judge: str) -> dict[str, list[Any]]:
    """The values of each option that this game has, the standard one first."""
    rules = read_rules(variant)
    found = {}
    for key in JUDGED[judge]:
        values = [standard_of(variant, key)] if key in rules.keys else []
        for reading in readings_of(rules, key):
            if plain(reading.value) not in values:
                values.append(plain(reading.value))
        found[key] = values
    return {key: values for key, values in found.items() if len(values) > 1}


def standard_of(variant: str, key: str) -> Any:
    return plain(OPTION_BY_KEY[key].default[variant])


def differences_in(variant: str, judge: str, data: Mapping[str, str]) -> dict[str, Any]:
    """The rules that an address asks for, as far as they differ."""
    return {
        key: value
        for key, values in choices_of(variant, judge).items()
        for value in values[1:]
        if data.get(key) == text_of(value)
    }


def text_of(value: Any) -> str:
    """A value as an address and a radio carry it; scripts read it as JSON where it is."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def house_view(rules: Rules, judge: str) -> list[dict[str, Any]]:
    """For `judges/_house.html`: a row of chips for each option."""
    plays = rules.as_dict()
    return [
        {
            "name": key,
            "label": TITLES[key],
            "values": [
                {
                    "value": text_of(value),
                    "label": value_words(OPTION_BY_KEY[key], value),
                    "is_chosen": value == plain(plays[key]),
                    "is_standard": value == values[0],
                }
                for value in values
            ],
        }
        for key, values in choices_of(rules.variant, judge).items()
    ]
