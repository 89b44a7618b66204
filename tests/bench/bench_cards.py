"""The calculator's answers as a page asks for them, here and in the phone's engine (in Node).

`count` is all that a tap shows, `help` the search for what would raise the meld most. Hands are
those of bench_meld. The phone's figures are the middle of many answers, after the engine is up.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from games.rules import engine
from games.rules.variants import VARIANT_BY_NAME
from tests.bench.bench_meld import TRUMP, deal
from tests.bench.timing import Figure, each, quickest
from tests.parity.phone import Asked, ask_phone
from tests.project.imports import pure_sources

GAMES = {12: "single-deck", 15: "cutthroat", 20: "double-deck"}
NAMES = ("meld", "count", "help")
ON_THE_PHONE = (20,)  # the largest hand
NUMBER = 100


def figures(number: int = NUMBER) -> Iterator[Figure]:
    """Milliseconds for an answer, JSON to JSON, for hands of 12, 15 and 20 cards."""
    for size, variant in GAMES.items():
        for name in NAMES:
            asked = questions(name, variant, size, number)
            yield Figure(f"cards_{name}_{size}_cards", here(asked), "ms")
            if size in ON_THE_PHONE:
                yield Figure(f"phone_{name}_{size}_cards", there(asked), "ms")


def questions(name: str, variant: str, size: int, number: int) -> list[Asked]:
    """The same question about so many random hands."""
    hands = deal(size, VARIANT_BY_NAME[variant].deck, number)
    return [(name, {"variant": variant, "trump": TRUMP, "cards": hand}) for hand in hands]


def here(asked: list[Asked]) -> float:
    """How long an answer takes the server's Python."""
    texts = [(name, json.dumps(question)) for name, question in asked]
    (time,) = quickest(each(lambda one: engine.answer(*one), texts), rounds=3)
    return time / len(asked) * 1e3


def there(asked: list[Asked]) -> float:
    """How long an answer takes the phone's."""
    with TemporaryDirectory() as folder:
        _, how = ask_phone(Path(folder), asked, pure_sources())
    return how["middle"]
