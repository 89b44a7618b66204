"""Value tables, the house's own values, and the rule that each line names."""

import pytest

from meld.cards import DECK_48, DECK_80, Deck
from meld.tables import MELDS, TABLES, MeldRules, meld_rules
from tests.meld.helpers import found, load
from tests.meld.oracle import DOUBLE_DECK, SINGLE_DECK

NAMES = {"A": "aces_around", "K": "kings_around", "Q": "queens_around", "J": "jacks_around"}


def test_tables_are_those_of_the_option() -> None:
    option = next(row for row in load("options") if row["key"] == "meld_table")
    assert sorted(TABLES) == sorted(option["values"])


def test_tables_against_figures_written_twice() -> None:
    assert TABLES["classic"] == {NAMES.get(n, n): row for n, row in SINGLE_DECK.items()}
    assert TABLES["standard"] == {NAMES.get(n, n): row for n, row in DOUBLE_DECK.items()}
    for name, row in TABLES["short"].items():
        assert [points * 10 for points in row] == list(TABLES["classic"][name])
    for name, row in TABLES["times_ten"].items():
        assert list(row) == [points * 10 for points in TABLES["standard"][name]]


def test_presets_change_only_their_own_lines() -> None:
    standard = TABLES["standard"]
    changed = {
        table: sorted(name for name in standard if TABLES[table][name] != standard[name])
        for table in ("family", "npa")
    }
    assert changed == {"family": sorted(NAMES.values()), "npa": ["pinochle", "run"]}
    assert TABLES["family"]["kings_around"] == (8, 80, 160, 320)
    assert TABLES["npa"]["run"] == (25, 150, 225, 300)


def test_every_meld_has_a_row_and_every_row_real_cards() -> None:
    names = [row.name for row in MELDS]
    assert len(set(names)) == len(names) == 12
    assert set(TABLES["classic"]) <= set(names)
    for row in MELDS:
        assert set(row.cards_in("S")) <= set(DECK_48.codes)
        assert row.number in (1, 2, 3)
        assert row.title


@pytest.mark.parametrize(
    ("deck", "table", "changed", "expected"),
    [
        (DECK_48, "classic", [50], (50, 300)),
        (DECK_48, "classic", [], (40, 300)),
        (DECK_48, "classic", [40, 80], (40, 80)),
        (DECK_48, "classic", [40, 80, 900, 901], (40, 80)),
        (DECK_80, "standard", [15], (15, 30, 60, 90)),
        (DECK_80, "standard", [4, 30, 45], (4, 30, 45, 90)),
        (DECK_80, "npa", [5, 35], (5, 35, 60, 90)),
        (DECK_80, "times_ten", [50], (50, 300, 600, 900)),
    ],
)
def test_short_lists_change_what_they_name(
    deck: Deck, table: str, changed: list[int], expected: tuple[int, ...]
) -> None:
    rules = meld_rules(deck, table, {"pinochle": changed})
    assert rules.values["pinochle"] == expected
    assert rules.values["run"] == TABLES[table]["run"]


def test_a_changed_table_leaves_the_next_alone() -> None:
    meld_rules(DECK_48, "classic", {"run": [1, 2]})
    assert meld_rules(DECK_48, "classic").values["run"] == (150, 1500)


@pytest.mark.parametrize(("deck", "table"), [(DECK_48, "npa"), (DECK_80, "short")])
def test_table_of_the_other_deck(deck: Deck, table: str) -> None:
    with pytest.raises(ValueError, match=f"{table} is not a table of the {deck.name}"):
        meld_rules(deck, table)


def test_table_or_meld_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        meld_rules(DECK_48, "tall")
    with pytest.raises(KeyError):
        meld_rules(DECK_80, "standard", {"dix": [1]})


def test_rules_keep_what_they_were_made_of() -> None:
    rules = meld_rules(DECK_48, "short", {}, {"one": 19, "both": 23}, True, 1)
    kept = (rules.deck, rules.table, rules.run_extras, rules.run_pays_marriage)
    assert kept == (DECK_48, "short", {"one": 19, "both": 23}, True)
    assert rules.roundhouse_bonus == 1


ALL_48 = "AS 10S KS QS JS KS QS 9S KH QH JD AH AD AC KD KC QD QC JH JC"
ALL_80 = ALL_48.replace(" 9S", "")
PAID = meld_rules(DECK_48, "classic", run_pays_marriage=True)
EXTRAS = meld_rules(DECK_48, "classic", run_extras={"one": 190, "both": 230})
OWN = meld_rules(DECK_48, "classic", {"pinochle": [50, 300]})
BY_RULES = {
    "classic": (ALL_48, meld_rules(DECK_48, "classic"), "M1 M2 M3 M3 M3 M4 M5 M6 M7 M8 M9"),
    "short": (ALL_48, meld_rules(DECK_48, "short"), "M1 M2 M3 M3 M3 M4 M5 M6 M7 M8 M9"),
    "standard": (ALL_80, meld_rules(DECK_80, "standard"), "N1 N2 N3 N3 N3 N4 N5 N6 N7 N8"),
    "family": (ALL_80, meld_rules(DECK_80, "family"), "N1 N2 N3 N3 N3 N4 N9 N9 N9 N9"),
    "npa": (ALL_80, meld_rules(DECK_80, "npa"), "N10 N2 N3 N3 N3 N10 N5 N6 N7 N8"),
    "times_ten": (ALL_80, meld_rules(DECK_80, "times_ten"), " ".join(["N11"] * 10)),
    "own value": ("QS JD KH QH", OWN, "M3 meld_values"),
    "inside": ("AS 10S KS QS JS", PAID, "M1 run_pays_marriage"),
    "no run, so not inside": ("KS QS", PAID, "M2"),
    "extras": ("AS 10S KS QS JS KS", EXTRAS, "run_extras"),
}


@pytest.mark.parametrize("row", BY_RULES.values(), ids=list(BY_RULES))
def test_rule_of_every_line(row: tuple[str, MeldRules, str]) -> None:
    text, rules, expected = row
    melds = [meld for one in found(text, "S", rules).classes for meld in one.melds]
    assert [meld.rule for meld in melds] == expected.split()
