"""What a refused house rule is told: the option by its title, and what it would take."""

import pytest

from games.rules.errors import RulesRefused
from games.rules.option_titles import TITLES
from games.rules.options import OPTIONS, read_rules
from games.rules.variants import VARIANT_NAMES

LISTS = ([], [1], [[250, 0]], [[250, 10], [100, 5]])
OBJECTS = ({}, {"x": 1}, {"run": [1]}, {"run": ["x"]})
UNKIND = (None, True, 0, 1, 300, 1.5, -(10**12), 10**12, "", "times_ten", *LISTS, *OBJECTS)


def refusals(variant, key, value):
    """Every problem with this value of an option; none where it is taken."""
    try:
        read_rules(variant, {key: value})
    except RulesRefused as refused:
        return list(refused.problems)
    return []


def said(**differences):
    (refusal,) = differences.items()
    return [problem.message for problem in refusals("single-deck", *refusal)]


@pytest.mark.parametrize("key", [option.key for option in OPTIONS])
def test_every_refusal_calls_the_option_by_its_title(key):
    refused = [each for v in VARIANT_NAMES for value in UNKIND for each in refusals(v, key, value)]
    assert refused
    for problem in refused:
        assert f"“{TITLES[key]}”" in problem.message
        assert f"“{key}”" not in problem.message


def test_refused_numbers_say_which_would_do():
    words = "“Losing at or below” takes a whole number of −1 or less; 300 is not possible."
    assert said(losing_floor=300) == [words]
    words = "“Bids and their steps” takes a whole number of 1 or more; 0 is not possible."
    assert said(bid_steps=[[250, 0]]) == [words]
