"""What a table plays otherwise than the rulebook's standard game, as notes beside its rules."""

from typing import Any

from games.rulebook.concerning import concerning
from games.rules.option_titles import TITLES
from games.rules.options import OPTION_BY_KEY, OPTIONS, Rules
from games.rules.table_rules import plain
from games.selectors.option_words import value_words
from meld.tables import MELDS, TABLES

COUNTED = ("one", "two", "three", "four")
NONE = "This table plays the standard game."
SOME = "What this table plays otherwise is noted beside each rule:"


def differing(rules: Rules) -> list[dict[str, str]]:
    """The options that the table plays otherwise, each with its value."""
    return [note_of(rules, each.key) for each in OPTIONS if each.key in rules.differences]


def notes(rules: Rules, id: str) -> list[dict[str, str]]:
    """The notes beside one rule: its figures at this table, and the options that touch it."""
    keys = [key for key in concerning().get(id, ()) if key in rules.differences]
    return figures(rules, id) + [note_of(rules, key) for key in keys]


def note_of(rules: Rules, key: str) -> dict[str, str]:
    words = value_words(OPTION_BY_KEY[key], plain(getattr(rules, key)))
    return {"label": TITLES[key], "value": words, "href": f"#{key}"}


def figures(rules: Rules, id: str) -> list[dict[str, str]]:
    """What a meld pays here, where that is not the standard figure."""
    standard = TABLES["standard" if rules.variant == "double-deck" else "classic"]
    named = [row.name for row in MELDS if row.rule_in(rules.deck) == id and row.name in standard]
    return [
        {"label": "", "value": figure_words(rules.meld_points[name]), "href": ""}
        for name in named
        if rules.meld_points[name] != standard[name]
    ]


def figure_words(points: tuple[int, ...]) -> str:
    """`15 for one, 150 for two`."""
    return ", ".join(f"{each} for {COUNTED[at]}" for at, each in enumerate(points))


def table_notes(rules: Rules, href: str) -> dict[str, Any]:
    """The head of the notes: all that differs, and where the table's rules are."""
    rows = differing(rules)
    return {"href": href, "sentence": SOME if rows else NONE, "rows": rows}
