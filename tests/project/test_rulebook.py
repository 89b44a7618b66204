"""The rulebook and the code know the same rules: every id has a paragraph, every paragraph a use.

An id is used when it stands in the text of a function, a row or a table; it is told when it stands
in a docstring or comment too ("CT3 to CT7" tells all five).
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.rulebook import BOOK, chapters, first_id, game_of
from games.rulebook.concerning import concerning, ids_of
from games.rules.options import OPTION_BY_KEY, OPTIONS
from games.rules.profiles import PROFILES
from games.rules.rule_names import NAMES
from games.selectors.book_page import book_view
from games.selectors.rulebook import rule_address, rule_title
from meld.decks import DECK_48, DECK_80
from meld.tables import MELDS
from tests.project.imports import ROOT

LETTERS = r"(?:Q-(?:CT|SD|DD|G)|CT|SD|DD|IR|[GVMNFT])"
ID = re.compile(rf"(?<![\w-])({LETTERS})(\d+)(?!\w)")
RANGE = re.compile(rf"(?<![\w-])({LETTERS})(\d+)(?: to |-)\1(\d+)(?!\w)")
WHOLE = re.compile(r"[VMN]|[a-z_]+")
SOURCES = sorted([*(ROOT / "games/rules").glob("*.py"), *(ROOT / "meld").glob("*.py")])
RULES = [each for each in BOOK.values() if each.moment != "house"]
LAW = {"G": 15, "V": 4, "M": 9, "N": 13, "F": 9, "CT": 27, "SD": 17, "DD": 21, "T": 8, "IR": 12}
LAW |= {"Q-G": 3, "Q-CT": 11, "Q-SD": 5, "Q-DD": 12}  # the last number of each family of ids
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def ids_in(text: str) -> set[str]:
    """Every id in a text, those within a range too."""
    found = {letters + number for letters, number in ID.findall(text)}
    for letters, low, high in RANGE.findall(text):
        found |= {f"{letters}{number}" for number in range(int(low), int(high) + 1)}
    return found


def strings(path: Path) -> Iterator[str]:
    """The strings of a source that are no docstrings."""
    tree = ast.parse(path.read_text())
    documented = [node for node in ast.walk(tree) if isinstance(node, DOCUMENTED) and node.body]
    docs = {id(node.body[0].value) for node in documented if isinstance(node.body[0], ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@cache
def used() -> set[str]:
    """The ids that a reason, a problem or a row can carry."""
    found = {each for path in SOURCES for text in strings(path) for each in ids_in(text)}
    rows = [each.rule for each in OPTIONS] + [each.rule for each in PROFILES]
    rows += [name for names in NAMES.values() for name in names.values()]
    words = {word for row in rows for word in row.split() if WHOLE.fullmatch(word)}
    return found | words | {each for row in rows for each in ids_in(row)}


@cache
def told() -> set[str]:
    """The ids of which the sources say anything."""
    return used() | {each for path in SOURCES for each in ids_in(path.read_text())}


def test_ids_are_found_in_sources() -> None:
    assert ids_in("what holds (CT3 to CT5, Q-SD1); not DD3x") == {"CT3", "CT4", "CT5", "Q-SD1"}
    assert {"CT16", "SD11", "DD14", "V1", "M1", "T7", "IR10", "G15", "minimum_meld"} <= used()
    assert "CT3" in told()


def test_every_id_in_code_has_a_paragraph() -> None:
    assert sorted(each for each in told() if not first_id(each)) == []


def test_every_option_has_a_paragraph() -> None:
    listed = {row["key"] for row in json.loads((ROOT / "tests/cases/options.json").read_text())}
    assert {each.id for each in BOOK.values() if each.moment == "house"} == listed
    assert listed == set(OPTION_BY_KEY)


def test_every_id_of_the_law_has_a_paragraph() -> None:
    law = {f"{letters}{number}" for letters, last in LAW.items() for number in range(1, last + 1)}
    assert {each.id for each in RULES} == law | {"V", "M", "N"}


def test_an_option_touches_only_rules_that_are_there() -> None:
    assert [id for id in concerning() if id not in BOOK] == []
    for each in OPTIONS:
        assert all(id in BOOK or id in OPTION_BY_KEY for id in ids_of(each.rule)), each.key


def test_a_range_of_ids_is_read_whole() -> None:
    assert ids_of("CT21-CT24 SD15") == ["CT21", "CT22", "CT23", "CT24", "SD15"]
    assert concerning()["CT22"] == ("tie_rule",)
    assert concerning()["SD3"][:2] == ("scale", "bid_steps")


def test_every_row_of_meld_leads_to_a_paragraph() -> None:
    rows = [(each, deck) for each in MELDS for deck in (DECK_48, DECK_80)]
    assert [row.name for row, deck in rows if row.rule_in(deck) not in {*BOOK, ""}] == []


@pytest.mark.parametrize("each", RULES, ids=lambda each: each.id)
def test_a_paragraph_is_carried_out_or_marked_as_help(each) -> None:
    assert each.is_help or each.done_by in told(), "nothing in the code names this rule"
    assert not (each.is_help and each.id in used()), "code uses it: it is no mere help"


@pytest.mark.parametrize("each", BOOK.values(), ids=lambda each: each.id)
def test_a_paragraph_is_short_and_whole(each) -> None:
    sentences = re.findall(r"[.!?]”?(?= |$)", each.text)
    assert 1 <= len(sentences) <= 3
    assert each.text[0].isupper()
    assert each.text.endswith((".", "!", "?", "”"))
    assert each.games
    assert len(rule_title(each.id)) < 48
    assert "<" not in each.text + each.title


@pytest.mark.parametrize("variant", ["cutthroat", "single-deck", "double-deck"])
def test_a_page_has_each_of_its_rules_once(variant: str) -> None:
    ids = [rule["id"] for each in book_view(variant)["chapters"] for rule in each["rules"]]
    assert sorted(ids) == sorted(each.id for each in BOOK.values() if variant in each.games)
    assert all(rules for _, _, rules in chapters(variant))
    assert all(rule["title"] for each in book_view(variant)["chapters"] for rule in each["rules"])


def test_no_chapter_has_the_name_of_a_rule() -> None:
    names = {name for name, _, _ in chapters("single-deck")}
    assert names & set(BOOK) == set()


@pytest.mark.parametrize(
    ("ids", "variant", "address"),
    [
        ("CT16", "", "/rulebook/cutthroat/#CT16"),
        ("CT21-CT24 SD15 DD18", "", "/rulebook/cutthroat/#CT21"),
        ("CT21-CT24 SD15 DD18", "double-deck", "/rulebook/double-deck/#DD18"),
        ("Q-DD1", "", "/rulebook/double-deck/#Q-DD1"),
        ("G11", "cutthroat", "/rulebook/cutthroat/#G11"),
        ("G11", "", "/rulebook/single-deck/#G11"),
        ("M N", "double-deck", "/rulebook/double-deck/#N"),
        ("SD11", "cutthroat", "/rulebook/single-deck/#SD11"),
        ("bury", "single-deck", "/rulebook/cutthroat/#bury"),
        ("set_penalty", "double-deck", "/rulebook/double-deck/#set_penalty"),
        ("XX9", "", ""),
        ("", "", ""),
    ],
)
def test_a_rule_is_read_on_the_page_of_its_game(ids: str, variant: str, address: str) -> None:
    assert rule_address(ids, variant) == address


def test_every_rule_has_a_page() -> None:
    assert all(game_of(each.id) in each.games for each in BOOK.values())
