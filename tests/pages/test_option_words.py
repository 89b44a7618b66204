"""House rules on pages: every option has its words, and what is typed reads back."""

import pytest

from games.forms.option_fields import Unreadable, read_option, typed_of
from games.rules.option_titles import TITLES
from games.rules.options import OPTION_BY_KEY, OPTIONS, read_rules, standard_values
from games.selectors.moments import MOMENTS
from games.selectors.option_words import WORDS


def test_every_option_has_its_words():
    shown = [option for _, options in MOMENTS for option in options]
    assert len(shown) == len(OPTIONS)
    assert set(shown) == set(OPTIONS)
    assert set(TITLES) == set(OPTION_BY_KEY)
    choices = {
        v for o in OPTIONS if isinstance(o.values, tuple) for v in o.values if type(v) is str
    }
    unnamed = choices - set(WORDS) - {"standard", "family", "npa"}
    assert all("-" in choice for choice in unnamed)


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_typed_values_read_back(variant):
    values = standard_values(variant, {}) | {
        "moon": {"win": 1, "lose": 2},
        "run_extras": {"one": 3, "both": 4},
        "meld_values": {"pinochle": [5, 6], "aces": [7]},
    }
    for option in OPTIONS:
        value = values[option.key]
        back = read_option(option, typed_of(option, value))
        assert back == ([list(pair) for pair in value] if option.key == "bid_steps" else value)


def test_a_typed_difference_is_what_the_rules_read():
    typed = typed_of(OPTION_BY_KEY["bid_steps"], read_rules("double-deck").bid_steps)
    assert typed == "from 50 by 1, from 60 by 5"
    assert read_option(OPTION_BY_KEY["bid_steps"], "50 1, 60 5") == [[50, 1], [60, 5]]


def test_what_cannot_be_read_is_not_guessed():
    for key, typed in [
        ("target", "12.5"),
        ("target", "1e3"),
        ("must_bid_out", "1"),
        ("moon", "a b"),
    ]:
        with pytest.raises(Unreadable):
            read_option(OPTION_BY_KEY[key], typed)
