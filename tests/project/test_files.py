"""What lies where, how long it may be, and what must not stand in it."""

import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.project.imports import ROOT

TOP = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "games",
    "manage.py",
    "meld",
    "pyproject.toml",
    "requirements-dev.txt",
    "requirements.txt",
    "scorekeeper",
    "static",
    "templates",
    "tests",
}
VENDOR = ROOT / "static" / "vendor"
TEXT = {".py", ".html", ".css", ".js", ".md", ".toml", ".txt", ".json", ".svg", ""}
# Written so that this file does not match itself.
REGISTRY = re.compile(r"(py[p]i|pythonhost[e]d)\.o[r]g|regis[t]ry\.npm|//deb\.deb[i]an")
MACHINE = re.compile(r"(?<![\w.])(/w[o]rk/|/t[m]p/[a-z]|/r[o]ot/|/h[o]me/[a-z]|/U[s]ers/)")


def files() -> list[Path]:
    """Every file that is, or would be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = {ROOT / name for name in listed.split("\0") if name}
    return sorted(path for path in paths if path.is_file())


FILES = files()
OURS = [path for path in FILES if not path.is_relative_to(VENDOR) and path.suffix in TEXT]


def short(path: Path) -> str:
    """A path from the top, as a test's id."""
    return str(path.relative_to(ROOT))


def lines(path: Path) -> int:
    """How long a file is."""
    return len(path.read_text().splitlines())


def matches(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern stands in our files."""
    return [
        f"{short(path)}:{number}"
        for path in OURS
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if pattern.search(line)
    ]


def test_top_level_is_as_agreed() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in FILES} <= TOP


def test_no_registry_address() -> None:
    assert matches(REGISTRY) == []


def test_no_path_of_one_machine() -> None:
    assert matches(MACHINE) == []


@pytest.mark.parametrize(
    ("suffix", "limit"), [(".html", 60), (".py", 260)], ids=["templates", "python"]
)
def test_no_file_is_long(suffix: str, limit: int) -> None:
    paths = [path for path in OURS if path.suffix == suffix and path.parent.name != "migrations"]
    assert [f"{short(path)}: {lines(path)}" for path in paths if lines(path) > limit] == []


def test_every_test_folder_is_a_package() -> None:
    folders = {path.parent for path in OURS if path.match("tests/**/test_*.py")}
    assert [short(folder) for folder in folders if not (folder / "__init__.py").exists()] == []


def test_vendored_files_are_the_ones_named() -> None:
    rows = json.loads((VENDOR / "vendor.json").read_text())
    named = {name: digest for row in rows for name, digest in row["files"].items()}
    found = {
        str(path.relative_to(VENDOR)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in FILES
        if path.is_relative_to(VENDOR) and path.name != "vendor.json"
    }
    assert found == named


def test_vendored_files_say_version_licence_and_source() -> None:
    rows = json.loads((VENDOR / "vendor.json").read_text())
    assert all(row[key] for row in rows for key in ("name", "version", "licence", "source"))
    assert all(any(name.endswith("LICENSE") for name in row["files"]) for row in rows)
