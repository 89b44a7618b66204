"""What a question's readings come to at a table: each with the rules that would be played by it.

Values are put on the table's own scale (V). A reading that this table plays already is no other
one; one that cannot stand beside its other rules is left out.
"""

from games.rules.errors import RulesRefused
from games.rules.options import OPTION_BY_KEY, Rules, plain, read_rules, scaled
from games.rules.rulings.in_words import with_figures
from games.rules.rulings.readings import READINGS, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules.rulings.question import Question

MONEY = (  # options whose figures go with the scale
    "bid_steps",
    "concession_bonus",
    "forced_bid",
    "max_raise",
    "meld_values",
    "minimum_meld",
    "moon",
    "roundhouse_bonus",
    "run_extras",
    "saves_meld_points",
    "under_the_gun_minimum",
)
BY_SCALE = ("meld_table", "counter_values")  # follow the scale, so that no other fits beside it


class Tried:
    """A reading with the rules of a table that plays it."""

    __slots__ = ("is_table", "option", "rules", "value", "words")

    def __init__(self, option: str, words: str, rules: Rules, is_table: bool) -> None:
        self.option = option
        self.words = words
        self.rules = rules
        self.is_table = is_table
        self.value = rules.as_dict()[option]


def tried(rules: Rules, question: "Question") -> list[Tried]:
    """Every reading of the question's options, the table's own among them, each once."""
    found: list[Tried] = []
    seen: list[object] = []
    for option in question.options:
        for reading in readings_of(rules, option):
            one = _try(rules, reading)
            if one is not None and (one.is_table or one.rules.differences not in seen):
                seen.append(one.rules.differences)
                found.append(one)
    return found


def readings_of(rules: Rules, option: "str | Reading") -> list[Reading]:
    """The values of an option that this game has, the standard one last where it is not named."""
    key = option if isinstance(option, str) else option.option
    if key not in rules.keys or (key in BY_SCALE and rules.scale != "classic"):
        return []
    known = [each for each in READINGS if each.option == key and rules.variant in each.games]
    if not isinstance(option, str):
        known = [option] if rules.variant in option.games else []
    standard = plain(OPTION_BY_KEY[key].default[rules.variant])
    if key in rules.differences and standard not in [plain(each.value) for each in known]:
        known.append(Reading(key, standard, "as in the standard game"))
    return known


def reading_put(rules: Rules, reading: Reading) -> "dict[str, Any]":
    """What a reading changes in this table's rules, on their scale."""
    changed = {reading.option: _put(rules, reading.option, reading.value)}
    for name in sorted(reading.beside):
        changed[name] = _put(rules, name, reading.beside[name])
    return changed


def _try(rules: Rules, reading: Reading) -> Tried | None:
    changed = reading_put(rules, reading)
    try:
        other = read_rules(rules.variant, rules.differences | changed)
    except RulesRefused:
        return None
    is_table = other.differences == rules.differences
    return Tried(reading.option, with_figures(other, reading.words), other, is_table)


def _put(rules: Rules, option: str, value: "Any") -> "Any":
    """The value on this table's scale; single meld values stand beside those it has already."""
    if option == "meld_values" and value:
        value = dict(rules.meld_values) | _scaled(rules, value)
        return {name: list(value[name]) for name in sorted(value)}
    return _scaled(rules, value) if option in MONEY else value


def _scaled(rules: Rules, value: "Any") -> "Any":
    if isinstance(value, dict):
        return {name: _scaled(rules, value[name]) for name in sorted(value)}
    if isinstance(value, list):
        return [_scaled(rules, each) for each in value]
    return scaled(value, rules.scale)
