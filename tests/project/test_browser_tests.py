"""The browser tests wait for what is to come: none of them sleeps, or looks once and is done."""

import ast
from pathlib import Path

import pytest

from tests.project.imports import ROOT

FILES = sorted(Path(ROOT, "tests", "browser").glob("*.py"))
MAY = {("waiting.py", "wait_for_timeout"), ("slow.py", "sleep"), ("test_first_load.py", "sleep")}
AT_ONCE = {
    "wait_for_timeout": "an expect(…) on what is to come",
    "sleep": "an expect(…) on what is to come",
    "is_visible": "expect(…).to_be_visible()",
    "is_hidden": "expect(…).to_be_hidden()",
    "is_enabled": "expect(…).to_be_enabled()",
    "is_disabled": "expect(…).to_be_disabled()",
    "is_checked": "expect(…).to_be_checked()",
}


def called(file: Path) -> set[str]:
    """The names of all methods that a file calls."""
    calls = (each for each in ast.walk(ast.parse(file.read_text())) if isinstance(each, ast.Call))
    return {each.func.attr for each in calls if isinstance(each.func, ast.Attribute)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_browser_test_waits(file: Path) -> None:
    found = [name for name in called(file) & set(AT_ONCE) if (file.name, name) not in MAY]
    assert not found, "\n".join(f"{name}: use {AT_ONCE[name]}" for name in found)


def test_network_is_cut_by_one_function() -> None:
    """It waits for what a page still loads when it is quiet, which would fail in the middle."""
    files = [*FILES, *Path(ROOT, "tests", "live").glob("*.py")]
    cut = {file.name for file in files if "set_offline(True)" in file.read_text()}
    assert cut == {"waiting.py"}
