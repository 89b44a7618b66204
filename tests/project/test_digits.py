"""What people type is no number because Python calls it digits: `²` is one to `isdigit`, not to `int`.

Who asks `isdigit` or `isdecimal` asks `isascii` in the same breath; who matches digits writes
`[0-9]`, with a length, for `int` reads every alphabet and refuses some thousand of them.
"""

import re

from tests.project.imports import ROOT

FILES = [path for room in ("games", "meld", "scorekeeper") for path in (ROOT / room).rglob("*.py")]
LOOSE = re.compile(r"\.is(digit|decimal|numeric)\(\)")
OURS = (  # texts that we wrote ourselves, or that a header has
    "name.isdigit() and int(name) % every",
    "length.isdecimal() and int(length) > settings",
    "if place.isdigit() else",
    "if name.isdigit():",
)


RANGE = r'RANGE = re.compile(r"(\D+)(\d+)-\1(\d+)")'  # of our own rule ids


def test_digits_are_those_that_int_reads() -> None:
    assert [line for line in lines() if LOOSE.search(line) and not is_fine(line)] == []


def test_no_pattern_takes_every_alphabets_digits() -> None:
    assert [line for line in lines() if r"\d" in line and "re." in line] == [RANGE]


def lines() -> list[str]:
    return [line.strip() for path in FILES for line in path.read_text().splitlines()]


def is_fine(line: str) -> bool:
    return "isascii()" in line or any(each in line for each in OURS)
