"""The pure files stay in what the phone's Python knows, and the check itself catches slips."""

import pytest

from tests.project.imports import pure_sources
from tests.project.subset import violations

SLIPS = {
    "future": "from __future__ import annotations",
    "dataclasses": "from dataclasses import dataclass",
    "typing": "from typing import Any",
    "enum": "import enum",
    "clock": "import time",
    "randomness": "import random",
    "django": "from django.db import models",
    "shell-of-ours": "from games.models import Table",
    "relative": "from . import cards",
    "counter": "from collections import Counter",
    "product": "from itertools import product",
    "product-by-name": "import itertools\nitertools.product()",
    "cache": "from functools import lru_cache",
    "match": "match 1:\n    case 1:\n        pass",
    "merged-dict": "{**{}}",
    "starred-list": "[*(1, 2), 3]",
    "starred-tuple": "def f(a):\n    return *a, 3",
    "starred-set": "{*(1, 2)}",
    "positional-only": "def f(a, /):\n    pass",
    "removeprefix": "'ab'.removeprefix('a')",
    "title": "'ab'.title()",
    "casefold": "'ab'.casefold()",
    "sum-start": "sum([], start=1)",
    "zip-strict": "zip([], [], strict=True)",
    "split-by-name": "'a'.split(sep=',')",
    "strip-beyond-ascii": "'a'.strip('\u00a0')",
    "sorted-json": "import json\njson.dumps({}, sort_keys=True)",
    "json-ascii": "from json import dumps\ndumps({}, ensure_ascii=False)",
    "namedtuple-defaults": "from collections import namedtuple\nnamedtuple('P', 'a', defaults=(1,))",
    "namedtuple-replace": "x = 1\nx._replace(a=1)",
    "chained-iterable": "from itertools import chain\nchain.from_iterable([])",
    "slice-step": "(1, 2)[::-1]",
    "view-arithmetic": "{}.keys() & {1}",
    "raise-from": "raise ValueError from KeyError()",
    "two-bases": "class A(str, int):\n    pass",
    "metaclass": "class A(metaclass=type):\n    pass",
    "alias": "Codes = tuple[str, ...]",
    "union": "isinstance(1, int | str)",
    "f-string-in-f-string": "f\"{f'{1}'}\"",
    "f-string-braces": "f'{{a}} {1}'",
    "f-string-colon": "f\"{': ' + 'a'}\"",
    "docstring-at-run-time": "len.__doc__",
    "exception-group": "try:\n    pass\nexcept* ValueError:\n    pass",
    "async": "async def f():\n    pass",
}
GOOD = '''
"""A docstring."""
import json
from itertools import accumulate, chain
from meld.cards import read_card
from games.rules.errors import RulesRefused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Hand:
    """Cards."""

    __slots__ = ("cards", "title")

    def __init__(self, *, cards: tuple[str, ...], title: str | None = None) -> None:
        self.cards: list[str] | None = list(cards)
        self.title = title


def total(values: "dict[str, Any]", *more: int) -> int:
    first, *rest = more
    if (n := first) > 1:
        values = values | {"n": n}
    print_ = f"{n:,} {max(*rest, default=0)!r} {n:>{3}}"
    return sum(values.values()) + len(json.dumps(print_, separators=(",", ":")))
'''


@pytest.mark.parametrize("source", SLIPS.values(), ids=SLIPS)
def test_subset_slip_is_caught(source: str) -> None:
    assert len(violations(source)) == 1


def test_subset_allows_what_both_know() -> None:
    assert violations(GOOD) == []


@pytest.mark.parametrize("path", pure_sources())
def test_pure_file_stays_in_subset(path: str) -> None:
    assert violations(pure_sources()[path]) == []
